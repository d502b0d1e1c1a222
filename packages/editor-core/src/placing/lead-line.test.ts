import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id, LABEL, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { described } from '../../test/proofed-documents.js';
import { boxCentre } from '../geometry/box.js';
import { flattenPath } from '../geometry/flatten.js';
import { distanceToOutline } from '../geometry/nearness.js';
import { distance, type Point, rotatePoint } from '../geometry/point.js';
import type { LabelObject } from '../plugins/labels/label/schema.js';
import { LEAD_LINE } from '../values/lead-line.js';
import type { PageObject } from '../objects/schema.js';
import { isAtLabelText, type LeadLine, leadLineTo, leadLineToNearest } from './lead-line.js';
import { cellsWidthMm } from '../primitives/sizes.js';
import { createObject, outlineOf } from '../standard.js';
import { findingsIn } from '../../test/standard-rules.js';

const TEXT_MM = { width: cellsWidthMm(3), height: 13.5 };
const GAP_MM = LEAD_LINE.gapMm + LEAD_LINE.widthMm / 2;
const HALF_STROKE_MM = 0.75;

// The toy braille writes "au" in one cell.
const label = (values: Partial<LabelObject> = {}): LabelObject =>
  createObject('label', { uuid: LABEL, x: 60, y: 80, ...TEXT_MM, text: 'Haus', ...values });
const house = (x: number, y: number, values: object = {}): PageObject =>
  createObject('rect', { uuid: id(70), x, y, width: 40, height: 40, fill: 'none', ...values });

const pageWith = (...objects: readonly PageObject[]) => ({
  document: withObjects(...objects),
  pageIndex: 0,
  resources: fakeResources,
});
const lengthOf = ({ from, to }: LeadLine) => distance(from, to);

function drawn(object: LabelObject, target: PageObject, to: Point): LeadLine {
  const line = leadLineTo(pageWith(object, target), object, to, [target]);
  if (!line) throw new Error('no line');
  return line;
}

