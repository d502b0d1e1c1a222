import type { ImageDescription } from '@tastwerk/editor-core';
import { boxAround, type Point } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { arcPoints } from '../../figures/geometry.js';
import { SOLID_NAMES } from '../../texts/solid-names.js';
import { LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import { edgesOf, NET_SOLIDS, netOf } from './nets.js';

const size = z.number().min(0.1).max(1000);

const netSchema = z.strictObject({
  type: z.literal('net'),
  ...baseFields,
  solid: z.enum(NET_SOLIDS).default('cube'),
  /** Edge, side of the base, or diameter of a round solid. */
  width: size.default(4),
  /** Of a cuboid. */
  depth: size.default(3),
  height: size.default(5),
  /** Sides of the base of a prism or pyramid. */
  sides: z.number().int().min(3).max(8).default(4),
  /** How many mm a unit is on the paper, 10 for centimetres in their size; as much as has room when null. */
  scaleMm: z.number().min(0.1).max(100).nullable().default(null),
});

/** The net of a solid. */
export type NetSpec = z.infer<typeof netSchema>;

/** Least side of a face in mm (TU Dresden TF_OG), and the edge that stays free, in mm. */
const FACE_MM = 13;
const EDGE_MM = 1;

function layOut(spec: NetSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const { faces, circles, sector } = netOf(spec);
  const directions = sector
    ? ([270 - sector.degrees / 2, 270 + sector.degrees / 2] as const)
    : ([0, 0] as const);
  const mantle = sector ? arcPoints(sector.apex, sector.radius, ...directions) : [];
  const round = circles.flatMap(({ centre, radius }) => [
    { x: centre.x - radius, y: centre.y - radius },
    { x: centre.x + radius, y: centre.y + radius },
  ]);
  const bounds = boxAround([...faces.flat(), ...round, ...mantle, ...(sector ? [sector.apex] : [])]);
  const fitting = Math.min(
    (area.width - 2 * EDGE_MM) / bounds.width,
    (area.height - 2 * EDGE_MM) / bounds.height,
  );
  const scale = spec.scaleMm ?? fitting;
  if (scale > fitting * 1.0001) drawing.note('figure-too-small', {}, true);
  const sides = [
    ...faces.flatMap((face) => face.map((a, index) => distanceTo(a, face[(index + 1) % face.length] ?? a))),
    ...circles.map(({ radius }) => 2 * radius),
  ];
  if (Math.min(...sides) * scale < FACE_MM) drawing.note('figure-too-small', {}, true);
  const left = area.x + (area.width - bounds.width * scale) / 2;
  const top = area.y + EDGE_MM + Math.min(20, (area.height - bounds.height * scale) / 2 - EDGE_MM);
  const place = ({ x, y }: Point): Point => ({
    x: left + (x - bounds.x) * scale,
    y: top + (y - bounds.y) * scale,
  });
  const { folds, outlines } = edgesOf(faces);
  outlines.forEach((outline, index) =>
    drawing.polygon(`outline ${index}`, outline.map(place), { borderWidth: LINE_MM.data }),
  );
  if (sector) {
    drawing.polygon('mantle', [place(sector.apex), ...mantle.map(place)], { borderWidth: LINE_MM.data });
  }
  circles.forEach(({ centre, radius }, index) =>
    drawing.ellipse(`circle ${index}`, place(centre), radius * scale, radius * scale, {
      borderWidth: LINE_MM.data,
    }),
  );
  folds.forEach(([a, b], index) =>
    drawing.line(`fold ${index}`, place(a), place(b), { borderStyle: 'dashed', borderWidth: LINE_MM.axis }),
  );
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

const distanceTo = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function describe(spec: NetSpec): ImageDescription {
  const { language, title, solid, width, depth, height, sides } = spec;
  const isGerman = language === 'de';
  const write = (value: number) => writeNumber(value, language);
  const name = SOLID_NAMES[language][solid];
  const { faces, circles, sector } = netOf(spec);
  const { folds } = edgesOf(faces);
  const kind = isGerman ? 'Körpernetz' : 'Net of a solid';
  const isRound = circles.length > 0;
  const hasHeight = !['cube', 'tetrahedron', 'octahedron'].includes(solid);
  const sizes = [
    isGerman
      ? `${isRound ? 'Durchmesser' : 'Kante'} ${write(width)}`
      : `${isRound ? 'diameter' : 'edge'} ${write(width)}`,
    ...(solid === 'cuboid' ? [isGerman ? `Tiefe ${write(depth)}` : `depth ${write(depth)}`] : []),
    ...(hasHeight ? [isGerman ? `Höhe ${write(height)}` : `height ${write(height)}`] : []),
    ...(solid === 'prism' || solid === 'pyramid' ? [isGerman ? `${sides} Seiten` : `${sides} sides`] : []),
  ];
  const count = faces.length + circles.length + (sector ? 1 : 0);
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${name} (${sizes.join(', ')}).`,
    details: isGerman
      ? `Das Netz hat ${count} Flächen. Sein Rand ist durchgezogen, ${folds.length} Faltlinien sind gestrichelt.${isRound ? ' Die Grundflächen sind Kreise, die den Mantel berühren.' : ''}`
      : `The net has ${count} faces. Its edge is solid, ${folds.length} fold lines are dashed.${isRound ? ' The bases are circles that touch the mantle.' : ''}`,
  };
}

/** Nets of solids. */
export const net: ChartType<NetSpec> = {
  schema: netSchema,
  sample: (language) => ({
    type: 'net',
    title: language === 'de' ? 'Netz eines Würfels' : 'Net of a cube',
    language,
    solid: 'cube',
    width: 4,
    depth: 3,
    height: 5,
    sides: 4,
    scaleMm: null,
  }),
  paper: () => 'portrait',
  texts: () => [],
  layOut,
  describe,
};
