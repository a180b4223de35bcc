import './look.css';
import type { GameModule } from '../game';
import { back } from '../samples';
import { alike, attempt, substitute } from './cards';
import Face from './Face.svelte';
import { ART as art } from './figures';
import Layout from './Layout.svelte';
import { MOMENTS as moments } from './moments';

const heroStory: GameModule = {
  Layout,
  Face,
  alike,
  substitute,
  attempt,
  art,
  moments,
  samples: ['c'].map(back),
};

export default heroStory;