describe('a lead line to a point', () => {
  it('begins beside the text and ends before the outline of what it leads to', () => {
    const { from, to } = drawn(label(), house(110, 60), { x: 120, y: 90 });
    expect(from).toEqual({ x: expect.closeTo(60 + TEXT_MM.width + GAP_MM), y: 90 });
    expect(to.y).toBe(90);
    expect(110 - HALF_STROKE_MM - to.x).toBeCloseTo(GAP_MM, 2);
  });

  it('ends before an area that it would enter, and stays in the area of its label', () => {
    const room = house(50, 60, { width: 120, height: 60 });
    const chair = createObject('rect', { uuid: id(72), x: 120, y: 80, width: 20, height: 20, fill: 'none' });
    const line = leadLineTo(pageWith(label(), room, chair), label(), { x: 130, y: 90 }, []);
    expect(120 - HALF_STROKE_MM - (line?.to.x ?? 0)).toBeCloseTo(GAP_MM, 2);
    const within = leadLineTo(pageWith(label(), room), label(), { x: 130, y: 90 }, []);
    expect(within?.to).toEqual({ x: 130, y: 90 });
  });

  it('begins at the text of a label, and up to 3 mm beside it', () => {
    const at = (x: number) => isAtLabelText(pageWith(label()), label(), { x, y: 85 });
    expect([at(62), at(57.1), at(56.9)]).toEqual([true, true, false]);
  });

  it('goes as far as it is led where nothing lies', () => {
    const line = leadLineTo(pageWith(label()), label(), { x: 130, y: 90 }, []);
    expect(line?.to).toEqual({ x: 130, y: 90 });
  });

  it('is none where no way is left', () => {
    const page = pageWith(label());
    expect(leadLineTo(page, label(), { x: 62, y: 82 }, [])).toBeUndefined();
    expect(leadLineTo(page, label(), { x: 60 + TEXT_MM.width + 4, y: 82 }, [])).toBeUndefined();
    const beside = house(60 + TEXT_MM.width + 6, 70);
    expect(leadLineTo(pageWith(label(), beside), label(), { x: 100, y: 82 }, [beside])).toBeUndefined();
  });

  it('begins at the text of a label that is wider than it, and at the drawn frame of one that has a frame', () => {
    const wide = drawn(label({ width: 57.9 }), house(150, 60), { x: 152, y: 90 });
    expect(wide.from.x).toBeCloseTo(60 + TEXT_MM.width + GAP_MM);
    const right = drawn(label({ width: 57.9, align: 'right' }), house(10, 60), { x: 12, y: 90 });
    expect(right.from.x).toBeCloseTo(60 + 57.9 - TEXT_MM.width - GAP_MM);
    const framed = drawn(label({ width: 57.9, border: true }), house(150, 60), { x: 152, y: 90 });
    expect(framed.from.x).toBeCloseTo(60 + 57.9 + GAP_MM);
  });

  it('keeps its gaps for every turn and target, and runs straight to the point', () => {
    const values = fc.record({
      angle: fc.integer({ min: -180, max: 180 }),
      way: fc.integer({ min: 0, max: 359 }),
      awayMm: fc.integer({ min: 40, max: 70 }),
      turned: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(values, ({ angle, way, awayMm, turned }) => {
        const object = label({ x: 90, y: 140, angle });
        const centre = boxCentre(object);
        const at = rotatePoint({ x: centre.x + awayMm, y: centre.y }, centre, way);
        const target = house(at.x - 10, at.y - 10, { width: 20, height: 20, angle: turned });
        const { from, to } = drawn(object, target, at);
        expect(isAtLabelText(pageWith(object), object, from)).toBe(false);
        const outline = flattenPath(outlineOf(target) ?? []);
        expect(distanceToOutline(to, outline)).toBeCloseTo(HALF_STROKE_MM + GAP_MM, 2);
        expect(distance(from, to) + distance(to, at)).toBeCloseTo(distance(from, at), 6);
      }),
    );
  });

  it('is a lead line to a proof, which finds no fault with it', () => {
    const [object, target] = [label(), house(115, 70)];
    const { from, to } = drawn(object, target, { x: 118, y: 90 });
    const line = createObject('line', {
      uuid: id(71),
      ...from,
      dx: to.x - from.x,
      dy: to.y - from.y,
      borderWidth: LEAD_LINE.widthMm,
    });
    const rulesOf = (...objects: readonly PageObject[]) =>
      findingsIn(described(...objects)).map(({ ruleId }) => ruleId);
    expect(rulesOf(object, target, line)).toEqual(rulesOf(object, target));
  });
});

describe('a lead line to the nearest object', () => {
  const toNearest = (object: LabelObject, ...others: readonly PageObject[]) =>
    leadLineToNearest(pageWith(object, ...others), object);
  const found = (object: LabelObject, ...others: readonly PageObject[]): LeadLine => {
    const line = toNearest(object, ...others);
    if (!line.ok) throw new Error(line.error.code);
    return line.value;
  };
  const RIGHT_MM = 60 + TEXT_MM.width;
  const refusal = (code: string) => ({ ok: false, error: { code, params: { maximum: 38 } } });
  const [NEAR, FAR] = [refusal('COMMAND_LEAD_LINE_NEAR'), refusal('COMMAND_LEAD_LINE_FAR')];

  it('LEAD-1 leads to the nearest one, wherever it lies', () => {
    const [near, far] = [house(40, 115, { uuid: id(73) }), house(130, 80, { uuid: id(74) })];
    const line = found(label(), far, near);
    expect(line.from.y).toBeCloseTo(80 + TEXT_MM.height + GAP_MM);
    expect(115 - HALF_STROKE_MM - line.to.y).toBeCloseTo(GAP_MM, 2);
    expect(line.to.x).toBeCloseTo(line.from.x);
  });

  it('LEAD-1 looks into groups, and passes over what is hidden and the area in which the label stands', () => {
    const group = createObject('group', { uuid: id(75), objects: [house(110, 60)] });
    expect(found(label(), group).to.x).toBeCloseTo(110 - 0.75 - GAP_MM, 2);
    expect(toNearest(label(), house(110, 60, { hidden: true }))).toMatchObject(FAR);
    const room = house(50, 70, { uuid: id(76), width: 140, height: 60 });
    expect(found(label(), room, house(110, 80)).to.x).toBeCloseTo(110 - 0.75 - GAP_MM, 2);
    expect(toNearest(label(), room)).toMatchObject(NEAR);
  });

  it('LEAD-1 is refused where the nearest one is so near that no line is left, also with others in reach', () => {
    const beside = house(RIGHT_MM + 7.5, 70, { uuid: id(72), width: 10 });
    expect(toNearest(label(), beside)).toMatchObject(NEAR);
    expect(toNearest(label(), beside, house(40, 115, { uuid: id(73) }))).toMatchObject(NEAR);
    expect(toNearest(label(), house(RIGHT_MM - 5, 70))).toMatchObject(NEAR);
  });

  it('LEAD-1 is refused where the line would be too long, and where there is nothing', () => {
    const gone = 2 * GAP_MM + HALF_STROKE_MM + LEAD_LINE.mostMm;
    expect(lengthOf(found(label(), house(RIGHT_MM + gone - 0.1, 70)))).toBeCloseTo(37.9);
    expect(toNearest(label(), house(RIGHT_MM + gone + 0.1, 70))).toMatchObject(FAR);
    expect(toNearest(label())).toMatchObject(FAR);
  });

  it('LEAD-1 never leads away from what it leads to', () => {
    const values = fc.record({
      way: fc.integer({ min: 0, max: 359 }),
      awayMm: fc.integer({ min: 12, max: 80 }),
    });
    fc.assert(
      fc.property(values, ({ way, awayMm }) => {
        const object = label({ x: 90, y: 140 });
        const centre = boxCentre(object);
        const at = rotatePoint({ x: centre.x + awayMm, y: centre.y }, centre, way);
        const target = house(at.x - 10, at.y - 10, { width: 20, height: 20 });
        const line = toNearest(object, target);
        if (!line.ok) return;
        const outline = flattenPath(outlineOf(target) ?? []);
        const awayOf = (point: Point) => distanceToOutline(point, outline);
        expect(awayOf(line.value.to)).toBeCloseTo(HALF_STROKE_MM + GAP_MM, 2);
        expect(awayOf(line.value.from) - awayOf(line.value.to)).toBeCloseTo(lengthOf(line.value), 2);
      }),
    );
  });
});
