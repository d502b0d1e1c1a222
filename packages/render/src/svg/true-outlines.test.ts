import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Document, PageObject } from '@tastwerk/editor-core';
import {
  freeWay,
  type Outline,
  outlineOnPage,
  positionOf,
  type PositionKind,
  type Side,
} from '@tastwerk/editor-core/description';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import {
  distancesFrom,
  gapOfPixels,
  mostWhere,
  type Pixels,
  piecesOf,
  pixelsOf,
  PX_PER_MM,
  turnedPixels,
  wayRightOfPixels,
} from '../../test/pixel-oracle.js';
import { createBlankDocument, createObject, kinds } from '@tastwerk/editor-core/standard';

const PAGE_MM = 48;
const PAGES = 1000;
/** What pixels may take off a distance, in mm: a pixel at each of both edges. */
const TOLERANCE_MM = 2 / PX_PER_MM;

const resources = {
  kinds,
  braille: { get: () => undefined },
  font: bundledFontMetrics,
};

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const document: Document = {
  ...createBlankDocument({ uuid: uuid(1), pageUuid: uuid(2), language: 'en' }),
  width: PAGE_MM,
  height: PAGE_MM,
};

const mm = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenth) => tenth / 10);
const widthMm = fc.constantFrom(0.5, 1, 1.5, 2.5);
const angle = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 359 }));

type Without<T> = Omit<T, 'uuid'>;

const boxed = (kind: 'rect' | 'ellipse') =>
  fc
    .record({ x: mm(4, 30), y: mm(4, 30), width: mm(4, 18), height: mm(4, 18), angle, borderWidth: widthMm })
    .map((values): Without<PageObject> => createObject(kind, { uuid: uuid(9), ...values }));

const triangle = fc
  .record({
    x: mm(4, 24),
    y: mm(4, 24),
    across: mm(6, 20),
    down: mm(6, 20),
    top: mm(0, 20),
    borderWidth: widthMm,
  })
  .map(({ x, y, across, down, top, borderWidth }): Without<PageObject> =>
    createObject('path', {
      uuid: uuid(9),
      x,
      y,
      borderWidth,
      closed: true,
      points: [
        { kind: 'M', x: 0, y: down },
        { kind: 'L', x: across, y: down },
        { kind: 'L', x: Math.min(top, across), y: 0 },
      ],
    }),
  );

const line = fc
  .record({ x: mm(6, 40), y: mm(6, 40), toX: mm(6, 44), toY: mm(6, 44), borderWidth: widthMm })
  .filter(({ x, y, toX, toY }) => Math.hypot(toX - x, toY - y) >= 6)
  .map(({ x, y, toX, toY, borderWidth }): Without<PageObject> =>
    createObject('line', { uuid: uuid(9), x, y, dx: toX - x, dy: toY - y, borderWidth }),
  );

const OBJECTS = 3;

/** Pages of shapes and lines without textures, whose ink does not reach their rim everywhere. */
const pages = fc
  .array(fc.oneof(boxed('rect'), boxed('ellipse'), triangle, line), {
    minLength: OBJECTS,
    maxLength: OBJECTS,
  })
  .map((objects) => objects.map((object, index) => ({ ...object, uuid: uuid(10 + index) }) as PageObject));

interface Seen {
  readonly object: PageObject;
  readonly outline: Outline;
  readonly pixels: Pixels;
  /** The pixels with each of {@link TURNS}. */
  readonly turned: readonly Pixels[];
  /** Distances of all pixels in mm: from what is raised, from its body, and from what lies outside of that. */
  readonly fromInk: Float64Array;
  readonly fromBody: Float64Array;
  readonly fromOutside: Float64Array;
  readonly strokeMm: number;
  readonly isLine: boolean;
}

/** The sides, and how many quarters of a turn bring them to the right. */
const TURNS: readonly (readonly [Side, number])[] = [
  ['right', 0],
  ['above', 1],
  ['left', 2],
  ['below', 3],
];

