import { describe, expect, it } from '@jest/globals';
import { type DrawingStyle, type PageObject, undo } from '@tastwerk/editor-core';
import { boundsOfPath } from '@tastwerk/editor-core/geometry';
import { POINT_SYMBOLS } from '@tastwerk/editor-core/objects';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { changePlaced, formOf } from './change-placed.js';
import { readPoints } from './path-points.js';
import { FIRST_FORM, type PlaceForm } from './place-form.js';
import { placedByForm } from './placed-by-form.js';
import { PLACED_KINDS } from './placed-kinds.js';
import { placedObject } from './placed-object.js';
import { FIRST_MEASURES, type Measures } from './shape-measures.js';
import { applyCommand, boundsOf, createObject, frameOf, outlineOf } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

const STYLE: DrawingStyle = {
  fill: 'none',
  texture: null,
  borderColour: 'black',
  borderWidth: 1.5,
  borderStyle: 'solid',
};
const UUID = newUuid();
const ANCHOR = newUuid();

const resources = { kinds, braille: { get: () => undefined }, font: bundledFontMetrics };

function made(form: Partial<PlaceForm>) {
  const result = placedObject(kinds, { ...FIRST_FORM, ...form }, UUID, STYLE);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const refusalOf = (form: Partial<PlaceForm>) => {
  const result = placedObject(kinds, { ...FIRST_FORM, ...form }, UUID, STYLE);
  return result.ok ? undefined : result.error.code;
};

/** A page with `objects`, laid out without braille. */
function pageOf(...objects: readonly PageObject[]) {
  const blank = createNewDocument('de');
  const pages = blank.pages.map((page) => ({ ...page, objects }));
  return { document: { ...blank, pages }, pageIndex: 0, resources };
}

describe('an object by dialog', () => {
  it.each(PLACED_KINDS.map((kind) => [kind]))('is one that a document takes: %s', (kind) => {
    const document = createNewDocument('de');
    const pageUuid = document.pages[0]?.uuid ?? '';
    const object = made({ kind, name: 'Turm', texture: 'grid', text: 'Haus' });
    expect(applyCommand(document, { type: 'add-objects', pageUuid, objects: [object] }).ok).toBe(true);
    expect(object.moniker).toBe('Turm');
  });

  it('stands where it was put, with texture and size', () => {
    expect(made({ kind: 'rect', x: 12.5, y: 30, width: 50, height: 20, texture: 'grid' })).toMatchObject({
      x: 12.5,
      y: 30,
      width: 50,
      height: 20,
      pattern: { template: 'grid' },
      fill: 'yellow',
    });
    expect(made({ kind: 'line', x: 10, y: 20, endX: 60, endY: 50 })).toMatchObject({ dx: 50, dy: 30 });
  });

  it('is a label that takes its size from its text, unless a size is given', () => {
    expect(made({ kind: 'label', text: 'Tor\nNord' })).toMatchObject({ autoSize: true, height: 29.5 });
    const sized = made({ kind: 'label', text: 'Tor', autoSize: false, width: 61, height: 22 });
    expect(sized).toMatchObject({ autoSize: false, width: 61, height: 22 });
    expect(made({ kind: 'label', text: 'Tor', position: 'left' })).toMatchObject({ align: 'right' });
  });

  it('bends a curve as far as it was told, to the right of its way', () => {
    const curve = made({ kind: 'curve', x: 20, y: 40, endX: 80, endY: 40, bulge: 15 });
    const path = outlineOf(curve);
    const box = path && boundsOfPath(path);
    expect(box?.y).toBeCloseTo(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(55);
  });

  it('goes through the points of a path', () => {
    expect(made({ kind: 'path', points: '20 40\n\n 60,5;40\n60.5 80', closed: true })).toMatchObject({
      x: 20,
      y: 40,
      closed: true,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: 40.5, y: 0 },
        { kind: 'L', x: 40.5, y: 40 },
      ],
    });
  });

  it.each([
    ['20 40\nhier', { code: 'UNREADABLE', line: 2 }],
    ['20 40', { code: 'TOO_FEW' }],
    ['20 40\n9999 1', { code: 'FAR_AWAY', line: 2 }],
  ])('says what is wrong with points: %j', (text, error) => {
    expect(readPoints(text)).toEqual({ ok: false, error });
  });

  it.each(POINT_SYMBOLS.map((symbol) => [symbol]))('puts a %s where the numbers say', (symbol) => {
    const object = made({ kind: 'symbol', symbol, name: 'Brunnen', x: 30, y: 40 });
    expect(frameOf(object)).toMatchObject({ x: 30, y: 40 });
    expect(object.moniker).toBe('Brunnen');
  });

  it.each(['right', 'left', 'below', 'above'] as const)(
    'leaves the distance free that was asked for: %s',
    (position) => {
      const anchor = createObject('rect', {
        uuid: ANCHOR,
        x: 100,
        y: 100,
        width: 30,
        height: 20,
        border: false,
        fill: 'blue',
      });
      const form = { ...FIRST_FORM, position, anchor: ANCHOR, gap: 10 };
      const placed = placedByForm(pageOf(anchor), made(form), form);
      if (!placed.ok) throw new Error(placed.error.code);
      const box = boundsOf(placed.value);
      const free = {
        right: box.x - 130,
        left: 100 - box.x - box.width,
        below: box.y - 120,
        above: 100 - box.y - box.height,
      }[position];
      expect(free).toBeCloseTo(10, 1);
      const isAcross = position === 'left' || position === 'right';
      expect(isAcross ? box.y : box.x).toBeCloseTo(100, 1);
    },
  );

  it.each([
    ['inside', 300, 'RELATION_NO_ROOM'],
    ['corner', 20, 'RELATION_NO_CORNER'],
    ['between', 20, 'RELATION_NO_OTHER'],
  ] as const)('says why it has no place: %s', (position, width, code) => {
    const anchor = createObject('ellipse', { uuid: ANCHOR, x: 100, y: 100, width: 30, height: 20 });
    const form = { ...FIRST_FORM, position, anchor: ANCHOR };
    expect(placedByForm(pageOf(anchor), made({ kind: 'rect', width }), form)).toEqual({
      ok: false,
      error: { code },
    });
  });

  it('is not kept by what is itself kept by it', () => {
    const own = made({ kind: 'rect' });
    const kept = { relation: { kind: 'beside', side: 'right', of: UUID } } as const;
    const anchor = { ...createObject('rect', { uuid: ANCHOR, x: 100, y: 100, width: 30, height: 20 }), kept };
    const form = { ...FIRST_FORM, position: 'left', anchor: ANCHOR, keeps: true } as const;
    expect(placedByForm(pageOf(anchor, own), own, form)).toEqual({
      ok: false,
      error: { code: 'RELATION_CIRCLE' },
    });
    expect(placedByForm(pageOf(anchor, own), own, { ...form, keeps: false }).ok).toBe(true);
  });
});

