import type { GameModule } from '../game';
import { alike, attempt, sample, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';
import { lesson } from './lesson';
import { PICTURED } from './table';

const kapow: GameModule = {
  Layout,
  Face,
  sample,
  alike,
  substitute,
  attempt,
  rules: {},
  said: { shown: [], until: [] },
  counted: ['attack', 'blocked', 'hit', 'marker', 'announce', 'trigger', 'gain-die', 'gain-face'],
  built: [...PICTURED, 'swap-face'],
  lesson,
};

export default kapow;
