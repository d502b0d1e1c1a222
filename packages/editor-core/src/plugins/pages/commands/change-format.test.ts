import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { ELLIPSE, id, LABEL, RECT, SECOND_PAGE, twoPages, withObjects } from '../../../../test/documents.js';
import type { Guide } from '../../../document/guides.js';
import { safeAreaOf } from '../../../document/safe-area.js';
import type { Document } from '../../../document/schema.js';
import { boxCentre, boxContains, growBox } from '../../../geometry/box.js';
import type { PageObject } from '../../../objects/schema.js';
import { boundsOf, createObject, frameOf } from '../../../standard.js';

function rect(uuid: string, x: number, y: number, side = 20): PageObject {
  return createObject('rect', { uuid, x, y, width: side, height: side });
}

function objectsOf(document: Document): readonly PageObject[] {
  return document.pages.flatMap(({ objects }) => objects);
}

describe('change-format', () => {
  it('FORMAT-1 changes the paper of all pages and leaves objects where they are', () => {
    const document = twoPages();
    const after = runThroughOracle(document, { type: 'change-format', format: 'a3-landscape' });
    expect([after.width, after.height]).toEqual([420, 297]);
    expect(after.pages).toBe(document.pages);
  });

  it('FORMAT-2 moves what is on a page as one, as far from the centre as before', () => {
    const document = withObjects(rect(RECT, 20, 30), rect(ELLIPSE, 100, 200));
    const after = runThroughOracle(document, { type: 'change-format', format: 'a3-portrait', fit: 'move' });
    expect(objectsOf(after)).toMatchObject([
      { x: 63.5, y: 91.5 },
      { x: 143.5, y: 261.5 },
    ]);
  });

  it('FORMAT-2 brings back into the safe area what fits into it', () => {
    const document = { ...withObjects(rect(RECT, 12, 15), rect(ELLIPSE, 150, 90)), bindingSpace: true };
    const after = runThroughOracle(document, { type: 'change-format', format: 'a4-landscape', fit: 'move' });
    for (const object of objectsOf(after)) {
      expect(boxContains(growBox(safeAreaOf(after), 1e-9), boundsOf(object))).toBe(true);
    }
    const low = withObjects(rect(RECT, 12, 210), rect(ELLIPSE, 180, 260, 20));
    const raised = runThroughOracle(low, { type: 'change-format', format: 'a4-landscape', fit: 'move' });
    expect(objectsOf(raised)).toMatchObject([{ y: 129.25 }, { y: 179.25 }]);
    const tall = withObjects(rect(RECT, 60, 20, 20), rect(ELLIPSE, 60, 260, 20));
    const centred = runThroughOracle(tall, { type: 'change-format', format: 'a4-landscape', fit: 'move' });
    expect(objectsOf(centred)).toMatchObject([{ y: -23.5 }, { y: 216.5 }]);
  });

  it('FORMAT-2 leaves titles at the top left, and the drawing below them', () => {
    const title = createObject('label', { uuid: LABEL, x: 10, y: 10, width: 190, height: 17, isTitle: true });
    const wide = (objects: readonly PageObject[]) =>
      objectsOf(
        runThroughOracle(withObjects(title, ...objects), {
          type: 'change-format',
          format: 'a4-landscape',
          fit: 'move',
        }),
      );
    const [kept, middle] = wide([rect(RECT, 95, 138.5)]);
    expect(kept).toEqual(title);
    expect(middle && boxCentre(frameOf(middle))).toEqual({ x: 148.5, y: 105 });
    const [, high] = wide([rect(RECT, 95, 40)]);
    expect(high && boundsOf(high)).toMatchObject({ y: 27 });
  });

  it('FORMAT-3 scales places and sizes evenly, strokes and text not', () => {
    const document = withObjects(
      rect(RECT, 95, 138.5),
      createObject('label', { uuid: LABEL, x: 10, y: 10, width: 190, height: 20, text: 'Haus' }),
      createObject('group', { uuid: id(70), objects: [rect(ELLIPSE, 10, 100, 30)] }),
    );
    const after = runThroughOracle(document, { type: 'change-format', format: 'a3-portrait', fit: 'scale' });
    const factor = 400 / 277;
    const [middle, label, group] = objectsOf(after);
    if (!middle || !label || !group) throw new Error('objects are missing');
    expect(frameOf(middle).width).toBeCloseTo(20 * factor);
    expect(boxCentre(frameOf(middle)).x).toBeCloseTo(148.5);
    expect(boxCentre(frameOf(middle)).y).toBeCloseTo(210);
    expect(middle).toMatchObject({ borderWidth: 1.5 });
    expect(frameOf(label)).toMatchObject({ y: expect.closeTo(10), width: expect.closeTo(190 * factor) });
    expect(frameOf(group)).toMatchObject({ width: expect.closeTo(30 * factor) });
  });

  it('FORMAT-4 takes guides along with the objects, on empty pages too', () => {
    const guides: readonly Guide[] = [
      { axis: 'x', positionMm: 105 },
      { axis: 'y', positionMm: 148.5 },
      { axis: 'y', positionMm: 10 },
    ];
    const drawn = withObjects(rect(RECT, 95, 138.5));
    const [page] = drawn.pages;
    if (!page) throw new Error('the page is missing');
    const document = {
      ...drawn,
      pages: [
        { ...page, guides },
        { ...page, uuid: SECOND_PAGE, objects: [], guides },
      ],
    };
    const guidesAfter = (format: 'a3-portrait' | 'a4-landscape', fit: 'keep' | 'move' | 'scale') =>
      runThroughOracle(document, { type: 'change-format', format, fit }).pages.map((held) => held.guides);

    expect(guidesAfter('a3-portrait', 'keep')).toEqual([guides, guides]);
    const middle = [
      { axis: 'x', positionMm: 148.5 },
      { axis: 'y', positionMm: 210 },
    ];
    const moved = [...middle, { axis: 'y', positionMm: 71.5 }];
    expect(guidesAfter('a3-portrait', 'move')).toEqual([moved, moved]);
    const scaled = [...middle, { axis: 'y', positionMm: expect.closeTo(10) }];
    expect(guidesAfter('a3-portrait', 'scale')).toEqual([scaled, scaled]);

    const turned = [
      { axis: 'x', positionMm: 148.5 },
      { axis: 'y', positionMm: 105 },
    ];
    expect(guidesAfter('a4-landscape', 'move')).toEqual([turned, turned]);
  });

  it('CMD-6 refuses to shrink an object below what it may be', () => {
    const document = {
      ...withObjects(createObject('rect', { uuid: RECT, x: 50, y: 50, width: 0.1, height: 9 })),
      width: 420,
      height: 297,
    };
    expect(
      expectRefused(document, { type: 'change-format', format: 'a4-landscape', fit: 'scale' }),
    ).toMatchObject({ code: 'COMMAND_INVALID', path: ['pages', 0, 'objects', 0, 'width'] });
  });
});
