import { itemsOf, rowOf, type MathNode } from '../../model/nodes.js';
import { isUnit } from '../units.js';

/** A run of letters beside each other in upright type, with what carries its indices. */
interface Run {
  readonly text: string;
  readonly at: number;
}

/**
 * Upright letters as units where they are symbols of units, else as upright letters. A single letter is a unit behind a number or in a quotient of
 * units (5 m, km/h); `before` is what stands in front of them.
 */
export function uprightNodes(node: MathNode, before: readonly MathNode[]): MathNode {
  const result: MathNode[] = [];
  let run: Run | undefined;
  const endRun = (scripts?: Extract<MathNode, { kind: 'scripts' }>) => {
    if (run) result.push(...nodesOfRun(run, [...before.slice(-2), ...result.slice(-2)], scripts));
    run = undefined;
  };
  for (const item of itemsOf(node)) {
    const { letter, scripts } = letterOf(item);
    if (letter === undefined) {
      endRun();
      result.push(item);
      continue;
    }
    run = { text: (run?.text ?? '') + letter, at: run?.at ?? item.at };
    if (scripts) endRun(scripts);
  }
  endRun();
  return rowOf(result, node.at);
}

function letterOf(node: MathNode): {
  readonly letter?: string;
  readonly scripts?: Extract<MathNode, { kind: 'scripts' }>;
} {
  if (node.kind === 'letter') return { letter: node.letter };
  if (node.kind === 'unit') return { letter: node.symbol };
  if (node.kind === 'scripts' && node.base.kind === 'letter')
    return { letter: node.base.letter, scripts: node };
  return {};
}

/** A run as one unit or as letters; the last carries the indices. */
function nodesOfRun(
  { text, at }: Run,
  before: readonly MathNode[],
  scripts?: Extract<MathNode, { kind: 'scripts' }>,
): readonly MathNode[] {
  const asUnit = isUnit(text) && (text.length > 1 || mayBeUnit(before));
  const plain: MathNode[] = asUnit
    ? [{ kind: 'unit', at, symbol: text }]
    : [...text].map((letter, index): MathNode => ({
        kind: 'letter',
        at: at + index,
        letter,
        style: 'upright',
      }));
  const last = plain.at(-1);
  return scripts && last ? [...plain.slice(0, -1), { ...scripts, at: last.at, base: last }] : plain;
}

/** Whether a unit may stand behind `before`: a number, or a unit with a slash, a dot or nothing between. */
function mayBeUnit(before: readonly MathNode[]): boolean {
  const last = before.at(-1);
  if (last === undefined) return false;
  if (last.kind === 'number' || last.kind === 'unit') return true;
  if (last.kind === 'fraction') return true;
  if (last.kind === 'scripts') return last.base.kind === 'unit' || last.base.kind === 'number';
  return last.kind === 'sign' && '/·'.includes(last.sign) && mayBeUnit(before.slice(0, -1));
}
