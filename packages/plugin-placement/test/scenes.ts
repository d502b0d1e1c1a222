import type { Document, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import {
  type Box,
  boxToBox,
  distance,
  flattenPath,
  type Point,
  segmentToBox,
  segmentToSegment,
} from '@tastwerk/editor-core/geometry';
import { LEAD_LINE, uuidFrom } from '@tastwerk/editor-core/objects';
import { anchorAt } from '@tastwerk/editor-core/placing';
import { labelLayout } from '@tastwerk/editor-core/scene';
import { randomNumbers } from '../src/solver/anneal.js';
import { engine, resourcesOf } from './engine.js';

const { kinds } = engine;

/** What scenes show. */
export const SCENE_TYPES = ['network', 'map', 'plot', 'organ'] as const;
export type SceneType = (typeof SCENE_TYPES)[number];

/** A drawing whose labels are known to have places. */
export interface Scene {
  /** The labels where they are known to have room, with their lead lines. */
  readonly solved: Document;
  /** The same drawing with every label on what it names, as an import leaves it. */
  readonly open: Document;
  readonly resources: SceneResources;
  readonly labels: number;
}

/** Distance that the known places keep, in mm: a little more than the rules ask for. */
const CLEAR_MM = 3.1;

/** Distances beyond this, in mm, are not measured: nothing asks for more. */
const FAR_MM = 20;

const NAMES = {
  long: [
    'Bahnhof',
    'Kirche',
    'Rathaus',
    'Schule',
    'Hafen',
    'Museum',
    'Theater',
    'Leber',
    'Lunge',
    'Magen',
    'Niere',
    'Zellkern',
  ],
  middle: [
    'Alm',
    'Bach',
    'Dorf',
    'Eck',
    'Feld',
    'Gut',
    'Hof',
    'Insel',
    'Kap',
    'Lauf',
    'Moor',
    'Nest',
    'Ufer',
    'Wald',
  ],
  short: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'k', 'm'],
} as const;

type Random = ReturnType<typeof randomNumbers>;
interface Placed {
  readonly object: PageObject;
  readonly segments: readonly (readonly [Point, Point])[];
  readonly halfMm: number;
  readonly bounds: Box;
}

/** A page that is filled piece by piece; nothing is taken that comes too near to what is there. */
class Builder {
  readonly shapes: Placed[] = [];
  readonly labels: {
    readonly label: ObjectOf<'label'>;
    readonly box: Box;
    readonly lead: ObjectOf<'line'> | null;
  }[] = [];
  readonly area: Box;
  private count = 0;

  constructor(
    readonly document: Document,
    readonly resources: SceneResources,
    readonly random: Random,
    readonly seed: string,
  ) {
    this.area = safeAreaOf(document);
  }

  uuid(): string {
    this.count += 1;
    return uuidFrom(`${this.seed}/${this.count}`);
  }

