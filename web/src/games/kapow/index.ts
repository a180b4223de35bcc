import './look.css';
import type { GameModule } from '../game';
import { alike, attempt, substitute } from './cards';
import Face from './Face.svelte';
import { ART as art } from './figures';
import Layout from './Layout.svelte';
import { EFFECTS as effects } from './moments';
import { samples } from './samples';
import { PICTURED } from './table';

const kapow: GameModule = {
  Layout,
  Face,
  alike,
  substitute,
  attempt,
  art,
  effects,
  samples,
  built: [...PICTURED, 'swap-face'],
};

export default kapow;
