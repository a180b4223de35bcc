import type { GameModule } from '../game';
import { alike, attempt, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';
import { PICTURED } from './table';

const kapow: GameModule = {
  Layout,
  Face,
  alike,
  substitute,
  attempt,
  built: [...PICTURED, 'swap-face'],
};

export default kapow;