  number(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const found = list[Math.floor(this.random() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  spot(marginMm: number): Point {
    const { x, y, width, height } = this.area;
    return {
      x: this.number(x + marginMm, x + width - marginMm),
      y: this.number(y + marginMm, y + height - marginMm),
    };
  }

  private placed(object: PageObject): Placed {
    const outline = kinds.outlineOf(object) ?? [];
    const segments = flattenPath(outline).flatMap(({ points, closed }) =>
      points.flatMap((from, index) => {
        const to = points[index + 1] ?? (closed ? points[0] : undefined);
        return to ? [[from, to] as const] : [];
      }),
    );
    const halfMm = 'borderWidth' in object && object.border ? object.borderWidth / 2 : 0;
    return { object, segments, halfMm, bounds: kinds.boundsOf(object) };
  }

  private gapTo(placed: Placed, other: Placed): number {
    if (boxToBox(placed.bounds, other.bounds) > FAR_MM) return FAR_MM;
    let least = Infinity;
    for (const [a, b] of placed.segments)
      for (const [c, d] of other.segments) least = Math.min(least, segmentToSegment(a, b, c, d));
    return least - placed.halfMm - other.halfMm;
  }

  private boxGap(placed: Placed, box: Box): number {
    if (boxToBox(placed.bounds, box) > FAR_MM) return FAR_MM;
    return Math.min(Infinity, ...placed.segments.map(([a, b]) => segmentToBox(a, b, box))) - placed.halfMm;
  }

  /** Takes a shape in where it keeps `clearMm` from all others but those of `touching`, and clear of labels. */
  addShape(object: PageObject, clearMm = 7, touching: readonly PageObject[] = []): boolean {
    const placed = this.placed(object);
    const bounds = kinds.boundsOf(object);
    const { x, y, width, height } = this.area;
    if (
      bounds.x < x ||
      bounds.y < y ||
      bounds.x + bounds.width > x + width ||
      bounds.y + bounds.height > y + height
    )
      return false;
    if (this.shapes.some((other) => !touching.includes(other.object) && this.gapTo(placed, other) < clearMm))
      return false;
    if (this.labels.some(({ box }) => this.boxGap(placed, box) < CLEAR_MM)) return false;
    if (this.labels.some(({ lead }) => lead && this.gapTo(placed, this.placed(lead)) < 7)) return false;
    this.shapes.push(placed);
    return true;
  }

  label(text: string, target: PageObject, point: Point): { label: ObjectOf<'label'>; size: Box } {
    const label = kinds.create('label', {
      uuid: this.uuid(),
      text,
      pristine: false,
      autoSize: true,
      width: 150,
      anchor: anchorAt(kinds, target, point),
      placing: 'free',
    });
    const { neededWidthMm: width, neededHeightMm: height } = labelLayout(
      this.document,
      0,
      label,
      this.resources,
    );
    return { label: { ...label, width, height }, size: { x: 0, y: 0, width, height } };
  }

  private isFree(box: Box): boolean {
    const { x, y, width, height } = this.area;
    if (box.x < x || box.y < y || box.x + box.width > x + width || box.y + box.height > y + height)
      return false;
    if (this.labels.some((other) => boxToBox(other.box, box) < CLEAR_MM)) return false;
    if (this.labels.some(({ lead }) => lead && this.boxGap(this.placed(lead), box) < CLEAR_MM)) return false;
    return this.shapes.every((shape) => this.boxGap(shape, box) >= CLEAR_MM);
  }

  /** Takes a label in beside `point` of `target`: at one of many places between 3 and 6 mm from it. */
  addLabel(text: string, target: PageObject, point: Point): boolean {
    const { label, size } = this.label(text, target, point);
    const own = this.shapes.find(({ object }) => object === target);
    for (let tried = 0; tried < 60; tried += 1) {
      const turn = this.number(0, 2 * Math.PI);
      const reach = this.number(0, 24);
      const middle = {
        x: point.x + Math.cos(turn) * (reach + size.width / 2),
        y: point.y + Math.sin(turn) * (reach + size.height / 2),
      };
      const box = { ...size, x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
      if (!this.isFree(box)) continue;
      if (own && this.boxGap(own, box) > 5.5) continue;
      this.labels.push({ label: { ...label, x: box.x, y: box.y }, box, lead: null });
      return true;
    }
    return false;
  }

  /** Takes a label in at some distance of `point` of `target`, with a lead line to it. */
  addLedLabel(text: string, target: PageObject, point: Point, outwards: Point): boolean {
    const { label, size } = this.label(text, target, point);
    for (let tried = 0; tried < 40; tried += 1) {
      const turn = Math.atan2(point.y - outwards.y, point.x - outwards.x) + this.number(-0.7, 0.7);
      const lengthMm = this.number(12, 30);
      const from = { x: point.x + Math.cos(turn) * 3.6, y: point.y + Math.sin(turn) * 3.6 };
      const to = { x: from.x + Math.cos(turn) * lengthMm, y: from.y + Math.sin(turn) * lengthMm };
      const box = {
        ...size,
        x: Math.cos(turn) >= 0 ? to.x + 3.5 : to.x - 3.5 - size.width,
        y: to.y - size.height / 2,
      };
      const lead = kinds.create('line', {
        uuid: this.uuid(),
        x: to.x,
        y: to.y,
        dx: from.x - to.x,
        dy: from.y - to.y,
        borderWidth: LEAD_LINE.widthMm,
        leadsFrom: label.uuid,
      });
      const line = this.placed(lead);
      if (!this.isFree(box) || this.boxGap(line, box) > 4) continue;
      if (this.shapes.some((shape) => this.gapTo(shape, line) < (shape.object === target ? 3 : 7))) continue;
      if (this.labels.some((other) => this.boxGap(line, other.box) < CLEAR_MM)) continue;
      if (this.labels.some((other) => other.lead && this.gapTo(this.placed(other.lead), line) < 7)) continue;
      this.labels.push({ label: { ...label, x: box.x, y: box.y }, box, lead });
      return true;
    }
    return false;
  }

  takeLastShape(): void {
    this.shapes.pop();
  }
}

function nameFor(builder: Builder, wanted: number, number: number): string {
  const kind = wanted <= 20 ? 'long' : wanted <= 60 ? 'middle' : 'short';
  const name = builder.pick(NAMES[kind]);
  return kind === 'short' ? `${name}${number % 10}` : name;
}

const OUTLINE = { fill: 'none', border: true, borderColour: 'black', borderWidth: 1 } as const;

function disc(builder: Builder, middle: Point, radius: number): ObjectOf<'ellipse'> {
  const box = { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius };
  return kinds.create('ellipse', { uuid: builder.uuid(), ...box, ...OUTLINE });
}

function path(builder: Builder, points: readonly Point[], closed: boolean): ObjectOf<'path'> {
  const [first = { x: 0, y: 0 }] = points;
  return kinds.create('path', {
    uuid: builder.uuid(),
    x: first.x,
    y: first.y,
    points: points.map(({ x, y }, index) => ({
      kind: index === 0 ? 'M' : 'L',
      x: x - first.x,
      y: y - first.y,
    })),
    closed,
    ...OUTLINE,
  });
}

function blob(builder: Builder, middle: Point, radius: number): ObjectOf<'path'> {
  const waves = [2, 3, 5].map((count) => ({
    count,
    by: builder.number(0.02, 0.12),
    turn: builder.number(0, 6),
  }));
  const points = Array.from({ length: 48 }, (_, index) => {
    const turn = (index * Math.PI) / 24;
    const reach =
      radius * waves.reduce((sum, wave) => sum + wave.by * Math.sin(wave.count * turn + wave.turn), 1);
    return { x: middle.x + reach * Math.cos(turn), y: middle.y + reach * Math.sin(turn) };
  });
  return path(builder, points, true);
}

/** Points with labels, one after the other until `wanted` have found a place. */
function fillWithPoints(builder: Builder, wanted: number, radius: number): void {
  for (let tried = 0; tried < 40 * wanted && builder.labels.length < wanted; tried += 1) {
    const middle = builder.spot(radius + 2);
    const node = disc(builder, middle, radius);
    if (!builder.addShape(node)) continue;
    if (!builder.addLabel(nameFor(builder, wanted, tried), node, middle)) builder.takeLastShape();
  }
}

const MAKERS: Readonly<Record<SceneType, (builder: Builder, wanted: number) => void>> = {
  network(builder, wanted) {
    fillWithPoints(builder, wanted, 4);
    const nodes = builder.shapes.map(({ object }) => object);
    for (const node of nodes) {
      const other = builder.pick(nodes);
      const [a, b] = [node, other].map((one) => {
        const { x, y, width, height } = kinds.boundsOf(one);
        return { x: x + width / 2, y: y + height / 2 };
      });
      if (!a || !b || node === other || distance(a, b) > 90) continue;
      const away = 4 / distance(a, b);
      const at = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
      builder.addShape(path(builder, [at(away), at(1 - away)], false), 7, [node, other]);
    }
  },
  map(builder, wanted) {
    const { x, y, width, height } = builder.area;
    for (let tried = 0; tried < 12; tried += 1) {
      const land = blob(builder, builder.spot(40), builder.number(28, 60));
      if (!builder.addShape(land, 12)) continue;
      const { x: left, y: top, width: wide, height: high } = kinds.boundsOf(land);
      const middle = { x: left + wide / 2, y: top + high / 2 };
      if (!builder.addLabel(nameFor(builder, wanted, tried), land, middle)) builder.takeLastShape();
    }
    for (let tried = 0; tried < 6; tried += 1) {
      const start = { x, y: builder.number(y, y + height) };
      const river = Array.from({ length: 25 }, (_, index) => ({
        x: start.x + (index * width) / 24,
        y: start.y + 8 * Math.sin(index / 3 + tried),
      }));
      builder.addShape(path(builder, river, false), 8);
    }
    fillWithPoints(builder, wanted, 3.5);
  },
  plot(builder, wanted) {
    const { x, y, width, height } = builder.area;
    const origin = { x: x + 30, y: y + height - 25 };
    const across = path(builder, [origin, { x: x + width - 5, y: origin.y }], false);
    const up = path(builder, [origin, { x: origin.x, y: y + 5 }], false);
    builder.addShape(across);
    builder.addShape(up, 7, [across]);
    const ticks = Math.min(Math.floor(wanted / 3), Math.floor((width - 45) / 32));
    for (let tick = 1; tick <= ticks; tick += 1) {
      const at = { x: origin.x + tick * 32, y: origin.y };
      const mark = path(builder, [at, { x: at.x, y: at.y + 4 }], false);
      if (builder.addShape(mark, 7, [across]))
        builder.addLabel(String(tick * 5), mark, { x: at.x, y: at.y + 4 });
    }
    for (let curve = 0; curve < 2; curve += 1) {
      const turn = builder.number(0, 6);
      const level = y + height * (0.3 + 0.3 * curve);
      const points = Array.from({ length: 60 }, (_, index) => ({
        x: origin.x + 8 + (index * (width - 50)) / 59,
        y: level + 18 * Math.sin(index / 7 + turn),
      }));
      const line = path(builder, points, false);
      if (builder.addShape(line))
        builder.addLabel(nameFor(builder, wanted, curve), line, points[40] ?? origin);
    }
    fillWithPoints(builder, wanted, 3.5);
  },
  organ(builder, wanted) {
    for (let tried = 0; tried < 60 * wanted && builder.labels.length < wanted; tried += 1) {
      const middle = builder.spot(14);
      const radius = builder.number(8, 24);
      const part = blob(builder, middle, radius);
      if (!builder.addShape(part, 8)) continue;
      const { x, y, width } = kinds.boundsOf(part);
      const side = builder.random() < 0.5 ? { x, y: middle.y } : { x: x + width, y: middle.y };
      const outline = kinds.outlineOf(part);
      const points = outline ? flattenPath(outline).flatMap((piece) => piece.points) : [];
      const rim = points.toSorted((one, other) => distance(one, side) - distance(other, side))[0] ?? { x, y };
      const name = nameFor(builder, wanted, tried);
      const isPlaced =
        builder.random() < 0.5
          ? builder.addLedLabel(name, part, rim, middle)
          : builder.addLabel(name, part, middle);
      if (!isPlaced) builder.takeLastShape();
    }
  },
};

/** A scene of `type` with up to `wanted` labels on A4 or, for many, on A3; the same for the same seed. */
export async function sceneOf(type: SceneType, wanted: number, seed: number): Promise<Scene> {
  const name = `${type}/${wanted}/${seed}`;
  const blank = engine.blank({ uuid: uuidFrom(name), pageUuid: uuidFrom(`${name}/page`), language: 'de' });
  const size = wanted <= 24 ? { width: 210, height: 297 } : { width: 420, height: 297 };
  const document: Document = { ...blank, ...size, bindingSpace: false };
  const withObjects = (objects: readonly PageObject[]): Document => ({
    ...document,
    pages: document.pages.map((page) => ({ ...page, objects })),
  });
  const words = [
    ...NAMES.long,
    ...NAMES.middle,
    ...NAMES.short.flatMap((letter) => Array.from({ length: 10 }, (_, at) => `${letter}${at}`)),
  ];
  const numbers = Array.from({ length: 20 }, (_, at) => String(at * 5));
  const texts = [...words, ...numbers].map((text, at) =>
    kinds.create('label', { uuid: uuidFrom(`${name}/word/${at}`), text }),
  );
  const resources = await resourcesOf(withObjects(texts));
  const builder = new Builder(document, resources, randomNumbers(seed * 7919 + wanted), name);
  MAKERS[type](builder, wanted);
  const shapes = builder.shapes.map(({ object }) => object);
  const leads = builder.labels.flatMap(({ lead }) => lead ?? []);
  const solved = withObjects([...shapes, ...leads, ...builder.labels.map(({ label }) => label)]);
  const open = withObjects([
    ...shapes,
    ...builder.labels.map(({ label }) => {
      const { anchor } = label;
      const target = shapes.find(({ uuid }) => uuid === anchor?.object);
      const { x, y, width, height } = target ? kinds.extentOf(target) : { x: 0, y: 0, width: 0, height: 0 };
      const at = { x: x + width * (anchor?.at.x ?? 0), y: y + height * (anchor?.at.y ?? 0) };
      return { ...label, x: at.x - label.width / 2, y: at.y - label.height / 2 };
    }),
  ]);
  return { solved, open, resources, labels: builder.labels.length };
}
