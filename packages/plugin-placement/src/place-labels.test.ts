import { describe, expect, it } from '@jest/globals';
import type { Document, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { distance } from '@tastwerk/editor-core/geometry';
import { findObject } from '@tastwerk/editor-core/objects';
import { anchorAt } from '@tastwerk/editor-core/placing';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { engine, resourcesOf, translator } from '../test/engine.js';
import { cleanLabels, measuredScenes, touchingLabels } from '../test/measured-scene.js';
import { sceneOf } from '../test/scenes.js';
import { placeLabels, placePage, touchedLabels, type WhichLabels } from './index.js';

const { kinds } = engine;
const rules = await engine.rules();
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const NAMES = { legend: 'Legende', continued: (name: string) => `${name} (Fortsetzung)` };

const disc = (number: number, x: number, y: number): ObjectOf<'ellipse'> =>
  kinds.create('ellipse', { uuid: id(number), x, y, width: 8, height: 8, fill: 'none' });

const labelOn = (
  number: number,
  text: string,
  target: PageObject,
  values: Partial<ObjectOf<'label'>> = {},
) => {
  const { x, y } = kinds.boundsOf(target);
  return kinds.create('label', {
    uuid: id(number),
    x,
    y,
    width: 60,
    height: 17,
    text,
    pristine: false,
    autoSize: true,
    anchor: anchorAt(kinds, target, { x: x + 4, y: y + 4 }),
    placing: 'free',
    ...values,
  });
};

function sheet(...objects: readonly PageObject[]): Document {
  const blank = engine.blank({ uuid: id(1), pageUuid: id(2), language: 'de' });
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) };
}

async function placed(document: Document, which: WhichLabels = 'free') {
  const resources = await resourcesOf(document);
  const placement = placeLabels(document, 0, { engine, rules, profile: swellProfile, resources, which });
  const applied = placement.command ? engine.commands.apply(document, placement.command) : undefined;
  if (applied && !applied.ok) throw new Error(applied.error.code);
  return { ...placement, after: applied?.value ?? document, resources };
}

const objectIn = ({ pages }: Document, number: number) =>
  findObject(
    pages.flatMap(({ objects }) => objects),
    id(number),
  );

function labelIn(document: Document, number: number): ObjectOf<'label'> {
  const label = objectIn(document, number);
  if (label?.type !== 'label') throw new Error('there is no label');
  return label;
}

describe('a label that lies on what it names', () => {
  it('goes beside it, where no rule minds it', async () => {
    const town = disc(10, 100, 100);
    const { after, resources, moved, unplaced } = await placed(sheet(town, labelOn(11, 'Ulm', town)));
    expect(cleanLabels(after, resources)).toEqual([id(11)]);
    expect(moved).toMatchObject([{ uuid: id(11), hasLead: false, isAbbreviated: false }]);
    expect(unplaced).toEqual([]);
    expect(distance(labelIn(after, 11), town)).toBeLessThan(30);
  });

  it('gets a lead line where there is no room beside it, which follows it', async () => {
    const town = disc(10, 100, 100);
    const fence = [
      [93, 93, 22, 0],
      [93, 93, 0, 22],
      [115, 93, 0, 22],
      [93, 115, 2, 0],
    ].map(([x = 0, y = 0, dx = 0, dy = 0], index) =>
      kinds.create('line', { uuid: id(20 + index), x, y, dx, dy }),
    );
    const { after, resources, moved } = await placed(sheet(town, ...fence, labelOn(11, 'Ulm', town)));
    expect(moved).toMatchObject([{ uuid: id(11), hasLead: true }]);
    expect(cleanLabels(after, resources)).toEqual([id(11)]);
    const lead = after.pages[0]?.objects.find(
      (object) => object.type === 'line' && object.leadsFrom === id(11),
    );
    expect(lead).toBeDefined();
    const again = await placed(after);
    expect(again.moved).toEqual([]);
  });

  it('stays where a person put it or pinned it, unless it is asked for', async () => {
    const town = disc(10, 100, 100);
    const document = sheet(town, labelOn(11, 'Ulm', town, { placing: 'hand' }));
    expect((await placed(document)).command).toBeNull();
    expect((await placed(document, 'all')).moved).toHaveLength(1);
    const pinned = sheet(town, labelOn(11, 'Ulm', town, { placing: 'pinned' }));
    expect((await placed(pinned, 'all')).command).toBeNull();
    expect((await placed(pinned, new Set([id(11)]))).command).toBeNull();
  });

  it('goes into an area that has room for it', async () => {
    const land = kinds.create('rect', { uuid: id(10), x: 40, y: 60, width: 120, height: 90, fill: 'none' });
    const { after } = await placed(sheet(land, labelOn(11, 'Hessen', land)));
    const { x, y, width } = labelIn(after, 11);
    expect([x > 43, x + width < 157, y > 63]).toEqual([true, true, true]);
  });

  it('that names nothing is tied to what is nearest', async () => {
    const town = disc(10, 100, 100);
    const { after } = await placed(sheet(town, labelOn(11, 'Ulm', town, { anchor: null })));
    expect(labelIn(after, 11).anchor?.object).toBe(id(10));
  });
});

