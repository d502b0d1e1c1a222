import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LABEL, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { distance, rotatePoint } from '../geometry/point.js';
import { bundledFontMetrics, textWidthMm } from '../resources/font-metrics.js';
import { buildObjectScene } from '../scene/build-scene.js';
import { labelLayout } from '../plugins/labels/label/layout.js';
import { boundsOfPrimitives, primitiveBounds } from './primitive-bounds.js';
import { type PrintLine, printPrimitives } from './print-primitives.js';
import { createObject } from '../standard.js';

const SIZE_MM = 5;

function line(text: string, angle = 0): PrintLine {
  return {
    layer: 'print',
    objectId: null,
    text,
    origin: { x: 20, y: 30 },
    angle,
    sizeMm: SIZE_MM,
    ink: '0000FF',
  };
}

function draw(text: string, angle = 0) {
  return printPrimitives(line(text, angle), bundledFontMetrics);
}

describe('primitives of a line of print', () => {
  it('FONT-2 are one, at the place and in the size of the line, where it has no such characters', () => {
    const texts = fc.constantFrom('Haus', 'm² Straße', 'α = 30°', '漢', ' x');
    fc.assert(
      fc.property(texts, fc.integer({ min: -360, max: 360 }), (text, angle) => {
        const widthMm = textWidthMm(text, SIZE_MM, bundledFontMetrics);
        expect(draw(text, angle)).toEqual([{ ...line(text, angle), type: 'text', widthMm }]);
      }),
    );
    expect(draw('')).toEqual([]);
  });

  it('FONT-2 follow each other without gaps, together as wide as the line was measured', () => {
    const [h, two, o, power] = draw('H₂O¹⁰');
    const widthOf = (text: string) => textWidthMm(text, SIZE_MM, bundledFontMetrics);
    expect([h, two, o, power]).toMatchObject([
      { text: 'H', sizeMm: SIZE_MM, origin: { x: 20, y: 30 } },
      { text: '2', sizeMm: 3.1, origin: { x: expect.closeTo(20 + widthOf('H')), y: expect.closeTo(30.6) } },
      { text: 'O', sizeMm: SIZE_MM, origin: { x: expect.closeTo(20 + widthOf('H₂')), y: 30 } },
      {
        text: '10',
        sizeMm: 3.1,
        origin: { x: expect.closeTo(20 + widthOf('H₂O')), y: expect.closeTo(28.2) },
      },
    ]);
    expect((power?.origin.x ?? 0) + (power?.widthMm ?? 0)).toBeCloseTo(20 + widthOf('H₂O¹⁰'), 9);
  });

  it('FONT-2 turn with their line: they are lowered and raised across it', () => {
    const [, down] = draw('x₁', 90);
    expect(down).toMatchObject({ angle: 90, origin: { x: expect.closeTo(20 - 0.6) } });
    fc.assert(
      fc.property(fc.integer({ min: -360, max: 360 }), (angle) => {
        const upright = draw('SO₄²⁻ α', 0);
        draw('SO₄²⁻ α', angle).forEach((primitive, index) => {
          const origin = upright[index]?.origin ?? { x: 0, y: 0 };
          expect(distance(primitive.origin, rotatePoint(origin, { x: 20, y: 30 }, angle))).toBeLessThan(1e-9);
          expect(primitive.angle).toBe(angle);
        });
      }),
    );
  });

  it('FONT-2 stay between the ascent and the descent of the line', () => {
    const [whole] = draw('x');
    if (!whole) throw new Error('there is no line');
    const box = primitiveBounds(whole);
    const { y, height } = boundsOfPrimitives(box, draw('x₁₊ₚ⁻¹⁽ⁿ⁾'));
    expect([y, height]).toEqual([expect.closeTo(box.y, 9), expect.closeTo(box.height, 9)]);
  });

  it('FONT-2 are what labels draw, as wide as their layout says', () => {
    const label = createObject('label', { uuid: LABEL, x: 20, y: 30, width: 90, text: 'CO₂ α' });
    const hidden = { ...label, displayDots: false };
    const document = withObjects(hidden);
    const drawn = buildObjectScene(document, 0, hidden, fakeResources).primitives;
    expect(drawn.map((primitive) => primitive.type === 'text' && primitive.text)).toEqual(['CO', '2', ' α']);
    const [layout] = labelLayout(document, 0, hidden, fakeResources).lines;
    const widthMm = drawn.reduce((sum, one) => sum + (one.type === 'text' ? one.widthMm : 0), 0);
    expect(widthMm).toBeCloseTo(layout?.printWidthMm ?? 0, 9);
  });
});
