import { describe, expect, it } from '@jest/globals';
import { type DrawingStyle, undo } from '@tastwerk/editor-core';
import { type Box, boundsOfPath } from '@tastwerk/editor-core/geometry';
import { POINT_SYMBOLS } from '@tastwerk/editor-core/objects';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { changePlaced, formOf } from './change-placed.js';
import { readPoints } from './path-points.js';
import { ANCHOR_SIDES, FIRST_FORM, PLACED_KINDS, type PlaceForm } from './place-form.js';
import { besideBoxOf, placedObject } from './placed-object.js';
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

function made(form: Partial<PlaceForm>, anchor?: Box) {
  const beside = anchor && besideBoxOf(kinds, anchor);
  const result = placedObject(kinds, { ...FIRST_FORM, ...form }, UUID, STYLE, beside);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
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
    const anchor = { x: 80, y: 40, width: 20, height: 20 };
    const beside = made({ kind: 'label', text: 'Tor', anchor: UUID, side: 'left' }, anchor);
    expect(beside).toMatchObject({ align: 'right' });
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

  it.each(ANCHOR_SIDES.map((side) => [side]))('leaves the distance free that was asked for: %s', (side) => {
    const anchor = { x: 100, y: 100, width: 30, height: 20 };
    const box = boundsOf(made({ kind: 'rect', anchor: newUuid(), side, distance: 10 }, anchor));
    const free = {
      right: box.x - 130,
      left: 100 - box.x - box.width,
      below: box.y - 120,
      above: 100 - box.y - box.height,
    }[side];
    expect(free).toBeCloseTo(10);
    const isAcross = side === 'left' || side === 'right';
    expect(isAcross ? box.y : box.x).toBeCloseTo(100);
  });
});

describe('an object that is placed anew', () => {
  function storeWith(object: ReturnType<typeof made>) {
    const blank = createNewDocument('de');
    const pageUuid = blank.pages[0]?.uuid ?? '';
    const drawn = applyCommand(blank, { type: 'add-objects', pageUuid, objects: [object] });
    if (!drawn.ok) throw new Error(drawn.error.code);
    const store = createEditorStore(drawn.value);
    const now = () => documentOf(store.getState()).pages[0]?.objects.find(({ uuid }) => uuid === object.uuid);
    return { store, now };
  }

  it('takes place, size, turn, name and texture in one step of undo', () => {
    const object = createObject('rect', { uuid: UUID, x: 20, y: 20, width: 30, height: 30 });
    const { store, now } = storeWith(object);
    const form = { ...formOf(kinds, object), x: 50, y: 60, width: 40, height: 25, angle: 30, name: 'Turm' };
    expect(changePlaced(store, UUID, { ...form, texture: 'dotted' }, undefined)).toBeNull();
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
    changePlaced(store, UUID, { ...formOf(kinds, object), x: 10, y: 10, endX: 50, endY: 40 }, undefined);
    expect(now()).toMatchObject({ x: 10, y: 10, dx: 40, dy: 30 });
    const moved = now();
    if (!moved) throw new Error('the line is gone');
    const form = { ...formOf(kinds, moved), anchor: 'there', side: 'below' as const, distance: 5 };
    changePlaced(store, UUID, form, besideBoxOf(kinds, { x: 0, y: 100, width: 10, height: 10 }));
    const box = boundsOf(now() ?? object);
    expect([box.x, box.y].map((mm) => Math.round(mm * 100) / 100)).toEqual([0, 115]);
  });

  it('makes no step of undo when nothing is changed', () => {
    const object = createObject('ellipse', { uuid: UUID, x: 20, y: 20, angle: 15 });
    const { store, now } = storeWith(object);
    expect(changePlaced(store, UUID, formOf(kinds, object), undefined)).toBeNull();
    expect([now(), store.getState().history.past]).toEqual([object, []]);
  });
});
