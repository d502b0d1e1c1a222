import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id, LABEL, withObjects } from '../../test/documents.js';
import { fakeLookup, fakeResources, pendingResources } from '../../test/fake-braille.js';
import { safeAreaOf } from '../document/safe-area.js';
import type { Document } from '../document/schema.js';
import { boxCentre, turnedExtent } from '../geometry/box.js';
import { DEFAULT_LABEL_SIZE_MM } from '../primitives/sizes.js';
import type { LabelObject } from '../plugins/labels/label/schema.js';
import type { PageObject } from '../objects/schema.js';
import { labelLayout } from '../plugins/labels/label/layout.js';
import { labelFits } from './label-fits.js';
import type { SceneResources } from '../objects/kinds.js';
import { cellsWidthMm } from '../primitives/sizes.js';
import { applyCommand, createObject, frameOf, scaleObject } from '../standard.js';

const LINE_MM = 13.5;

type Values = Partial<Omit<LabelObject, 'type' | 'uuid'>>;

function label(values: Values): LabelObject {
  return createObject('label', { uuid: LABEL, x: 60, y: 80, autoSize: true, text: 'Haus', ...values });
}

function fitted(document: Document): Document {
  const changes = labelFits(document, fakeResources).map(({ uuid, frame }) => ({
    uuid,
    set: { ...frame, autoSize: true },
  }));
  const changed = applyCommand(document, { type: 'update-objects', changes });
  if (!changed.ok) throw new Error(changed.error.code);
  return changed.value;
}

/** The label, in the frame that fits, among `others`. */
function fittedLabel(values: Values, ...others: readonly PageObject[]): LabelObject {
  const [object] = fitted(withObjects(label(values), ...others)).pages[0]?.objects ?? [];
  if (object?.type !== 'label') throw new Error('the label is gone');
  return object;
}

const wall = (x: number, y: number, width: number, height: number) =>
  createObject('rect', { uuid: id(90), x, y, width, height });

