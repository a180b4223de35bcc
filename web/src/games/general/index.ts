import type { GameModule } from '../game';
import Face from './Face.svelte';
import Layout from './Layout.svelte';
import { alike, placed } from './zones';

/** The table of every game that brings no client code of its own. It knows nothing but the scene. */
const general: GameModule = {
  Layout,
  Face,
  shape: placed,
  alike,
  substitute: (choice) => choice,
};

export default general;
