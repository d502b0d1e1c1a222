import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { ELLIPSE, id, LABEL, oneOfEach, PATH, RECT, withObjects } from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import { LINE_OBJECTS } from '../../../../test/line-objects.js';
import { outline, paths, STRAY_MM, strayMm, twoPieces } from '../../../../test/paths.js';
import { LIMITS } from '../../../values/limits.js';
import { importedDefaults } from '../../pictures/imported/defaults.js';
import { arrowHeads } from '../drawn-line/arrow-heads.js';
import { closePath as close, openPath as open, reversePath as reverse } from '../path/open-close.js';
import type { PathObject } from '../../../objects/path/schema.js';
import type { PageObject } from '../../../objects/schema.js';
import { buildObjectScene, buildScene } from '../../../scene/build-scene.js';
import type { Document } from '../../../document/schema.js';
import type { Command } from '../../../commands/command-set.js';
import { boundsOf, createObject } from '../../../standard.js';

function objectsOf(document: Document): readonly PageObject[] {
  return document.pages[0]?.objects ?? [];
}

function after(path: PathObject, command: Command): PathObject {
  const [object] = objectsOf(runThroughOracle(withObjects(path), command));
  if (object?.type !== 'path') throw new Error('no path');
  return object;
}

describe('open-path and close-path', () => {
  it('PATH-6 an opened path keeps every line, begins and ends at the chosen point', () => {
    fc.assert(
      fc.property(paths, fc.nat(20), (path, point) => {
        const closed = { ...path, closed: true };
        const opened = open(closed, point);
        expect(opened === undefined).toBe(point >= path.points.length);
        if (opened) expect(strayMm(outline(closed), outline(opened))).toBeLessThan(STRAY_MM);
      }),
      { numRuns: 40 },
    );
    const path = after(twoPieces({ closed: true }), { type: 'open-path', uuid: PATH, point: 1 });
    expect(path.closed).toBe(false);
    const [first, ...others] = path.points;
    expect(others[2]).toMatchObject({ x: first?.x, y: first?.y });
  });

  it('PATH-6 closing joins ends that lie on each other and draws straight lines between others', () => {
    const path = twoPieces({ closed: true });
    const opened = after(path, { type: 'open-path', uuid: PATH, point: 0 });
    const again = after(opened, { type: 'close-path', uuid: PATH });
    expect(again.points).toHaveLength(path.points.length);
    expect(strayMm(outline(path), outline(again))).toBeLessThan(STRAY_MM);
    fc.assert(
      fc.property(paths, (any) => {
        const asDrawn = outline({ ...any, closed: true });
        expect(strayMm(asDrawn, outline(close({ ...any, closed: false })))).toBeLessThan(STRAY_MM);
      }),
      { numRuns: 40 },
    );
  });

  it('PATH-6 CMD-8 an open path is not opened, a closed one not closed, and what is missing is refused', () => {
    const path = twoPieces();
    expect(after(path, { type: 'open-path', uuid: PATH, point: 0 })).toBe(path);
    const closed = twoPieces({ closed: true });
    expect(after(closed, { type: 'close-path', uuid: PATH })).toBe(closed);
    const far = expectRefused(withObjects(closed), { type: 'open-path', uuid: PATH, point: 5 });
    expect(far.code).toBe('COMMAND_POINT_NOT_FOUND');
    const label = expectRefused(withObjects(...oneOfEach()), { type: 'close-path', uuid: LABEL });
    expect(label.code).toBe('COMMAND_NOT_A_PATH');
  });
});

