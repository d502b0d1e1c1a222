import type { Kinds, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxCentre,
  boxContains,
  boxToBox,
  distanceToSegment,
  isLevelBox,
  type Point,
  type Polyline,
  uniteAll,
} from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { anchorPlace } from '@tastwerk/editor-core/placing';
import { outlineOf, strokeEnds } from '../outline.js';
import { labelsOnLines, LEAST_TICKS } from './axes.js';
import {
  type Drawing,
  drawnBox,
  isDrawn,
  isFilled,
  isSame,
  pointBox,
  SAME_MM,
  type StepContext,
  without,
} from './drawing.js';

/** Share of the drawing's sides from which a shape around all else is its ground or its frame. */
const GROUND_SHARE = 0.9;

/** What draws neither line nor area. */
const isInvisible = (object: PageObject): boolean =>
  isShape(object) &&
  (!object.border || object.borderColour === 'none') &&
  object.fill === 'none' &&
  object.pattern.template === null;

const spans = (box: Box, drawing: Box): boolean =>
  box.width >= GROUND_SHARE * drawing.width && box.height >= GROUND_SHARE * drawing.height;

/** Whether `object` is a plain box, as grounds and frames are: a coast may be as large. */
const isBox = (kinds: Kinds, object: PageObject): boolean =>
  object.type === 'rect' || isLevelBox(outlineOf(kinds, object));

/** Things that lie on a ground: as many at least make a box without an outline one. */
const LEAST_ON_GROUND = 3;

/** Whether a box is only painted behind others: without an outline and texture, behind several things or behind words alone. */
function isPaint(kinds: Kinds, object: PageObject, drawing: Drawing): boolean {
  if (!isShape(object) || object.border || object.pattern.template !== null || !isBox(kinds, object))
    return false;
  const box = kinds.boundsOf(object);
  const index = drawing.objects.indexOf(object);
  const inside = drawing.objects
    .slice(index + 1)
    .filter((other) => !other.hidden && boxContains(box, pointBox(placeOf(kinds, other, drawing.objects))));
  const drawn = inside.filter(isDrawn);
  return (
    drawn.length >= LEAST_ON_GROUND || (drawn.length === 0 && inside.length > 0 && object.fill !== 'black')
  );
}

/** The middle of what is drawn; of a text where it stood in the drawing. */
function placeOf(kinds: Kinds, object: PageObject, objects: readonly PageObject[]): Point {
  const anchor = object.type === 'label' && object.anchor && anchorPlace(kinds, object.anchor, objects);
  return anchor ? anchor.point : boxCentre(kinds.boundsOf(object));
}

/** Takes away what carries nothing: what is invisible, grounds behind the drawing, its charts and its words, and frames around it. */
export function withoutGround(drawing: Drawing, { kinds }: StepContext): Drawing {
  const visible = without(drawing, (object) =>
    isDrawn(object) && isInvisible(object) ? 'invisible' : undefined,
  );
  const whole = drawnBox(kinds, visible.objects);
  if (!whole || visible.objects.filter(isDrawn).length < 3) return visible;
  return without(visible, (object) => {
    if (!isDrawn(object)) return undefined;
    if (isPaint(kinds, object, visible)) return 'background';
    if (!spans(kinds.boundsOf(object), whole) || !isBox(kinds, object)) return undefined;
    return isFilled(object) ? 'background' : 'frame';
  });
}

/** The same for outlines that are the same, wherever and in whichever direction they begin; undefined for what has none. */
function outlineName(kinds: Kinds, object: PageObject): string | undefined {
  const outline = outlineOf(kinds, object);
  const box = kinds.extentOf(object);
  if (isLevelBox(outline)) {
    const sides = [box.x, box.y, box.x + box.width, box.y + box.height];
    return `box ${sides.map(stepOf).join(' ')}`;
  }
  const pieces = outline.map(({ points, closed }) => {
    const names = points
      .map(({ x, y }) => `${stepOf(x)},${stepOf(y)}`)
      .filter((name, index, all) => name !== all[index - 1]);
    const course = closed && names[0] === names.at(-1) ? names.slice(0, -1) : names;
    return [course, course.toReversed()]
      .map((one) => (closed ? fromLeast(one) : one).join(' '))
      .toSorted()[0];
  });
  return pieces.length === 0 ? undefined : pieces.join(' | ');
}

const stepOf = (mm: number): number => Math.round(mm / SAME_MM);

/** A closed course of points, begun at the one that comes first. */
function fromLeast(names: readonly string[]): readonly string[] {
  const start = names.indexOf(names.toSorted()[0] ?? '');
  return [...names.slice(start), ...names.slice(0, start)];
}

