import './look.css';
import type { GameModule } from '../game';
import { back } from '../samples';
import { alike, attempt, substitute } from './cards';
import Face from './Face.svelte';
import { ART as art } from './figures';
import Layout from './Layout.svelte';

const heroStory: GameModule = {
  Layout,
  Face,
  alike,
  substitute,
  attempt,
  art,
  samples: ['c'].map(back),
};

export default heroStory;