describe('continue-path', () => {
  const steps = [
    { kind: 'L', x: 120, y: 100 },
    { kind: 'C', x1: 130, y1: 100, x2: 140, y2: 110, x: 140, y: 120 },
  ] as const;

  it('PATH-7 draws on from the end and from the beginning of any piece, to places on the page', () => {
    const path = twoPieces();
    for (const [point, kinds] of [
      [2, 'MCLLCML'],
      [0, 'MCLCLML'],
      [4, 'MCLMLLC'],
      [3, 'MCLMCLL'],
    ] as const) {
      const drawn = after(path, { type: 'continue-path', uuid: PATH, point, steps });
      expect(drawn.points.map(({ kind }) => kind).join('')).toBe(kinds);
      const tips = outline(drawn).flatMap((step) => (step.kind === 'Z' ? [] : [step.to]));
      const isThere = tips.some(({ x, y }) => Math.hypot(x - 140, y - 120) < 1e-9);
      expect(isThere).toBe(true);
      expect(strayMm(outline(path), [...outline(drawn), ...outline(path)])).toBeGreaterThan(20);
    }
  });

  it('PATH-7 is refused within a piece, on a closed path and without end', () => {
    const refused = (path: PathObject, point: number) =>
      expectRefused(withObjects(path), { type: 'continue-path', uuid: PATH, point, steps }).code;
    expect(refused(twoPieces(), 1)).toBe('COMMAND_NOT_AN_END');
    expect(refused(twoPieces(), 5)).toBe('COMMAND_POINT_NOT_FOUND');
    expect(refused(twoPieces({ closed: true }), 0)).toBe('COMMAND_PATH_CLOSED');
    const long = Array.from({ length: LIMITS.pathPoints }, () => steps[0]);
    const full = expectRefused(withObjects(twoPieces()), {
      type: 'continue-path',
      uuid: PATH,
      point: 2,
      steps: long,
    });
    expect(full.code).toBe('COMMAND_INVALID');
  });

  it('CMD-8 changes nothing without steps', () => {
    const path = twoPieces();
    expect(after(path, { type: 'continue-path', uuid: PATH, point: 0, steps: [] })).toBe(path);
  });
});

describe('reverse-path', () => {
  it('PATH-8 looks as before, and its head stands at the other end', () => {
    const path = twoPieces({ startArrow: true });
    const reversed = after(path, { type: 'reverse-path', uuid: PATH });
    expect(reversed.startArrow).toBe(true);
    const tip = (it: PathObject) => arrowHeads(it, outline(it))[0]?.[1];
    const last = outline(path).at(-1);
    const there = tip(reversed);
    expect(
      there?.kind === 'L' && last?.kind === 'L' && Math.hypot(there.to.x - last.to.x, there.to.y - last.to.y),
    ).toBeLessThan(1e-9);
    fc.assert(
      fc.property(paths, (any) => {
        expect(strayMm(outline(any), outline(reverse(any)))).toBeLessThan(STRAY_MM);
      }),
      { numRuns: 40 },
    );
  });
});

describe('convert-to-path', () => {
  it('PATH-9 takes the place of what it looks like, with its texture and heads', () => {
    const [rect, ellipse, ...others] = oneOfEach();
    if (rect?.type !== 'rect' || ellipse?.type !== 'ellipse') throw new Error('no shapes');
    const textured = {
      ...rect,
      angle: 20,
      pattern: { template: 'grid', offset: 2, clearance: 1 },
    } as const;
    const line = createObject('line', {
      uuid: id(60),
      x: 100,
      y: 100,
      dx: 40,
      dy: 5,
      endArrow: true,
      angle: 9,
    });
    const document = withObjects(textured, ellipse, line, ...others);
    const converted = runThroughOracle(document, {
      type: 'convert-to-path',
      objects: [
        { uuid: line.uuid, pathUuid: id(72) },
        { uuid: RECT, pathUuid: id(70) },
        { uuid: ELLIPSE, pathUuid: id(71) },
      ],
    });
    const [first, second, third] = objectsOf(converted);
    expect([first?.uuid, second?.uuid, third?.uuid]).toEqual([id(70), id(71), id(72)]);
    expect(first).toMatchObject({ type: 'path', closed: true, fill: 'red', pattern: textured.pattern });
    expect(third).toMatchObject({ type: 'path', closed: false, endArrow: true });
    [textured, ellipse, line].forEach((before, index) => {
      const path = objectsOf(converted)[index];
      if (!path) throw new Error('no path');
      expect(strayMm(outline(before), outline(path))).toBeLessThan(STRAY_MM);
    });
    const looks = (it: Document) =>
      buildScene(it, 0, fakeResources).primitives.map((primitive) => ({ ...primitive, objectId: null }));
    const round = (primitive: ReturnType<typeof looks>[number]) =>
      'stroke' in primitive && primitive.stroke
        ? { ...primitive, stroke: { ...primitive.stroke, join: 'round' } }
        : primitive;
    expect(looks(converted).map(round)).toEqual(looks(document).map(round));
  });

  it('PATH-9 converts each kind of line where it lies in a group', () => {
    for (const [, object] of LINE_OBJECTS) {
      const group = createObject('group', { uuid: id(80), objects: [object, ...oneOfEach()] });
      const command = {
        type: 'convert-to-path',
        objects: [{ uuid: object.uuid, pathUuid: id(81) }],
      } as const;
      if (object.type === 'imported' && object.paths.length > 1) {
        expect(expectRefused(withObjects(group), command).code).toBe('COMMAND_NOT_CONVERTIBLE');
        continue;
      }
      const [after] = objectsOf(runThroughOracle(withObjects(group), command));
      const [path] = after?.type === 'group' ? after.objects : [];
      expect(path).toMatchObject({ type: 'path', uuid: id(81) });
      expect(path && strayMm(outline(object), outline(path))).toBeLessThan(STRAY_MM);
    }
  });

  it('PATH-9 is refused for what is no single shape, for paths, and for ids that are taken', () => {
    const refused = (uuid: string, pathUuid = id(70)) =>
      expectRefused(withObjects(...oneOfEach()), { type: 'convert-to-path', objects: [{ uuid, pathUuid }] })
        .code;
    expect(refused(LABEL)).toBe('COMMAND_NOT_CONVERTIBLE');
    expect(refused(PATH)).toBe('COMMAND_NOT_CONVERTIBLE');
    expect(refused(RECT, ELLIPSE)).toBe('COMMAND_ID_TAKEN');
    expect(refused(id(99))).toBe('COMMAND_OBJECT_NOT_FOUND');
  });
});

