import { describe, expect, it } from '@jest/globals';
import {
  described,
  dots,
  imported,
  legend,
  line,
  ofUnknownKind,
  rect,
  textured,
  tiedInside,
  withoutTitle,
  withSummary,
  withTextureWords,
} from '../../test/proofed-documents.js';
import { type Document } from '../index.js';
import { findingsIn, standardRules } from '../../test/standard-rules.js';

interface Planted {
  /** A document that breaks this rule alone. */
  readonly breaks: Document;
  readonly severity: 'error' | 'warning' | 'info';
  /** The figure of the finding, where the rule measures one. */
  readonly measured?: number;
  /** A document that only just holds it. */
  readonly holds: Document;
}

const TOWER: Document['ownWords'][number] = {
  word: 'Turm',
  places: ['whole'],
  system: 'DE:VOLL',
  braille: '⠞⠍',
};
const saying = (text: string) => described(dots(1, { text }));
const gapBetweenRects = (gapMm: number) => described(rect(1), rect(2, { x: 60 + 30 + 1.5 + gapMm }));
const gapBetweenLines = (gapMm: number) =>
  described(line(1, { x: 50, y: 150, dx: 60 }), line(2, { x: 50, y: 150 + 1.5 + gapMm, dx: 60 }));
const MANY_TEXTURES = [
  'diagonal_lines',
  'vertical_lines',
  'horizontal_lines',
  'grid',
  'dotted_tight',
  'dashed_lines',
] as const;
const manyTextures = (count: number) =>
  described(
    ...MANY_TEXTURES.slice(0, count).map((template, index) =>
      rect(index, {
        x: 20 + (index % 3) * 60,
        y: 60 + Math.floor(index / 3) * 60,
        width: 40,
        height: 40,
        ...textured(template),
      }),
    ),
  );
const offsetOf = (offset: number) =>
  described(rect(1, { pattern: { template: 'vertical_lines', offset, clearance: 0 } }));
const neighbours = (template: 'diagonal_lines_wide' | 'vertical_lines') =>
  described(
    rect(1, { width: 50, height: 50, ...textured('diagonal_lines') }),
    rect(2, { x: 115, width: 50, height: 50, ...textured(template) }),
  );
const twoWidths = (widerMm: number) =>
  described(
    line(1, { x: 50, y: 120, dx: 60 }, { borderWidth: 2 }),
    line(2, { x: 50, y: 150, dx: 60 }, { borderWidth: widerMm }),
  );
const labelBelowLine = (gapMm: number) =>
  described(line(1, { x: 50, y: 150, dx: 60 }), dots(2, { x: 60, y: 150.75 + gapMm }));
const labelBesideTexture = (gapMm: number) =>
  described(
    rect(1, { border: false, pattern: { template: 'dotted_tight', offset: 0, clearance: 0 } }),
    dots(2, { y: 130 + gapMm, clearance: 0 }),
  );
const keyed = (other: string) =>
  described(
    legend(),
    dots(1, { isKey: true, keyVal: 'tü', text: 'Tür' }),
    dots(2, { isKey: true, keyVal: other, text: 'Tüte', y: 230 }),
  );
const crossedAt = (degrees: number) =>
  described(
    line(1, { x: 50, y: 150, dx: 80 }),
    line(2, { x: 60, y: 140, dx: 60, dy: 60 * Math.tan((degrees * Math.PI) / 180) }),
  );
const pointingAt = (dx: number) => described(rect(1), line(2, { x: 20, y: 115, dx }, { endArrow: true }));
const ledBy = (dx: number) =>
  described(
    dots(1, { x: 60, y: 150 }),
    line(2, { x: 80, y: 153, dx }, { borderWidth: 0.7 }),
    rect(3, { x: 85 + dx, y: 138 }),
  );
