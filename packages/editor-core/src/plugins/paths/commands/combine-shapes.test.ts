import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../../../test/documents.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { isInside } from '../../../geometry/nearness.js';
import { flattenPath } from '../../../geometry/flatten.js';
import { type PageObject } from '../../../index.js';
import { applyCommand, createObject, outlineOf } from '../../../standard.js';

const [LOW, HIGH, APART, JOINED] = [id(301), id(302), id(303), id(304)];
const low = createObject('rect', {
  uuid: LOW,
  x: 10,
  y: 10,
  width: 40,
  height: 20,
  fill: 'yellow',
  borderWidth: 2,
});
const high = createObject('ellipse', { uuid: HIGH, x: 30, y: 10, width: 40, height: 20 });
const apart = createObject('rect', { uuid: APART, x: 150, y: 10, width: 10, height: 10, angle: 45 });

function combine(
  operation: 'union' | 'subtract' | 'intersect',
  objects: readonly PageObject[],
  uuids = [LOW, HIGH],
) {
  const command = { type: 'combine-shapes', operation, uuids, pathUuid: JOINED };
  return applyCommand(withObjects(...objects), command);
}

function joined(operation: 'union' | 'subtract' | 'intersect', ...objects: readonly PageObject[]) {
  const result = combine(
    operation,
    objects,
    objects.map(({ uuid }) => uuid),
  );
  if (!result.ok) throw new Error(result.error.code);
  const all = result.value.pages[0]?.objects ?? [];
  const path = all.find(({ uuid }) => uuid === JOINED);
  const outline = path && outlineOf(path);
  if (!path || !outline) throw new Error('no path was made');
  const holds = (x: number, y: number) => isInside({ x, y }, flattenPath(outline));
  return { all, path, holds, box: boundsOfPath(outline) };
}

describe('combining areas', () => {
  it('PATH-12 unites what two areas cover, in one path that looks like the lower one', () => {
    const { all, path, holds, box } = joined('union', low, high);
    expect(all.map(({ uuid }) => uuid)).toEqual([JOINED]);
    expect(path).toMatchObject({ type: 'path', closed: true, fill: 'yellow', borderWidth: 2 });
    expect([box.x, box.width]).toEqual([10, expect.closeTo(60, 1)]);
    expect([holds(12, 12), holds(40, 20), holds(69, 20), holds(69, 11)]).toEqual([true, true, true, false]);
  });

  it('PATH-12 takes the upper ones away from the lowest, whatever the order of the ids', () => {
    const { holds } = joined('subtract', low, high);
    expect([holds(12, 12), holds(45, 20)]).toEqual([true, false]);
    const other = combine('subtract', [low, high], [HIGH, LOW]);
    expect(other.ok && other.value.pages[0]?.objects).toMatchObject([{ fill: 'yellow' }]);
  });

  it('PATH-12 makes holes that stay holes', () => {
    const hole = { ...high, x: 20, y: 14, width: 10, height: 8 };
    const { path, holds } = joined('subtract', low, hole);
    expect('points' in path && path.points.filter(({ kind }) => kind === 'M')).toHaveLength(2);
    expect([holds(12, 12), holds(25, 18)]).toEqual([true, false]);
  });

  it('PATH-12 keeps what all cover, of turned ones too', () => {
    const { box } = joined('intersect', low, high);
    expect([box.x, box.x + box.width]).toEqual([expect.closeTo(30, 1), 50]);
    const turned = { ...apart, x: 40, y: 15 };
    expect(joined('intersect', low, turned).holds(44, 20)).toBe(true);
  });

  it('PATH-12 takes no area away that does not overlap the lowest', () => {
    for (const uuids of [
      [LOW, APART],
      [LOW, HIGH, APART],
    ]) {
      expect(combine('subtract', [low, high, apart], uuids)).toMatchObject({
        ok: false,
        error: { code: 'COMMAND_NO_OVERLAP' },
      });
    }
    // Two edges that touch have no area in common.
    const beside = { ...high, x: 50 };
    expect(combine('subtract', [low, beside])).toMatchObject({ error: { code: 'COMMAND_NO_OVERLAP' } });
  });

  it('PATH-12 is refused where nothing is left, where one is no area, and across groups', () => {
    const code = (result: ReturnType<typeof combine>) => (result.ok ? null : result.error.code);
    expect(code(combine('intersect', [low, apart], [LOW, APART]))).toBe('COMMAND_NOTHING_LEFT');
    const label = createObject('label', { uuid: HIGH, x: 10, y: 10, text: 'Haus' });
    expect(code(combine('union', [low, label]))).toBe('COMMAND_NOT_CONVERTIBLE');
    const open = createObject('path', { uuid: HIGH, x: 10, y: 10 });
    expect(code(combine('union', [low, open]))).toBe('COMMAND_NOT_CONVERTIBLE');
    const group = createObject('group', { uuid: id(305), objects: [high] });
    expect(code(combine('union', [low, group]))).toBe('COMMAND_OBJECTS_APART');
    expect(code(combine('union', [low, high], [LOW, id(399)]))).toBe('COMMAND_OBJECT_NOT_FOUND');
  });

  it('PATH-12 leaves alone what is locked, and one area by itself', () => {
    const document = withObjects(low, { ...high, locked: true });
    const command = { type: 'combine-shapes', operation: 'union', uuids: [LOW, HIGH], pathUuid: JOINED };
    const result = applyCommand(document, command);
    expect(result.ok && result.value).toBe(document);
  });
});
