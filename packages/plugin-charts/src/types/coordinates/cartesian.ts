import { type Point, segmentToSegment } from '@tastwerk/editor-core/geometry';
import { type Drawing, POINT_MM } from '../../figures/drawing.js';
import { type NumberTick, steppedTicks, tickTexts, writeTick } from '../../figures/number-ticks.js';
import { piDenominator } from '../../figures/pi-steps.js';
import { type Words, wordsOf } from '../../figures/words.js';
import { DOTS_MIDDLE_MM, LABEL_HEIGHT_MM } from '../../sheet/draw.js';
import type { Sheet } from '../../sheet/sheet.js';
import type { CoordinatesSpec } from './coordinates-spec.js';

/** Half the length of a tick, from its end to the print below and to the dots beside it, in mm. */
const TICK_MM = 3;
const TICK_WIDTH_MM = 1;
const BELOW_MM = 4.5;
const BESIDE_MM = 3.6;
/** How far an axis goes on beyond its last tick, so that its head has room, in mm. */
const BEYOND_MM = 13;
/** Least side of a square of the grid in mm (TU Dresden TL_G). */
const GRID_MM = 10;
/** The grid is left out where a line would cross it at less than this many degrees (TU Dresden BE_UE). */
const LEAST_DEGREES = 20;
/** Height of a number beside an upright axis with what keeps it from the next, in mm. */
const ROW_MM = LABEL_HEIGHT_MM + 1.5;

/** Half the width of the widest line in a plane, in mm. */
const LINE_HALF_MM = 1.1;

/** Half the width of an arrow head with its line, in mm. */
const HEAD_MM = 6.4;

type Axis = CoordinatesSpec['x'];

/** A coordinate system that was drawn. */
export interface Plane {
  at(place: Point): Point;
  /** Writes the numbers of the axes where they have room, once all else is drawn. */
  writeNumbers(): void;
}

/** The place of a value along an axis as a share of its length. */
function shareOf({ from, to, isLog }: Axis, value: number): number {
  if (!isLog) return (value - from) / (to - from);
  return Math.log10(Math.max(value, from) / from) / Math.log10(to / from);
}

/** The powers of ten of a logarithmic axis; its ends where it holds none. */
function powersOf({ from, to }: Axis): readonly NumberTick[] {
  const [first, last] = [Math.ceil(Math.log10(from) - 1e-9), Math.floor(Math.log10(to) + 1e-9)];
  const powers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number((10 ** (first + index)).toPrecision(12)),
  );
  return (powers.length > 1 ? powers : [from, to]).map((value) => ({ value, isLabelled: true }));
}

/** Ticks with a number first; the others are numbered where lines leave no room for the first, whole multiples of π before parts of it. */
const fewAfterMany = (ticks: readonly NumberTick[]): readonly NumberTick[] => [
  ...ticks.filter(({ isLabelled }) => isLabelled),
  ...ticks
    .filter(({ isLabelled }) => !isLabelled)
    .toSorted((one, other) => piDenominator(one.value) - piDenominator(other.value)),
];

/** How far the highest formulas of `words` reach above a line without them, in mm. */
const highestExcess = (words: readonly Words[]): number =>
  Math.max(0, ...words.map(({ excessMm }) => excessMm));

/** What a label that is centred at an end of an axis needs beyond it, in mm. */
const halfWidth = (words: Words | undefined): number => (words ? words.width / 2 + 1 : 0);

/** The value at which the other axis crosses this one. */
const crossingOf = ({ from, to, isLog }: Axis): number => (isLog ? from : Math.min(Math.max(0, from), to));

/** What a plane holds besides what its spec names. */
interface PlaneContent {
  /** Lines in data coordinates; a tick that would end beside one is left out. */
  readonly lines?: readonly (readonly Point[])[];
  readonly tickWidthMm?: number;
  /** How long a unit of the y-axis is beside one of the x-axis; as long where the spec asks for equal scales, else what fills the area. */
  readonly unitRatio?: number;
}