/** One shape where a drawing has two on each other: with the fill of one and the outline of the other. */
export function withoutDoubles(drawing: Drawing, { kinds }: StepContext): Drawing {
  const first = new Map<string, PageObject>();
  const merged = new Map<PageObject, PageObject>();
  const doubles = new Set<PageObject>();
  for (const object of drawing.objects) {
    const name = isDrawn(object) && isShape(object) ? outlineName(kinds, object) : undefined;
    if (name === undefined) continue;
    const known = first.get(name);
    if (!known) {
      first.set(name, object);
      continue;
    }
    doubles.add(object);
    const so = merged.get(known) ?? known;
    if (!isShape(so) || !isShape(object)) continue;
    const filled = isFilled(so) ? so : object;
    const lined = so.border ? so : object;
    merged.set(known, {
      ...so,
      fill: filled.fill,
      pattern: filled.pattern,
      border: lined.border,
      borderColour: lined.borderColour,
      borderWidth: lined.borderWidth,
      borderStyle: lined.borderStyle,
    });
  }
  const kept = without(drawing, (object) => (doubles.has(object) ? 'double' : undefined));
  return merged.size === 0
    ? kept
    : { ...kept, objects: kept.objects.map((object) => merged.get(object) ?? object) };
}

/** Letters drawn as shapes: from the height of small print to that of large, in mm. */
const GLYPH_MM = { least: 0.8, most: 9 } as const;

/** Letters of a word stand nearer to each other than this share of their height. */
const LETTER_GAP = 0.6;
const LEAST_GLYPHS = 3;

const isGlyph = (object: PageObject, { width, height }: Box): boolean =>
  isShape(object) &&
  object.fill !== 'none' &&
  Math.max(width, height) <= GLYPH_MM.most &&
  Math.max(width, height) >= GLYPH_MM.least;

/** A word drawn as one shape is at most so long, in mm. */
const LONGEST_WORD_MM = 80;

/** Whether a shape is a word, or a letter with a hole in it: filled pieces without an outline, each as small as a letter. */
function isWord(kinds: Kinds, object: PageObject, { width, height }: Box): boolean {
  if (!isShape(object) || object.border || object.fill === 'none' || height > GLYPH_MM.most) return false;
  // A bare point where a path ends is no piece.
  const pieces = outlineOf(kinds, object).filter(({ points }) => points.length > 2);
  return (
    width <= LONGEST_WORD_MM &&
    pieces.length > 1 &&
    pieces.every(({ closed }) => closed) &&
    pieces.some(({ points }) => points.length > MOST_CORNERS_OF_MARK)
  );
}

/** Marks of a diagram have few corners, or are round; of the pieces of a word one at least has more. */
const MOST_CORNERS_OF_MARK = 5;

/** Whether an outline bends both ways, as letters do and marks of a diagram do not. */
function bendsBothWays([piece, other]: readonly Polyline[]): boolean {
  if (!piece || other || piece.points.length <= 2 * MOST_CORNERS_OF_MARK) return false;
  const { points } = piece;
  const turns = points.map((to, index) => {
    const from = points.at(index - 1) ?? to;
    const next = points[(index + 1) % points.length] ?? to;
    return (to.x - from.x) * (next.y - to.y) - (to.y - from.y) * (next.x - to.x);
  });
  const most = Math.max(...turns.map(Math.abs));
  return turns.some((turn) => turn > 0.05 * most) && turns.some((turn) => turn < -0.05 * most);
}

/** Takes away words that are drawn as outlines: as shapes they are dots and hooks to a finger. */
export function withoutOutlinedText(drawing: Drawing, { kinds }: StepContext): Drawing {
  const drawn = drawing.objects.filter(isDrawn).map((object) => ({ object, box: kinds.boundsOf(object) }));
  const glyphs = drawn.filter(({ object, box }) => isGlyph(object, box));
  const words: { members: PageObject[]; box: Box; sizes: Set<string> }[] = [];
  for (const { object, box } of glyphs) {
    const reachMm = LETTER_GAP * Math.max(box.height, box.width);
    const near = words.filter((word) => boxToBox(word.box, box) <= reachMm);
    const members = [object, ...near.flatMap((word) => word.members)];
    const whole = uniteAll([box, ...near.map((word) => word.box)]) ?? box;
    const sizes = new Set([
      `${Math.round(box.width * 2)} ${Math.round(box.height * 2)}`,
      ...near.flatMap((word) => [...word.sizes]),
    ]);
    for (const word of near) words.splice(words.indexOf(word), 1);
    words.push({ members, box: whole, sizes });
  }
  // Points of a diagram are all alike; letters are not.
  const text = new Set(
    words
      .filter(({ members, sizes }) => members.length >= LEAST_GLYPHS && sizes.size > 1)
      .flatMap(({ members }) => members),
  );
  const asOneShape = drawn.filter(({ object, box }) => isWord(kinds, object, box));
  const isLetter = (object: PageObject) =>
    isShape(object) && !object.border && bendsBothWays(outlineOf(kinds, object));
  // Where words are drawn as one shape each, so are single letters.
  const letters = asOneShape.length === 0 ? [] : glyphs.filter(({ object }) => isLetter(object));
  for (const { object } of [...asOneShape, ...letters]) text.add(object);
  return without(drawing, (object) => (text.has(object) ? 'outlined-text' : undefined));
}

