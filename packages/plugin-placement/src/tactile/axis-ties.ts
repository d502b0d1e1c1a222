import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { boxToBox, distance, distanceToOutline, type Point } from '@tastwerk/editor-core/geometry';
import { isShape, uuidFrom } from '@tastwerk/editor-core/objects';
import { anchorAt } from '@tastwerk/editor-core/placing';
import { alongRow, axisNumber, LONGEST_TICK_MM, onOneLine, type RowDirection } from '../axis-rows.js';
import { outlineOf, strokeEnds } from '../outline.js';
import { type Drawing, isBroken, isDrawn, isSame, SAME_MM, type StepContext, without } from './drawing.js';
import { type PlacedText, placedTexts } from './placed-texts.js';

type LabelObject = ObjectOf<'label'>;

const LEAST_NUMBERS = 3;
const LEAST_WORDS = 3;

/** More numbers on one line than this are no axis, but a table. */
const MOST_NUMBERS = 60;

/** Texts of a row stand on one line, to this in mm; those of a column may be centred on different places, for their widths differ. */
const ON_LINE_MM = 2;
const IN_COLUMN_MM = 10;

/** Numbers lie where their values say, to this share of their range; distances between words of a row differ by no more. */
const EVEN_SHARE = 0.03;

/** An axis lies within this of its texts, in mm. */
const BESIDE_AXIS_MM = 30;

/** Parts of an axis that texts stand beyond, and lines that are taken for level or upright lean by no more, in mm. */
const SLACK_MM = 2;
const LEAN_MM = 0.3;

/** The texts at the ticks of an axis, in the order in which they stand along it. Page mm. */
interface Scale {
  readonly direction: RowDirection;
  readonly texts: readonly PlacedText[];
}

/** The largest part of `texts` whose numbers grow evenly with their places, as those of an axis do; empty where they do not. */
function evenNumbers(texts: readonly PlacedText[], direction: RowDirection): readonly PlacedText[] {
  const values = texts.flatMap((text) => {
    const value = axisNumber(text.label.text);
    return value === undefined ? [] : [{ text, value, along: alongRow(direction, text.at)[0] }];
  });
  if (values.length > MOST_NUMBERS) return [];
  let best: typeof values = [];
  // Axes may be divided by powers, too.
  for (const step of [(value: number) => value, (value: number) => Math.log10(value)]) {
    const measured = values.map((one) => ({ ...one, value: step(one.value) }));
    if (!measured.every(({ value }) => Number.isFinite(value))) continue;
    for (const [index, first] of measured.entries()) {
      for (const second of measured.slice(index + 1)) {
        const slope = (second.value - first.value) / (second.along - first.along);
        if (!Number.isFinite(slope) || slope === 0) continue;
        const mmOf = (value: number) => first.along + (value - first.value) / slope;
        const slackMm = Math.max(ON_LINE_MM / 2, EVEN_SHARE * Math.abs(second.along - first.along));
        const fitting = measured.filter(({ value, along }) => Math.abs(mmOf(value) - along) <= slackMm);
        if (fitting.length > best.length) best = fitting;
      }
    }
  }
  return best.length >= LEAST_NUMBERS
    ? best.toSorted((one, other) => one.along - other.along).map(({ text }) => text)
    : [];
}

/** Whether texts stand at even distances, as the names below bars do. */
function areEven(texts: readonly PlacedText[], direction: RowDirection): boolean {
  const along = texts.map(({ at }) => alongRow(direction, at)[0]);
  const distances = along.slice(1).map((place, index) => place - (along[index] ?? place));
  const [least, most] = [Math.min(...distances), Math.max(...distances)];
  return least > ON_LINE_MM && most - least <= 2 * EVEN_SHARE * ((along.at(-1) ?? 0) - (along[0] ?? 0));
}

const awayFrom =
  (direction: RowDirection) =>
  ({ at }: PlacedText): number =>
    alongRow(direction, at)[1];

/** The scales of numbers among `texts`: one after another, each the longest that is left. */
function scalesOfNumbers(texts: readonly PlacedText[]): readonly Scale[] {
  const scales: Scale[] = [];
  const used = new Set<PlacedText>();
  for (const direction of ['across', 'down'] as const) {
    const withinMm = direction === 'across' ? ON_LINE_MM : IN_COLUMN_MM;
    for (const group of onOneLine(texts, awayFrom(direction), withinMm)) {
      for (;;) {
        const even = evenNumbers(
          group.filter((text) => !used.has(text)),
          direction,
        );
        if (even.length === 0) break;
        for (const text of even) used.add(text);
        scales.push({ direction, texts: even });
      }
    }
  }
  return scales;
}

