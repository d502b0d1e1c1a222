import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  described,
  dots,
  legend,
  line,
  rect,
  textured,
  withTextureWords,
} from '../../test/proofed-documents.js';
import type { Document, PageObject } from '../index.js';
import type { Finding } from './finding.js';
import { embosserProfile } from './profiles/embosser.js';
import { swellProfile } from './profiles/swell.js';
import type { RuleId } from './rule.js';
import { findingsIn } from '../../test/standard-rules.js';

/** Rules that ask for at least a figure, and for at most one; the others ask for neither. */
const AT_LEAST: readonly RuleId[] = [
  ...(['margin', 'gap-elements', 'gap-lines', 'shape-min', 'part-min', 'texture-area'] as const),
  ...(['texture-contour', 'texture-repeat', 'line-len', 'line-width', 'width-classes'] as const),
  ...(['label-clear', 'label-fit', 'crossing', 'arrow', 'recess', 'point-min', 'same-kind'] as const),
  ...(['legend-size', 'legend-fit', 'description'] as const),
];
const AT_MOST: readonly RuleId[] = ['page-overflow', 'texture-count', 'styles-count', 'density'];

/** Whether the sentence of a finding says that a figure is too small or too large, and its figures say the opposite. */
function contradictsItself({ ruleId, measured, wanted, values }: Finding): boolean {
  if (measured === undefined || wanted === undefined) return false;
  if (AT_LEAST.includes(ruleId) || values?.['context'] === 'close') return measured >= wanted;
  const isTooMuch =
    AT_MOST.includes(ruleId) || ['far', 'long', 'longArrow'].includes(values?.['context'] ?? '');
  return isTooMuch && measured <= wanted;
}

const across = fc.integer({ min: 0, max: 200 });
const side = fc.integer({ min: 1, max: 60 });
const style = fc.record({
  borderWidth: fc.constantFrom(0.3, 0.6, 1, 1.2, 2),
  borderStyle: fc.constantFrom('solid' as const, 'dashed' as const, 'dotted' as const),
});
const corners = fc.array(fc.tuple(side, side), { minLength: 2, maxLength: 7 });
const fills = fc.constantFrom({}, { fill: 'black' as const }, textured('grid'), textured('dotted_tight'));

/** Objects so many and so large for a page that most rules find something. */
const crowd: fc.Arbitrary<readonly PageObject[]> = fc
  .array(
    fc.oneof(
      fc.record({ x: across, y: across, width: side, height: side, style, fills }).map(
        ({ style: drawn, fills: filled, ...box }) =>
          (number: number) =>
            rect(number, { ...box, ...drawn, ...filled }),
      ),
      fc
        .record({ x: across, y: across, text: fc.constantFrom('Tür', 'Haus', 'x'), width: side })
        .map((values) => (number: number) => dots(number, values)),
      fc.record({ x: across, y: across, closed: fc.boolean(), style, corners }).map(
        ({ x, y, closed, style: drawn, corners: turns }) =>
          (number: number) =>
            line(
              number,
              { x, y, dx: 1 },
              {
                ...drawn,
                closed,
                points: turns.map(([dx, dy], at) => ({
                  kind: at === 0 ? ('M' as const) : ('L' as const),
                  x: dx,
                  y: dy,
                })),
              },
            ),
      ),
    ),
    { minLength: 3, maxLength: 10 },
  )
  .map((makers) => makers.map((make, index) => make(index + 1)));

describe('the figures of a finding', () => {
  it('PROOF-16 never say the opposite of its sentence', () => {
    fc.assert(
      fc.property(crowd, fc.constantFrom(swellProfile, embosserProfile), (objects, profile) => {
        expect(findingsIn(described(...objects), profile).filter(contradictsItself)).toEqual([]);
      }),
    );
  });

  it.each([0, 30, 45, 60])(
    'PROOF-16 give the width of a bay however it lies: turned by %s degrees',
    (degrees) => {
      const turn = (degrees * Math.PI) / 180;
      const corners = [
        ...([
          [0, 0],
          [100, 0],
          [100, 20],
          [53, 20],
          [53, 4],
          [47, 4],
          [47, 20],
          [0, 20],
        ] as const),
      ].map(([x, y]) => ({
        x: x * Math.cos(turn) - y * Math.sin(turn),
        y: x * Math.sin(turn) + y * Math.cos(turn),
      }));
      const points = corners.map((at, index) => ({
        kind: index === 0 ? ('M' as const) : ('L' as const),
        ...at,
      }));
      const slotted = line(1, { x: 80, y: 80, dx: 1 }, { closed: true, points });
      const [finding] = findingsIn(described(slotted));
      expect(finding).toMatchObject({ ruleId: 'recess', measured: 4.5, wanted: 6 });
    },
  );
});

/** A lead line of `dx` mm from a label to a square. */
const ledBy = (dx: number, values: Parameters<typeof line>[2] = {}) =>
  described(
    dots(1, { x: 40, y: 150, width: 18 }),
    line(2, { x: 61, y: 154, dx }, { borderWidth: 0.7, ...values }),
    rect(3, { x: 61 + dx + 3, y: 140 }),
  );
const short = { isKey: true, keyVal: 'tü', text: 'Tür' };
const meadow = rect(1, textured('grid'));

describe('the sentence of a finding', () => {
  it.each<[RuleId, string, Document]>([
    ['legend-fit', 'width', described(dots(1, short), legend({ width: 20, height: 60, fixed: true }))],
    ['legend-fit', 'height', described(dots(1, short), legend({ width: 60, height: 20, fixed: true }))],
    ['lead', 'long', ledBy(39)],
    ['lead', 'arrow', ledBy(30, { endArrow: true })],
    ['lead', 'longArrow', ledBy(39, { endArrow: true })],
    ['legend-need', 'abbreviations', described(dots(1, short))],
    ['legend-need', 'textures', withTextureWords(described(meadow), 'grid', 'Wiese')],
    [
      'legend-need',
      'abbreviationsTextures',
      withTextureWords(described(meadow, dots(2, short)), 'grid', 'Wiese'),
    ],
  ])('PROOF-16 names what %s is about: %s', (ruleId, context, document) => {
    const findings = findingsIn(document).filter((one) => one.ruleId === ruleId);
    expect(findings.map(({ values }) => values)).toEqual([{ context }]);
  });
});
