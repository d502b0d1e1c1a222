import type { PageObject, SceneResources } from '@tastwerk/editor-core';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import { type Box, boxCentre, boxContains, growBox, type Point } from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { anchorAt, anchorPlace } from '@tastwerk/editor-core/placing';
import { abbreviationsFor } from '../abbreviations.js';
import { outlineOf } from '../outline.js';
import { axisMap } from './boxes/axis.js';
import {
  carriedConnector,
  carriedObjects,
  carriedPath,
  type PageMap,
  pointAlong,
  shareAlong,
} from './boxes/carry.js';
import { type Diagram, diagramOf, type LabelObject, type Part } from './boxes/diagram.js';
import { type DirectedGaps, type Grid, gridOf } from './boxes/grid.js';
import { type Choices, type Layout, layoutOf } from './boxes/layout.js';
import { reachesInto, type Shape, shapeOf } from './boxes/shapes.js';
import {
  clearOfCorners,
  framesOf,
  innerShares,
  isRounded,
  type Size,
  sizedBox,
  sizesAround,
  usefulSizes,
  type WordSize,
} from './boxes/word-sizes.js';
import {
  boxAbout,
  documentOf,
  type Drawing,
  openShape,
  pointBox,
  type StepContext,
  without,
} from './drawing.js';
import type { LabelRoom } from './scale.js';

/** What boxes are laid out with. */
export interface BoxContext extends StepContext {
  readonly resourcesOf: (document: Drawing['document']) => Promise<SceneResources>;
  /** What the drawing leaves free around it: where that is less, distances are smaller too. */
  readonly room: LabelRoom;
}

/** Free space below the title, in mm. */
const BELOW_TITLE_MM = 3.6;

/** Air for words, in mm: placing counts room in cells of half a mm. */
const SPARE_MM = 0.55;

/**
 * Distances that are tried, the best first: such that the words of an arrow have room beside it, abbreviated where they stand between boxes
 * that lie side by side; then such that an arrow and its head have room.
 */
const GAPS: readonly DirectedGaps[] = [
  { x: { named: 24, linked: 16, other: 10 }, y: { named: 22, linked: 16, other: 10 } },
  { x: { named: 15, linked: 15, other: 7 }, y: { named: 15, linked: 15, other: 7 } },
  { x: { named: 12.8, linked: 12.8, other: 7 }, y: { named: 12.8, linked: 12.8, other: 7 } },
];

/** Pairs of distances beside and above each other, the roomy ones first; small ones alone where the drawing is tried with less room. */
function gapsFor({ connectors }: Diagram, room: LabelRoom): readonly DirectedGaps[] {
  const hasWords = connectors.some(({ labels }) => labels.length > 0);
  const [beside, above] =
    room === 'usual'
      ? [GAPS, GAPS]
      : room === 'small'
        ? [GAPS.slice(-1), GAPS.slice(-1)]
        : [GAPS, GAPS.slice(-1)];
  return beside
    .flatMap(({ x }, one) =>
      above.map(({ y }, other) => ({
        rank: one + other,
        // Words of upright arrows reach between the boxes at both sides.
        gaps: { x: hasWords && one === 0 && beside.length > 1 ? { ...x, other: x.named } : x, y },
      })),
    )
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ gaps }) => gaps);
}

/** The words of a box as one label. */
function joinedLabel({ labels }: Part): LabelObject | undefined {
  const [first] = labels;
  return first && { ...first, text: labels.map(({ text }) => text.trim()).join('\n') };
}

/** The room for a diagram on its page. */
function roomOf({ document, objects }: Drawing, { profile }: StepContext, strokeMm: number): Box {
  const area = growBox(safeAreaOf(document, profile.margin.minMm), -strokeMm);
  const top = Math.max(
    area.y,
    ...objects.map((object) =>
      object.type === 'label' && object.isTitle ? object.y + object.height + BELOW_TITLE_MM : 0,
    ),
  );
  return { ...area, y: top, height: area.y + area.height - top };
}