const withSlot = (widthMm: number) => {
  const left = 20 - widthMm / 2;
  const corners = [
    [40, 0],
    [40, 30],
    [20 + widthMm / 2, 30],
    [20 + widthMm / 2, 8],
    [left, 8],
    [left, 30],
    [0, 30],
  ] as const;
  return described(
    line(
      1,
      { x: 60, y: 100, dx: 40 },
      {
        closed: true,
        points: [{ kind: 'M', x: 0, y: 0 }, ...corners.map(([x, y]) => ({ kind: 'L', x, y }) as const)],
      },
    ),
  );
};
const symbol = (number: number, side: number, x = 60) =>
  rect(number, { x, width: side, height: side, fill: 'black' });
const lineStyles = (count: number) =>
  described(
    ...[0.8, 1, 1.25]
      .flatMap((borderWidth) =>
        (['solid', 'dashed'] as const).map((borderStyle) => ({ borderWidth, borderStyle })),
      )
      .slice(0, count)
      .map((style, index) => line(index, { x: 50, y: 100 + index * 20, dx: 60 }, style)),
  );
const meadow = rect(1, { x: 100, y: 150, width: 40, height: 40, ...textured('grid') });
const explained = (values: Parameters<typeof legend>[0] = {}) =>
  withTextureWords(described(legend(values), meadow), 'grid', 'Wiese');
const abbreviated = (keyVal: string, values: Parameters<typeof legend>[0] = {}) =>
  described(legend(values), dots(1, { isKey: true, keyVal, text: 'Tür' }));

