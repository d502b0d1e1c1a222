import { describe, expect, it } from '@jest/globals';
import type { ObjectOf, PageObject } from '@tastwerk/editor-core';
import {
  boxContains,
  boxCorners,
  distance,
  distanceToOutline,
  growBox,
  isInside,
} from '@tastwerk/editor-core/geometry';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import {
  context as measures,
  drawingOf,
  id,
  kinds,
  label,
  line,
  rect,
  removedBy,
} from '../../test/drawings.js';
import { engine, resourcesOf, translator } from '../../test/engine.js';
import { outlineOf } from '../outline.js';
import { withWordsInBoxes } from './boxes.js';
import type { Drawing } from './drawing.js';
import { makeTactile } from './make-tactile.js';

import { svgPage } from './svg-page.js';
import { withTitle } from './words.js';

const context = { ...measures, resourcesOf, room: 'usual' as const };
const laidOut = (...objects: readonly PageObject[]) => withWordsInBoxes(drawingOf(...objects), context);

/** A word that stands in the middle of `box`. */
function word(number: number, text: string, box: ObjectOf<'rect'>, values: object = {}) {
  const anchor = { object: box.uuid, at: { x: 0.5, y: 0.5 } };
  return label(number, text, box.x, box.y, { anchor, placing: 'free', ...values });
}

const arrow = (number: number, x: number, y: number, dx: number, dy: number) => ({
  ...line(number, x, y, dx, dy),
  endArrow: true,
});

const byId = ({ objects }: Drawing, number: number): PageObject => {
  const found = objects.find(({ uuid }) => uuid === id(number));
  if (!found) throw new Error(`there is no object ${number}`);
  return found;
};

const boxOf = (drawing: Drawing, number: number) => kinds.extentOf(byId(drawing, number));

function labelBox(drawing: Drawing, number: number) {
  const { x, y, width, height } = byId(drawing, number) as ObjectOf<'label'>;
  return { x, y, width, height };
}

/** Two boxes above each other and one beside the second, joined by arrows. */
const top = rect(10, 60, 60, 40, 12);
const below = rect(11, 60, 100, 40, 12);
const beside = rect(12, 130, 100, 40, 12);
const words = [word(20, 'Quelle', top), word(21, 'Bach', below), word(22, 'Teich', beside)];
const arrows = [arrow(30, 80, 72, 0, 28), arrow(31, 100, 106, 30, 0)];
const chain = [top, below, beside, ...arrows, ...words];

