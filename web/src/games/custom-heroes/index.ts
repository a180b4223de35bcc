import type { GameModule } from '../game';
import { alike, attempt, sample, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';
import { lesson } from './lesson';
import { RULES } from './rules';

const customHeroes: GameModule = {
  Layout,
  Face,
  sample,
  alike,
  substitute,
  attempt,
  rules: RULES,
  said: { shown: ['pass', 'skip'], until: ['play', 'lead'] },
  counted: ['play', 'win-trick', 'pass', 'skip', 'slide', 'activate', 'change', 'bet'],
  lesson,
};

export default customHeroes;
