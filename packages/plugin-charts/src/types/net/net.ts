import type { PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { drawLabel, drawLine, drawPath, LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import type { ChartNote, ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import { describeNet } from './describe-net.js';
import { flapsOf } from './flaps.js';
import { flatNetOf } from './flat-nets.js';
import { netSchema, type NetSpec, UNITS_MM } from './net-spec.js';
import { gapDegrees, roundNetOf } from './round-nets.js';
import type { DrawnNet, Net } from './unfold.js';

export type { NetSpec } from './net-spec.js';

/** Usual scales, in mm on paper for one mm of the solid: the true size first, then smaller ones. */
const SMALLER = [
  1,
  1 / 2,
  1 / 3,
  1 / 4,
  1 / 5,
  1 / 10,
  1 / 20,
  1 / 25,
  1 / 50,
  1 / 100,
  1 / 200,
  1 / 250,
  1 / 500,
  1 / 1000,
  1 / 2000,
  1 / 5000,
] as const;
const LARGER = [1, 2, 5, 10, 20, 50, 100] as const;
/** Room for flaps around the net, and between net and scale, in mm. */
const FLAP_ROOM_MM = 11;
const SCALE_GAP_MM = 6;

const CUT = { borderWidth: LINE_MM.data } as const;
const FOLD = { borderWidth: LINE_MM.axis, borderStyle: 'dashed' } as const;

function drawnNetOf(spec: NetSpec): DrawnNet | undefined {
  const unit = UNITS_MM[spec.unit];
  const sized = { ...spec, width: spec.width * unit, depth: spec.depth * unit, height: spec.height * unit };
  const net = flatNetOf(sized);
  return net ? { net, circles: [] } : roundNetOf(sized);
}

const pointsOf = ({ net, circles }: DrawnNet): readonly Point[] => [
  ...net.faces.flatMap(({ points }) => points),
  ...circles.flatMap(({ centre: { x, y }, radius }) => [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]),
];

/** The same net, each point changed. */
function changed({ net, circles }: DrawnNet, at: (point: Point) => Point, factor: number): DrawnNet {
  return {
    net: {
      faces: net.faces.map(({ face, points }) => ({ face, points: points.map(at) })),
      folds: net.folds.map(([from, to]) => [at(from), at(to)] as const),
      outline: net.outline.map(({ from, to, key }) => ({ from: at(from), to: at(to), key })),
    },
    circles: circles.map(({ centre, radius }) => ({ centre: at(centre), radius: radius * factor })),
  };
}

const sizeOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** The smaller side of the smallest face in mm: the height of a face above its longest edge. */
function leastSide({ net, circles }: DrawnNet): number {
  const sides = net.faces.map(({ points }) => {
    const doubled = points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0);
    const longest = Math.max(
      ...points.map(({ x, y }, index) => {
        const next = points[(index + 1) % points.length] ?? { x, y };
        return Math.hypot(next.x - x, next.y - y);
      }),
    );
    return Math.abs(doubled) / (points.length === 3 ? 1 : 2) / longest;
  });
  return Math.min(...sides, ...circles.map(({ radius }) => 2 * radius));
}

const scaleText = (factor: number, language: NetSpec['language']): string => {
  const written =
    factor >= 1
      ? `${writeNumber(factor, language)} : 1`
      : `1 : ${writeNumber(Math.round(1 / factor), language)}`;
  return `${language === 'de' ? 'Maßstab' : 'Scale'} ${written}`;
};

/** The scale at which `net` fits: its true size where that is not too small. */
function scaleFor(
  net: DrawnNet,
  most: { readonly width: number; readonly height: number },
  leastMm: number,
): number | undefined {
  const { width, height } = sizeOf(pointsOf(net));
  const fits = (factor: number) => width * factor <= most.width && height * factor <= most.height;
  if (!fits(1)) return SMALLER.find(fits);
  const fitting = LARGER.filter(fits);
  return fitting.find((factor) => leastSide(net) * factor >= leastMm) ?? fitting.at(-1);
}

function layOut(spec: NetSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const nothing: LaidOut = {
    objects: [],
    textures: [],
    strokes: [],
    notes: [{ code: 'figure-too-small', params: {}, isOpen: true }],
  };
  const found = drawnNetOf(spec);
  if (!found) return nothing;
  const room = spec.hasFlaps ? FLAP_ROOM_MM : LINE_MM.data;
  const scaleMm = spec.showsScale ? LABEL_HEIGHT_MM + SCALE_GAP_MM : 0;
  const most = { width: area.width - 2 * room, height: area.height - 2 * room - scaleMm };
  const turned = changed(found, ({ x, y }) => ({ x: -y, y: x }), 1);
  const { minMm } = sheet.profile.shapeMin;
  const [upright, lying] = [scaleFor(found, most, minMm), scaleFor(turned, most, minMm)];
  // It lies as it is usually drawn unless it is larger the other way.
  const isTurned = (lying ?? 0) > (upright ?? 0);
  const factor = isTurned ? lying : upright;
  if (factor === undefined) return nothing;
  const chosen = isTurned ? turned : found;
  const size = sizeOf(pointsOf(chosen));
  const left = area.x + (area.width - size.width * factor) / 2;
  const placed = changed(
    chosen,
    ({ x, y }) => ({ x: left + (x - size.left) * factor, y: area.y + room + (y - size.top) * factor }),
    factor,
  );
  const objects = drawNet(sheet, spec, placed);
  const notes: ChartNote[] = [...objects.notes];
  if (leastSide(placed) < minMm) notes.push({ code: 'figure-too-small', params: {}, isOpen: true });
  const { minDegrees } = sheet.profile.crossing;
  if (gapDegrees(spec) < minDegrees)
    notes.push({ code: 'net-cone-flat', params: { degrees: minDegrees }, isOpen: true });
  const bottom = area.y + 2 * room + size.height * factor + SCALE_GAP_MM;
  const label = spec.showsScale
    ? [
        drawLabel(
          sheet,
          'scale',
          { text: scaleText(factor, spec.language) },
          { x: area.x, y: bottom, align: 'left' },
        ),
      ]
    : [];
  return { objects: [...objects.objects, ...label], textures: [], strokes: [], notes };
}

function drawNet(
  sheet: Sheet,
  spec: NetSpec,
  { net, circles }: DrawnNet,
): { readonly objects: readonly PageObject[]; readonly notes: readonly ChartNote[] } {
  const { outline, folds, faces } = net;
  const { flaps, missing } = spec.hasFlaps
    ? flapsOf(
        oriented(outline),
        faces.map(({ points }) => points),
      )
    : { flaps: new Map<number, readonly Point[]>(), missing: 0 };
  const edges = spec.hasFlaps ? oriented(outline) : outline;
  const corners = edges.flatMap(({ from }, index) => [from, ...(flaps.get(index) ?? [])]);
  const glued = Array.from(flaps.keys()).flatMap((index) => {
    const edge = edges[index];
    return edge ? [[edge.from, edge.to] as const] : [];
  });
  const objects = [
    drawPath(sheet, 'outline', corners, { ...CUT, closed: true }),
    ...[...folds, ...glued].map(([from, to], index) => drawLine(sheet, `fold ${index}`, from, to, FOLD)),
    ...circles.map(({ centre, radius }, index) =>
      sheet.kinds.create('ellipse', {
        uuid: sheet.id(`circle ${index}`),
        x: centre.x - radius,
        y: centre.y - radius,
        width: 2 * radius,
        height: 2 * radius,
        ...CUT,
      }),
    ),
  ];
  return {
    objects,
    notes: missing > 0 ? [{ code: 'net-flaps-missing', params: { count: missing }, isOpen: false }] : [],
  };
}

/** `outline` in the direction that has the net on its left, as x goes right and y down: flaps stand on its right. */
function oriented(outline: Net['outline']): Net['outline'] {
  const doubled = outline.reduce((sum, { from, to }) => sum + from.x * to.y - to.x * from.y, 0);
  return doubled > 0
    ? outline
    : outline.toReversed().map(({ from, to, key }) => ({ from: to, to: from, key }));
}

/** The net of a solid, true to scale, its folds dashed. */
export const net: ChartType<NetSpec> = {
  schema: netSchema,
  sample: (language) => ({
    type: 'net',
    title: language === 'de' ? 'Würfelnetz' : 'Net of a cube',
    language,
    shape: 'cube',
    net: 5,
    sides: 6,
    width: 4,
    depth: 4,
    height: 5,
    unit: 'cm',
    hasFlaps: false,
    showsScale: true,
  }),
  paper: () => 'portrait',
  texts: (spec) =>
    spec.showsScale ? [...SMALLER, ...LARGER].map((factor) => scaleText(factor, spec.language)) : [],
  layOut,
  describe: describeNet,
};
