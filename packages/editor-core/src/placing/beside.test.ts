import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { pathThroughCorners, polygonIn } from '../geometry/polygon.js';
import { SIDES } from '../geometry/side.js';
import type { PageObject } from '../objects/schema.js';
import { gapBetween } from '../outlines/position.js';
import { createObject, kinds } from '../standard.js';
import { placedBeside } from './beside.js';
import { measuringOn } from './measuring.js';

const triangle = createObject('path', {
  uuid: id(1),
  ...pathThroughCorners(polygonIn({ x: 60, y: 100, width: 80, height: 70 }, 3)),
  closed: true,
  borderWidth: 1.5,
});
const disc = createObject('ellipse', { uuid: id(2), x: 0, y: 0, width: 20, height: 20 });
const measuring = measuringOn({ document: withObjects(triangle), pageIndex: 0, resources: fakeResources });
const gapTo = (object: PageObject) =>
  gapBetween(measuring.outlineOf(object), measuring.outlineOf(triangle))?.distanceMm;

describe('an object beside another', () => {
  it.each(
    SIDES.flatMap((side) => (['start', 'middle', 'end'] as const).map((along) => [side, along] as const)),
  )('is as far from its slanted sides as was wished: %s, %s', (side, along) => {
    const placed = placedBeside(measuring, disc, triangle, { side, gapMm: 10, along });
    expect(gapTo(placed)).toBeCloseTo(10, 1);
  });

  it('lies at the side that was asked for, on the grid of places', () => {
    const placed = placedBeside(measuring, disc, triangle, { side: 'right', gapMm: 10, along: 'start' });
    const { x, y } = kinds.frameOf(placed);
    // Box beside box it would begin at 150 mm; beside the tip of the triangle there is room.
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(140);
    expect([x, y]).toEqual([Number(x.toFixed(2)), Number(y.toFixed(2))]);
  });
});
