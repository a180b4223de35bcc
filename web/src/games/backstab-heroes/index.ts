import './look.css';
import type { GameModule } from '../game';
import { back } from '../samples';
import { alike, attempt, shape, substitute } from './cards';
import Face from './Face.svelte';
import { ART as art } from './figures';
import Layout from './Layout.svelte';
import { EFFECTS as effects } from './moments';

const backstabHeroes: GameModule = {
  Layout,
  Face,
  alike,
  shape,
  substitute,
  attempt,
  art,
  effects,
  samples: ['c', 'm'].map(back),
};

export default backstabHeroes;
