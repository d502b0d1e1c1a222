import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { points as places } from '../../../../test/arbitraries.js';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { id, LABEL, oneOfEach, PATH, withObjects } from '../../../../test/documents.js';
import { outline, paths, STRAY_MM, strayMm, twoPieces } from '../../../../test/paths.js';
import { distance, type Point } from '../../../geometry/point.js';
import { type AnchoredPath, anchoredPath, placer } from '../path/anchors.js';
import type { PathObject } from '../../../objects/path/schema.js';
import { isSmooth } from '../path/smooth.js';
import type { Command } from '../../../commands/command-set.js';
import { applyCommand } from '../../../standard.js';

/** The path after `command`, which goes through the oracle. */
function after(path: PathObject, command: Command): PathObject {
  const [object] = runThroughOracle(withObjects(path), command).pages[0]?.objects ?? [];
  if (object?.type !== 'path') throw new Error('no path');
  return object;
}

/** Where the anchors of `path` are on the page, piece by piece. */
function anchorsOnPage(path: PathObject): readonly (readonly Point[])[] {
  return anchoredPath(path).pieces.map((piece) => piece.map(({ at }) => placer(path)(at)));
}

function anchor({ pieces }: AnchoredPath, piece: number, index: number) {
  const found = pieces[piece]?.[index];
  if (!found) throw new Error(`no anchor ${piece}/${index}`);
  return found;
}

function expectNear(actual: Point | undefined, expected: Point): void {
  expect(actual && distance(actual, expected)).toBeLessThan(1e-6);
}

const line = (values: Partial<PathObject> = {}) =>
  twoPieces({
    angle: 0,
    points: [
      { kind: 'M', x: 0, y: 0 },
      { kind: 'L', x: 30, y: 0 },
      { kind: 'L', x: 30, y: 30 },
      { kind: 'L', x: 0, y: 30 },
    ],
    ...values,
  });

