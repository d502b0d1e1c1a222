import type { ImageDescription } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { arcPoints, onCircle } from '../../figures/geometry.js';
import { LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import { baseFields, lineText } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { patternOf } from '../../sheet/styles.js';

const fractionSchema = z.strictObject({
  type: z.literal('fraction'),
  ...baseFields,
  shape: z.enum(['circle', 'strip']).default('circle'),
  /** Fractions to compare: each as large as the others. Those above one take several wholes. */
  fractions: z
    .array(
      z
        .strictObject({
          numerator: z.number().int().min(0).max(60),
          denominator: z.number().int().min(1).max(20),
          /** What is written below it; the fraction when empty. */
          name: lineText.default(''),
        })
        .refine(({ numerator, denominator }) => numerator <= 3 * denominator, {
          path: ['numerator'],
          message: 'at most three wholes',
        }),
    )
    .min(1)
    .max(8)
    .default([{ numerator: 3, denominator: 4, name: '' }]),
  /** Whether each fraction is written below its drawing. */
  hasNames: z.boolean().default(true),
});

/** Fractions as parts of circles or strips. */
export type FractionSpec = z.infer<typeof fractionSchema>;

type Fraction = FractionSpec['fractions'][number];

/** Between wholes, and from a whole to its name, in mm. */
const BETWEEN_MM = 10;
const NAME_MM = 4;
/** Largest radius of a circle and height of a strip, in mm. */
const MOST_RADIUS_MM = 42;
const STRIP_MM = 24;
/** Smallest side of a part, in mm (TU Dresden TF_OG). */
const PART_MM = 13;

const SHADED = { fill: 'yellow', pattern: patternOf('diagonal_lines'), borderWidth: LINE_MM.axis } as const;

const nameOf = ({ numerator, denominator, name }: Fraction): string =>
  name === '' ? `${numerator}/${denominator}` : name;

/** A whole of a fraction, and how many of its parts are shaded. */
interface Whole {
  readonly fraction: number;
  readonly parts: number;
  readonly shaded: number;
  readonly isLast: boolean;
}

const wholesOf = (fractions: readonly Fraction[]): readonly Whole[] =>
  fractions.flatMap(({ numerator, denominator }, fraction) => {
    const count = Math.max(1, Math.ceil(numerator / denominator));
    return Array.from({ length: count }, (_, index) => ({
      fraction,
      parts: denominator,
      shaded: Math.min(denominator, numerator - index * denominator),
      isLast: index === count - 1,
    }));
  });

function drawCircle(
  drawing: Drawing,
  role: string,
  centre: Point,
  radius: number,
  { parts, shaded }: Whole,
): void {
  drawing.ellipse(`${role} rim`, centre, radius, radius, { borderWidth: LINE_MM.axis });
  const turn = 360 / parts;
  for (let part = 0; part < parts; part += 1) {
    // Parts follow each other clockwise from the top.
    const from = 90 - part * turn;
    if (part < shaded && parts === 1) drawing.ellipse(`${role} part`, centre, radius, radius, SHADED);
    else if (part < shaded)
      drawing.polygon(
        `${role} part ${part}`,
        [centre, ...arcPoints(centre, radius, from, from - turn)],
        SHADED,
      );
    else if (parts > 1)
      drawing.line(`${role} radius ${part}`, centre, onCircle(centre, radius, from), {
        borderWidth: LINE_MM.axis,
      });
  }
}

function drawStrip(
  drawing: Drawing,
  role: string,
  { x, y }: Point,
  width: number,
  { parts, shaded }: Whole,
): void {
  const each = width / parts;
  drawing.rect(`${role} rim`, { x, y, width, height: STRIP_MM }, { borderWidth: LINE_MM.axis });
  for (let part = 0; part < parts; part += 1) {
    const left = x + part * each;
    if (part < shaded)
      drawing.rect(`${role} part ${part}`, { x: left, y, width: each, height: STRIP_MM }, SHADED);
    else if (part > 0)
      drawing.line(
        `${role} line ${part}`,
        { x: left, y },
        { x: left, y: y + STRIP_MM },
        { borderWidth: LINE_MM.axis },
      );
  }
}

function layOut(spec: FractionSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const wholes = wholesOf(spec.fractions);
  const nameMm = spec.hasNames ? NAME_MM + LABEL_HEIGHT_MM : 0;
  const write = (whole: Whole, x: number, y: number) => {
    const fraction = spec.fractions[whole.fraction];
    if (spec.hasNames && whole.isLast && fraction)
      drawing.label(`name ${whole.fraction}`, nameOf(fraction), { x, y, align: 'center' });
  };
  if (spec.shape === 'strip') {
    const width = area.width - 2;
    const rowMm = STRIP_MM + nameMm + BETWEEN_MM / 2;
    if (wholes.length * rowMm - BETWEEN_MM / 2 > area.height - 2) drawing.note('figure-too-small', {}, true);
    if (wholes.some(({ parts }) => width / parts < PART_MM)) drawing.note('figure-too-small', {}, true);
    wholes.forEach((whole, index) => {
      const y = area.y + 1 + index * rowMm;
      drawStrip(drawing, `strip ${index}`, { x: area.x + 1, y }, width, whole);
      write(whole, area.x + area.width / 2, y + STRIP_MM + NAME_MM - 1);
    });
  } else {
    let best = { columns: 1, radius: 0 };
    for (let columns = 1; columns <= wholes.length; columns += 1) {
      const rows = Math.ceil(wholes.length / columns);
      const across = (area.width - 2 + BETWEEN_MM) / columns - BETWEEN_MM;
      const down = (area.height - 2 + BETWEEN_MM) / rows - BETWEEN_MM - nameMm;
      const radius = Math.min(MOST_RADIUS_MM, across / 2, down / 2);
      if (radius > best.radius) best = { columns, radius };
    }
    const { columns, radius } = best;
    const smallest = Math.min(
      ...wholes.map(({ parts }) => (parts === 1 ? 2 * radius : (2 * Math.PI * radius) / parts)),
    );
    if (radius < 20 || smallest < PART_MM) drawing.note('figure-too-small', {}, true);
    const cell = 2 * radius + BETWEEN_MM;
    const left = area.x + (area.width - columns * cell + BETWEEN_MM) / 2;
    wholes.forEach((whole, index) => {
      const centre = {
        x: left + (index % columns) * cell + radius,
        y: area.y + 1 + Math.floor(index / columns) * (cell + nameMm) + radius,
      };
      drawCircle(drawing, `circle ${index}`, centre, radius, whole);
      write(whole, centre.x, centre.y + radius + NAME_MM - 1);
    });
  }
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe({ language, title, shape, fractions }: FractionSpec): ImageDescription {
  const isGerman = language === 'de';
  const kind = isGerman ? 'Bruchbild' : 'Fractions';
  const written = fractions.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(', ');
  const what = isGerman
    ? shape === 'circle'
      ? 'Kreise'
      : 'Streifen'
    : shape === 'circle'
      ? 'circles'
      : 'strips';
  const lines = fractions.map((fraction) => {
    const { numerator, denominator } = fraction;
    return isGerman
      ? `${nameOf(fraction)}: ${numerator} von ${denominator} gleichen Teilen schraffiert`
      : `${nameOf(fraction)}: ${numerator} of ${denominator} equal parts shaded`;
  });
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${written} (${what}).`,
    details: lines.join('\n'),
  };
}

/** Fractions of circles and strips. */
export const fraction: ChartType<FractionSpec> = {
  schema: fractionSchema,
  sample: (language) => ({
    type: 'fraction',
    title: language === 'de' ? 'Brüche vergleichen' : 'Comparing fractions',
    language,
    shape: 'circle',
    fractions: [
      { numerator: 1, denominator: 2, name: '' },
      { numerator: 2, denominator: 3, name: '' },
      { numerator: 3, denominator: 4, name: '' },
      { numerator: 5, denominator: 8, name: '' },
    ],
    hasNames: true,
  }),
  paper: () => 'portrait',
  texts: ({ fractions }) => fractions.map(nameOf),
  layOut,
  describe,
};
