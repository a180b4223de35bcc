import type { Choice, Text } from './scene';

/** A line of a list that is asked in steps: an option, or a step with how many options lie beyond it. */
export type Line = { option: Choice; label: string } | { step: string; n: number };

interface Way {
  option: Choice;
  label: string;
  steps: string[];
}

/** What stands at this point of the way. A step with one option is that option, and an only step is gone at once. */
export function linesAt(options: Choice[], path: string[], say: (text: Text) => string): Line[] {
  const ways = options.map((option): Way => ({ option, label: say(option.label), steps: (option.steps ?? []).map(say) }));
  return linesOf(ways.filter(({ steps }) => path.every((step, i) => steps[i] === step)), path.length);
}

function linesOf(ways: Way[], depth: number): Line[] {
  const beyond = new Map<string, Way[]>();
  const lines: (Way | string)[] = [];
  for (const way of ways) {
    const step = way.steps[depth];
    if (step === undefined) lines.push(way);
    else if (beyond.has(step)) beyond.get(step)?.push(way);
    else {
      beyond.set(step, [way]);
      lines.push(step);
    }
  }
  if (lines.length === 1 && typeof lines[0] === 'string') return linesOf(ways, depth + 1);
  return lines.map((line): Line => {
    if (typeof line !== 'string') return { option: line.option, label: line.label };
    const [first, ...rest] = beyond.get(line) ?? [];
    return first && !rest.length ? { option: first.option, label: first.label } : { step: line, n: rest.length + 1 };
  });
}

/** The way that a step of these lines leads, beyond steps that were gone by themselves. */
export function pathTo(options: Choice[], path: string[], step: string, say: (text: Text) => string): string[] {
  for (const option of options) {
    const steps = (option.steps ?? []).map(say);
    const at = steps.indexOf(step, path.length);
    if (at >= 0 && path.every((before, i) => steps[i] === before)) return steps.slice(0, at + 1);
  }
  return path;
}