describe('insert-path-point', () => {
  it('PATH-1 leaves the shape of any path as it was, wherever the point is put', () => {
    fc.assert(
      fc.property(paths, fc.nat(20), fc.integer({ min: 1, max: 99 }), (path, point, percent) => {
        const command = { type: 'insert-path-point', uuid: PATH, point, t: percent / 100 } as const;
        const result = applyCommand(withObjects(path), command);
        const isStart = path.points[point]?.kind === 'M';
        expect(result.ok).toBe(point < path.points.length && (path.closed || !isStart));
        const [changed] = result.ok ? (result.value.pages[0]?.objects ?? []) : [];
        if (changed?.type !== 'path') return;
        expect(strayMm(outline(path), outline(changed))).toBeLessThan(STRAY_MM);
        const count = (it: PathObject) => anchoredPath(it).pieces.flat().length;
        expect(count(changed)).toBe(count(path) + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('PATH-1 cuts a line and a curve where it is told to', () => {
    const path = after(line(), { type: 'insert-path-point', uuid: PATH, point: 1, t: 0.25 });
    expect(path.points[1]).toEqual({ kind: 'L', x: 7.5, y: 0 });
    const bent = after(twoPieces(), { type: 'insert-path-point', uuid: PATH, point: 1, t: 0.5 });
    expect(bent.points.map(({ kind }) => kind).join('')).toBe('MCCLML');
    const closing = after(line({ closed: true }), {
      type: 'insert-path-point',
      uuid: PATH,
      point: 0,
      t: 0.5,
    });
    expect(closing.points.at(-1)).toEqual({ kind: 'L', x: 0, y: 15 });
  });

  it('PATH-1 is refused where no line arrives and for what is no path', () => {
    const insert = { type: 'insert-path-point', t: 0.5 };
    const refused = (uuid: string, point: number) =>
      expectRefused(withObjects(...oneOfEach()), { ...insert, uuid, point }).code;
    expect(refused(PATH, 0)).toBe('COMMAND_POINT_NOT_FOUND');
    expect(refused(PATH, 3)).toBe('COMMAND_POINT_NOT_FOUND');
    expect(refused(PATH, -1)).toBe('COMMAND_INVALID');
    expect(refused(LABEL, 1)).toBe('COMMAND_NOT_A_PATH');
    expect(refused(id(99), 1)).toBe('COMMAND_OBJECT_NOT_FOUND');
  });
});

describe('remove-path-points', () => {
  it('PATH-2 joins the neighbours, with the handles that they have', () => {
    const straight = after(line(), { type: 'remove-path-points', uuid: PATH, points: [1, 2] });
    expect(straight.points).toEqual([
      { kind: 'M', x: 0, y: 0 },
      { kind: 'L', x: 0, y: 30 },
    ]);
    const bent = after(twoPieces({ angle: 0 }), { type: 'remove-path-points', uuid: PATH, points: [1] });
    expect(bent.points[1]).toEqual({ kind: 'C', x1: 10, y1: -20, x2: 50, y2: 10, x: 50, y: 10 });
  });

  it('PATH-2 takes a piece away that is left with one point, and the first point of a closed piece', () => {
    const one = after(twoPieces(), { type: 'remove-path-points', uuid: PATH, points: [4] });
    expect(one.points.map(({ kind }) => kind).join('')).toBe('MCL');
    const closed = after(line({ closed: true }), { type: 'remove-path-points', uuid: PATH, points: [0] });
    expect(closed.points.map(({ kind }) => kind).join('')).toBe('MLL');
  });

  it('PATH-2 is refused when nothing would be left, and for points that are not there', () => {
    const refused = (points: readonly number[]) =>
      expectRefused(withObjects(twoPieces()), { type: 'remove-path-points', uuid: PATH, points }).code;
    expect(refused([0, 1, 3])).toBe('COMMAND_PATH_TOO_SHORT');
    expect(refused([1, 5])).toBe('COMMAND_POINT_NOT_FOUND');
  });

  it('CMD-8 changes nothing without points', () => {
    const path = twoPieces();
    expect(after(path, { type: 'remove-path-points', uuid: PATH, points: [] })).toBe(path);
  });
});

describe('move-path-points', () => {
  it('PATH-3 puts points where they are wanted on the page and leaves all others there, also of turned paths', () => {
    fc.assert(
      fc.property(paths, fc.nat(20), places, (path, point, { x, y }) => {
        const move = { point, part: 'anchor', x, y } as const;
        const command = { type: 'move-path-points', uuid: PATH, moves: [move], keepSmooth: true };
        const result = applyCommand(withObjects(path), command);
        const place = anchoredPath(path).places[point];
        expect(result.ok).toBe(place !== undefined);
        if (!place || !result.ok) return;
        const [changed] = result.value.pages[0]?.objects ?? [];
        if (changed?.type !== 'path') throw new Error('no path');
        anchorsOnPage(path).forEach((piece, pieceIndex) =>
          piece.forEach((before, index) => {
            const isMoved = pieceIndex === place.piece && index === place.anchor;
            expectNear(anchorsOnPage(changed)[pieceIndex]?.[index], isMoved ? { x, y } : before);
          }),
        );
        expect(changed.angle).toBe(path.angle);
      }),
    );
  });

  it('PATH-4 takes the handles of a point along', () => {
    const before = anchoredPath(twoPieces());
    const path = twoPieces();
    const { at } = anchor(before, 0, 1);
    const to = placer(path)({ x: at.x + 4, y: at.y - 3 });
    const moves = [{ point: 1, part: 'anchor', ...to } as const];
    const moved = after(path, { type: 'move-path-points', uuid: PATH, moves, keepSmooth: true });
    const there = anchor(anchoredPath(moved), 0, 1);
    const handle = (it: typeof there) =>
      it.arriving && { x: it.arriving.x - it.at.x, y: it.arriving.y - it.at.y };
    expectNear(handle(there) ?? undefined, handle(anchor(before, 0, 1)) ?? { x: 0, y: 0 });
  });

  it('PATH-4 turns the other handle of a smooth point along, but not of a corner and not when told', () => {
    const bend = line({
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'C', x1: 0, y1: 10, x2: 20, y2: 0, x: 30, y: 0 },
        { kind: 'C', x1: 35, y1: 0, x2: 60, y2: 10, x: 60, y: 20 },
      ],
    });
    const to = placer(bend)({ x: 30, y: -10 });
    const moves = [{ point: 1, part: 'arriving', ...to } as const];
    const smooth = after(bend, { type: 'move-path-points', uuid: PATH, moves, keepSmooth: true });
    expect(isSmooth(anchor(anchoredPath(smooth), 0, 1))).toBe(true);
    expectNear(anchor(anchoredPath(smooth), 0, 1).leaving ?? undefined, { x: 30, y: 5 });
    const corner = after(bend, { type: 'move-path-points', uuid: PATH, moves, keepSmooth: false });
    expectNear(anchor(anchoredPath(corner), 0, 1).leaving ?? undefined, { x: 35, y: 0 });
    const stays = after(corner, { type: 'move-path-points', uuid: PATH, moves, keepSmooth: true });
    expect(isSmooth(anchor(anchoredPath(stays), 0, 1))).toBe(false);
  });

  it('PATH-4 bends a straight line by a new handle, and is refused beside the ends of a path', () => {
    const path = line();
    const moves = (part: 'arriving' | 'leaving', point: number) => [{ point, part, x: 70, y: 50 }];
    const command = (part: 'arriving' | 'leaving', point: number): Command => ({
      type: 'move-path-points',
      uuid: PATH,
      moves: moves(part, point),
      keepSmooth: true,
    });
    expect(after(path, command('leaving', 0)).points[1]?.kind).toBe('C');
    expect(expectRefused(withObjects(path), command('arriving', 0)).code).toBe('COMMAND_POINT_NOT_FOUND');
    expect(expectRefused(withObjects(path), command('leaving', 3)).code).toBe('COMMAND_POINT_NOT_FOUND');
    expect(after({ ...path, closed: true }, command('arriving', 0)).points.at(-1)?.kind).toBe('C');
  });

  it('CMD-6 is refused where a point would leave the bounds of coordinates', () => {
    const moves = [{ point: 1, part: 'anchor', x: 2001, y: 0 }];
    const command = { type: 'move-path-points', uuid: PATH, moves, keepSmooth: true };
    expect(expectRefused(withObjects(line()), command).code).toBe('COMMAND_INVALID');
  });
});

describe('convert-path-point', () => {
  it('PATH-5 makes a corner smooth along the way between its neighbours, and back', () => {
    const smooth = after(line(), { type: 'convert-path-point', uuid: PATH, point: 1, form: 'smooth' });
    const there = anchor(anchoredPath(smooth), 0, 1);
    expect(isSmooth(there)).toBe(true);
    expectNear(there.leaving ?? undefined, { x: 30 + 10 * Math.SQRT1_2, y: 10 * Math.SQRT1_2 });
    expect(smooth.points.map(({ kind }) => kind).join('')).toBe('MCCL');
    const corner = after(smooth, { type: 'convert-path-point', uuid: PATH, point: 1, form: 'corner' });
    expect(corner.points).toEqual(line().points);
  });

  it('PATH-5 keeps the lengths of the handles that are there, and the handles of the neighbours', () => {
    const path = twoPieces();
    const smooth = after(path, { type: 'convert-path-point', uuid: PATH, point: 1, form: 'smooth' });
    const [before, there] = [anchor(anchoredPath(path), 0, 1), anchor(anchoredPath(smooth), 0, 1)];
    expect(isSmooth(there)).toBe(true);
    expectNear(there.arriving ?? undefined, before.arriving ?? before.at);
    const corner = after(path, { type: 'convert-path-point', uuid: PATH, point: 1, form: 'corner' });
    expect(corner.points[1]?.kind).toBe('C');
  });

  it('PATH-5 gives every point of any path the form that is asked for', () => {
    fc.assert(
      fc.property(paths, fc.nat(20), (path, point) => {
        const place = anchoredPath(path).places[point];
        for (const form of ['smooth', 'corner'] as const) {
          const command = { type: 'convert-path-point', uuid: PATH, point, form };
          const result = applyCommand(withObjects(path), command);
          expect(result.ok).toBe(place !== undefined);
          const [changed] = result.ok ? (result.value.pages[0]?.objects ?? []) : [];
          if (!place || changed?.type !== 'path') continue;
          const { arriving, leaving } = anchor(anchoredPath(changed), place.piece, place.anchor);
          if (form === 'corner') expect([arriving, leaving]).toEqual([null, null]);
          anchorsOnPage(path)
            .flat()
            .forEach((before, index) => expectNear(anchorsOnPage(changed).flat()[index], before));
        }
      }),
    );
  });

  it('CMD-8 changes nothing of a point that has the form already', () => {
    const path = line();
    expect(after(path, { type: 'convert-path-point', uuid: PATH, point: 2, form: 'corner' })).toBe(path);
  });
});