/** Straight lines of a grid: as many as this beside each other, all as long as the drawing is wide or high. */
const LEAST_GRID_LINES = 3;
const GRID_SHARE = 0.6;

/** Strokes across a line that are no longer than this, in mm, are its ticks. */
const TICK_MM = 7;

interface GridLine {
  readonly object: PageObject;
  readonly isLevel: boolean;
  readonly at: number;
  readonly box: Box;
  /** How it is drawn: the lines of a grid are drawn alike. */
  readonly look: string;
}

const lookOf = (object: PageObject): string =>
  'borderStyle' in object
    ? `${object.borderStyle} ${object.borderColour} ${object.borderWidth.toFixed(1)}`
    : object.type;

/** Both ends of a straight course, which may have gaps where something lies on it; undefined for all else. */
function courseEnds(outline: readonly Polyline[]): readonly [Point, Point] | undefined {
  const pieces = outline.map((piece) => strokeEnds([piece]));
  const [first, last] = [pieces[0]?.[0], pieces.at(-1)?.[1]];
  const isOne = pieces.every((ends) => ends?.every((end) => isAligned(first, last, end)));
  return first && last && isOne ? [first, last] : undefined;
}

const isAligned = (from: Point | undefined, to: Point | undefined, point: Point): boolean =>
  from !== undefined && to !== undefined && distanceToSegment(point, from, to) < SAME_MM;

/**
 * Takes away the lines of a grid, which hide a curve from a finger. Axes, which have ticks, and the ticks stay, and a line that is drawn
 * unlike all others, such as that of a limit.
 */
export function withoutGrid(drawing: Drawing, { kinds }: StepContext): Drawing {
  const whole = drawnBox(kinds, drawing.objects);
  if (!whole) return drawing;
  const drawn = drawing.objects.filter(isDrawn).map((object) => ({ object, box: kinds.boundsOf(object) }));
  const ticks = drawn.flatMap(({ object, box }) => {
    const ends =
      Math.max(box.width, box.height) <= TICK_MM ? strokeEnds(outlineOf(kinds, object)) : undefined;
    return ends ? [{ box, isLevel: isSame(ends[0].y, ends[1].y) }] : [];
  });
  const named = labelsOnLines(drawing, kinds);
  const lines = drawn.flatMap(({ object, box }): readonly GridLine[] => {
    const ends = courseEnds(outlineOf(kinds, object));
    if (!ends) return [];
    const [a, b] = ends;
    const isLevel = isSame(a.y, b.y) && Math.abs(a.x - b.x) >= GRID_SHARE * whole.width;
    const isUpright = isSame(a.x, b.x) && Math.abs(a.y - b.y) >= GRID_SHARE * whole.height;
    return isLevel || isUpright
      ? [{ object, isLevel, at: isLevel ? a.y : a.x, box, look: lookOf(object) }]
      : [];
  });
  const isAxis = ({ object, box, isLevel }: GridLine) =>
    (named.get(object.uuid) ?? 0) >= LEAST_TICKS ||
    ticks.filter((tick) => tick.isLevel !== isLevel && boxToBox(tick.box, box) < SAME_MM).length >=
      LEAST_TICKS;
  const grid = new Set<PageObject>();
  for (const isLevel of [true, false]) {
    const own = lines.filter((line) => line.isLevel === isLevel).toSorted((one, other) => one.at - other.at);
    if (own.length < LEAST_GRID_LINES) continue;
    const axes = own.filter(isAxis);
    // Without ticks and numbers the axes are the outermost lines: the lowest level one, the leftmost upright one.
    const outer = isLevel ? own.at(-1) : own[0];
    const kept = new Set(axes.length > 0 ? axes : [outer]);
    const isAlone = ({ look }: GridLine) => own.filter((other) => other.look === look).length === 1;
    for (const line of own) if (!kept.has(line) && !isAlone(line)) grid.add(line.object);
  }
  return without(drawing, (object) => (grid.has(object) ? 'grid' : undefined));
}