/** The textures that `object` draws, and where their tiles lie to a hundredth of a millimetre. */
function texturesOf(object: PageObject) {
  const { primitives } = buildObjectScene(withObjects(object), 0, object, fakeResources);
  return primitives.flatMap((primitive) =>
    primitive.type === 'texture'
      ? [{ texture: primitive.texture, x: primitive.origin.x.toFixed(2), y: primitive.origin.y.toFixed(2) }]
      : [],
  );
}

describe('break-up-imported', () => {
  const [, graphic] = LINE_OBJECTS.at(-1) ?? [];
  if (graphic?.type !== 'imported') throw new Error('no imported graphic');
  const command = {
    type: 'break-up-imported',
    uuid: graphic.uuid,
    groupUuid: id(60),
    pathUuids: [id(61), id(62)],
  } as const;

  it('IMPORT-6 makes a group of paths that draws the same, in the same place', () => {
    const named = { ...graphic, moniker: 'Karte', locked: true };
    const document = withObjects(...oneOfEach(), named);
    const after = objectsOf(runThroughOracle(document, command)).at(-1);
    if (after?.type !== 'group') throw new Error('no group');
    expect(after).toMatchObject({ uuid: id(60), moniker: 'Karte', locked: true });
    expect(after.objects.map(({ uuid, type }) => [uuid, type])).toEqual([
      [id(61), 'path'],
      [id(62), 'path'],
    ]);
    const together = after.objects.flatMap((path) => outline(path));
    expect(strayMm(outline(graphic), together)).toBeLessThan(STRAY_MM);
    const [before, now] = [boundsOf(graphic), boundsOf(after)];
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(now[side]).toBeCloseTo(before[side], 6);
    const [whole, parts] = [graphic, after].map((object) => texturesOf(object));
    expect(parts).toHaveLength(1);
    expect(parts).toEqual(whole);
  });

  it('IMPORT-6 is refused without an id for each shape, with taken ids, too deep, and for other kinds', () => {
    const document = withObjects(...oneOfEach(), graphic);
    const refused = (change: object, it = document) => expectRefused(it, { ...command, ...change }).code;
    expect(refused({ pathUuids: [id(61)] })).toBe('COMMAND_INVALID');
    expect(refused({ pathUuids: [id(61), RECT] })).toBe('COMMAND_ID_TAKEN');
    expect(refused({ groupUuid: id(61) })).toBe('COMMAND_ID_TAKEN');
    expect(refused({ uuid: RECT })).toBe('COMMAND_NOT_IMPORTED');
    const deep = Array.from({ length: LIMITS.groupDepth }).reduce<PageObject>(
      (object, _, index) => createObject('group', { uuid: id(100 + index), objects: [object] }),
      graphic,
    );
    expect(refused({}, withObjects(deep))).toBe('COMMAND_TOO_DEEP');
  });

  it('IMPORT-6 is refused when the page would hold too many objects', () => {
    const [shape] = importedDefaults.paths;
    if (!shape) throw new Error('no shape');
    const paths = Array.from({ length: 1500 }, () => shape);
    const big = { ...graphic, paths };
    const others = Array.from({ length: 4000 }, (_, index) =>
      createObject('rect', { uuid: id(1000 + index) }),
    );
    const pathUuids = paths.map((_, index) => id(10_000 + index));
    const issue = expectRefused(withObjects(big, ...others), { ...command, pathUuids });
    expect(issue.code).toBe('DOCUMENT_TOO_LARGE');
  });
});
