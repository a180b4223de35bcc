import { drawn } from '../games/game';
import { api, type GameInfo } from './api';

const found = $state({ ids: drawn(), lessons: [] as string[] });
let asked: Promise<GameInfo[]> | undefined;

/** What the server has to play. It is asked once. */
export function listGames(): Promise<GameInfo[]> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<GameInfo[]> {
  try {
    const list = await api.games();
    found.ids = list.map(({ id }) => id);
    found.lessons = list.filter(({ lesson }) => lesson).map(({ id }) => id);
    return list;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

/** The games by id: those that we know of, until the server has told. */
export function games(): string[] {
  return found.ids;
}

/** Can it be learned here? Until the server has told, nobody knows. */
export function hasLesson(game: string): boolean {
  return found.lessons.includes(game);
}