describe('a shape by what is known of it', () => {
  const measures = (own: Partial<Measures>) => ({ measures: { ...FIRST_MEASURES, ...own } });
  const sizeOf = (form: Partial<PlaceForm>) => {
    const { width, height } = frameOf(made(form));
    return [width, height].map((mm) => Math.round(mm * 100) / 100);
  };

  it('is a triangle by its side, its sides, or sides and angles', () => {
    expect(sizeOf({ kind: 'triangle', way: 'side', ...measures({ side: 80 }) })).toEqual([80, 69.28]);
    const three = measures({ side: 60, side2: 80, side3: 100 });
    expect(sizeOf({ kind: 'triangle', way: 'sides', ...three })).toEqual([60, 80]);
    const two = measures({ side: 60, side2: 80, angle: 90 });
    expect(sizeOf({ kind: 'triangle', way: 'twoSides', ...two })).toEqual([60, 80]);
    const angles = measures({ side: 60, angle: 90, angle2: 45 });
    expect(sizeOf({ kind: 'triangle', way: 'angles', ...angles })).toEqual([60, 60]);
    expect(
      refusalOf({ kind: 'triangle', way: 'sides', ...measures({ side: 10, side2: 10, side3: 30 }) }),
    ).toBe('SHAPE_IMPOSSIBLE');
  });

  it('is a circle, a square, a regular polygon or an angle', () => {
    expect(sizeOf({ kind: 'circle', way: 'radius', ...measures({ radius: 15 }) })).toEqual([30, 30]);
    expect(sizeOf({ kind: 'circle', way: 'side', ...measures({ diameter: 25 }) })).toEqual([25, 25]);
    expect(sizeOf({ kind: 'square', ...measures({ side: 33 }) })).toEqual([33, 33]);
    expect(sizeOf({ kind: 'polygon', corners: 6, way: 'side', ...measures({ side: 20 }) })).toEqual([
      40, 34.64,
    ]);
    expect(sizeOf({ kind: 'angle', ...measures({ opening: 90, leg: 30 }) })).toEqual([30, 30]);
    expect(made({ kind: 'angle', texture: 'grid' })).toMatchObject({
      closed: false,
      pattern: { template: null },
    });
    expect(made({ kind: 'arrow' })).toMatchObject({ type: 'line', endArrow: true });
  });

  it('stands with its box where the numbers say', () => {
    expect(frameOf(made({ kind: 'triangle', way: 'side', x: 30, y: 50 }))).toMatchObject({ x: 30, y: 50 });
  });
});

