import { describe, expect, it } from '@jest/globals';
import { ELLIPSE, id, oneOfEach, RECT, twoPages, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { boxContains, growBox } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { distance, type Point } from '../geometry/point.js';
import type { PageObject } from '../objects/schema.js';
import { sceneBackdrop } from './backdrop.js';
import { brailleDotCentres, primitiveBounds } from '../primitives/primitive-bounds.js';
import { buildObjectScene, buildScene } from './build-scene.js';
import type { BraillePrimitive, Primitive } from '../primitives/primitives.js';
import { DOT_GEOMETRY } from '../primitives/sizes.js';
import { tileOf } from '../primitives/texture-tile.js';
import { createObject } from '../standard.js';

function draw(object: PageObject): readonly Primitive[] {
  return buildObjectScene(withObjects(object), 0, object, fakeResources).primitives;
}

const textured = createObject('rect', {
  uuid: RECT,
  x: 40,
  y: 60,
  width: 50,
  height: 30,
  angle: 30,
  fill: 'blue',
  pattern: { template: 'vertical_lines', offset: 2, clearance: 0 },
});

describe('the scene of a shape', () => {
  it('SCENE-2 SCENE-3 is colour, texture, outline; black swells and blue is flat', () => {
    expect(draw(textured)).toMatchObject([
      { type: 'path', layer: 'print', fill: '432C86', objectId: RECT },
      { type: 'texture', layer: 'relief', texture: 'vertical_lines', ink: '000000' },
      { type: 'path', layer: 'relief', stroke: { ink: '000000', widthMm: 1.5, join: 'miter' } },
    ]);
  });

  it('SCENE-3 grey swells half as high, as fill and as texture; coloured outlines are flat', () => {
    const grey = createObject('ellipse', { uuid: ELLIPSE, fill: 'grey', borderColour: 'red' });
    expect(draw(grey)).toMatchObject([
      { layer: 'relief', fill: 'B5AEAB' },
      { layer: 'print', stroke: { ink: 'E4120D' } },
    ]);
    const medium = createObject('ellipse', {
      uuid: ELLIPSE,
      border: false,
      pattern: { template: 'medium', offset: 0, clearance: 0 },
    });
    expect(draw(medium)).toMatchObject([{ type: 'path', layer: 'relief', fill: 'B5AEAB' }]);
  });

  it('SCENE-2 draws nothing for blank textures and absent outlines', () => {
    const empty = createObject('rect', {
      uuid: RECT,
      border: false,
      pattern: { template: 'blank', offset: 0, clearance: 0 },
    });
    expect(draw(empty)).toEqual([]);
    expect(draw({ ...empty, border: true, borderColour: 'none' })).toEqual([]);
  });

  it('SCENE-4 lays a tile’s centre on the centre of the box and does not turn it', () => {
    const texture = draw(textured).find((primitive) => primitive.type === 'texture');
    expect(texture).toMatchObject({ origin: { x: 65, y: 75 }, angle: 0 });
    expect(texture && tileOf(texture)).toMatchObject({
      widthMm: 5,
      matrix: { a: 1, b: 0, c: -0, d: 1, e: 65, f: 75 },
    });
    expect(tileOf({ texture: 'fill', origin: { x: 0, y: 0 }, angle: 0 })).toBeUndefined();
  });

  it('SCENE-5 leaves a free strip beside the drawn outline, and no texture where no room is left', () => {
    const level = { ...textured, angle: 0 };
    const texture = draw(level).find((primitive) => primitive.type === 'texture');
    expect(texture && boundsOfPath(texture.path)).toEqual({ x: 42.75, y: 62.75, width: 44.5, height: 24.5 });
    const narrow = draw({ ...level, height: 4 });
    expect(narrow.map(({ type }) => type)).toEqual(['path', 'path']);
    const [colour, whole] = draw({ ...level, pattern: { ...level.pattern, offset: 0 } });
    expect(whole?.type === 'texture' && colour?.type === 'path' && whole.path).toEqual(
      colour?.type === 'path' && colour.path,
    );
  });

  it('SCENE-6 dashes by 8 and 4, and dots lines with free spaces of 2.5', () => {
    const strokeOf = (borderStyle: 'dashed' | 'dotted', borderWidth: number) => {
      const [outline] = draw(createObject('ellipse', { uuid: ELLIPSE, borderStyle, borderWidth }));
      return outline?.type === 'path' ? outline.stroke : undefined;
    };
    expect(strokeOf('dashed', 1.5)).toMatchObject({ dashMm: [8, 4], cap: 'butt' });
    expect(strokeOf('dotted', 1)).toMatchObject({ dashMm: [0.01, 3.5], cap: 'round', widthMm: 1 });
  });

  it('OBJ-7 draws heads solid even on a dashed line', () => {
    const path = createObject('path', { uuid: id(1), borderStyle: 'dashed', endArrow: true });
    const strokes = draw(path).map((primitive) =>
      primitive.type === 'path' ? primitive.stroke?.dashMm : [],
    );
    expect(strokes).toEqual([[8, 4], undefined]);
  });
});

describe('dots', () => {
  const run: BraillePrimitive = {
    type: 'braille',
    layer: 'relief',
    objectId: null,
    cells: [63, 0, 63],
    origin: { x: 20, y: 30 },
    angle: 0,
    dots: DOT_GEOMETRY,
    ink: '000000',
    text: '',
  };

  function rounded(points: readonly Point[]) {
    return points.map(({ x, y }) => [Number(x.toFixed(6)), Number(y.toFixed(6))]);
  }

  it('SCENE-7 stand at 2.5 in a cell and cells at 6', () => {
    expect(DOT_GEOMETRY.diameterMm).toBe(1.5);
    expect(rounded(brailleDotCentres(run))).toEqual([
      [20, 30],
      [20, 32.5],
      [20, 35],
      [22.5, 30],
      [22.5, 32.5],
      [22.5, 35],
      [32, 30],
      [32, 32.5],
      [32, 35],
      [34.5, 30],
      [34.5, 32.5],
      [34.5, 35],
    ]);
    expect(rounded(brailleDotCentres({ ...run, cells: [0b100010] }))).toEqual([
      [20, 32.5],
      [22.5, 35],
    ]);
  });

  it('SCENE-7 keep their distances when turned about dot 1 of the first cell', () => {
    const turned = brailleDotCentres({ ...run, angle: 37 });
    const level = brailleDotCentres(run);
    expect(turned[0]).toEqual({ x: 20, y: 30 });
    const spread = (points: readonly Point[]) =>
      points.map((point) => distance(point, points[5] ?? point).toFixed(9));
    expect(spread(turned)).toEqual(spread(level));
    const quarter = brailleDotCentres({ ...run, cells: [8], angle: 90 });
    expect(rounded(quarter)).toEqual([[20, 32.5]]);
  });
});

describe('the scene of a page', () => {
  it('SCENE-9 is the aids and the scenes of the objects in their order', () => {
    const document = twoPages();
    const scene = buildScene(document, 0, fakeResources);
    const objects = document.pages[0]?.objects ?? [];
    expect(scene.primitives).toEqual([
      ...sceneBackdrop(document, 0),
      ...objects.flatMap((object) => buildObjectScene(document, 0, object, fakeResources).primitives),
    ]);
    expect(scene).toMatchObject({ widthMm: 210, heightMm: 297, language: 'de' });
  });

  it('SCENE-9 is named after the graphic and, among several, the page', () => {
    const document = { ...twoPages(), graphicTitle: 'Haus' };
    expect(buildScene(document, 1, fakeResources).title).toBe('Haus – Seite 2');
    expect(buildScene({ ...withObjects(), graphicTitle: 'Haus' }, 0, fakeResources).title).toBe('Haus');
    expect(buildScene(withObjects(), 0, fakeResources).title).toBe('Seite 1');
  });

  it('SCENE-1 does not depend on anything but its input', () => {
    const copy = JSON.parse(JSON.stringify(twoPages()));
    expect(buildScene(copy, 0, fakeResources)).toEqual(buildScene(twoPages(), 0, fakeResources));
  });

  it('SCENE-8 has its aids behind all objects', () => {
    const document = {
      ...withObjects(...oneOfEach()),
      bindingSpace: true,
      showVerticalGrid: true,
      showHorizontalGrid: true,
    };
    const layers = buildScene(document, 0, fakeResources).primitives.map(({ layer }) => layer);
    expect(layers.slice(0, 3)).toEqual(['aid', 'aid', 'aid']);
    expect(layers.slice(3)).not.toContain('aid');
    const [grid, safeArea, binding] = sceneBackdrop(document, 0).map(primitiveBounds);
    expect(grid && boxContains(growBox({ x: 0, y: 0, width: 210, height: 297 }, 1), grid)).toBe(true);
    expect(safeArea).toMatchObject({ x: expect.closeTo(9.82, 2), width: expect.closeTo(190.35, 2) });
    expect(binding).toMatchObject({ x: expect.closeTo(39.82, 2) });
    expect(
      sceneBackdrop(
        {
          ...document,
          safeArea: false,
          bindingSpace: false,
          showVerticalGrid: false,
          showHorizontalGrid: false,
        },
        0,
      ),
    ).toEqual([]);
  });

  it('SCENE-8 grids stand at their spacing', () => {
    const document = { ...withObjects(), safeArea: false, showVerticalGrid: true, verticalGridSpacing: 70 };
    const [grid] = sceneBackdrop(document, 0);
    const places =
      grid?.type === 'path' ? grid.path.map((step) => (step.kind === 'M' ? step.to.x : null)) : [];
    expect(places.filter((x) => x !== null)).toEqual([70, 140]);
  });

  it('SCENE-10 of a page that is not there is empty', () => {
    for (const index of [-1, 7, 0.5])
      expect(buildScene(twoPages(), index, fakeResources).primitives).toEqual([]);
  });
});