function seen(object: PageObject): Seen {
  const pixels = pixelsOf(document, object, resources);
  const { width, height, ink, body } = pixels;
  return {
    object,
    outline: outlineOnPage({ document, pageIndex: 0, resources }, object),
    pixels,
    turned: TURNS.map(([, turns]) => turnedPixels(pixels, turns)),
    fromInk: distancesFrom(ink, width, height),
    fromBody: distancesFrom(body, width, height),
    fromOutside: distancesFrom(
      body.map((mark) => 1 - mark),
      width,
      height,
    ),
    strokeMm: 'borderWidth' in object ? object.borderWidth : 0,
    isLine: object.type === 'line',
  };
}

type Answer = 'yes' | 'no' | 'close';

/** Whether `valueMm` is more than `limitMm`; too close to tell within what pixels take off. */
function isMore(valueMm: number, limitMm: number): Answer {
  if (Math.abs(valueMm - limitMm) <= TOLERANCE_MM) return 'close';
  return valueMm > limitMm ? 'yes' : 'no';
}

/** Whether what is raised of `one` goes deeper into the body of `other` than their strokes reach, and farther out of it. */
function reaches(one: Seen, other: Seen): { goesIn: Answer; goesOut: Answer } {
  const depth = mostWhere(other.fromOutside, one.pixels.ink);
  const away = mostWhere(other.fromBody, one.pixels.ink);
  return {
    goesIn: other.isLine ? 'no' : isMore(depth, one.strokeMm + other.strokeMm),
    goesOut: isMore(away, one.strokeMm),
  };
}

/** Pieces of no more pixels are none: steps of a slanted edge. */
const FEW_PX = 4;

/** Whether what is raised of `one` goes on, on both sides of the other, for more than their strokes reach. */
function isCut(one: Seen, other: Seen): Answer {
  const hasTwoPieces = (leastMm: number) => {
    const rest = one.pixels.ink.map((mark, at) => (mark === 1 && (other.fromInk[at] ?? 0) > leastMm ? 1 : 0));
    const [, second = 0] = piecesOf(rest, one.pixels.width);
    return second > FEW_PX;
  };
  if (hasTwoPieces(one.strokeMm + TOLERANCE_MM)) return 'yes';
  return hasTwoPieces(Math.max(0, one.strokeMm - TOLERANCE_MM)) ? 'close' : 'no';
}

/** Whether no place in the body of `one` lies deeper than the strokes of both reach. */
function isNarrow(one: Seen, other: Seen): boolean {
  const depth = mostWhere(one.fromOutside, one.pixels.body);
  return !one.isLine && isMore(depth, 1.5 * (one.strokeMm + other.strokeMm)) !== 'yes';
}

/** The positions that the pixels of two objects allow: one, or several where pixels are too coarse to tell. */
function allowed(one: Seen, other: Seen, gapMm: number): ReadonlySet<PositionKind> {
  const kinds = new Set<PositionKind>();
  const [mine, theirs] = [reaches(one, other), reaches(other, one)];
  const isIn = (seenOne: Seen, body: Uint8Array) =>
    seenOne.pixels.ink.every((mark, at) => mark === 0 || body[at] === 1);
  if (!other.isLine && isIn(one, other.pixels.body)) kinds.add('inside');
  else if (!one.isLine && isIn(other, one.pixels.body)) kinds.add('around');
  else kinds.add('apart');
  if (gapMm > TOLERANCE_MM) return kinds;
  // Nearer than that they may touch as well as not, unless a pixel is dark in both.
  if (one.pixels.ink.some((mark, at) => mark === 1 && other.pixels.ink[at] === 1)) kinds.clear();
  // An area so narrow that nothing can lie deep in it is a line to pixels, and may be crossed as one.
  if (isNarrow(one, other)) kinds.add('overlaps').add('touches').add('around');
  if (isNarrow(other, one)) kinds.add('overlaps').add('touches').add('inside');
  const may = (answer: Answer) => answer !== 'no';
  const mayNot = (answer: Answer) => answer !== 'yes';
  if ([mine, theirs].some(({ goesIn, goesOut }) => may(goesIn) && may(goesOut))) kinds.add('overlaps');
  if (may(mine.goesIn) && mayNot(mine.goesOut)) kinds.add('inside');
  if (may(theirs.goesIn) && mayNot(theirs.goesOut)) kinds.add('around');
  if (mayNot(mine.goesIn) && mayNot(theirs.goesIn)) {
    const [cutsOne, cutsOther] = [isCut(one, other), isCut(other, one)];
    if (may(cutsOne) && may(cutsOther)) kinds.add('overlaps');
    if (mayNot(cutsOne) || mayNot(cutsOther)) kinds.add('touches');
    // A line that runs inside an outline, at about the depth of both strokes, may count for either.
    if (mine.goesIn === 'close' || theirs.goesIn === 'close') kinds.add('overlaps').add('touches');
    // Outlines that run on each other all the way.
    if (mayNot(mine.goesOut) && mayNot(theirs.goesOut)) kinds.add('overlaps');
  }
  return kinds;
}