const strokeOf = (object: PageObject | undefined): number =>
  object && isShape(object) && object.border ? object.borderWidth : 0;

/** Points of what else is drawn in a box. */
const innerPoints = ({ objects, box }: Part, { kinds }: StepContext): readonly Point[] =>
  objects
    .slice(1)
    .filter((object) => {
      const own = kinds.extentOf(object);
      return own.width < 0.9 * box.width || own.height < 0.9 * box.height;
    })
    .flatMap((object) => outlineOf(kinds, object).flatMap(({ points }) => points));

/** The sizes that boxes can have, and words by themselves, by the numbers of their parts. */
function choicesOf(
  { parts }: Grid,
  drawing: Drawing,
  context: StepContext,
  resources: SceneResources,
  shortOf: ReadonlyMap<string, string>,
): ReadonlyMap<number, Choices> {
  const { profile } = context;
  const document = documentOf(drawing);
  const source = { document, pageIndex: drawing.pageIndex, resources };
  const gapMm = Math.max(profile.labelGap.minMm, profile.labelClear.minMm, profile.gapElements.warningMm);
  const found = new Map<number, Choices>();
  for (const [index, part] of parts.entries()) {
    const label = joinedLabel(part);
    if (!label || (part.kind !== 'words' && part.kind !== 'text')) continue;
    const leastMm = gapMm + SPARE_MM + strokeOf(part.objects[0]) / 2;
    const inner = innerPoints(part, context);
    const isPlain = part.kind === 'text' || (isRounded(part) && inner.length === 0);
    const shares = isPlain ? [{ width: 1, height: 1 }] : innerShares(part, inner);
    const clearMm = part.kind === 'words' && isPlain ? clearOfCorners(part, leastMm) : leastMm;
    const [widest] = framesOf(label, source);
    const full = framesOf(label, source).flatMap((frame) =>
      sizesAround(frame, shares, clearMm, { ...frame, autoSize: isSame(frame, widest) }),
    );
    const keyVal = shortOf.get(label.uuid);
    const short = keyVal === undefined ? [] : framesOf({ ...label, text: keyVal }, source).slice(0, 1);
    const abbreviated = short.flatMap((frame) =>
      sizesAround(frame, shares, clearMm, { ...frame, isKey: true, keyVal: keyVal ?? '', autoSize: true }),
    );
    found.set(index, {
      full: usefulSizes(full, part.box),
      short: usefulSizes(abbreviated, { width: 1, height: 1 }),
    });
  }
  return found;
}

const isSame = (one: Size, other: Size | undefined): boolean =>
  one.width === other?.width && one.height === other.height;

/** How often lines run into boxes. */
function crossedBoxes(
  connectors: readonly { readonly points: readonly Point[] }[],
  boxes: readonly Pick<Shape, 'box' | 'outline'>[],
): number {
  return connectors.reduce(
    (sum, { points }) => sum + boxes.filter((shape) => reachesInto(points, shape)).length,
    0,
  );
}

/** An abbreviation is as bad as distances that are smaller by so many steps. */
const ABBREVIATION_COST = 4;

const abbreviatedCount = ({ chosen }: Layout): number =>
  [...chosen.values()].filter(({ isAbbreviated }) => isAbbreviated).length;

/** A label in the middle of its box, as it was laid out. */
function labelIn(label: LabelObject, part: Part, box: Box, { set, frame }: WordSize): LabelObject {
  const { x, y } = sizedBox(box, frame);
  const [own] = part.objects;
  const anchor = own ? { object: own.uuid, at: { x: 0.5, y: 0.5 } } : { object: null, at: boxCentre(box) };
  // Others would take its place in the box: it is free again once they are placed.
  return { ...label, ...set, x, y, anchor, placing: own ? 'pinned' : label.placing };
}

/** With more words by themselves all are laid out, or none. */
const MOST_LONE = 6;

/**
 * `diagram` with fewer and fewer of the words that stand by themselves: they find a place beside the boxes. The longest are left out first,
 * those in the cells of a frame last.
 */
