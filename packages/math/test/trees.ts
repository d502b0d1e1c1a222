import fc from 'fast-check';
import type { MathNode } from '../src/model/nodes.js';
import { SIGNS } from '../src/model/signs.js';

const at = fc.nat(50);
const letters = [...'abxyzABXΩαβπ'];
const marks = ['vector', 'bar', 'hat', 'tilde', 'dot', 'double-dot', 'bar-below'] as const;

/** Any tree that the types allow, as deep as fast-check makes it. */
export const trees: fc.Arbitrary<MathNode> = fc.letrec<{ node: MathNode }>((tie) => {
  const node = tie('node');
  const maybe = fc.option(node, { nil: undefined });
  const kept = <T extends object>(value: T): T =>
    Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
  return {
    node: fc.oneof(
      { maxDepth: 6, depthSize: 'small' },
      fc.record({
        kind: fc.constant('number' as const),
        at,
        value: fc.constantFrom('0', '12', '3.14', '1 250'),
      }),
      fc.record({ kind: fc.constant('letter' as const), at, letter: fc.constantFrom(...letters) }),
      fc.record({ kind: fc.constant('sign' as const), at, sign: fc.constantFrom(...SIGNS) }),
      fc.record({
        kind: fc.constant('unit' as const),
        at,
        symbol: fc.constantFrom('km', '°C', '%', 'm', 'Ω'),
      }),
      fc.record({
        kind: fc.constant('text' as const),
        at,
        text: fc.constantFrom('', 'für', ' a<b ', '12,5 m', 'x-y', 'ß & 漢'),
      }),
      fc.record({ kind: fc.constant('function' as const), at, name: fc.constantFrom('sin', 'log', 'ggT') }),
      fc.record({ kind: fc.constant('element' as const), at, symbol: fc.constantFrom('H', 'Na') }),
      fc.record({ kind: fc.constant('row' as const), at, items: fc.array(node, { maxLength: 4 }) }),
      fc.record({ kind: fc.constant('fraction' as const), at, numerator: node, denominator: node }),
      fc.record({ kind: fc.constant('binomial' as const), at, upper: node, lower: node }),
      fc
        .record({ kind: fc.constant('scripts' as const), at, base: node, lower: maybe, upper: maybe })
        .map((value) => kept(value) as MathNode),
      fc
        .record({ kind: fc.constant('root' as const), at, radicand: node, index: maybe })
        .map((value) => kept(value) as MathNode),
      fc.record({
        kind: fc.constant('fence' as const),
        at,
        open: fc.constantFrom('(', '[', '{', '|', ''),
        close: fc.constantFrom(')', ']', '}', '|', ''),
        body: node,
      }),
      fc.record({ kind: fc.constant('marked' as const), at, mark: fc.constantFrom(...marks), body: node }),
      fc
        .record({
          kind: fc.constant('large' as const),
          at,
          sign: fc.constantFrom('∑', '∫', '∮', 'lim', 'max'),
          lower: maybe,
          upper: maybe,
        })
        .map((value) => kept(value) as MathNode),
      fc.record({
        kind: fc.constant('matrix' as const),
        at,
        open: fc.constantFrom('(', '{', ''),
        close: fc.constantFrom(')', ''),
        rows: fc.array(fc.array(node, { maxLength: 2 }), { maxLength: 2 }),
      }),
      fc
        .record({ kind: fc.constant('stack' as const), at, base: node, over: maybe, under: maybe })
        .map((value) => kept(value) as MathNode),
      fc.record({ kind: fc.constant('chemistry' as const), at, body: node }),
    ),
  };
}).node;