const PLANTED: Readonly<Record<string, Planted>> = {
  'unknown-kind': { breaks: ofUnknownKind(), severity: 'error', holds: described(rect(1)) },
  title: {
    breaks: withoutTitle(described(rect(1))),
    severity: 'error',
    holds: described(rect(1)),
  },
  description: {
    breaks: withSummary(described(rect(1)), ' '),
    severity: 'warning',
    measured: 2,
    holds: withSummary(described(rect(1)), 'Haus'),
  },
  braille: {
    breaks: described(dots(1, { text: 'Schnee ☃' })),
    severity: 'error',
    holds: described(dots(1, { text: 'Schnee' })),
  },
  'page-overflow': {
    breaks: described(rect(1, { x: -0.5 })),
    severity: 'error',
    measured: 1.25,
    holds: described(rect(1, { x: 10.75 })),
  },
  margin: {
    breaks: described(rect(1, { x: 10.7 })),
    severity: 'error',
    measured: 9.95,
    holds: described(rect(1, { x: 10.75 })),
  },
  'gap-elements': {
    breaks: gapBetweenRects(1.9),
    severity: 'error',
    measured: 1.9,
    holds: gapBetweenRects(3),
  },
  'gap-lines': {
    breaks: gapBetweenLines(2.5),
    severity: 'error',
    measured: 2.5,
    holds: gapBetweenLines(6),
  },
  'shape-min': {
    breaks: described(rect(1, { height: 11.4 })),
    severity: 'warning',
    measured: 12.9,
    holds: described(rect(1, { height: 11.5 })),
  },
  'part-min': {
    breaks: described(rect(1, { width: 4.4, height: 8 })),
    severity: 'warning',
    measured: 5.9,
    holds: described(rect(1, { width: 4.5, height: 8 })),
  },
  'texture-area': {
    breaks: described(rect(1, { width: 40, height: 11.4, ...textured('vertical_lines') })),
    severity: 'warning',
    measured: 12.9,
    holds: described(rect(1, { width: 40, height: 11.5, ...textured('vertical_lines') })),
  },
  'texture-count': {
    breaks: manyTextures(6),
    severity: 'warning',
    measured: 6,
    holds: manyTextures(5),
  },
  'texture-contour': {
    breaks: offsetOf(1.9),
    severity: 'warning',
    measured: 1.9,
    holds: offsetOf(2),
  },
  'texture-repeat': {
    breaks: described(rect(1, { width: 20, ...textured('vertical_lines') })),
    severity: 'info',
    measured: 2.9,
    holds: described(rect(1, { width: 20.5, ...textured('vertical_lines') })),
  },
  'texture-contrast': {
    breaks: neighbours('diagonal_lines_wide'),
    severity: 'info',
    holds: neighbours('vertical_lines'),
  },
  'line-len': {
    breaks: described(line(1, { x: 50, y: 150, dx: 24.9 })),
    severity: 'info',
    measured: 24.9,
    holds: described(line(1, { x: 50, y: 150, dx: 25 })),
  },
  'line-width': {
    breaks: described(line(1, { x: 50, y: 150, dx: 60 }, { borderWidth: 0.6 })),
    severity: 'warning',
    measured: 0.6,
    holds: described(line(1, { x: 50, y: 150, dx: 60 }, { borderWidth: 0.7 })),
  },
  'width-classes': {
    breaks: twoWidths(2.4),
    severity: 'info',
    measured: 2.4,
    holds: twoWidths(2.5),
  },
  dash: {
    breaks: described(line(1, { x: 50, y: 150, dx: 60 }, { borderStyle: 'dotted', borderWidth: 2.6 })),
    severity: 'info',
    measured: 5.11,
    holds: described(line(1, { x: 50, y: 150, dx: 60 }, { borderStyle: 'dotted', borderWidth: 2.4 })),
  },
  grey: {
    breaks: described(rect(1, { fill: 'grey', ...textured('vertical_lines') })),
    severity: 'warning',
    holds: described(rect(1, { fill: 'yellow', ...textured('vertical_lines') })),
  },
  flat: {
    breaks: described(rect(1, { fill: 'blue', border: false })),
    severity: 'warning',
    holds: described(rect(1, { fill: 'blue', borderColour: 'black' })),
  },
  'flat-part': {
    breaks: imported('blue', 'black', 'red'),
    severity: 'warning',
    measured: 2,
    holds: imported('black', 'grey', 'white'),
  },
  'label-overlap': {
    breaks: labelBelowLine(0),
    severity: 'error',
    holds: labelBelowLine(3),
  },
  'label-clear': {
    breaks: labelBesideTexture(2.9),
    severity: 'error',
    measured: 2.9,
    holds: labelBesideTexture(3),
  },
  'label-gap': {
    breaks: labelBelowLine(2.9),
    severity: 'warning',
    measured: 2.9,
    holds: labelBelowLine(3),
  },
  'label-fit': {
    breaks: described(dots(1, { width: 15.9 })),
    severity: 'error',
    measured: 15.9,
    holds: described(dots(1, { width: 16 })),
  },
  'label-rot': {
    breaks: described(dots(1, { angle: 2 })),
    severity: 'error',
    measured: 2,
    holds: described(dots(1, { angle: 360 })),
  },
  'label-letter': {
    breaks: described(dots(1, { text: 'A', width: 5 })),
    severity: 'warning',
    holds: described(dots(1, { text: 'A', width: 10, fullCharPrefix: true })),
  },
  'label-abbrev': {
    breaks: keyed('Tü'),
    severity: 'error',
    holds: keyed('te'),
  },
  crossing: { breaks: crossedAt(15), severity: 'warning', measured: 15, holds: crossedAt(21) },
  arrow: { breaks: pointingAt(40), severity: 'info', measured: 0, holds: pointingAt(35.5) },
  'kept-place': { breaks: tiedInside(60), severity: 'warning', holds: tiedInside(16) },
  lead: { breaks: ledBy(39), severity: 'warning', measured: 39, holds: ledBy(38) },
  recess: { breaks: withSlot(7.4), severity: 'info', measured: 5.9, holds: withSlot(7.6) },
  'point-min': {
    breaks: described(symbol(1, 4.4)),
    severity: 'warning',
    measured: 5.9,
    holds: described(symbol(1, 4.5)),
  },
  'same-kind': {
    breaks: described(symbol(1, 8), symbol(2, 9, 100)),
    severity: 'info',
    measured: 10.5,
    holds: described(symbol(1, 6.5), symbol(2, 8.5, 100)),
  },
  'styles-count': { breaks: lineStyles(6), severity: 'warning', measured: 6, holds: lineStyles(5) },
  density: {
    breaks: described(rect(1, { width: 40, height: 40, fill: 'black' })),
    severity: 'info',
    measured: 51.11,
    holds: described(rect(1, { fill: 'black' })),
  },
  'own-word-unused': {
    breaks: { ...described(dots(1, { text: 'Tor' })), ownWords: [TOWER] },
    severity: 'info',
    holds: { ...described(dots(1, { text: 'Turm' })), ownWords: [TOWER] },
  },
  'mark-unread': { breaks: saying('[T]{fett}'), severity: 'warning', holds: saying('[T]{b}') },
  'emphasis-unmarked': { breaks: saying('[T]{u}'), severity: 'info', holds: saying('[T]{b}') },
  'language-unwritten': { breaks: saying('[T]{pt}'), severity: 'info', holds: saying('[T]{en}') },
  'print-character': {
    breaks: described(dots(1, { text: '漢 ⇒ 字', displayLetters: true })),
    severity: 'warning',
    holds: described(dots(1, { text: 'Ж ⇒ ∠ ✓', displayLetters: true })),
  },
  'braille-outdated': {
    breaks: described(dots(1, { brailleOverride: { braille: '⠞⠕⠗', text: 'Tor', system: 'DE:VOLL' } })),
    severity: 'error',
    holds: described(dots(1, { brailleOverride: { braille: '⠞⠳⠗', text: 'Tür', system: 'DE:VOLL' } })),
  },
  'abbrev-length': {
    breaks: abbreviated('tuer'),
    severity: 'info',
    measured: 4,
    holds: abbreviated('tue'),
  },
  'abbrev-legend': {
    breaks: described(dots(1, { text: 'Tr' })),
    severity: 'warning',
    holds: described(
      legend(),
      dots(1, { isKey: true, keyVal: 'Tr', text: 'Treppe' }),
      dots(2, { text: 'Tr', y: 230 }),
    ),
  },
  'legend-need': {
    breaks: described(dots(1, { isKey: true, keyVal: 'tü', text: 'Tür' })),
    severity: 'error',
    holds: abbreviated('tü'),
  },
  'legend-orphan': {
    breaks: withTextureWords(described(rect(1)), 'grid', 'Wiese'),
    severity: 'info',
    holds: explained(),
  },
  'legend-order': {
    breaks: abbreviated('tü', { x: 100, y: 220 }),
    severity: 'info',
    holds: abbreviated('tü', { x: 60, y: 220 }),
  },
  'legend-size': {
    breaks: explained({ width: 60, height: 60, fixed: true }),
    severity: 'info',
    measured: 15,
    holds: explained({ width: 120, height: 70, fixed: true }),
  },
  'legend-fit': {
    breaks: abbreviated('tü', { width: 60, height: 20, fixed: true }),
    severity: 'error',
    holds: abbreviated('tü', { width: 60, height: 60, fixed: true }),
  },
};

it('PROOF-1 has a fault for each rule', () =>
  expect(new Set(Object.keys(PLANTED))).toEqual(new Set(standardRules.ids)));

describe.each(Object.entries(PLANTED))('fault: %s', (ruleId, { breaks, holds, severity, measured }) => {
  it('PROOF-1 is found alone where it is broken', () => {
    const findings = findingsIn(breaks);
    expect(findings.map((finding) => finding.ruleId)).toEqual([ruleId]);
    expect(findings[0]?.severity).toBe(severity);
    expect(findings[0]?.measured).toEqual(measured ?? findings[0]?.measured);
  });

  it('PROOF-1 is silent where the rule just holds', () => {
    expect(findingsIn(holds)).toEqual([]);
  });
});