describe('boxes with words in them', () => {
  it('get the size that their words need, and the words stand in their middles', async () => {
    const drawing = await laidOut(...chain);
    for (const [box, text] of [
      [10, 20],
      [11, 21],
      [12, 22],
    ] as const) {
      expect(boxContains(growBox(boxOf(drawing, box), -3.5), labelBox(drawing, text))).toBe(true);
      expect(byId(drawing, text)).toMatchObject({ anchor: { object: id(box), at: { x: 0.5, y: 0.5 } } });
    }
  });

  it('keep their order, their row and their column', async () => {
    const drawing = await laidOut(...chain);
    const [one, two, three] = [10, 11, 12].map((number) => boxOf(drawing, number));
    if (!one || !two || !three) throw new Error('there are three');
    expect(one.y + one.height).toBeLessThan(two.y - 12);
    expect(one.x + one.width / 2).toBeCloseTo(two.x + two.width / 2, 3);
    expect(two.x + two.width).toBeLessThan(three.x - 12);
    expect(two.y + two.height / 2).toBeCloseTo(three.y + three.height / 2, 3);
  });

  it('stay joined: each line begins and ends on an outline, level or upright as it was', async () => {
    const drawing = await laidOut(...chain);
    for (const [number, from, to] of [
      [30, 10, 11],
      [31, 11, 12],
    ] as const) {
      const { x, y, dx, dy } = byId(drawing, number) as ObjectOf<'line'>;
      const rim = (box: number) =>
        outlineOf(kinds, byId(drawing, box)).map(({ points }) => ({
          points: [...points, ...points.slice(0, 1)],
          closed: true,
        }));
      expect(distanceToOutline({ x, y }, rim(from))).toBeLessThan(0.05);
      expect(distanceToOutline({ x: x + dx, y: y + dy }, rim(to))).toBeLessThan(0.05);
      expect(Math.min(Math.abs(dx), Math.abs(dy))).toBeLessThan(0.05);
    }
  });

  it('lose textures that no legend explains', async () => {
    const filled = { fill: 'cyan', pattern: { ...top.pattern, template: 'dotted' } };
    const objects = chain.map((object) => (object === top ? { ...top, ...filled } : object)) as PageObject[];
    expect(byId(await laidOut(...objects), 10)).toMatchObject({ fill: 'none', pattern: { template: null } });
    const drawing = drawingOf(...objects);
    const keyedTextures = [{ pattern: 'dotted' as const, label: 'Wasser' }];
    const explained = { ...drawing, document: { ...drawing.document, keyedTextures } };
    expect(byId(await withWordsInBoxes(explained, context), 10)).toMatchObject(filled);
  });

  it('hold one label where several lines were written; one that is kept stays by itself', async () => {
    const second = word(23, 'und Sumpf', beside, {
      anchor: { object: beside.uuid, at: { x: 0.5, y: 0.8 } },
    });
    const drawing = await laidOut(...chain, second);
    expect(byId(drawing, 22)).toMatchObject({ text: 'Teich\nund Sumpf' });
    expect(removedBy(drawing)).toEqual([[23, 'joined']]);
    const kept = { ...drawingOf(...chain, second), kept: new Set([second.uuid]) };
    expect((await withWordsInBoxes(kept, context)).objects.some(({ uuid }) => uuid === second.uuid)).toBe(
      true,
    );
  });

  it('lose their shadows', async () => {
    const shadow = rect(13, 61.5, 61.5, 40, 12, { fill: 'grey' });
    expect(removedBy(await laidOut(shadow, ...chain))).toEqual([[13, 'shadow']]);
  });

  it('make the frame around them grow, which keeps its distance', async () => {
    const frame = rect(14, 50, 50, 130, 72);
    const drawing = await laidOut(frame, ...chain);
    const grown = boxOf(drawing, 14);
    for (const number of [10, 11, 12])
      expect(boxContains(growBox(grown, -6.5), boxOf(drawing, number))).toBe(true);
  });

  it('are abbreviated where their words have no room, in boxes for the abbreviations', async () => {
    const row = [0, 1, 2, 3].map((at) => rect(40 + at, 20 + 42 * at, 80, 30, 12));
    const long = ['Bundesversammlung', 'Bundesregierung', 'Verfassungsgericht', 'Landesregierung'];
    const drawing = await laidOut(
      ...row,
      ...row.map((box, at) => word(50 + at, long[at] ?? '', box)),
      ...[0, 1, 2].map((at) => arrow(60 + at, 50 + 42 * at, 86, 12, 0)),
    );
    const texts = [50, 51, 52, 53].map((number) => byId(drawing, number) as ObjectOf<'label'>);
    expect(texts.filter(({ isKey }) => isKey).length).toBeGreaterThan(1);
    texts.forEach(({ isKey, keyVal }, at) => {
      if (isKey) expect(keyVal).toHaveLength(3);
      expect(boxContains(growBox(boxOf(drawing, 40 + at), -3.5), labelBox(drawing, 50 + at))).toBe(true);
    });
  });
});

describe('what is no diagram of boxes stays as it is', () => {
  const alone = [top, beside, word(20, 'Quelle', top), word(22, 'Teich', beside)];
  const axis = [line(70, 30, 200, 140, 0), ...[40, 70, 100, 130].map((x, at) => line(71 + at, x, 200, 0, 3))];
  const rooms = [0, 1, 2].map((at) => rect(80 + at, 40 + 40 * at, 60, 40, 40));

  it.each<[string, readonly PageObject[]]>([
    ['two boxes that nothing joins', alone],
    ['a chart with an axis', [...chain, ...axis]],
    [
      'rooms that share their walls',
      [...rooms, ...rooms.map((room, at) => word(90 + at, `Raum ${at}`, room))],
    ],
    [
      'a drawing with a locked box',
      chain.map((object) => (object === top ? { ...top, locked: true } : object)),
    ],
    [
      'a drawing of other things',
      [
        ...chain,
        ...[0, 1, 2].map((at) =>
          kinds.create('ellipse', { uuid: id(95 + at), x: 30 + 50 * at, y: 150, width: 30, height: 20 }),
        ),
      ],
    ],
    [
      'a column that has no room',
      Array.from({ length: 16 }, (_, at) => rect(100 + at, 60, 20 + 16 * at, 40, 8)).flatMap((box, at) => [
        box,
        word(200 + at, 'Wort', box),
        arrow(300 + at, 80, 28 + 16 * at, 0, 8),
      ]),
    ],
  ])('%s', async (_what, objects) => {
    const drawing = drawingOf(...objects);
    expect(await withWordsInBoxes(drawing, context)).toBe(drawing);
  });
});

