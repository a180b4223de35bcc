import type { GameModule } from '../game';
import { alike, attempt, sample, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';
import { lesson } from './lesson';
import { RULES } from './rules';

const heroStory: GameModule = {
  Layout,
  Face,
  sample,
  alike,
  substitute,
  attempt,
  rules: RULES,
  said: { shown: [], until: [] },
  counted: ['win-trick', 'charge', 'use', 'remove', 'score-good', 'score-evil'],
  lesson,
};

export default heroStory;
