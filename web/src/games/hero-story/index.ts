import type { GameModule } from '../game';
import { alike, attempt, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';

const heroStory: GameModule = {
  Layout,
  Face,
  alike,
  substitute,
  attempt,
};

export default heroStory;
