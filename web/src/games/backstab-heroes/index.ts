import type { GameModule } from '../game';
import { alike, attempt, shape, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';

const backstabHeroes: GameModule = {
  Layout,
  Face,
  alike,
  shape,
  substitute,
  attempt,
};

export default backstabHeroes;
