import './look.css';
import type { GameModule } from '../game';
import { back } from '../samples';
import { alike, attempt, shape, substitute } from './cards';
import Face from './Face.svelte';
import { ART as art } from './figures';
import Layout from './Layout.svelte';
import { MOMENTS as moments } from './moments';

const backstabHeroes: GameModule = {
  Layout,
  Face,
  alike,
  shape,
  substitute,
  attempt,
  art,
  moments,
  samples: ['c', 'm'].map(back),
};

export default backstabHeroes;