/** How often which positions were told, and how often the pixels allowed only one. */
interface Tally {
  pairs: number;
  sure: number;
  readonly kinds: Map<PositionKind, number>;
}

/** What pixels may take off a way, in mm. */
const WAY_TOLERANCE_MM = 2 * TOLERANCE_MM;

/** Where what is told of two objects is not what their pixels show, in words; none where both agree. */
function differences(one: Seen, other: Seen, tally: Tally): readonly string[] {
  const told = positionOf(one.outline, other.outline);
  const gapMm = gapOfPixels(one.fromInk, other.pixels.ink);
  const kinds = allowed(one, other, gapMm);
  tally.pairs += 1;
  if (kinds.size === 1) tally.sure += 1;
  if (!told) return ['nothing is told'];
  tally.kinds.set(told.kind, (tally.kinds.get(told.kind) ?? 0) + 1);
  const found: string[] = [];
  if (!kinds.has(told.kind)) found.push(`${told.kind} is told, ${[...kinds].join(' or ')} is shown`);
  if (Math.abs(told.gap.distanceMm - gapMm) > TOLERANCE_MM)
    found.push(`a gap of ${told.gap.distanceMm} mm is told, ${gapMm} mm is shown`);
  if (gapMm <= TOLERANCE_MM) return found;
  for (const [index, [side]] of TURNS.entries()) {
    const way = freeWay(one.outline, other.outline, side) ?? Infinity;
    // A pixel up or down moves a way along a steep edge by many.
    const shown = [-1, 0, 1].map((rows) =>
      wayRightOfPixels(one.turned[index] ?? one.pixels, other.turned[index] ?? other.pixels, rows),
    );
    const [least, most] = [Math.min(...shown), Math.max(...shown)];
    if (way < least - WAY_TOLERANCE_MM || way > most + WAY_TOLERANCE_MM)
      found.push(`${way} mm to the ${side} are told, ${least} to ${most} mm are shown`);
  }
  return found;
}

describe('true outlines beside the pixels of the drawing', () => {
  it(`TELL-5 tells positions, gaps and free ways of ${PAGES} random pages as their pixels show them`, () => {
    const tally: Tally = { pairs: 0, sure: 0, kinds: new Map() };
    fc.assert(
      fc.property(pages, (objects) => {
        const all = objects.map(seen);
        for (const [index, one] of all.entries())
          for (const other of all.slice(index + 1)) expect(differences(one, other, tally)).toEqual([]);
      }),
      { numRuns: PAGES, seed: 25, endOnFailure: true },
    );
    expect(tally.sure / tally.pairs).toBeGreaterThan(0.7);
    for (const kind of ['inside', 'around', 'overlaps', 'touches', 'apart'] as const)
      expect(tally.kinds.get(kind) ?? 0).toBeGreaterThan(10);
  });
});