// The toy braille writes "au" and "st" in one cell.
describe('labelFits', () => {
  it('makes the frame as large as print and braille, with one line below the other', () => {
    expect(frameOf(fittedLabel({}))).toEqual({ x: 60, y: 80, width: cellsWidthMm(3), height: LINE_MM });
    expect(fittedLabel({ text: 'Haus\nBahnhofstraße' })).toMatchObject({
      width: cellsWidthMm(12),
      height: LINE_MM + 16,
    });
    expect(fittedLabel({ text: '-3', border: true }).width).toBeCloseTo(cellsWidthMm(2) + 6);
  });

  it('fits every text to what its layout needs, in one go, and breaks no line again', () => {
    const words = fc.array(fc.constantFrom('Haus', 'an', 'der', 'Bahnhofstraße', 'x', '\n'), {
      minLength: 1,
      maxLength: 14,
    });
    const values = fc.record({
      text: words.map((list) => list.join(' ').trim()).filter((text) => text !== ''),
      align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
      angle: fc.constantFrom(0, 30, 90, -90),
      border: fc.boolean(),
      displayLetters: fc.boolean(),
    });
    fc.assert(
      fc.property(values, (drawn) => {
        const document = fitted(withObjects(label(drawn)));
        const [object] = document.pages[0]?.objects ?? [];
        if (object?.type !== 'label') throw new Error('the label is gone');
        const layout = labelLayout(document, 0, object, fakeResources);
        expect(layout.overflows).toBe(false);
        expect(object.width - layout.neededWidthMm).toBeLessThan(0.02);
        expect(object.height - layout.neededHeightMm).toBeLessThan(0.02);
        expect(labelFits(document, fakeResources)).toEqual([]);
        expect(labelFits(JSON.parse(JSON.stringify(document)) as Document, fakeResources)).toEqual([]);
      }),
    );
  });

  it('breaks lines that are longer than the area of the page', () => {
    const area = safeAreaOf(withObjects());
    const long = fittedLabel({ x: 20, text: 'Haus an der Bahnhofstraße '.repeat(3).trim() });
    expect(long.width).toBeLessThanOrEqual(area.width);
    expect(long.height).toBeCloseTo(LINE_MM + 2 * 16);
    expect(long.x).toBeGreaterThanOrEqual(area.x);
  });

  it('leaves labels alone that keep their width, have no text or wait for their braille', () => {
    const kept = withObjects(
      label({ autoSize: false }),
      createObject('label', { uuid: id(91), autoSize: true }),
    );
    expect(labelFits(kept, fakeResources)).toEqual([]);
    expect(labelFits(withObjects(label({})), pendingResources)).toEqual([]);
  });

  it('lets a new label grow from where it was set to the side that is free', () => {
    const set = (values: Values, ...others: readonly PageObject[]) =>
      fittedLabel({ ...DEFAULT_LABEL_SIZE_MM, ...values }, ...others);
    const width = cellsWidthMm(3);
    // Its size before it has a text is not its own: a shape within it is beside it all the same.
    expect(set({ x: 60 }, wall(70, 60, 50, 60))).toMatchObject({ x: 60 - width, y: 80, width });
    expect(set({ x: 60 }, wall(100, 60, 50, 60))).toMatchObject({ x: 60, y: 80, width });
    expect(set({ x: 60, align: 'right' }, wall(30, 60, 20, 60))).toMatchObject({ x: 60, width });
  });

  it('finds the same places whether a label gets its braille before or after the next one is set', () => {
    const set = (n: number, x: number, y: number) =>
      createObject('label', { uuid: id(n), x, y, autoSize: true, text: n === 1 ? 'Haus' : 'Bahnhof' });
    const [first, second] = [set(1, 60, 80), set(2, 70, 75)];
    const block = wall(150, 20, 20, 20);
    const [, first1] = fitted(withObjects(block, first)).pages[0]?.objects ?? [];
    if (!first1) throw new Error('the label is gone');
    const oneByOne = fitted(withObjects(block, first1, second));
    expect(fitted(withObjects(block, first, second))).toEqual(oneByOne);
    // The braille of the second is there before that of the first: it waits.
    const withoutFirst: SceneResources = {
      ...fakeResources,
      braille: { get: (text, system) => (text === 'Haus' ? undefined : fakeLookup.get(text, system)) },
    };
    expect(labelFits(withObjects(block, first, second), withoutFirst)).toEqual([]);
    expect(labelFits(withObjects(block, first, second), withoutFirst, id(2))).toMatchObject([
      { uuid: id(2) },
    ]);
  });

  it('guesses while the braille of a typed label is made: never narrower than its cells are', () => {
    const [guess] = labelFits(withObjects(label({ text: 'Bahnhof' })), pendingResources, LABEL);
    expect(guess).toMatchObject({ uuid: LABEL, isGuess: true });
    expect(guess?.frame.width).toBeGreaterThanOrEqual(cellsWidthMm(7));
    expect(
      labelFits(withObjects(label({})), { ...fakeResources, braille: fakeLookup }, LABEL)[0]?.isGuess,
    ).toBe(false);
  });

  it('looks into groups and at abbreviations that a legend explains', () => {
    const group = createObject('group', { uuid: id(92), objects: [label({})] });
    expect(labelFits(withObjects(group), fakeResources)).toMatchObject([{ uuid: LABEL }]);
    const keyed = withObjects(
      label({ text: 'Bahnhofstraße', isKey: true, keyVal: 'bah' }),
      createObject('key', { uuid: id(93), x: 20, y: 200, active: true }),
    );
    expect(labelFits(keyed, fakeResources)[0]?.frame.width).toBeCloseTo(cellsWidthMm(3));
  });
});

