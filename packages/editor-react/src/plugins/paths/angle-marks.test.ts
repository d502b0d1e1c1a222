import { describe, expect, it } from '@jest/globals';
import type { PathPoint } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { titledDocument } from '../../../test/faulty-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { angleMarks } from './angle-marks.js';
import { createObject, kinds, standardEngine } from '@tastwerk/editor-core/standard';

const rules = await standardEngine.rules();

function polygon(...places: readonly (readonly [number, number])[]) {
  const points = places.map(([x, y], at): PathPoint => ({ kind: at === 0 ? 'M' : 'L', x, y }));
  return createObject('path', { uuid: newUuid(), x: 60, y: 100, points, closed: true });
}
const marksOf = (object: Parameters<typeof angleMarks>[1]) => angleMarks(kinds, object, newUuid, 'Winkel');
const kindsOf = (object: Parameters<typeof angleMarks>[1]) =>
  marksOf(object).map((mark) =>
    mark.type === 'path' ? mark.points.map(({ kind }) => kind).join('') : mark.type,
  );

describe('marks of angles', () => {
  it('are arcs, and squares in right angles', () => {
    expect(kindsOf(polygon([0, 0], [60, 0], [0, 80]))).toEqual(['MLL', 'MCC', 'MCC']);
    expect(kindsOf(createObject('rect', { uuid: newUuid(), x: 40, y: 80, width: 60, height: 50 }))).toEqual([
      'MLL',
      'MLL',
      'MLL',
      'MLL',
    ]);
  });

  it('begin and end on the sides, at the radius', () => {
    const [, mark] = marksOf(polygon([0, 0], [60, 0], [0, 80]));
    if (mark?.type !== 'path') throw new Error('no arc');
    const places = mark.points.map(({ x, y }) => ({ x: mark.x + x, y: mark.y + y }));
    for (const { x, y } of places) expect(Math.hypot(x - 120, y - 100)).toBeCloseTo(12);
    expect(places[0]).toEqual({ x: expect.closeTo(108), y: expect.closeTo(100) });
    const last = places[2] ?? { x: 0, y: 0 };
    expect((last.x - 120) / (last.y - 100)).toBeCloseTo(-60 / 80);
  });

  it('are left out where there is no room or no corner', () => {
    expect(marksOf(polygon([0, 0], [14, 0], [0, 14]))).toEqual([]);
    expect(marksOf(createObject('ellipse', { uuid: newUuid() }))).toEqual([]);
    expect(marksOf(polygon([0, 0], [60, 0], [120, 0]))).toEqual([]);
  });

  it('are found by the proof to be right', () => {
    const triangle = polygon([0, 0], [80, 0], [0, 90]);
    const document = titledDocument('de', [triangle, ...marksOf(triangle)]);
    const found = proof(rules, document, swellProfile, {
      kinds,
      braille: createBrailleBook([]),
      font: bundledFontMetrics,
    });
    expect(found).toEqual([]);
  });
});
