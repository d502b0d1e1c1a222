import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import type { BrailleResult } from '@tastwerk/editor-core/braille';
import { documentWith, RESOURCES, square, uuidOf } from '../../test/sample-page.js';
import { createPageScenes } from './page-scenes.js';
import { createObject, moveObject } from '@tastwerk/editor-core/standard';

const WHOLE_PAGE = { x: 0, y: 0, width: 210, height: 297 };

function shown(objects: readonly PageObject[]) {
  const document = documentWith(objects);
  const scenes = createPageScenes();
  scenes.show(document, 0, RESOURCES);
  const change = (next: readonly PageObject[]) =>
    scenes.show(
      { ...document, pages: document.pages.map((page) => ({ ...page, objects: next })) },
      0,
      RESOURCES,
    );
  return { document, scenes, change };
}

describe('createPageScenes', () => {
  const [first, second, third] = [square(1, 10, 10), square(2, 50, 50), square(3, 90, 90)];

  it('asks for everything to be painted when a page is shown first', () => {
    expect(createPageScenes().show(documentWith([first]), 0, RESOURCES)).toBe('all');
  });

  it('keeps the drawing of objects that are the same reference and reports the others where they were and are', () => {
    const { scenes, change } = shown([first, second]);
    const kept = scenes.entry(first.uuid)?.scene;
    const moved = moveObject(second, 50, 0);
    const boxes = change([first, moved]);
    expect(scenes.entry(first.uuid)?.scene).toBe(kept);
    expect(boxes).toHaveLength(2);
    expect(boxes !== 'all' && boxes.map(({ x }) => Math.round(x + 1))).toEqual([50, 100]);
  });

  it('reports nothing when nothing changed', () => {
    const { change } = shown([first, second]);
    expect(change([first, second])).toEqual([]);
  });

  it('reports what is gone and does not find it again', () => {
    const { scenes, change } = shown([first, second]);
    expect(change([first])).toHaveLength(1);
    expect(scenes.entry(second.uuid)).toBeUndefined();
    expect(scenes.meeting(WHOLE_PAGE).map(({ object }) => object.uuid)).toEqual([first.uuid]);
  });

  it('finds objects in painting order after they were put into another one', () => {
    const { scenes, change } = shown([first, second, third]);
    expect(change([third, first, second])).not.toEqual([]);
    expect(scenes.meeting(WHOLE_PAGE).map(({ object }) => object.uuid)).toEqual([
      uuidOf(3),
      uuidOf(1),
      uuidOf(2),
    ]);
  });

  it('draws anew only the labels whose braille has come', () => {
    const label = createObject('label', { uuid: uuidOf(7), x: 10, y: 120, text: 'Haus' });
    const { document, scenes } = shown([first, label]);
    const kept = scenes.entry(first.uuid)?.scene;
    const haus: BrailleResult = { ok: true, value: { cells: [19, 1, 37, 14], sourceIndex: [0, 1, 2, 3] } };
    const braille = { get: (text: string) => (text === 'Haus' ? haus : undefined) };
    const boxes = scenes.show(document, 0, { ...RESOURCES, braille });
    expect(boxes).not.toBe('all');
    expect(boxes).toHaveLength(2);
    expect(scenes.entry(first.uuid)?.scene).toBe(kept);
    expect(scenes.entry(label.uuid)?.scene.primitives.some(({ type }) => type === 'braille')).toBe(true);
  });

  it('cuts a texture by the halo of what lies above, and anew when that moves, goes or comes to lie below', () => {
    const pattern = { template: 'grid', offset: 0, clearance: 0 } as const;
    const area = createObject('rect', { uuid: uuidOf(8), x: 20, y: 20, width: 100, height: 80, pattern });
    const halo = { template: null, offset: 0, clearance: 3 };
    const above = createObject('rect', {
      uuid: uuidOf(9),
      x: 50,
      y: 50,
      width: 10,
      height: 10,
      pattern: halo,
    });
    const { scenes, change } = shown([area, above]);
    const texture = () => {
      const found = scenes.entry(area.uuid)?.scene.primitives.find(({ type }) => type === 'texture');
      return found?.type === 'texture' ? found.path.filter(({ kind }) => kind === 'M').length : 0;
    };
    expect(texture()).toBe(2);
    const kept = scenes.entry(area.uuid)?.scene;
    expect(change([area, moveObject(above, 0, 100)])).toHaveLength(4);
    expect(texture()).toBe(1);
    change([area, above]);
    expect([texture(), scenes.entry(area.uuid)?.scene]).toEqual([2, kept]);
    change([above, area]);
    expect(texture()).toBe(1);
    change([area, above]);
    expect(texture()).toBe(2);
    change([area]);
    expect(texture()).toBe(1);
  });

  it('brings back what was drawn before the last change, and cuts it anew where something else lies above', () => {
    const pattern = { template: 'grid', offset: 0, clearance: 0 } as const;
    const area = createObject('rect', { uuid: uuidOf(8), x: 20, y: 20, width: 100, height: 80, pattern });
    const halo = { template: null, offset: 0, clearance: 3 };
    const above = createObject('rect', {
      ...{ uuid: uuidOf(9), x: 50, y: 50, width: 10, height: 10 },
      pattern: halo,
    });
    const { document, scenes, change } = shown([area, above]);
    const before = [area, above].map(({ uuid }) => scenes.entry(uuid)?.scene);
    change([area, above].map((object) => moveObject(object, 5, 5)));
    expect(change([area, above])).toHaveLength(4);
    expect([area, above].map(({ uuid }) => scenes.entry(uuid)?.scene)).toEqual(before);
    expect(scenes.entry(area.uuid)?.scene).toBe(before[0]);
    expect(scenes.meeting({ x: 20, y: 20, width: 1, height: 1 })).toHaveLength(1);
    change([area, above].map((object) => moveObject(object, 5, 5)));
    const elsewhere = [area, moveObject(above, 0, 100)];
    change(elsewhere);
    const fresh = createPageScenes();
    fresh.show(
      { ...document, pages: document.pages.map((page) => ({ ...page, objects: elsewhere })) },
      0,
      RESOURCES,
    );
    expect(scenes.entry(area.uuid)?.scene).toEqual(fresh.entry(area.uuid)?.scene);
    expect(scenes.entry(area.uuid)?.scene).not.toBe(before[0]);
    change([area, above]);
    const deleted = scenes.entry(above.uuid)?.scene;
    change([area]);
    change([area, above]);
    expect(scenes.entry(above.uuid)?.scene).toBe(deleted);
  });

  it('leaves what has no texture alone when something above it moves', () => {
    const pattern = { template: null, offset: 0, clearance: 3 };
    const above = createObject('rect', { uuid: uuidOf(9), x: 15, y: 15, width: 10, height: 10, pattern });
    const { scenes, change } = shown([first, above]);
    const kept = scenes.entry(first.uuid)?.scene;
    expect(change([first, moveObject(above, 2, 0)])).toHaveLength(2);
    expect(scenes.entry(first.uuid)?.scene).toBe(kept);
  });

  it('draws a label anew whose braille was another when it was laid out', () => {
    const label = createObject('label', { uuid: uuidOf(7), x: 10, y: 120, text: 'Haus' });
    const { document, scenes } = shown([label]);
    const cellsWith = (cell: number) => {
      const answer: BrailleResult = { ok: true, value: { cells: [cell], sourceIndex: [0] } };
      scenes.show(document, 0, { ...RESOURCES, braille: { get: () => answer } });
      const drawn = scenes.entry(label.uuid)?.scene.primitives ?? [];
      return drawn.flatMap((one) => (one.type === 'braille' ? one.cells : []));
    };
    expect([cellsWith(19), cellsWith(37)]).toEqual([[19], [37]]);
  });

  it('shows the same after many changes as a page that was never shown before', () => {
    const pattern = { template: 'grid', offset: 0, clearance: 2 } as const;
    const areas = Array.from({ length: 7 }, (_, index) =>
      createObject('rect', {
        uuid: uuidOf(20 + index),
        x: 9 * index,
        y: 5 * index,
        width: 30,
        height: 20,
        pattern,
      }),
    );
    const { document, scenes, change } = shown(areas);
    let objects: readonly PageObject[] = areas;
    const drawnBy = (one: typeof scenes) =>
      JSON.stringify(one.entries().map(({ scene }) => scene.primitives));
    for (let step = 0; step < 16; step += 1) {
      const at = (5 * step) % objects.length;
      const [object, others] = [objects[at] ?? first, objects.filter((_, place) => place !== at)];
      const changed = step % 8 === 7 ? [] : [moveObject(object, (step % 3) * 4, 3 - step)];
      const place = step % 2 === 0 ? at : (7 * step) % objects.length;
      objects = [...others.slice(0, place), ...changed, ...others.slice(place)];
      change(objects);
      const anew = createPageScenes();
      anew.show({ ...document, pages: document.pages.map((page) => ({ ...page, objects })) }, 0, RESOURCES);
      expect(drawnBy(scenes)).toBe(drawnBy(anew));
    }
  });

  it('draws a legend anew when what it explains has changed, and only then', () => {
    const key = createObject('key', { uuid: uuidOf(8), x: 100, y: 100 });
    const label = createObject('label', { uuid: uuidOf(7), text: 'Haus', keyVal: 'hau', isKey: true });
    const { scenes, change } = shown([first, label, key]);
    const wordsOf = () =>
      scenes.entry(key.uuid)?.scene.primitives.flatMap((one) => (one.type === 'text' ? [one.text] : []));
    expect(wordsOf()).toEqual(['Legende', 'hau', 'Haus']);
    const kept = scenes.entry(key.uuid)?.scene;
    change([first, moveObject(label, 5, 0), key]);
    expect(scenes.entry(key.uuid)?.scene).toBe(kept);
    change([first, { ...label, text: 'Turm' }, key]);
    expect(wordsOf()).toEqual(['Legende', 'hau', 'Turm']);
  });

  it('draws all labels anew when the legend is put out of use', () => {
    const key = createObject('key', { uuid: uuidOf(8) });
    const label = createObject('label', { uuid: uuidOf(7), text: 'Haus', keyVal: 'hau', isKey: true });
    const { scenes, change } = shown([label, key]);
    expect(change([label, { ...key, active: false }])).toBe('all');
    const [print] = scenes.entry(label.uuid)?.scene.primitives ?? [];
    expect(print?.type === 'text' && print.text).toBe('Haus');
  });

  it('starts anew for another system of braille', () => {
    const { document, scenes } = shown([first]);
    expect(scenes.show({ ...document, system: 'DE:KURZ' }, 0, RESOURCES)).toBe('all');
  });

  describe('of a page of many objects', () => {
    const MANY = Array.from({ length: 600 }, (_, at) =>
      square(at + 1, (at % 20) * 10, Math.floor(at / 20) * 9),
    );
    const moveAll = (objects: readonly PageObject[]) => objects.map((object) => moveObject(object, 3, 0));
    const corners = (scenes: ReturnType<typeof createPageScenes>, uuid: string) =>
      scenes.meeting({ x: 0, y: 0, width: 50, height: 50 }).some(({ object }) => object.uuid === uuid);

    it('has the state before a change of all again after undo, and after redo', () => {
      const { scenes, change } = shown(MANY);
      const before = scenes.entries();
      const moved = moveAll(MANY);
      expect(change(moved)).toHaveLength(1200);
      const after = scenes.entries();
      expect(after).not.toBe(before);
      expect(change(MANY)).toHaveLength(1200);
      expect(scenes.entries()).toBe(before);
      expect(scenes.entry(uuidOf(7))?.object).toBe(MANY[6]);
      change(moved);
      expect(scenes.entries()).toBe(after);
    });

    it('finds objects where they are after each of them', () => {
      const { scenes, change } = shown(MANY);
      const first = square(1, 0, 0);
      const far = [moveObject(first, 150, 0), ...moveAll(MANY).slice(1)];
      change(far);
      expect(corners(scenes, first.uuid)).toBe(false);
      change(MANY);
      expect(corners(scenes, first.uuid)).toBe(true);
      change(far.slice(0, 400));
      expect(corners(scenes, first.uuid)).toBe(false);
      expect(scenes.entries()).toHaveLength(400);
      expect(scenes.entry(uuidOf(600))).toBeUndefined();
    });

    it('has it again after a smaller change in between was undone, too', () => {
      const { scenes, change } = shown(MANY);
      const before = scenes.entries();
      const moved = moveAll(MANY);
      change(moved);
      const [top, ...others] = moved;
      if (!top) throw new Error('there are objects');
      expect(change([moveObject(top, 0, 4), ...others])).toHaveLength(2);
      change(moved);
      change(MANY);
      expect(scenes.entries()).toBe(before);
    });

    it('reports an object that is gone since and one that has come', () => {
      const { change } = shown(MANY.slice(1));
      const moved = moveAll(MANY);
      // All but the first were there; then all but the last go back to where they were.
      expect(change(moved)).toHaveLength(1199);
      expect(change(MANY.slice(1))).toHaveLength(1199);
    });
  });
});