/** Draws two axes with ticks, and a grid where it is asked for and has room. */
export function cartesianPlane(
  spec: CoordinatesSpec,
  sheet: Sheet,
  drawing: Drawing,
  { lines = [], tickWidthMm = TICK_WIDTH_MM, unitRatio }: PlaneContent = {},
): Plane {
  const { area, language } = sheet;
  const { x, y } = spec;
  const numberOn = (axis: Axis, value: number): Words =>
    wordsOf(sheet, { text: writeTick(value, axis, language) });
  const formulasOn = (axis: Axis) => tickTexts(axis, language).map((text) => wordsOf(sheet, { text }));
  const [xFormulas, yFormulas] = [formulasOn(x), formulasOn(y)];
  const [xExcess, yExcess] = [highestExcess(xFormulas), highestExcess(yFormulas)];
  const rowMm = ROW_MM + yExcess;
  const guess = [
    ...[y.from, y.to].map((value) => numberOn(y, Math.round(value)).width),
    ...yFormulas.map(({ width }) => width),
  ];
  const hasLeftNumbers = crossingOf(x) === x.from;
  const hasLowerNumbers = crossingOf(y) === y.from;
  const leftMm = hasLeftNumbers
    ? Math.max(...guess) + TICK_MM + BESIDE_MM + 6
    : Math.max(8, halfWidth(xFormulas.at(0)));
  const belowMm = hasLowerNumbers ? TICK_MM + BELOW_MM + LABEL_HEIGHT_MM + xExcess + 1 : 8;
  // Above lines that go on to the border, the name of the axis needs its height.
  const nameMm = lines.length > 0 ? 5 : 0;
  const aboveMm = BEYOND_MM + 2 + nameMm;
  const rightMm = Math.max(BEYOND_MM + 2, halfWidth(xFormulas.at(-1)));
  let width = area.width - leftMm - rightMm;
  let height = area.height - belowMm - aboveMm;
  const ratio = unitRatio ?? (spec.isEqualScale ? 1 : undefined);
  if (ratio !== undefined && !x.isLog && !y.isLog) {
    const unit = Math.min(width / (x.to - x.from), height / ratio / (y.to - y.from));
    [width, height] = [unit * (x.to - x.from), unit * ratio * (y.to - y.from)];
  }
  if (Math.min(width, height) < 40) drawing.note('figure-too-small', {}, true);
  const left = area.x + leftMm + (area.width - leftMm - rightMm - width) / 2;
  const bottom = area.y + aboveMm + height;
  const at = (place: Point): Point => ({
    x: left + shareOf(x, place.x) * width,
    y: bottom - shareOf(y, place.y) * height,
  });
  const xTicks = x.isLog ? powersOf(x) : steppedTicks(x, width, (value) => numberOn(x, value).width);
  const yTicks = y.isLog ? powersOf(y) : steppedTicks(y, height, () => rowMm - 6);
  const origin = at({ x: crossingOf(x), y: crossingOf(y) });

  const isFlat = (dx: number, dy: number) =>
    (Math.atan2(Math.abs(dy), Math.abs(dx)) * 180) / Math.PI < LEAST_DEGREES;
  const slants = spec.segments.map(({ from, to }) => {
    const [a, b] = [at(from), at(to)];
    return [b.x - a.x, b.y - a.y] as const;
  });
  const hasFlat = slants.some(([dx, dy]) => (isFlat(dx, dy) && dy !== 0) || (isFlat(dy, dx) && dx !== 0));
  if (spec.hasGrid && hasFlat) drawing.note('figure-no-grid', {}, false);
  if (spec.hasGrid && !hasFlat) {
    const everyOf = (ticks: readonly NumberTick[], axis: Axis, lengthMm: number) => {
      const between = (lengthMm / (axis.to - axis.from)) * ((ticks[1]?.value ?? 1) - (ticks[0]?.value ?? 0));
      return axis.isLog ? 1 : Math.max(1, Math.ceil((GRID_MM - 0.01) / Math.abs(between)));
    };
    const lines = (ticks: readonly NumberTick[], axis: Axis, lengthMm: number) => {
      const every = everyOf(ticks, axis, lengthMm);
      const step = ((ticks[1]?.value ?? 1) - (ticks[0]?.value ?? 0)) * every;
      return ticks.filter(
        ({ value }) => axis.isLog || Math.abs(value / step - Math.round(value / step)) < 1e-6,
      );
    };
    for (const { value } of lines(xTicks, x, width)) {
      const { x: across } = at({ x: value, y: y.from });
      if (Math.abs(across - origin.x) > 1)
        drawing.help(`grid x ${value}`, [
          { x: across, y: bottom },
          { x: across, y: bottom - height },
        ]);
    }
    for (const { value } of lines(yTicks, y, height)) {
      const { y: up } = at({ x: x.from, y: value });
      if (Math.abs(up - origin.y) > 1)
        drawing.help(`grid y ${value}`, [
          { x: left, y: up },
          { x: left + width, y: up },
        ]);
    }
  }
  drawing.line(
    'x axis',
    { x: left, y: origin.y },
    { x: left + width + BEYOND_MM, y: origin.y },
    { borderWidth: 1.5, endArrow: true },
  );
  drawing.line(
    'y axis',
    { x: origin.x, y: bottom },
    { x: origin.x, y: bottom - height - BEYOND_MM },
    { borderWidth: 1.5, endArrow: true },
  );
  const drawnLines = lines.map((line) => line.map(at));
  // A tick is left out where a point would lie close beside it.
  const drawTick = (role: string, from: Point, to: Point) => {
    const isBeside = spec.points.some((point) => {
      const gap = segmentToSegment(at(point), at(point), from, to) - POINT_MM - TICK_WIDTH_MM / 2;
      return gap > 0 && gap < sheet.profile.gapElements.warningMm;
    });
    const isCrowded = drawnLines.some((line) => {
      const edges = line.slice(1).map((b, index) => [line[index] ?? b, b] as const);
      const gap =
        Math.min(...edges.map(([a, b]) => segmentToSegment(a, b, from, to))) - LINE_HALF_MM - tickWidthMm / 2;
      if (gap > 0) return gap < sheet.profile.gapElements.warningMm;
      // A line that runs along a tick would hide it.
      const isUpright = from.x === to.x;
      return edges.some(
        ([a, b]) =>
          segmentToSegment(a, b, from, to) === 0 &&
          (isUpright ? isFlat(b.y - a.y, b.x - a.x) : isFlat(b.x - a.x, b.y - a.y)),
      );
    });
    if (!isBeside && !isCrowded) drawing.line(role, from, to, { borderWidth: tickWidthMm });
  };
  for (const { value } of xTicks) {
    const { x: across } = at({ x: value, y: y.from });
    const [from, to] = [origin.y - TICK_MM, origin.y + TICK_MM];
    if (Math.abs(across - origin.x) > 1)
      drawTick(`x tick ${value}`, { x: across, y: from }, { x: across, y: to });
  }
  for (const { value } of yTicks) {
    const { y: up } = at({ x: x.from, y: value });
    const [from, to] = [origin.x - TICK_MM, origin.x + TICK_MM];
    if (Math.abs(up - origin.y) > 1) drawTick(`y tick ${value}`, { x: from, y: up }, { x: to, y: up });
  }
  return {
    at,
    writeNumbers: () => {
      if (x.name !== '') {
        const words = wordsOf(sheet, { text: x.name });
        const end = area.x + area.width;
        const above = origin.y - HEAD_MM - BESIDE_MM - LABEL_HEIGHT_MM;
        const below = origin.y + HEAD_MM + BELOW_MM + words.excessMm;
        const second = below + LABEL_HEIGHT_MM + BELOW_MM + xExcess;
        // Formulas are wide: a name beside the last of them would take its place.
        const tops = xFormulas.length > 0 ? [second, above, below] : [below, above, second];
        const places = tops.flatMap((top) =>
          [end, left + width + BEYOND_MM + 2].map(
            (right) => ({ x: Math.min(right, end), y: top, align: 'right' }) as const,
          ),
        );
        const place = places.find((one) => drawing.isFree(words, one));
        if (place) drawing.put('x name', words, place);
        else drawing.noRoom(x.name);
      }
      if (y.name !== '') {
        const tip = { x: origin.x, y: bottom - height - BEYOND_MM - nameMm + LABEL_HEIGHT_MM / 2 };
        const wish = { at: tip, radius: HEAD_MM, directions: [180, 0], mayLead: false };
        if (!drawing.name('y name', { text: y.name }, wish)) drawing.noRoom(y.name);
      }
      let written = 0;
      for (const { value, isLabelled } of fewAfterMany(xTicks)) {
        const { x: across } = at({ x: value, y: y.from });
        if ((!isLabelled && written > 1) || (value === 0 && !hasLowerNumbers)) continue;
        const words = numberOn(x, value);
        const below = origin.y + TICK_MM + BELOW_MM + xExcess;
        const above = [TICK_MM, HEAD_MM].map((endMm) => origin.y - endMm - BESIDE_MM - LABEL_HEIGHT_MM);
        // A wide formula may have room above the axis, where a graph crosses it.
        const place = (xFormulas.length > 0 ? [below, ...above] : [below])
          .map((top) => ({ x: across, y: top, align: 'center' }) as const)
          .find((one) => drawing.isFree(words, one));
        if (!place) continue;
        drawing.put(`x number ${value}`, words, place);
        written += 1;
      }
      written = 0;
      for (const { value, isLabelled } of fewAfterMany(yTicks)) {
        const { y: up } = at({ x: x.from, y: value });
        if ((!isLabelled && written > 1) || value === 0 || Math.abs(up - origin.y) <= 1) continue;
        const words = numberOn(y, value);
        const place = {
          x: origin.x - TICK_MM - BESIDE_MM - 0.1 - (tickWidthMm - TICK_WIDTH_MM) / 2,
          y: up - DOTS_MIDDLE_MM,
          align: 'right',
        } as const;
        if (!drawing.isFree(words, place)) continue;
        drawing.put(`y number ${value}`, words, place);
        written += 1;
      }
    },
  };
}