describe('many labels', () => {
  it('have nearly all the places that a known solution has, and no pixel of them is near another thing', async () => {
    let [known, clean] = [0, 0];
    for await (const scene of measuredScenes([10, 30], [1])) {
      known += scene.known;
      clean += Math.min(scene.known, scene.clean);
      expect(touchingLabels(scene.after, scene.scene.resources, 3)).toBe(scene.labels - scene.clean);
    }
    expect(clean / known).toBeGreaterThanOrEqual(0.95);
  });

  it('stay when they are placed again, and all but those that a move concerns stay after it', async () => {
    const { open } = await sceneOf('network', 30, 3);
    const first = await placed(open);
    expect((await placed(first.after)).moved).toEqual([]);
    const [node] = first.after.pages[0]?.objects.filter(({ type }) => type === 'ellipse') ?? [];
    if (!node) throw new Error('there is no node');
    const moved = engine.commands.apply(first.after, {
      type: 'move-objects',
      uuids: [node.uuid],
      dx: 12,
      dy: 5,
    });
    if (!moved.ok) throw new Error(moved.error.code);
    const objects = moved.value.pages[0]?.objects ?? [];
    const touched = touchedLabels(kinds, objects, new Set([node.uuid]), 3);
    expect(touched.size).toBeGreaterThan(0);
    expect(touched.size).toBeLessThan(5);
    const second = await placed(moved.value, touched);
    expect(second.moved.every(({ uuid }) => touched.has(uuid))).toBe(true);
    const before = new Set(first.after.pages[0]?.objects);
    const changed = (second.after.pages[0]?.objects ?? []).filter(
      (object) => object.type === 'label' && !before.has(object),
    );
    expect(changed.every(({ uuid }) => touched.has(uuid))).toBe(true);
    expect(changed.length).toBeGreaterThan(0);
  });

  it('are abbreviated where their names have no room, with a legend that has', async () => {
    const letters = [
      'Ahorn',
      'Birke',
      'Buche',
      'Eiche',
      'Esche',
      'Fichte',
      'Kiefer',
      'Linde',
      'Lärche',
      'Pappel',
    ];
    const names = letters.flatMap((name) => [`${name}nallee`, `${name}nweg`]);
    const objects = names.flatMap((name, index) => {
      const town = disc(10 + index, 50 + 32 * (index % 4), 90 + 30 * Math.floor(index / 4));
      return [town, labelOn(40 + index, name, town)];
    });
    const document = sheet(...objects);
    const placement = await placePage(document, 0, {
      engine,
      translator,
      profile: swellProfile,
      pageNames: NAMES,
    });
    const applied = placement.command && engine.commands.apply(document, placement.command);
    if (!applied?.ok) throw new Error('nothing was placed');
    expect(placement.unplaced).toEqual([]);
    const short = placement.moved.filter(({ isAbbreviated }) => isAbbreviated);
    expect(short.length).toBeGreaterThan(0);
    const resources = await resourcesOf(applied.value);
    expect(cleanLabels(applied.value, resources)).toHaveLength(names.length);
    const key = applied.value.pages.flatMap((page) => page.objects).find(({ type }) => type === 'key');
    expect(key).toMatchObject({ active: true });
  });

  it('are abbreviated also where none of them has room for its name', async () => {
    const town = disc(10, 92, 140);
    const walls = [40, 76, 116, 152].map((x, index) =>
      kinds.create('line', { uuid: id(20 + index), x, y: 15, dx: 0, dy: 265 }),
    );
    const document = sheet(town, ...walls, labelOn(11, 'Universitätsstadt', town));
    const wish = { engine, translator, profile: swellProfile, pageNames: NAMES };
    const placement = await placePage(document, 0, wish);
    expect(placement.moved).toMatchObject([{ uuid: id(11), isAbbreviated: true }]);
    expect(placement.unplaced).toEqual([]);
  });

  it('that have no room at all stand on a page that continues the drawing', async () => {
    // A net so tight that a label has room only between some of its knots.
    const knots = Array.from({ length: 30 }, (_, index) => ({
      x: 40 + 24 * (index % 5),
      y: 70 + 21 * Math.floor(index / 5),
    }));
    const objects = knots.flatMap(({ x, y }, index) => {
      const town = disc(10 + index, x, y);
      return [town, labelOn(60 + index, `n${index + 1}`, town)];
    });
    const document = sheet(...objects);
    const wish = { engine, translator, profile: swellProfile, pageNames: NAMES };
    const one = await placePage(document, 0, { ...wish, continues: false });
    expect(one.unplaced.length).toBeGreaterThan(0);
    expect(one.continued).toEqual([]);
    const { command, continued, unplaced } = await placePage(document, 0, wish);
    expect(continued.length).toBeGreaterThan(0);
    expect([...continued, ...unplaced].sort()).toEqual([...one.unplaced].sort());
    const applied = command && engine.commands.apply(document, command);
    if (!applied?.ok) throw new Error('nothing was placed');
    const [first, second, ...others] = applied.value.pages;
    expect(second?.name).toBe(`${first?.name ?? ''} (Fortsetzung)`);
    const textsOn = (page: typeof first) =>
      (page?.objects ?? []).flatMap((object) => (object.type === 'label' ? [object.text] : []));
    const all = applied.value.pages.flatMap(textsOn);
    expect(all.sort()).toEqual(knots.map((_, index) => `n${index + 1}`).sort());
    expect([second, ...others].flatMap(textsOn)).toHaveLength(continued.length + unplaced.length);
  });

  it('of an axis stay a row, each over its tick', async () => {
    const ticks = Array.from({ length: 5 }, (_, index) =>
      kinds.create('line', { uuid: id(10 + index), x: 40 + 30 * index, y: 200, dx: 0, dy: 4 }),
    );
    const axis = kinds.create('line', { uuid: id(9), x: 30, y: 200, dx: 150, dy: 0 });
    const labels = ticks.map((tick, index) =>
      labelOn(40 + index, String(index * 5), tick, {
        x: tick.x - 5,
        y: 201,
        width: 12,
        anchor: { object: tick.uuid, at: { x: 0.5, y: 1 } },
      }),
    );
    const { after, resources } = await placed(sheet(axis, ...ticks, ...labels));
    expect(cleanLabels(after, resources)).toHaveLength(5);
    const rows = labels.map(({ uuid }) => findObject(after.pages[0]?.objects ?? [], uuid));
    expect(new Set(rows.map((label) => label?.type === 'label' && Math.round(label.y * 10))).size).toBe(1);
    rows.forEach((label, index) => {
      const middle = label?.type === 'label' ? label.x + label.width / 2 : 0;
      expect(Math.abs(middle - (40 + 30 * index))).toBeLessThan(0.1);
    });
  });

  it('that are numbers of an axis stand beside their ticks or nowhere; its name leaves them room', async () => {
    const axis = kinds.create('line', { uuid: id(9), x: 30, y: 200, dx: 150, dy: 0 });
    const number = (own: number, text: string, share: number) =>
      labelOn(own, text, axis, {
        x: 25 + 150 * share,
        y: 203,
        width: 12,
        anchor: { object: axis.uuid, at: { x: share, y: 10 } },
      });
    const numbers = [0, 0.25, 0.5, 0.75, 1].map((share, at) => number(40 + at, String(at), share));
    const name = labelOn(50, 'Zeit', axis, {
      x: 150,
      y: 203,
      anchor: { object: axis.uuid, at: { x: 1, y: 1 } },
    });
    // A shape below and above the second tick takes its places.
    const walls = [158, 202].map((y, at) =>
      kinds.create('rect', { uuid: id(60 + at), x: 60, y, width: 14, height: 40, fill: 'none' }),
    );
    const { after, resources } = await placed(sheet(axis, ...walls, name, ...numbers));
    const found = numbers.map(({ uuid }) => findObject(after.pages[0]?.objects ?? [], uuid));
    const clean = new Set(cleanLabels(after, resources));
    expect(numbers.map(({ uuid }) => clean.has(uuid))).toEqual([true, false, true, true, true]);
    found.forEach((label, at) => {
      if (at === 1 || label?.type !== 'label') return;
      expect(label.x + label.width / 2).toBeCloseTo(30 + 37.5 * at, 1);
    });
    expect(
      new Set(found.flatMap((label, at) => (at !== 1 && label?.type === 'label' ? [label.y] : []))).size,
    ).toBe(1);
    expect(clean.has(name.uuid)).toBe(true);
    // Alone on another page a number would say little.
    const page = await placePage(sheet(axis, ...walls, name, ...numbers), 0, {
      ...{ engine, translator, profile: swellProfile, pageNames: NAMES },
    });
    expect(page).toMatchObject({ unplaced: [id(41)], unplacedOfAxes: [id(41)], continued: [] });
  });

  it('that are long names of axes stand behind its numbers, not between them and the axis', async () => {
    const axis = kinds.create('line', { uuid: id(9), x: 30, y: 150, dx: 150, dy: 0 });
    // Above the axis there is no room.
    const wall = kinds.create('rect', { uuid: id(60), x: 20, y: 40, width: 175, height: 104, fill: 'black' });
    const numbers = [0, 1, 2, 3].map((at) =>
      labelOn(40 + at, String(at), axis, {
        ...{ x: 25 + 50 * at, y: 153, width: 12 },
        anchor: { object: axis.uuid, at: { x: at / 3, y: 10 } },
      }),
    );
    const name = labelOn(50, 'zugeführte Wärme in Kilojoule', axis, {
      ...{ x: 90, y: 153, width: 170 },
      anchor: { object: axis.uuid, at: { x: 1, y: 1 } },
    });
    const { after, resources } = await placed(sheet(axis, wall, name, ...numbers));
    const clean = new Set(cleanLabels(after, resources));
    expect([name, ...numbers].map(({ uuid }) => clean.has(uuid))).toEqual([true, true, true, true, true]);
    const bottom = Math.max(...numbers.map((_, at) => labelIn(after, 40 + at).y));
    expect(labelIn(after, 50).y).toBeGreaterThan(bottom + 12);
  });

  /** An axis with a tick every `stepMm` mm from the left, and a word at each. */
  const wordsAtTicks = (words: readonly string[], stepMm: number) => {
    const axis = kinds.create('line', { uuid: id(9), x: 20, y: 150, dx: stepMm * (words.length + 1), dy: 0 });
    const ticks = words.map((_, at) =>
      kinds.create('line', { uuid: id(20 + at), x: 20 + stepMm * (at + 1), y: 150, dx: 0, dy: 3 }),
    );
    const labels = words.map((word, at) =>
      labelOn(40 + at, word, axis, {
        ...{ x: 15 + stepMm * (at + 1), y: 156, width: 12 },
        anchor: { object: id(20 + at), at: { x: 0.5, y: 2 } },
      }),
    );
    return { axis, ticks, labels };
  };

  it('that are words of an axis stand in two lines where one is too full, each at its own tick', async () => {
    const months = ['Ja', 'Fe', 'Mä', 'Ap', 'Ma', 'Jn', 'Jl', 'Au', 'Se', 'Ok', 'No', 'De'];
    const { axis, ticks, labels } = wordsAtTicks(months, 11);
    const { after, unplaced } = await placed(sheet(axis, ...ticks, ...labels));
    expect(unplaced).toEqual([]);
    const lines = new Set(labels.map((_, at) => labelIn(after, 40 + at).y));
    expect(lines.size).toBe(2);
    labels.forEach((_, at) => {
      const { x, width } = labelIn(after, 40 + at);
      expect(x + width / 2).toBeCloseTo(20 + 11 * (at + 1), 1);
    });
  });

  it('that are words of an axis never stand at the tick of another', async () => {
    const { axis, ticks, labels } = wordsAtTicks(['Ja', 'Fe', 'Mä', 'Ap', 'Ma', 'Jn'], 9);
    // Only one line has room below the axis, and none above it.
    const walls = [80, 170].map((y, at) =>
      kinds.create('rect', { uuid: id(60 + at), x: 12, y, width: 100, height: 64, fill: 'none' }),
    );
    const { after, unplaced } = await placed(sheet(axis, ...ticks, ...walls, ...labels));
    expect(unplaced.length).toBeGreaterThan(0);
    labels.forEach(({ uuid }, at) => {
      if (unplaced.includes(uuid)) return;
      const { x, width } = labelIn(after, 40 + at);
      expect(Math.abs(x + width / 2 - (20 + 9 * (at + 1)))).toBeLessThan(4.5);
    });
  });

  it('that are numbers of an axis go to the other end of their ticks where there is no room', async () => {
    const axis = kinds.create('line', { uuid: id(9), x: 20, y: 150, dx: 160, dy: 0 });
    const ticks = [0, 1, 2, 3].map((at) =>
      kinds.create('line', { uuid: id(20 + at), x: 40 + 35 * at, y: 147, dx: 0, dy: 6 }),
    );
    const numbers = ticks.map((tick, at) =>
      labelOn(40 + at, String(at), tick, {
        ...{ x: 35 + 35 * at, y: 156, width: 12 },
        anchor: { object: tick.uuid, at: { x: 0.5, y: 1.5 } },
      }),
    );
    const wall = kinds.create('rect', { uuid: id(60), x: 66, y: 157, width: 18, height: 60, fill: 'black' });
    const { after, unplaced } = await placed(sheet(axis, ...ticks, wall, ...numbers));
    expect(unplaced).toEqual([]);
    const [above, ...below] = [41, 40, 42, 43].map((number) => labelIn(after, number));
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(147);
    expect((above?.x ?? 0) + (above?.width ?? 0) / 2).toBeCloseTo(75, 1);
    for (const label of below) expect(label.y).toBeGreaterThan(153);
  });

  it('that name nothing drawn get no lead line', async () => {
    // Between the shapes there is no room for it, in them there is.
    const shapes = [20, 50].map((y, at) =>
      kinds.create('rect', { uuid: id(60 + at), x: 30, y, width: 150, height: 20, fill: 'none' }),
    );
    const [shape] = shapes;
    if (!shape) throw new Error('there is no shape');
    const label = labelOn(40, 'Hinweis', shape, {
      ...{ x: 100, y: 38 },
      anchor: { object: null, at: { x: 110, y: 45 } },
    });
    const { after, moved } = await placed(sheet(...shapes, label));
    expect(moved.every(({ hasLead }) => !hasLead)).toBe(true);
    expect(after.pages[0]?.objects.some(({ type }) => type === 'line')).toBe(false);
  });
});
