import './look.css';
import type { GameModule } from '../game';
import { back } from '../samples';
import { alike, attempt, substitute } from './cards';
import Face from './Face.svelte';
import { ART as art } from './figures';
import Layout from './Layout.svelte';
import { EFFECTS as effects } from './moments';

const customHeroes: GameModule = {
  Layout,
  Face,
  alike,
  substitute,
  attempt,
  art,
  effects,
  samples: ['c', 'r'].map(back),
};

export default customHeroes;