/** The scales of words among `texts`, such as the months below bars. */
function scalesOfWords(texts: readonly PlacedText[]): readonly Scale[] {
  return onOneLine(texts, awayFrom('across'), ON_LINE_MM).flatMap((group): readonly Scale[] => {
    const inOrder = group.toSorted((one, other) => one.at.x - other.at.x);
    const isScale = inOrder.length >= LEAST_WORDS && areEven(inOrder, 'across');
    return isScale ? [{ direction: 'across', texts: inOrder }] : [];
  });
}

/** A line that may be an axis: along its direction from `from` to `to`, away from that at `at`. */
interface Line {
  readonly object: PageObject;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The straight lines and the sides of shapes that run in a direction. */
function linesIn(direction: RowDirection, drawn: readonly PageObject[], kinds: Kinds): readonly Line[] {
  return drawn.flatMap((object) =>
    outlineOf(kinds, object).flatMap(({ points, closed }) =>
      points.flatMap((to, index): readonly Line[] => {
        const [end, at] = alongRow(direction, to);
        const [start, before] = alongRow(direction, points.at(index > 0 || closed ? index - 1 : 0) ?? to);
        if (Math.abs(at - before) > LEAN_MM || start === end) return [];
        return [{ object, at, from: Math.min(start, end), to: Math.max(start, end) }];
      }),
    ),
  );
}

/** Lines of one length beside each other are those of a grid; as many at least. */
const LEAST_GRID_LINES = 3;

/** The line beside which the texts of a scale stand: the nearest that runs along all of them; of two there a stroke, then the side of a shape, then a line of a grid. */
function axisOf({ direction, texts }: Scale, lines: readonly Line[], kinds: Kinds): Line | undefined {
  const rankOf = (line: Line) => {
    const isAlike = ({ from, to }: Line) => isSame(from, line.from) && isSame(to, line.to);
    const isStroke = (one: Line) => strokeEnds(outlineOf(kinds, one.object)) !== undefined;
    if (!isStroke(line)) return 1;
    return lines.filter((other) => isStroke(other) && isAlike(other)).length >= LEAST_GRID_LINES ? 2 : 0;
  };
  const along = texts.map(({ at }) => alongRow(direction, at)[0]);
  const away = texts.map(({ at }) => alongRow(direction, at)[1]);
  const [first, last, middle] = [
    Math.min(...along) + SLACK_MM,
    Math.max(...along) - SLACK_MM,
    away.reduce((sum, at) => sum + at, 0) / away.length,
  ];
  return lines
    .filter(({ from, to, at }) => from <= first && to >= last && Math.abs(at - middle) <= BESIDE_AXIS_MM)
    .toSorted(
      (one, other) =>
        Math.round((Math.abs(one.at - middle) - Math.abs(other.at - middle)) / SAME_MM) ||
        rankOf(one) - rankOf(other),
    )[0];
}

/** A text stands at a tick that is no farther from its middle than this, in mm: letters have no even height. */
const AT_TICK_MM = 2.5;

/** Where the short strokes across a line are along it. */
function ticksOf(
  { direction }: Scale,
  { at }: Line,
  drawn: readonly PageObject[],
  kinds: Kinds,
): readonly number[] {
  return drawn.flatMap((object) => {
    const ends = strokeEnds(outlineOf(kinds, object));
    if (!ends || distance(...ends) > LONGEST_TICK_MM) return [];
    const [[from, low], [to, high]] = [alongRow(direction, ends[0]), alongRow(direction, ends[1])];
    const isAcross = Math.abs(from - to) < LEAN_MM;
    const isAt = Math.min(low, high) <= at + SAME_MM && Math.max(low, high) >= at - SAME_MM;
    return isAcross && isAt ? [from] : [];
  });
}

/** `label` beside the place of `axis` at which its text stood, on the side on which that was. */
function besideAxis(
  kinds: Kinds,
  { label, at }: PlacedText,
  { direction }: Scale,
  axis: Line,
  ticks: readonly number[],
): LabelObject {
  const [middle, away] = alongRow(direction, at);
  const [nearest = middle] = ticks.toSorted(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
  const along = Math.abs(nearest - middle) <= AT_TICK_MM ? nearest : middle;
  const tick = pointIn(direction, along, axis.at);
  const isBefore = away < axis.at;
  const { width, height } = label;
  const x = direction === 'across' ? tick.x - width / 2 : isBefore ? tick.x - width : tick.x;
  const y = direction === 'down' ? tick.y - height / 2 : isBefore ? tick.y - height : tick.y;
  return { ...label, x, y, anchor: anchorAt(kinds, axis.object, tick) };
}

/** The point at `along` a direction and `away` from it. */
const pointIn = (direction: RowDirection, along: number, away: number): Point =>
  direction === 'across' ? { x: along, y: away } : { x: away, y: along };

/** The axis of a scale, and the texts that name places of it. */
interface Axis {
  readonly scale: Scale;
  readonly line: Line;
}

/** The side of its axis on which a scale stands. */
const sideOf = ({ scale: { direction, texts }, line }: Axis): number =>
  Math.sign(texts.reduce((sum, { at }) => sum + alongRow(direction, at)[1] - line.at, 0));

const isSameSide = (one: Axis, other: Axis): boolean =>
  one.scale.direction === other.scale.direction &&
  isSame(one.line.at, other.line.at) &&
  sideOf(one) === sideOf(other);

/** The name of an axis: the text next beyond the texts of its scale; of several there the one nearest to the middle of them. */
function nameOf(
  { scale: { direction, texts }, line }: Axis,
  others: readonly PlacedText[],
): PlacedText | undefined {
  const away = texts.map(({ at }) => alongRow(direction, at)[1]);
  const along = texts.map(({ at }) => alongRow(direction, at)[0]);
  const isBefore = sideOf({ scale: { direction, texts }, line }) < 0;
  const edge = isBefore ? Math.min(...away) : Math.max(...away);
  const [first, last] = [Math.min(...along), Math.max(...along)];
  return others
    .filter(({ label, at }) => {
      if (!/\p{L}/u.test(label.text)) return false;
      const [place, beyond] = alongRow(direction, at);
      const mm = isBefore ? edge - beyond : beyond - edge;
      return place > first && place < last && mm > ON_LINE_MM && mm <= BESIDE_AXIS_MM;
    })
    .toSorted((one, other) => {
      const fromMiddle = ({ at }: PlacedText) => Math.abs(alongRow(direction, at)[0] - (first + last) / 2);
      const beyond = ({ at }: PlacedText) =>
        Math.round(Math.abs(alongRow(direction, at)[1] - edge) / ON_LINE_MM);
      return beyond(one) - beyond(other) || fromMiddle(one) - fromMiddle(other);
    })[0];
}

/** A name tied to the end of its axis: to the top of an upright one, to the right of a level one. */
function atEnd(kinds: Kinds, { label }: PlacedText, { scale: { direction }, line }: Axis): LabelObject {
  const end = pointIn(direction, direction === 'across' ? line.to : line.from, line.at);
  const { width, height } = label;
  return { ...label, x: end.x - width / 2, y: end.y - height / 2, anchor: anchorAt(kinds, line.object, end) };
}

/** The short strokes that touch the outline of `frame` away from its `axes`. */
function ticksWithoutTexts(
  kinds: Kinds,
  frame: PageObject,
  axes: readonly Line[],
  drawn: readonly PageObject[],
): readonly PageObject[] {
  const outline = outlineOf(kinds, frame);
  return drawn.filter((object) => {
    const ends = strokeEnds(outlineOf(kinds, object));
    if (!ends || distance(...ends) > LONGEST_TICK_MM) return false;
    if (!ends.some((end) => distanceToOutline(end, outline) < SAME_MM)) return false;
    const box = kinds.extentOf(object);
    return axes.every(({ object: axis }) => boxToBox(kinds.boundsOf(axis), box) > SAME_MM);
  });
}

/** The strokes that only close a frame with `axes`: each lies across the end of one, and is as long as the other. */
function closingStrokes(
  kinds: Kinds,
  axes: readonly Axis[],
  drawn: readonly PageObject[],
): readonly PageObject[] {
  const own = new Set(axes.map(({ line }) => line.object));
  const strokes = drawn.filter(
    (object) => !own.has(object) && !isBroken(object) && strokeEnds(outlineOf(kinds, object)) !== undefined,
  );
  return (['across', 'down'] as const).flatMap((direction) => {
    const beside = axes.filter(({ scale }) => scale.direction === direction);
    const across = axes.filter(({ scale }) => scale.direction !== direction);
    return linesIn(direction, strokes, kinds).flatMap(({ object, at, from, to }) => {
      const isAsLong = beside.some(
        ({ line }) => Math.abs(at - line.at) >= LEAN_MM && isSame(from, line.from) && isSame(to, line.to),
      );
      const isAtEnd = across.some(({ line }) => isSame(line.from, at) || isSame(line.to, at));
      return isAsLong && isAtEnd ? [object] : [];
    });
  });
}

/** The axes of a drawing, with lines of their own where a side of a frame is one: the rest of such a frame only encloses. */
function withLinesForSides(drawing: Drawing, axes: readonly Axis[], { kinds }: StepContext) {
  const drawn = drawing.objects.filter(isDrawn);
  const added = new Map<string, Line>();
  const frames = new Set<PageObject>();
  const own = axes.map((axis): Axis => {
    const { line, scale } = axis;
    const { object } = line;
    if (!isShape(object) || strokeEnds(outlineOf(kinds, object)) || drawing.kept.has(object.uuid))
      return axis;
    const uuid = uuidFrom(`${object.uuid}/${scale.direction}/${line.at.toFixed(1)}`);
    const { x, y } = pointIn(scale.direction, line.from, line.at);
    const to = pointIn(scale.direction, line.to, line.at);
    const { borderWidth } = object;
    const side = kinds.create('line', { uuid, x, y, dx: to.x - x, dy: to.y - y, borderWidth });
    const known = added.get(uuid) ?? { ...line, object: side };
    added.set(uuid, known);
    frames.add(object);
    return { scale, line: known };
  });
  const sides = [...added.values()];
  for (const stroke of closingStrokes(kinds, own, drawn)) frames.add(stroke);
  const lines = own.map(({ line }) => line);
  const ticks = new Set([...frames].flatMap((frame) => ticksWithoutTexts(kinds, frame, lines, drawn)));
  const left = without(drawing, (object) => (frames.has(object) || ticks.has(object) ? 'frame' : undefined));
  return {
    axes: own,
    drawing: { ...left, objects: [...left.objects, ...sides.map(({ object }) => object)] },
  };
}

/**
 * The texts of axes tied to their axes, each to the place at which its text stood: numbers that grow evenly along a line, and words at even
 * distances beside one. A text that lies nearest to a curve or to a line of the grid would else be taken for a name of that. The name of an
 * axis is tied to its end.
 */
export function withTiesToAxes(drawing: Drawing, context: StepContext): Drawing {
  const { kinds } = context;
  const texts = placedTexts(kinds, drawing);
  const numbers = scalesOfNumbers(texts);
  const used = new Set(numbers.flatMap((scale) => scale.texts));
  const drawn = drawing.objects.filter(isDrawn);
  const lines = { across: linesIn('across', drawn, kinds), down: linesIn('down', drawn, kinds) };
  const axisFor = (scale: Scale): readonly Axis[] => {
    const line = axisOf(scale, lines[scale.direction], kinds);
    return line ? [{ scale, line }] : [];
  };
  const ofNumbers = numbers.flatMap(axisFor);
  if (ofNumbers.length === 0) return drawing;
  // What stands beyond the numbers of an axis is no scale of it: samples of a legend may stand there.
  const ofWords = scalesOfWords(texts.filter((text) => !used.has(text)))
    .flatMap(axisFor)
    .filter((axis) => !ofNumbers.some((other) => isSameSide(axis, other)));
  const { axes, drawing: lined } = withLinesForSides(drawing, [...ofNumbers, ...ofWords], context);
  for (const { scale } of ofWords) for (const text of scale.texts) used.add(text);
  const tied = new Map<PageObject, LabelObject>();
  for (const axis of axes) {
    const ticks = ticksOf(axis.scale, axis.line, drawn, kinds);
    for (const text of axis.scale.texts)
      tied.set(text.label, besideAxis(kinds, text, axis.scale, axis.line, ticks));
    const name = nameOf(
      axis,
      texts.filter((text) => !used.has(text)),
    );
    if (!name) continue;
    used.add(name);
    tied.set(name.label, atEnd(kinds, name, axis));
  }
  return { ...lined, objects: lined.objects.map((object) => tied.get(object) ?? object) };
}
