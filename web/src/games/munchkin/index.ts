import type { GameModule } from '../game';
import { alike, attempt, sample, substitute } from './cards';
import Face from './Face.svelte';
import Layout from './Layout.svelte';
import { lesson } from './lesson';
import { RULES } from './rules';

const munchkin: GameModule = {
  Layout,
  Face,
  sample,
  alike,
  substitute,
  attempt,
  rules: RULES,
  said: { shown: ['accept', 'refuse'], until: ['turn', 'door', 'trouble', 'curse', 'ask-help', 'offer', 'roll', 'victory'] },
  counted: ['victory', 'level-up', 'level-down', 'help', 'curse', 'die', 'sell'],
  built: ['ask'],
  lesson,
};

export default munchkin;