function withFewerTexts(diagram: Diagram): readonly Diagram[] {
  const { parts } = diagram;
  const holds = (frame: Part, { box }: Part) => boxContains(frame.box, pointBox(boxCentre(box)));
  const tables = parts.filter(
    (frame) => frame.kind === 'frame' && !parts.some((part) => part.kind === 'words' && holds(frame, part)),
  );
  const texts = parts.filter(({ kind }) => kind === 'text');
  const lengthOf = ({ labels }: Part) => labels[0]?.text.length ?? 0;
  const lone = texts
    .filter((text) => !tables.some((table) => holds(table, text)))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const steps = lone.length > MOST_LONE ? [0, lone.length] : [...lone.keys(), lone.length];
  const leftOut = steps.map((count) => new Set(lone.slice(0, count)));
  if (texts.length > lone.length) leftOut.push(new Set(texts));
  return leftOut.map((left) => ({ ...diagram, parts: parts.filter((part) => !left.has(part)) }));
}

/** The box without colour and texture, unless the legend explains that texture; its outline closed. */
function plainBox(object: PageObject, { document }: Drawing): PageObject {
  if (!isShape(object)) return object;
  const isExplained = document.keyedTextures.some(({ pattern }) => pattern === object.pattern.template);
  const open = isExplained ? object : openShape(object);
  const lined = { ...open, border: true, borderColour: 'black' as const };
  return lined.type === 'path' ? { ...lined, closed: true } : lined;
}

/** The objects of `drawing` after its diagram was laid out. */
function carried(
  drawing: Drawing,
  { connectors }: Diagram,
  grid: Grid,
  layout: Layout,
  context: StepContext,
) {
  const { kinds } = context;
  const number = new Map(grid.parts.map((part, index) => [part, index]));
  const next = new Map<PageObject, PageObject>();
  const map: PageMap = {
    x: axisMap(grid.at.x, layout.x),
    y: axisMap(grid.at.y, layout.y),
    boxOf: (part) => layout.boxes[number.get(part) ?? -1],
    outlineOf: ({ objects: [own] }) => (own ? outlineOf(kinds, next.get(own) ?? own) : []),
    isStretched: (part, direction) => grid.stretched[direction][number.get(part) ?? -1] === true,
  };
  const joined = new Set<PageObject>();
  for (const [index, part] of grid.parts.entries()) {
    const to = layout.boxes[index];
    if (!to || part.kind === 'level' || part.kind === 'upright' || part.kind === 'end') continue;
    const [own] = part.objects;
    if (part.kind === 'frame' && own?.type === 'path') next.set(own, carriedPath(own, map));
    else
      carriedObjects(kinds, part, to).forEach((object, at) => {
        const before = part.objects[at];
        const isBox = part.kind === 'words' && at === 0;
        if (before) next.set(before, isBox ? plainBox(object, drawing) : object);
      });
    const size = layout.chosen.get(index);
    const label = joinedLabel(part);
    const [first, ...others] = part.labels;
    if (!size || !label || !first) continue;
    next.set(first, labelIn(label, part, to, size));
    for (const other of others) joined.add(other);
  }
  const lines = connectors.map((connector) => {
    const line = carriedConnector(connector, map);
    next.set(connector.object, line);
    const points = outlineOf(kinds, line)[0]?.points ?? [];
    for (const label of connector.labels) {
      const before = label.anchor && anchorPlace(kinds, label.anchor, drawing.objects)?.point;
      const point = pointAlong(points, shareAlong(connector.points, before ?? boxCentre(label)));
      if (point) next.set(label, { ...movedTo(label, point), anchor: anchorAt(kinds, line, point) });
    }
    return { points };
  });
  // Words that name something else go where the page goes.
  for (const object of drawing.objects) {
    if (object.type !== 'label' || object.isTitle || next.has(object) || joined.has(object)) continue;
    const place = object.anchor && anchorPlace(kinds, object.anchor, drawing.objects);
    const point = place?.point ?? boxCentre(object);
    const to = { x: map.x(point.x), y: map.y(point.y) };
    const target = place?.object && (next.get(place.object) ?? place.object);
    const anchor = target ? anchorAt(kinds, target, to) : { object: null, at: to };
    next.set(object, { ...movedTo(object, to), anchor: object.anchor ? anchor : null });
  }
  return { next, joined, lines };
}

