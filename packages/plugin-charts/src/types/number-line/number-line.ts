import type { ImageDescription } from '@tastwerk/editor-core';
import { Drawing } from '../../figures/drawing.js';
import { stackNames } from '../../figures/stack.js';
import { type Words, wordsOf } from '../../figures/words.js';
import { LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import type { ChartLanguage, ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import { steppedTicks, tickTexts, writeTick } from '../../figures/number-ticks.js';
import { numberLineSchema, type NumberLineSpec } from './number-line-spec.js';

/** Half the length of a tick, how far the line goes on beyond its last tick, and half an end of an interval, in mm. */
const TICK_MM = 5;
const BEYOND_MM = 15;
const END_MM = 4;
/** From the end of a tick to the print below it, and from what swells to dots, in mm. */
const BELOW_MM = 2.7;
const CLEAR_MM = 3.2;
/** From the line to the lowest names above it, in mm: clear of ticks and of the head of the line. */
const ABOVE_TICKS_MM = 9.7;
/** From the ends of intervals to the ticks below, in mm: the heads of an endless one and of the line keep apart. */
const INTERVAL_GAP_MM = 7;
/** Height of the lowest jump, and how far its ends keep from the numbers, so that heads have room, in mm. */
const JUMP_MM = 18;
const JUMP_INSET_MM = 4;
/** Half the width of the narrowest jump whose head is felt, in mm. */
const LEAST_HALF_MM = 7;
/** Between rows of names, in mm. */
const ROW_GAP_MM = 2;

const jumpName = ({ from, to, name }: NumberLineSpec['jumps'][number], language: ChartLanguage): string =>
  name !== '' ? name : `${to >= from ? '+' : ''}${writeNumber(to - from, language)}`;

type Interval = NumberLineSpec['intervals'][number];

/** A jump has a length, and an interval ends behind its beginning: others cannot be drawn. */
const isJump = ({ from, to }: NumberLineSpec['jumps'][number]): boolean => from !== to;
const isInterval = ({ from, to }: Interval): boolean => from === null || to === null || from < to;

/** An interval as it is written: `[-2; 4[`. */
function intervalText({ from, to, isFromClosed, isToClosed }: Interval, spec: NumberLineSpec): string {
  const [low, high] = [from ?? '-∞', to ?? '∞'].map((end) =>
    typeof end === 'number' ? writeTick(end, spec, spec.language) : end,
  );
  return `${isFromClosed && from !== null ? '[' : ']'}${low}; ${high}${isToClosed && to !== null ? ']' : '['}`;
}

const isWithin = ({ from, to }: NumberLineSpec, value: number): boolean => value >= from && value <= to;

/** The names of points from the left to the right, those at one place together. */
function namesAt(
  points: NumberLineSpec['points'],
): readonly { readonly at: number; readonly name: string }[] {
  const names = new Map<number, string>();
  for (const { at, name } of points.toSorted((a, b) => a.at - b.at)) {
    const known = names.get(at);
    if (name !== '') names.set(at, known === undefined ? name : `${known}, ${name}`);
  }
  return Array.from(names, ([at, name]) => ({ at, name }));
}

/** A jump as it is drawn: its ends on the line, and how high it goes. */
interface JumpArc {
  readonly jump: NumberLineSpec['jumps'][number];
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly heightMm: number;
}

/** Height of an arc of 1 at the share `u` of its half width: flatter above than an ellipse, so that a jump below has room. */
const arcHeight = (u: number): number => (1 - Math.min(1, Math.abs(u)) ** 3) ** (1 / 3);

/** The arcs of the jumps within the line, the narrow ones first: each goes over the names of those below it. */
function arcsOf(spec: NumberLineSpec, sheet: Sheet, at: (value: number) => number): readonly JumpArc[] {
  const order = spec.jumps
    .map((jump, index) => ({
      jump,
      index,
      low: Math.min(jump.from, jump.to),
      high: Math.max(jump.from, jump.to),
    }))
    .filter(({ jump, low, high }) => isJump(jump) && isWithin(spec, low) && isWithin(spec, high))
    .toSorted((a, b) => a.high - a.low - (b.high - b.low));
  const arcs: JumpArc[] = [];
  const levels: number[] = [];
  order.forEach(({ jump, index, low, high }, place) => {
    const below = order.flatMap((other, at) =>
      at < place && other.low < high && other.high > low ? [at] : [],
    );
    levels.push(Math.max(0, ...below.map((other) => (levels[other] ?? 0) + 1)));
    const above = order.filter((other, at) => at > place && other.low <= low && other.high >= high).length;
    const way = Math.sign(jump.to - jump.from);
    const inset = Math.min(JUMP_INSET_MM + 6 * above, (at(high) - at(low)) / 3);
    const [from, to] = [at(jump.from) + way * inset, at(jump.to) - way * inset];
    const [middle, half] = [(from + to) / 2, Math.abs(to - from) / 2];
    const heights = below.flatMap((other): number[] => {
      const arc = arcs[other];
      if (!arc) return [];
      const centre = (arc.from + arc.to) / 2;
      const halfWidth = wordsOf(sheet, { text: jumpName(arc.jump, sheet.language) }).width / 2 + CLEAR_MM;
      const least = Math.min(
        arcHeight((centre - halfWidth - middle) / half),
        arcHeight((centre + halfWidth - middle) / half),
      );
      return [(arc.heightMm + 2 * CLEAR_MM + 1 + LABEL_HEIGHT_MM) / Math.max(0.4, least)];
    });
    arcs.push({ jump, index, from, to, heightMm: Math.max(JUMP_MM, ...heights) });
  });
  return arcs;
}

function layOut(spec: NumberLineSpec, sheet: Sheet): LaidOut {
  const { area, language } = sheet;
  const drawing = new Drawing(sheet);
  const widthOf = (value: number) => wordsOf(sheet, { text: writeTick(value, spec, language) }).width;
  const pad = Math.max(widthOf(spec.from), widthOf(spec.to)) / 2 + 1;
  const [left, right] = [area.x + Math.max(pad, 6), area.x + area.width - Math.max(pad, BEYOND_MM + 2)];
  const at = (value: number) => left + ((value - spec.from) / (spec.to - spec.from)) * (right - left);
  const ticks = steppedTicks(spec, right - left, (value) => widthOf(value));
  const points = spec.points.filter((point) => isWithin(spec, point.at)).toSorted((a, b) => a.at - b.at);
  for (const { at: value, name } of spec.points) {
    if (!isWithin(spec, value))
      drawing.note('figure-outside', { text: name || writeNumber(value, language) }, true);
  }
  const isAboveTaken = spec.jumps.length + spec.intervals.length > 0;
  const named = namesAt(points);
  const stack = stackNames(
    named.map(({ at: value, name }) => ({ x: at(value), words: wordsOf(sheet, { text: name }) })),
    { left: area.x, right: area.x + area.width, most: isAboveTaken ? 3 : 6 },
  );
  const rows = stack ? Math.max(0, ...stack.map(({ row }) => row + 1)) : 0;

  // Heights above the line, from it upwards: names of points, or jumps and then intervals.
  const nameExcess = Math.max(0, ...named.map(({ name }) => wordsOf(sheet, { text: name }).excessMm));
  const rowMm = LABEL_HEIGHT_MM + nameExcess + ROW_GAP_MM;
  const namesMm = isAboveTaken || rows === 0 ? 0 : ABOVE_TICKS_MM + rows * rowMm;
  const arcs = arcsOf(spec, sheet, at);
  const jumpsMm = Math.max(
    TICK_MM + 1,
    ...arcs.map(({ heightMm }) => heightMm + CLEAR_MM + LABEL_HEIGHT_MM + ROW_GAP_MM),
  );
  const intervalMm = LABEL_HEIGHT_MM + CLEAR_MM + 2 * END_MM + ROW_GAP_MM;
  const aboveMm = Math.max(
    namesMm,
    jumpsMm + INTERVAL_GAP_MM + spec.intervals.length * intervalMm,
    TICK_MM + 3,
  );
  const tickExcess = Math.max(
    0,
    ...tickTexts(spec, language).map((text) => wordsOf(sheet, { text }).excessMm),
  );
  const numbersMm = TICK_MM + BELOW_MM + tickExcess + LABEL_HEIGHT_MM;
  const belowMm = numbersMm + (isAboveTaken ? rows * rowMm : 0);
  const free = area.height - aboveMm - belowMm;
  if (free < 0) drawing.note('figure-too-small', {}, true);
  const y = area.y + Math.min(Math.max(0, free / 3), 40) + aboveMm;

  drawing.line(
    'line',
    { x: left - (spec.from === 0 ? 0 : 5), y },
    { x: right + BEYOND_MM, y },
    { borderWidth: LINE_MM.data, endArrow: true },
  );
  for (const { value } of ticks) {
    const x = at(value);
    drawing.line(`tick ${value}`, { x, y: y - TICK_MM }, { x, y: y + TICK_MM });
  }
  points.forEach(({ at: value, name }, index) =>
    drawing.disc(`point ${index}`, { x: at(value), y }, END_MM, name),
  );
  stack?.forEach(({ row, x, align }, index) => {
    const point = named[index];
    if (!point) return;
    const below = y + numbersMm + ROW_GAP_MM + nameExcess + row * rowMm;
    const bottom = y - ABOVE_TICKS_MM - row * rowMm;
    const stem = at(point.at);
    const end = isAboveTaken ? below - nameExcess - BELOW_MM : bottom + CLEAR_MM + 0.5;
    if (row > 0) {
      drawing.line(`stem ${index}`, { x: stem, y }, { x: stem, y: end }, { borderWidth: LINE_MM.help });
    }
    const top = isAboveTaken ? below : bottom - LABEL_HEIGHT_MM;
    drawing.label(`name ${index}`, point.name, { x, y: top, align });
  });
  for (const { value, isLabelled } of ticks) {
    const words = wordsOf(sheet, { text: writeTick(value, spec, language) });
    const place = { x: at(value), y: y + TICK_MM + BELOW_MM + tickExcess, align: 'center' } as const;
    // A number is left out where the stem of a name below crosses it.
    if (isLabelled && drawing.isFree(words, place)) drawing.put(`number ${value}`, words, place);
  }
  if (!stack) drawing.noRoom(named.map(({ name }) => name).join(', '));
  drawJumps(spec, sheet, drawing, arcs, y);
  drawIntervals(spec, sheet, drawing, {
    at,
    left,
    right,
    bottom: y - jumpsMm - END_MM - INTERVAL_GAP_MM,
    intervalMm,
  });
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function drawJumps(
  spec: NumberLineSpec,
  sheet: Sheet,
  drawing: Drawing,
  arcs: readonly JumpArc[],
  y: number,
): void {
  spec.jumps.forEach((jump, index) => {
    if (arcs.some((arc) => arc.index === index)) return;
    if (isJump(jump)) drawing.note('figure-outside', { text: jumpName(jump, sheet.language) }, true);
    else drawing.note('number-line-no-jump', { at: writeTick(jump.from, spec, sheet.language) }, true);
  });
  for (const { index, from, to, heightMm } of arcs) {
    const half = (to - from) / 2;
    if (Math.abs(half) < LEAST_HALF_MM) drawing.note('figure-too-small', {}, true);
    const steps = Array.from({ length: 41 }, (_, step) => -Math.cos((step * Math.PI) / 40));
    const arc = steps.map((u) => ({ x: from + half * (1 + u), y: y - heightMm * arcHeight(u) }));
    // The head keeps off the line that it points at.
    const drawn = arc.filter((point, step) => step < 20 || point.y < y - 8);
    drawing.path(`jump ${index}`, [...drawn, { x: to, y: y - 4 }], {
      endArrow: true,
      borderWidth: LINE_MM.axis,
    });
  }
  for (const { jump, index, from, to, heightMm } of arcs) {
    const text = jumpName(jump, sheet.language);
    const place = {
      x: (from + to) / 2,
      y: y - heightMm - CLEAR_MM - LABEL_HEIGHT_MM - 0.6,
      align: 'center',
    } as const;
    const words = wordsOf(sheet, { text });
    if (drawing.isFree(words, place)) drawing.put(`jump name ${index}`, words, place);
    else if (
      !drawing.name(`jump name ${index}`, { text }, { at: { x: place.x, y: y - heightMm }, radius: 1 })
    )
      drawing.noRoom(text);
  }
}

interface IntervalRoom {
  readonly at: (value: number) => number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly intervalMm: number;
}

function drawIntervals(
  spec: NumberLineSpec,
  sheet: Sheet,
  drawing: Drawing,
  { at, left, right, bottom, intervalMm }: IntervalRoom,
): void {
  spec.intervals.forEach((interval, index) => {
    const y = bottom - index * intervalMm;
    const { from, to, isFromClosed, isToClosed, name } = interval;
    const [low, high] = [Math.max(from ?? -Infinity, spec.from), Math.min(to ?? Infinity, spec.to)];
    if (low >= high || !isInterval(interval)) {
      const code = isInterval(interval) ? 'figure-outside' : 'number-line-no-interval';
      return drawing.note(code, { text: name || intervalText(interval, spec) }, true);
    }
    const hasFrom = from !== null && from >= spec.from;
    const hasTo = to !== null && to <= spec.to;
    const ends = [
      [hasFrom, at(low), isFromClosed],
      [hasTo, at(high), isToClosed],
    ] as const;
    const startX = hasFrom ? at(low) + (isFromClosed ? 0 : END_MM) : left - 4;
    const endX = hasTo ? at(high) - (isToClosed ? 0 : END_MM) : right + BEYOND_MM - 2;
    if (endX - startX < 2 * END_MM) drawing.note('figure-too-small', {}, true);
    const arrows = { startArrow: !hasFrom, endArrow: !hasTo };
    drawing.line(
      `interval ${index}`,
      { x: startX, y },
      { x: endX, y },
      { borderWidth: 2.5, moniker: name, ...arrows },
    );
    ends.forEach(([isDrawn, x, isClosed], end) => {
      if (isDrawn) drawing.symbol(`interval ${index} end ${end}`, isClosed ? 'disc' : 'ring', { x, y });
    });
    if (name === '') return;
    const words: Words = wordsOf(sheet, { text: name });
    const half = words.width / 2;
    const middle = Math.min(
      Math.max((at(low) + at(high)) / 2, sheet.area.x + half),
      sheet.area.x + sheet.area.width - half,
    );
    drawing.put(`interval name ${index}`, words, {
      x: middle,
      y: y - END_MM - 0.8 - CLEAR_MM - LABEL_HEIGHT_MM,
      align: 'center',
    });
  });
}

function describe(spec: NumberLineSpec): ImageDescription {
  const { language, title, from, to } = spec;
  const isGerman = language === 'de';
  const number = (value: number) => writeTick(value, spec, language);
  const name = (own: string) => (own === '' ? '' : `${own}: `);
  const range = isGerman ? `von ${number(from)} bis ${number(to)}` : `from ${number(from)} to ${number(to)}`;
  const details = [
    isGerman ? `Die Gerade geht ${range}.` : `The line goes ${range}.`,
    ...spec.points.map(({ at, name: own }) =>
      isGerman ? `${name(own)}Punkt bei ${number(at)}.` : `${name(own)}point at ${number(at)}.`,
    ),
    ...spec.intervals
      .filter(isInterval)
      .map(({ from: low, to: high, isFromClosed, isToClosed, name: own }) => {
        const end = (value: number | null, isClosed: boolean, side: 'from' | 'to') => {
          if (value === null)
            return isGerman
              ? side === 'from'
                ? 'ohne untere Grenze'
                : 'ohne obere Grenze'
              : side === 'from'
                ? 'without a lower end'
                : 'without an upper end';
          const closed = isGerman
            ? isClosed
              ? 'eingeschlossen'
              : 'ausgeschlossen'
            : isClosed
              ? 'included'
              : 'excluded';
          const word = isGerman ? (side === 'from' ? 'von' : 'bis') : side;
          return `${word} ${number(value)} (${closed})`;
        };
        return `${name(own)}${isGerman ? 'Intervall' : 'interval'} ${end(low, isFromClosed, 'from')} ${end(high, isToClosed, 'to')}.`;
      }),
    ...spec.jumps
      .filter(isJump)
      .map((jump) =>
        isGerman
          ? `${jumpName(jump, language)}: Sprung von ${number(jump.from)} nach ${number(jump.to)}.`
          : `${jumpName(jump, language)}: jump from ${number(jump.from)} to ${number(jump.to)}.`,
      ),
  ];
  const kind = isGerman ? 'Zahlengerade' : 'Number line';
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${kind} ${range}.`,
    details: details.join('\n'),
  };
}

/** A number line with points, intervals and jumps. */
export const numberLine: ChartType<NumberLineSpec> = {
  schema: numberLineSchema,
  sample: (language) => ({
    type: 'number-line',
    title: language === 'de' ? 'Zahlengerade' : 'Number line',
    language,
    from: -5,
    to: 5,
    step: 1,
    denominator: 1,
    points: [
      { at: -3.5, name: 'A' },
      { at: 2, name: 'B' },
    ],
    intervals: [
      {
        from: -2,
        to: 4,
        isFromClosed: true,
        isToClosed: false,
        name: language === 'de' ? 'Lösung' : 'solution',
      },
    ],
    jumps: [],
  }),
  paper: () => 'landscape',
  texts: (spec) => [
    ...[...namesAt(spec.points), ...spec.intervals].map(({ name }) => name),
    ...spec.jumps.map((jump) => jumpName(jump, spec.language)),
    ...tickTexts(spec, spec.language),
  ],
  layOut,
  describe,
};
