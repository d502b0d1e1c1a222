import type { ImageDescription } from '@tastwerk/editor-core';
import { interpolate, type Point } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { arcPoints, onCircle } from '../../figures/geometry.js';
import { wordsOf } from '../../figures/words.js';
import { LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';

const unitCircleSchema = z.strictObject({
  type: z.literal('unit-circle'),
  ...baseFields,
  /** The angle in degrees, counter-clockwise from the right. */
  degrees: z.number().min(0).max(360).default(40),
  hasSine: z.boolean().default(true),
  hasCosine: z.boolean().default(true),
  hasTangent: z.boolean().default(true),
  /** Whether the size of the angle is written at its arc. */
  hasAngleText: z.boolean().default(true),
});

/** A unit circle with the segments of sine, cosine and tangent. */
export type UnitCircleSpec = z.infer<typeof unitCircleSchema>;

/** How far the axes go beyond the circle, with the room for what stands outside, in mm. */
const BEYOND_MM = 24;
const EDGE_MM = 3;
/** Radius of the arc of the angle as a share of the circle's. */
const ARC = 0.25;
/** Lines beside each other keep this far apart, in mm (TU Dresden TL_A). */
const BESIDE_MM = 6;
/** A segment shorter than this, in mm, is not felt as one. */
const LEAST_MM = 8;

const angleText = ({ degrees, language }: UnitCircleSpec): string => `${writeNumber(degrees, language)}°`;

const angleWords = (spec: UnitCircleSpec): string =>
  `${spec.language === 'de' ? 'Winkel' : 'angle'} ${angleText(spec)}`;

function layOut(spec: UnitCircleSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const radius = Math.min(area.width / 2 - BEYOND_MM - EDGE_MM, area.height / 2 - BEYOND_MM - EDGE_MM, 70);
  if (radius < 35) drawing.note('figure-too-small', {}, true);
  const centre = {
    x: area.x + area.width / 2,
    y: area.y + Math.min(area.height / 2, radius + BEYOND_MM + 40),
  };
  const reach = radius + BEYOND_MM;
  const radians = (spec.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const point = onCircle(centre, radius, spec.degrees);
  const foot = { x: point.x, y: centre.y };
  const name = (
    role: string,
    text: string,
    at: { x: number; y: number },
    directions: readonly number[],
    half = 1.5,
  ) => {
    if (!drawing.name(role, { text }, { at, radius: half, directions })) drawing.noRoom(text);
  };

  /** Writes the name of a segment beside it, at its middle or where else it has room. */
  const nameAlong = (text: string, from: Point, to: Point, directions: readonly number[]) => {
    const isPlaced = [0.5, 0.35, 0.65, 0.8, 0.2].some((share) =>
      drawing.name(
        text,
        { text },
        { at: interpolate(from, to, share), radius: 1.25, directions, mayLead: false },
      ),
    );
    if (!isPlaced) name(text, text, interpolate(from, to, 0.5), directions, 1.25);
  };

  drawing.line(
    'x axis',
    { x: centre.x - reach, y: centre.y },
    { x: centre.x + reach, y: centre.y },
    { endArrow: true },
  );
  drawing.line(
    'y axis',
    { x: centre.x, y: centre.y + reach },
    { x: centre.x, y: centre.y - reach },
    { endArrow: true },
  );
  drawing.ellipse('circle', centre, radius, radius, { borderWidth: LINE_MM.data });
  drawing.line('radius', centre, point, { borderWidth: LINE_MM.data });
  const isApart = Math.abs(cos) * radius >= BESIDE_MM;
  const hasSine = spec.hasSine && Math.abs(sin) * radius >= LEAST_MM && (isApart || Math.abs(cos) < 1e-9);
  const hasCosine = spec.hasCosine && Math.abs(cos) * radius >= LEAST_MM;
  const tan = sin / cos;
  const tangentMm = Math.abs(tan) * radius;
  const room = tan * cos * cos >= 0 && sin * cos >= 0 ? centre.y - area.y : area.y + area.height - centre.y;
  const isTangentApart = (1 - Math.abs(cos)) * radius >= BESIDE_MM || !hasSine || cos < 0;
  const hasTangent =
    spec.hasTangent && isTangentApart && tangentMm >= LEAST_MM && tangentMm <= room - EDGE_MM;
  const isSlanting = Math.abs(sin) * radius >= LEAST_MM && isApart;
  for (const [text, wished, has, size] of [
    ['sin', spec.hasSine, hasSine, sin],
    ['cos', spec.hasCosine, hasCosine, cos],
    ['tan', spec.hasTangent, hasTangent, tan],
  ] as const) {
    // A segment of length zero is left out without a note.
    if (wished && !has && Math.abs(size) > 1e-9) drawing.note('figure-segment-not-felt', { text }, true);
  }
  if (hasSine) drawing.line('sine', foot, point, { borderWidth: 2.5, moniker: 'sin' });
  if (hasCosine) drawing.line('cosine', centre, foot, { borderWidth: 2.5, moniker: 'cos' });
  const end = { x: centre.x + radius, y: centre.y - tan * radius };
  if (hasTangent) {
    drawing.line('tangent', { x: end.x, y: centre.y }, end, {
      borderWidth: 2.5,
      borderStyle: 'dashed',
      moniker: 'tan',
    });
    drawing.line('ray', cos > 0 ? point : centre, end, { borderWidth: LINE_MM.help });
  }
  const arc = arcPoints(centre, ARC * radius, 0, spec.degrees);
  const hasArc = spec.degrees >= 15;
  if (hasArc) drawing.path('angle', arc, { borderWidth: LINE_MM.axis });
  drawing.disc('point', point);

  const [up, right] = [sin >= 0, cos >= 0];
  const away = spec.degrees;
  name(
    'P',
    'P',
    point,
    [45, -45, 25, -25, 60, -60, 80, -80, 0].map((turn) => away + turn),
    3,
  );
  if (hasTangent) nameAlong('tan', { x: end.x, y: centre.y }, end, [0, 20, -20, 40, -40]);
  if (hasSine) {
    nameAlong('sin', foot, point, right ? [180, 160, 200, 0, 20, 340] : [0, 20, 340, 180, 160, 200]);
  }
  if (hasCosine) {
    nameAlong('cos', centre, foot, up ? [270, 250, 290, 90, 70, 110] : [90, 70, 110, 270, 250, 290]);
  }
  if (hasArc && spec.hasAngleText) {
    const text = angleText(spec);
    const half = spec.degrees / 2;
    const at = onCircle(centre, ARC * radius, half);
    const directions = [half, half + 180, half + 20, half - 20, half + 200, half + 160];
    if (!drawing.name('angle text', { text }, { at, radius: 0.6, directions, mayLead: false })) {
      // Beside the arc there is often no room: then the size stands above the drawing.
      const words = wordsOf(sheet, { text: angleWords(spec) });
      const place = { x: area.x, y: area.y, align: 'left' } as const;
      if (drawing.isFree(words, place)) drawing.put('angle text', words, place);
      else drawing.noRoom(text);
    }
  }
  const tip = { x: centre.x + reach, y: centre.y };
  name('x', 'x', { x: tip.x - 4, y: tip.y }, up ? [270, 250, 90] : [90, 110, 270], 6.4);
  name('y', 'y', { x: centre.x, y: centre.y - reach + 7 }, right ? [180, 0] : [0, 180], 6.4);
  for (const [role, x, y] of [
    ['right', 1, 0],
    ['left', -1, 0],
  ] as const) {
    const at = { x: centre.x + x * radius, y: centre.y - y * radius };
    drawing.name(
      role,
      { text: String(x) },
      {
        at,
        radius: 0.8,
        directions: x > 0 ? (up ? [300, 315, 240] : [60, 45, 120]) : [240, 225, 120],
        mayLead: false,
      },
    );
  }
  if (!isSlanting && spec.degrees % 90 !== 0) drawing.note('figure-too-small', {}, true);
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe(spec: UnitCircleSpec): ImageDescription {
  const { language, title, degrees } = spec;
  const isGerman = language === 'de';
  const kind = isGerman ? 'Einheitskreis' : 'Unit circle';
  const radians = (degrees * Math.PI) / 180;
  const write = (value: number) => writeNumber(Number(value.toFixed(3)), language);
  const hasTangent = Math.abs(Math.cos(radians)) > 1e-9;
  const lines = [
    spec.hasSine &&
      (isGerman
        ? `sin: Strecke von P senkrecht zur x-Achse, Wert ${write(Math.sin(radians))}`
        : `sin: segment from P at a right angle to the x-axis, value ${write(Math.sin(radians))}`),
    spec.hasCosine &&
      (isGerman
        ? `cos: Strecke auf der x-Achse vom Mittelpunkt bis unter P, Wert ${write(Math.cos(radians))}`
        : `cos: segment on the x-axis from the centre to below P, value ${write(Math.cos(radians))}`),
    spec.hasTangent &&
      hasTangent &&
      (isGerman
        ? `tan: gestrichelte Strecke auf der Tangente bei x = 1, Wert ${write(Math.tan(radians))}`
        : `tan: dashed segment on the tangent at x = 1, value ${write(Math.tan(radians))}`),
  ].filter((line) => line !== false);
  const point = `P (${write(Math.cos(radians))}${isGerman ? ' | ' : ', '}${write(Math.sin(radians))})`;
  return {
    type: kind,
    summary: isGerman
      ? `${title === '' ? kind : title}: Kreis mit Radius 1 um den Ursprung, Punkt P beim Winkel ${angleText(spec)}.`
      : `${title === '' ? kind : title}: circle of radius 1 about the origin, point P at the angle ${angleText(spec)}.`,
    details: [point, ...lines].join('\n'),
  };
}

/** A unit circle. */
export const unitCircle: ChartType<UnitCircleSpec> = {
  schema: unitCircleSchema,
  sample: (language) => ({
    type: 'unit-circle',
    title: language === 'de' ? 'Sinus, Kosinus und Tangens' : 'Sine, cosine and tangent',
    language,
    degrees: 40,
    hasSine: true,
    hasCosine: true,
    hasTangent: true,
    hasAngleText: true,
  }),
  paper: () => 'portrait',
  texts: (spec) => ['P', 'sin', 'cos', 'tan', 'x', 'y', '1', '-1', angleText(spec), angleWords(spec)],
  layOut,
  describe,
};
