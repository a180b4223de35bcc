import type { GameModule } from '../game';
import { alike, attempt, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';

const munchkin: GameModule = {
  Layout,
  Face,
  alike,
  substitute,
  attempt,
  built: ['ask'],
};

export default munchkin;