describe('an object that is placed anew', () => {
  const other = createObject('rect', {
    uuid: ANCHOR,
    x: 0,
    y: 100,
    width: 10,
    height: 10,
    border: false,
    fill: 'blue',
  });

  function storeWith(object: ReturnType<typeof made>) {
    const blank = createNewDocument('de');
    const pageUuid = blank.pages[0]?.uuid ?? '';
    const drawn = applyCommand(blank, { type: 'add-objects', pageUuid, objects: [object, other] });
    if (!drawn.ok) throw new Error(drawn.error.code);
    const store = createEditorStore(drawn.value);
    const now = () => documentOf(store.getState()).pages[0]?.objects.find(({ uuid }) => uuid === object.uuid);
    return { store, now };
  }

  it('takes place, size, turn, name and texture in one step of undo', () => {
    const object = createObject('rect', { uuid: UUID, x: 20, y: 20, width: 30, height: 30 });
    const { store, now } = storeWith(object);
    const form = { ...formOf(kinds, object), x: 50, y: 60, width: 40, height: 25, angle: 30, name: 'Turm' };
    expect(changePlaced(store, UUID, { ...form, texture: 'dotted' }, resources)).toBeNull();
    expect(now()).toMatchObject({ moniker: 'Turm', pattern: { template: 'dotted' } });
    const after = now();
    expect(after && formOf(kinds, after)).toEqual({ ...form, texture: 'dotted' });
    expect(store.getState().history.past).toHaveLength(1);
    store.dispatch(undo());
    expect(now()).toEqual(object);
  });

  it('takes the ends of a line and the place beside another object', () => {
    const object = createObject('line', { uuid: UUID, x: 20, y: 20, dx: 30, dy: 0 });
    const { store, now } = storeWith(object);
    changePlaced(store, UUID, { ...formOf(kinds, object), x: 10, y: 10, endX: 50, endY: 40 }, resources);
    expect(now()).toMatchObject({ x: 10, y: 10, dx: 40, dy: 30 });
    const moved = now();
    if (!moved) throw new Error('the line is gone');
    const form = { ...formOf(kinds, moved), anchor: ANCHOR, position: 'below' as const, gap: 5 };
    expect(changePlaced(store, UUID, form, resources)).toBeNull();
    const box = boundsOf(now() ?? object);
    expect(box.y).toBeCloseTo(115, 1);
  });

  it('keeps its place by another, and is released by a place in mm, each as one step', () => {
    const object = createObject('rect', { uuid: UUID, x: 20, y: 20, width: 30, height: 30 });
    const { store, now } = storeWith(object);
    const form = {
      ...formOf(kinds, object),
      position: 'right',
      anchor: ANCHOR,
      gap: 10,
      keeps: true,
    } as const;
    expect(changePlaced(store, UUID, form, resources)).toBeNull();
    const kept = { relation: { kind: 'beside', side: 'right', of: ANCHOR }, gapMm: 10, along: 'start' };
    expect(now()).toMatchObject({ kept });
    const tied = now();
    if (!tied) throw new Error('the rectangle is gone');
    expect(formOf(kinds, tied)).toMatchObject({ position: 'right', anchor: ANCHOR, gap: 10, keeps: true });
    const byMm = { ...formOf(kinds, tied), position: 'sheet', x: 15 } as const;
    expect(changePlaced(store, UUID, byMm, resources)).toBeNull();
    expect(now()).toMatchObject({ x: 15 });
    expect(now()).not.toHaveProperty('kept');
    expect(store.getState().history.past).toHaveLength(2);
  });

  it('changes nothing where there is no room', () => {
    const object = createObject('rect', { uuid: UUID, x: 20, y: 20, width: 130, height: 30, moniker: 'A' });
    const { store, now } = storeWith(object);
    const form = { ...formOf(kinds, object), name: 'B', position: 'inside', anchor: ANCHOR } as const;
    expect(changePlaced(store, UUID, form, resources)).toEqual({ problem: { code: 'RELATION_NO_ROOM' } });
    expect([now(), store.getState().history.past]).toEqual([object, []]);
  });

  it('makes no step of undo when nothing is changed', () => {
    const object = createObject('ellipse', { uuid: UUID, x: 20, y: 20, angle: 15 });
    const { store, now } = storeWith(object);
    expect(changePlaced(store, UUID, formOf(kinds, object), resources)).toBeNull();
    expect([now(), store.getState().history.past]).toEqual([object, []]);
  });
});
