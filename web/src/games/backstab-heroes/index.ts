import type { GameModule } from '../game';
import { alike, attempt, sample, shape, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';
import { lesson } from './lesson';
import { RULES } from './rules';

const backstabHeroes: GameModule = {
  Layout,
  Face,
  sample,
  alike,
  shape,
  substitute,
  attempt,
  rules: RULES,
  said: { shown: ['strike', 'react', 'stumble'], until: ['reveal', 'round', 'lay'] },
  counted: ['strike', 'medal', 'take', 'suffer', 'react', 'move'],
  lesson,
};

export default backstabHeroes;
