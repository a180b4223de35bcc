import { describe, expect, it } from 'vitest';
import { text, type Choice } from './scene';
import { linesAt, pathTo } from './steps';

const option = (id: string, ...steps: string[]): Choice => ({ choice: id, label: text(id), pieces: [], group: '', steps: steps.map((step) => text(step)) });
const say = ({ id }: { id: string }): string => id;
const named = (options: Choice[], path: string[] = []): string[] => linesAt(options, path, say).map((line) => ('option' in line ? line.label : `${line.step} (${line.n})`));

const PLANS = [option('nothing'), option('a', 'A'), option('a+b', 'A'), option('c', 'C'), option('d1', 'D', 'one'), option('d2', 'D', 'one'), option('d3', 'D', 'two')];

describe('a long list in steps', () => {
  it('shows first steps, and what has only one option as that option', () => {
    expect(named(PLANS)).toEqual(['nothing', 'A (2)', 'c', 'D (3)']);
  });
  it('goes on to the options of a step', () => {
    expect(named(PLANS, ['A'])).toEqual(['a', 'a+b']);
    expect(named(PLANS, ['D'])).toEqual(['one (2)', 'd3']);
    expect(named(PLANS, ['D', 'one'])).toEqual(['d1', 'd2']);
  });
  it('goes an only step by itself', () => {
    const only = PLANS.slice(4);
    expect(named(only)).toEqual(['one (2)', 'd3']);
    expect(pathTo(only, [], 'one', say)).toEqual(['D', 'one']);
  });
  it('is a plain list without steps', () => {
    expect(named([option('a'), option('b')])).toEqual(['a', 'b']);
  });
});
