import { describe, expect, it } from '@jest/globals';
import { fakeResources } from '../../test/fake-braille.js';
import { described, dots, line, rect, textured } from '../../test/proofed-documents.js';
import type { Document } from '../index.js';
import { proof } from './proofer.js';
import { swellProfile } from './profiles/swell.js';
import { PROOFING_RULE_IDS, type RuleId } from './rule-ids.js';

interface Planted {
  /** A document that breaks this rule alone. */
  readonly breaks: Document;
  readonly severity: 'error' | 'warning' | 'info';
  /** The figure of the finding, where the rule measures one. */
  readonly measured?: number;
  /** A document that only just holds it. */
  readonly holds: Document;
}

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
    dots(2, { y: 130 + gapMm }),
  );
const keyed = (other: string) =>
  described(
    dots(1, { isKey: true, keyVal: 'tü', text: 'Tür' }),
    dots(2, { isKey: true, keyVal: other, text: 'Tüte', y: 230 }),
  );

const PLANTED: { readonly [I in RuleId]: Planted } = {
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
    breaks: described(dots(1, { text: 'A' })),
    severity: 'warning',
    holds: described(dots(1, { text: 'A', fullCharPrefix: true })),
  },
  'label-abbrev': {
    breaks: keyed('Tü'),
    severity: 'error',
    holds: keyed('te'),
  },
};

function withoutTitle(document: Document): Document {
  const pages = document.pages.map((page) => ({ ...page, objects: page.objects.slice(1) }));
  return { ...document, pages };
}

function withSummary({ braillePages, ...document }: Document, summary: string): Document {
  const imageDescription = { ...braillePages.imageDescription, summary };
  return { ...document, braillePages: { ...braillePages, imageDescription } };
}

describe.each(PROOFING_RULE_IDS)('planted fault: %s', (ruleId) => {
  const { breaks, holds, severity, measured } = PLANTED[ruleId];

  it('PROOF-1 is found alone where it is broken', () => {
    const findings = proof(breaks, swellProfile, fakeResources);
    expect(findings.map((finding) => finding.ruleId)).toEqual([ruleId]);
    expect(findings[0]?.severity).toBe(severity);
    expect(findings[0]?.measured).toEqual(measured ?? findings[0]?.measured);
  });

  it('PROOF-1 is silent where the rule just holds', () => {
    expect(proof(holds, swellProfile, fakeResources)).toEqual([]);
  });
});
