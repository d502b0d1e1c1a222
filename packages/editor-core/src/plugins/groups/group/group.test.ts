import { describe, expect, it } from '@jest/globals';
import { id, LABEL, oneOfEach, PAGE, RECT, withObjects } from '../../../../test/documents.js';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { LIMITS } from '../../../values/limits.js';
import type { PageObject } from '../../../objects/schema.js';
import { findObject, leavesOf } from '../../../objects/tree.js';
import { boundsOf, createObject, extentOf, frameOf, parseDocument } from '../../../standard.js';

const GROUP = id(40);

function grouped(...objects: readonly PageObject[]): PageObject {
  return createObject('group', { uuid: GROUP, objects });
}

function nested(depth: number): PageObject {
  const inner = createObject('rect', { uuid: id(90), x: 20, y: 20 });
  return Array.from({ length: depth }).reduce<PageObject>(
    (object, _, index) => createObject('group', { uuid: id(100 + index), objects: [object] }),
    inner,
  );
}

describe('a group', () => {
  it('GROUP-1 is as large as what it holds, turned members included', () => {
    const group = grouped(...oneOfEach());
    for (const member of oneOfEach()) {
      expect(extentOf(group).x).toBeLessThanOrEqual(extentOf(member).x);
      expect(boundsOf(group).width).toBeGreaterThanOrEqual(boundsOf(member).width);
    }
  });

  it('GROUP-2 moves, turns and scales with all that it holds', () => {
    const start = withObjects(grouped(...oneOfEach()));
    const moved = runThroughOracle(start, { type: 'move-objects', uuids: [GROUP], dx: 5, dy: -2 });
    expect(findObject(moved.pages[0]?.objects ?? [], RECT)).toMatchObject({ x: 25, y: 28 });
    const turned = runThroughOracle(start, {
      type: 'rotate-objects',
      uuids: [GROUP],
      degrees: 90,
      centre: { x: 40, y: 40 },
    });
    expect(findObject(turned.pages[0]?.objects ?? [], RECT)).toMatchObject({ x: 20, y: 30, angle: 90 });
    const [group] = start.pages[0]?.objects ?? [];
    const from = frameOf(group ?? grouped());
    const to = { ...from, width: from.width * 2, height: from.height * 2 };
    const scaled = runThroughOracle(start, { type: 'resize-objects', uuids: [GROUP], from, to });
    expect(findObject(scaled.pages[0]?.objects ?? [], RECT)).toMatchObject({ width: 80, height: 40 });
  });

  it('GROUP-3 has members that are changed and removed where they lie, and goes with the last of them', () => {
    const start = withObjects(grouped(...oneOfEach()));
    const set = runThroughOracle(start, {
      type: 'update-objects',
      changes: [{ uuid: LABEL, set: { text: 'Tor' } }],
    });
    expect(findObject(set.pages[0]?.objects ?? [], LABEL)).toMatchObject({ text: 'Tor', keyVal: 'tor' });
    const uuids = oneOfEach().map(({ uuid }) => uuid);
    const fewer = runThroughOracle(start, { type: 'remove-objects', uuids: uuids.slice(1) });
    expect(leavesOf(fewer.pages[0]?.objects ?? []).map(({ uuid }) => uuid)).toEqual([RECT]);
    const none = runThroughOracle(start, { type: 'remove-objects', uuids });
    expect(none.pages[0]?.objects).toEqual([]);
  });

  it('GROUP-4 lies in others up to eight floors; deeper ones and empty ones are refused', () => {
    const deepest = withObjects(nested(LIMITS.groupDepth));
    expect(parseDocument(JSON.parse(JSON.stringify(deepest))).ok).toBe(true);
    const deeper = withObjects(nested(LIMITS.groupDepth + 1));
    expect(parseDocument(JSON.parse(JSON.stringify(deeper))).ok).toBe(false);
    const issue = expectRefused(withObjects(), { type: 'add-objects', pageUuid: PAGE, objects: [grouped()] });
    expect(issue.code).toBe('COMMAND_INVALID');
  });

  it('GROUP-5 shows no hidden member, and nothing at all while it is hidden itself', () => {
    const [rect, ...others] = oneOfEach();
    const hidden = rect ? [{ ...rect, hidden: true }, ...others] : others;
    expect(leavesOf([grouped(...hidden)])).toHaveLength(others.length);
    expect(leavesOf([{ ...grouped(...hidden), hidden: true }])).toEqual([]);
  });
});
