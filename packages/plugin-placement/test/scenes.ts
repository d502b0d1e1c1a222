import type { Document, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { distance, flattenPath, type Point } from '@tastwerk/editor-core/geometry';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { randomNumbers } from '../src/solver/anneal.js';
import { engine, resourcesOf } from './engine.js';
import { SceneBuilder } from './scene-builder.js';

const { kinds } = engine;

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

/** Labels beyond which each has one letter, so that all find room on A3. */
const MANY = 120;

function nameFor(builder: SceneBuilder, wanted: number, number: number): string {
  const kind = wanted <= 20 ? 'long' : wanted <= 60 ? 'middle' : 'short';
  const name = builder.pick(NAMES[kind]);
  return kind === 'short' && wanted <= MANY ? `${name}${number % 10}` : name;
}

const OUTLINE = { fill: 'none', border: true, borderColour: 'black', borderWidth: 1 } as const;

function disc(builder: SceneBuilder, middle: Point, radius: number): ObjectOf<'ellipse'> {
  const box = { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius };
  return kinds.create('ellipse', { uuid: builder.uuid(), ...box, ...OUTLINE });
}

function path(builder: SceneBuilder, points: readonly Point[], closed: boolean): ObjectOf<'path'> {
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

function blob(builder: SceneBuilder, middle: Point, radius: number): ObjectOf<'path'> {
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
function fillWithPoints(builder: SceneBuilder, wanted: number, radius: number): void {
  for (let tried = 0; tried < 40 * wanted && builder.labels.length < wanted; tried += 1) {
    const middle = builder.spot(radius + 2);
    const node = disc(builder, middle, radius);
    if (!builder.addShape(node, wanted > MANY ? 4 : 7)) continue;
    if (!builder.addLabel(nameFor(builder, wanted, tried), node, middle)) builder.takeLastShape();
  }
}

const MAKERS: Readonly<Record<SceneType, (builder: SceneBuilder, wanted: number) => void>> = {
  network(builder, wanted) {
    fillWithPoints(builder, wanted, wanted > MANY ? 3 : 4);
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
    ...NAMES.short,
  ];
  const numbers = Array.from({ length: 20 }, (_, at) => String(at * 5));
  const texts = [...words, ...numbers].map((text, at) =>
    kinds.create('label', { uuid: uuidFrom(`${name}/word/${at}`), text }),
  );
  const resources = await resourcesOf(withObjects(texts));
  const builder = new SceneBuilder(document, resources, randomNumbers(seed * 7919 + wanted), name);
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