describe('the side to which a label grows', () => {
  it('is the one away from where its lines begin', () => {
    const before = { x: 60, width: 50 };
    expect(fittedLabel({ ...before, align: 'left' }).x).toBeCloseTo(60);
    const centred = fittedLabel({ ...before, align: 'center' });
    expect(centred.x + centred.width / 2).toBeCloseTo(85);
    const right = fittedLabel({ ...before, align: 'right' });
    expect(right.x + right.width).toBeCloseTo(110);
  });

  it('is the other one where the first is taken', () => {
    const small = { x: 60, width: 10, height: LINE_MM };
    const [left, right] = [wall(20, 70, 36, 40), wall(74, 70, 30, 40)];
    const toLeft = fittedLabel(small, right);
    expect(toLeft.x + toLeft.width).toBeCloseTo(70);
    const toRight = fittedLabel({ ...small, align: 'right' }, left);
    expect(toRight.x).toBeCloseTo(60);
    // What it lies on anyway, as a street on its town, is no reason.
    expect(fittedLabel(small, wall(20, 20, 150, 200)).x).toBeCloseTo(60);
    expect(fittedLabel(small, { ...right, hidden: true }).x).toBeCloseTo(60);
  });

  it('is the one that stays on the sheet', () => {
    const atEdge = fittedLabel({ x: 190, width: 8, height: LINE_MM });
    expect(atEdge.x + atEdge.width).toBeCloseTo(198);
    // The frame of a new label reaches out of the area by itself.
    const placed = fittedLabel({ x: 145.6, width: 57.9, text: 'Bahnhofstraße' });
    expect(placed.x + placed.width).toBeLessThanOrEqual(200);
    const atFoot = fittedLabel({ y: 270, height: 10, text: 'Haus\nHaus' });
    expect(atFoot.y + atFoot.height).toBeCloseTo(280);
  });

  it('moves into the area where it fits to no side', () => {
    const area = safeAreaOf(withObjects());
    const wide = fittedLabel({ x: 100, width: 6, height: LINE_MM, text: 'Haus an der Bahnhofstraße' });
    expect(wide.x).toBeGreaterThanOrEqual(area.x);
    expect(wide.x + wide.width).toBeLessThanOrEqual(area.x + area.width + 0.01);
  });

  it('follows the turn of the label', () => {
    const upright = fittedLabel({ angle: -90, x: 60, y: 150, width: 10, height: LINE_MM });
    const before = turnedExtent({ x: 60, y: 150, width: 10, height: LINE_MM }, -90);
    const after = turnedExtent(frameOf(upright), -90);
    expect(after.y + after.height).toBeCloseTo(before.y + before.height);
    expect(after.x).toBeCloseTo(before.x);
  });
});

describe('a label that takes its size from its text', () => {
  const resized = (set: Record<string, unknown>) => {
    const command = { type: 'update-objects', changes: [{ uuid: LABEL, set }] } as const;
    const changed = applyCommand(withObjects(label({})), command);
    return changed.ok && changed.value.pages[0]?.objects[0];
  };

  it('keeps the size that it is given by hand, by numbers and by a proof', () => {
    const [from, to] = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 0, y: 0, width: 20, height: 10 },
    ];
    const command = { type: 'resize-objects', uuids: [LABEL], from, to } as const;
    const changed = applyCommand(withObjects(label({})), command);
    expect(changed.ok && changed.value.pages[0]?.objects[0]).toMatchObject({ autoSize: false });
    expect(resized({ width: 80 })).toMatchObject({ width: 80, autoSize: false });
    expect(resized({ text: 'Tor' })).toMatchObject({ autoSize: true });
    expect(resized({ width: 80, autoSize: true })).toMatchObject({ width: 80, autoSize: true });
  });

  it('keeps its size among others that are scaled, and goes along with its centre', () => {
    const before = label({});
    const after = scaleObject(
      before,
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 0, y: 0, width: 200, height: 50 },
    );
    expect(after).toMatchObject({ width: before.width, height: before.height, autoSize: true });
    const [was, is] = [boxCentre(frameOf(before)), boxCentre(frameOf(after))];
    expect([is.x, is.y]).toEqual([expect.closeTo(was.x * 2), expect.closeTo(was.y / 2)]);
  });
});