function movedTo(label: LabelObject, { x, y }: Point): LabelObject {
  const box = boxAbout(pointBox({ x, y }), label.width, label.height);
  return { ...label, x: box.x, y: box.y };
}

/**
 * Diagrams of boxes with words in them are arranged again, so that each word has room in its box: where a box stands says nothing, what it is
 * joined to and the order do.
 */
export async function withWordsInBoxes(drawing: Drawing, context: BoxContext): Promise<Drawing> {
  const found = diagramOf(drawing, context);
  if (!found) return drawing;
  const wordsLabels = found.parts.flatMap(({ labels }) => labels.slice(0, 1));
  const texts = new Map(found.parts.flatMap((part) => [[part.labels[0], joinedLabel(part)] as const]));
  const merged = drawing.objects.map((object) =>
    object.type === 'label' ? (texts.get(object) ?? object) : object,
  );
  const uuids = new Set(wordsLabels.map(({ uuid }) => uuid));
  const shortOf = abbreviationsFor(context.kinds, documentOf(drawing, merged), drawing.pageIndex, uuids);
  // The braille of the abbreviations is needed too.
  const shown = merged.flatMap((object) => {
    const keyVal = shortOf.get(object.uuid);
    return object.type === 'label' && keyVal !== undefined ? [object, { ...object, text: keyVal }] : [object];
  });
  const resources = await context.resourcesOf(documentOf(drawing, shown));
  const strokes = found.parts.map(({ objects }) => strokeOf(objects[0]));
  const room = roomOf(drawing, context, Math.max(0, ...strokes) / 2);
  const grids = withFewerTexts(found).flatMap((diagram) => {
    const grid = gridOf(diagram);
    return grid ? [{ diagram, grid, choices: choicesOf(grid, drawing, context, resources, shortOf) }] : [];
  });
  for (const mayAbbreviate of [false, true]) {
    for (const { diagram, grid, choices } of grids) {
      const layouts = gapsFor(diagram, context.room).flatMap((gaps, rank) => {
        const layout = layoutOf(grid, choices, room, gaps, mayAbbreviate);
        return layout ? [{ layout, cost: rank + ABBREVIATION_COST * abbreviatedCount(layout) }] : [];
      });
      for (const { layout } of layouts.toSorted((one, other) => one.cost - other.cost)) {
        const next = laidOut(drawing, diagram, grid, layout, context);
        if (next) return next;
      }
    }
  }
  return drawing;
}

/** `drawing` with its diagram laid out; undefined where lines would run through boxes that they did not touch. */
function laidOut(
  drawing: Drawing,
  diagram: Diagram,
  grid: Grid,
  layout: Layout,
  context: StepContext,
): Drawing | undefined {
  const { next, joined, lines } = carried(drawing, diagram, grid, layout, context);
  const shapesOf = (objectOf: (part: Part) => PageObject | undefined) =>
    grid.parts.flatMap((part) => {
      const object = part.kind === 'words' ? objectOf(part) : undefined;
      return (object && shapeOf(context.kinds, object)) ?? [];
    });
  const before = shapesOf(({ objects: [own] }) => own);
  const after = shapesOf(({ objects: [own] }) => own && next.get(own));
  if (crossedBoxes(lines, after) > crossedBoxes(diagram.connectors, before)) return undefined;
  const objects = drawing.objects.map((object) => next.get(object) ?? object);
  const shadows = new Set(grid.parts.flatMap((part) => part.shadows ?? []));
  return without({ ...drawing, objects }, (object) =>
    joined.has(object) ? 'joined' : shadows.has(object) ? 'shadow' : undefined,
  );
}
