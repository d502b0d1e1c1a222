import type { ImageDescription } from '@tastwerk/editor-core';
import { boxAround, distance, type Point } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { checkLines, type DrawnLine } from '../../figures/close-lines.js';
import { Drawing } from '../../figures/drawing.js';
import { SOLID_NAMES } from '../../texts/solid-names.js';
import { LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import {
  coneLines,
  cuboidLines,
  cylinderLines,
  pyramidLines,
  regularPrism,
  type SolidLine,
  sphereLines,
} from './projection.js';

const SOLIDS = ['cube', 'cuboid', 'prism', 'pyramid', 'cylinder', 'cone', 'sphere'] as const;

const size = z.number().min(0.1).max(1000);

const solidSchema = z.strictObject({
  type: z.literal('solid'),
  ...baseFields,
  solid: z.enum(SOLIDS).default('cuboid'),
  /** Edge, side of the base, or diameter of a round solid. */
  width: size.default(6),
  /** Of a cuboid. */
  depth: size.default(6),
  height: size.default(4),
  /** Sides of the base of a prism or pyramid. */
  sides: z.number().int().min(3).max(8).default(4),
  /** Whether hidden edges are drawn, dashed. */
  hasHidden: z.boolean().default(true),
});

/** A solid in oblique projection. */
export type SolidSpec = z.infer<typeof solidSchema>;

/** Most of a drawing's side in mm: two hands reach around it. */
const MOST_MM = 160;
const EDGE_MM = 1;
/** Least length of an edge in mm. */
const LEAST_MM = 13;

function linesOf({ solid, width, depth, height, sides }: SolidSpec): readonly SolidLine[] {
  switch (solid) {
    case 'cube':
      return cuboidLines(width, width, width);
    case 'cuboid':
      return cuboidLines(width, depth, height);
    case 'prism':
      return regularPrism(width, height, sides);
    case 'pyramid':
      return pyramidLines(width, height, sides);
    case 'cylinder':
      return cylinderLines(width / 2, height);
    case 'cone':
      return coneLines(width / 2, height);
    case 'sphere':
      return sphereLines(width / 2);
  }
}

function layOut(spec: SolidSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const lines = linesOf(spec).filter(({ isHidden }) => spec.hasHidden || !isHidden);
  const bounds = boxAround(lines.flatMap(({ points }) => points));
  const room = { width: area.width - 2 * EDGE_MM, height: area.height - 2 * EDGE_MM };
  const scale = Math.min(
    Math.min(room.width, MOST_MM) / bounds.width,
    Math.min(room.height, MOST_MM) / bounds.height,
  );
  const left = area.x + (area.width - bounds.width * scale) / 2;
  const bottom =
    area.y + EDGE_MM + Math.min(20, (room.height - bounds.height * scale) / 2) + bounds.height * scale;
  const place = ({ x, y }: Point): Point => ({
    x: left + (x - bounds.x) * scale,
    y: bottom - (y - bounds.y) * scale,
  });
  const straight: DrawnLine[] = [];
  lines.forEach(({ points, isHidden }, index) => {
    const placed = points.map(place);
    const look = {
      borderStyle: isHidden ? 'dashed' : 'solid',
      borderWidth: isHidden ? LINE_MM.axis : LINE_MM.data,
    } as const;
    const [from, to] = placed;
    if (placed.length === 2 && from && to) {
      drawing.line(`edge ${index}`, from, to, look);
      straight.push({ name: `${spec.language === 'de' ? 'Kante' : 'edge'} ${index + 1}`, from, to });
      if (distance(from, to) < LEAST_MM) drawing.note('figure-too-small', {}, true);
    } else drawing.path(`edge ${index}`, placed, look);
  });
  checkLines(straight, sheet, drawing);
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe(spec: SolidSpec): ImageDescription {
  const { language, title, solid, width, depth, height, sides } = spec;
  const isGerman = language === 'de';
  const write = (value: number) => writeNumber(value, language);
  const kind = isGerman ? 'Schrägbild' : 'Oblique drawing';
  const lines = linesOf(spec);
  const isRound = ['cylinder', 'cone', 'sphere'].includes(solid);
  const [hidden, seen] = [
    lines.filter(({ isHidden }) => isHidden).length,
    lines.filter(({ isHidden }) => !isHidden).length,
  ];
  const sizes = [
    isGerman
      ? `${isRound ? 'Durchmesser' : 'Breite'} ${write(width)}`
      : `${isRound ? 'diameter' : 'width'} ${write(width)}`,
    ...(solid === 'cuboid' ? [isGerman ? `Tiefe ${write(depth)}` : `depth ${write(depth)}`] : []),
    ...(solid === 'cube' || solid === 'sphere'
      ? []
      : [isGerman ? `Höhe ${write(height)}` : `height ${write(height)}`]),
    ...(solid === 'prism' || solid === 'pyramid'
      ? [isGerman ? `Grundfläche mit ${sides} Ecken` : `base with ${sides} corners`]
      : []),
  ];
  const round = {
    de: {
      cylinder:
        'Oben liegt eine ganze Ellipse, unten eine, deren hintere Hälfte verdeckt ist; zwei senkrechte Linien verbinden beide.',
      cone: 'Unten liegt eine Ellipse, deren hinterer Teil verdeckt ist; zwei Linien führen von ihr zur Spitze.',
      sphere: 'Ein Kreis mit einer flachen Ellipse als Äquator, deren hintere Hälfte verdeckt ist.',
    },
    en: {
      cylinder:
        'A whole ellipse lies above, and one below whose back half is hidden; two upright lines join them.',
      cone: 'An ellipse lies below, whose back part is hidden; two lines lead from it to the apex.',
      sphere: 'A circle with a flat ellipse as its equator, whose back half is hidden.',
    },
  } as const;
  const own = solid === 'cylinder' || solid === 'cone' || solid === 'sphere' ? round[language][solid] : '';
  const flatText = isGerman
    ? `${seen} sichtbare Kanten sind durchgezogen, ${spec.hasHidden ? `${hidden} verdeckte gestrichelt` : 'verdeckte nicht gezeichnet'}. Kanten nach hinten führen schräg nach rechts oben und sind halb so lang gezeichnet.`
    : `${seen} visible edges are solid, ${spec.hasHidden ? `${hidden} hidden ones dashed` : 'hidden ones are not drawn'}. Edges that lead away go up to the right and are drawn half as long.`;
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${SOLID_NAMES[language][solid]} (${sizes.join(', ')}).`,
    details: own === '' ? flatText : own,
  };
}

/** Solids in oblique projection. */
export const solid: ChartType<SolidSpec> = {
  schema: solidSchema,
  sample: (language) => ({
    type: 'solid',
    title: language === 'de' ? 'Schrägbild eines Quaders' : 'A cuboid in oblique projection',
    language,
    solid: 'cuboid',
    width: 6,
    depth: 6,
    height: 4,
    sides: 4,
    hasHidden: true,
  }),
  paper: () => 'portrait',
  texts: () => [],
  layOut,
  describe,
};