describe('the title', () => {
  it('is no word in a box', () => {
    const first = { ...words[0], text: 'Quelle' } as PageObject;
    const title = label(1, '', 10, 10, { isTitle: true, width: 190 });
    const titled = withTitle(drawingOf(title, top, below, beside, first), measures, 'Fluss');
    expect(titled.document.graphicTitle).toBe('Fluss');
  });
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
  <rect x="20" y="20" width="100" height="40" rx="8" fill="#dae8fc" stroke="#000"/>
  <text x="70" y="44" font-size="12" text-anchor="middle">Quelle</text>
  <path d="M 70 120 L 130 160 L 70 200 L 10 160 Z" fill="#fff2cc" stroke="#000"/>
  <text x="70" y="164" font-size="12" text-anchor="middle">Frost?</text>
  <ellipse cx="300" cy="160" rx="60" ry="25" fill="#d5e8d4" stroke="#000"/>
  <text x="300" y="164" font-size="12" text-anchor="middle">Eis</text>
  <path d="M 70 60 L 70 110" fill="none" stroke="#000"/><path d="M 66 110 L 74 110 L 70 120 Z" fill="#000"/>
  <path d="M 130 160 L 230 160" fill="none" stroke="#000"/><path d="M 230 156 L 230 164 L 240 160 Z" fill="#000"/>
  <text x="180" y="156" font-size="12" text-anchor="middle">ja</text>
</svg>`;

describe('a diagram that is made tactile', () => {
  it('has each word in its box, arrows between them, and nothing for a proof to find', async () => {
    let count = 0;
    const page = svgPage(SVG, { engine, newId: () => uuidFrom(`${(count += 1)}`), system: 'DE:VOLL' });
    if (!page) throw new Error('nothing is drawn');
    const { after, document, unplaced } = await makeTactile(page.document, 0, {
      engine,
      translator,
      profile: swellProfile,
      fallbackTitle: 'Diagramm',
      pageNames: { legend: 'Legende', continued: (name) => name },
    });
    expect(after).toEqual({ errors: 0, warnings: 0 });
    expect(unplaced).toEqual([]);
    const objects = document.pages[0]?.objects ?? [];
    const labels = objects.flatMap((object) => (object.type === 'label' && !object.isTitle ? [object] : []));
    const holderOf = (text: string) => {
      const own = labels.find((one) => one.text === text);
      const holder = objects.find(({ uuid }) => uuid === own?.anchor?.object);
      if (!own || !holder) throw new Error(`${text} names nothing`);
      return { own, holder, outline: outlineOf(kinds, holder) };
    };
    for (const text of ['Quelle', 'Frost?', 'Eis']) {
      const { own, holder, outline } = holderOf(text);
      expect(boxCorners(own).every((corner) => isInside(corner, outline))).toBe(true);
      expect(own.placing).toBe('free');
      expect(holder).toMatchObject({ fill: 'none' });
    }
    // The words of an arrow stand in no box.
    const { own, outline } = holderOf('ja');
    expect(outline.every(({ closed }) => !closed)).toBe(true);
    const [start, end] = [outline[0]?.points[0], outline[0]?.points.at(-1)];
    if (!start || !end) throw new Error('an arrow has ends');
    expect(distance(start, end)).toBeGreaterThan(12);
    for (const text of ['Frost?', 'Eis'])
      expect(boxCorners(own).some((corner) => isInside(corner, holderOf(text).outline))).toBe(false);
  });
});
