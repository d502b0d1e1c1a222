import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import {
  ELLIPSE,
  id,
  LABEL,
  objectIn,
  oneOfEach,
  orderOf,
  PAGE,
  PATH,
  RECT,
  SECOND_PAGE,
  TITLE,
  twoPages,
  withObjects,
} from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import type { Document } from '../../../document/schema.js';
import { LIMITS } from '../../../values/limits.js';
import { childrenOf } from '../../../objects/tree.js';
import { buildScene } from '../../../scene/build-scene.js';
import type { Command } from '../../../commands/command-set.js';
import { createObject } from '../../../standard.js';

const GROUP = id(70);

/** A rectangle and a group of an ellipse and a path below a label. */
function grouped(): Document {
  const [rect, ellipse, path, label] = oneOfEach();
  const members = [ellipse, path].flatMap((one) => one ?? []);
  const group = createObject('group', { uuid: GROUP, objects: members });
  return withObjects(...[rect, group, label].flatMap((one) => one ?? []));
}

function place(uuids: readonly string[], into: string, index: number): Command {
  return { type: 'place-objects', uuids, into, index };
}

function membersOf(document: Document, uuid = GROUP): readonly string[] {
  return childrenOf(objectIn(document, uuid)).map((member) => member.uuid);
}

describe('place-objects', () => {
  it('GROUP-8 takes objects into a group at their place, and moves nothing on the paper', () => {
    const after = runThroughOracle(grouped(), place([RECT, LABEL], GROUP, 1));
    expect(orderOf(after)).toEqual([GROUP]);
    expect(membersOf(after)).toEqual([ELLIPSE, RECT, LABEL, PATH]);
    const drawn = (of: Document) => new Set(buildScene(of, 0, fakeResources).primitives);
    expect(drawn(after)).toEqual(drawn(grouped()));
  });

  it('GROUP-8 takes members out, and the group with the last of them', () => {
    const one = runThroughOracle(grouped(), place([PATH], PAGE, 0));
    expect(orderOf(one)).toEqual([PATH, RECT, GROUP, LABEL]);
    expect(membersOf(one)).toEqual([ELLIPSE]);
    const both = runThroughOracle(grouped(), place([PATH, ELLIPSE], PAGE, 9));
    expect(orderOf(both)).toEqual([RECT, LABEL, ELLIPSE, PATH]);
  });

  it('GROUP-8 orders what a page or a group holds, also all of it', () => {
    expect(orderOf(runThroughOracle(grouped(), place([LABEL], PAGE, 0)))).toEqual([LABEL, RECT, GROUP]);
    expect(membersOf(runThroughOracle(grouped(), place([ELLIPSE], GROUP, 1)))).toEqual([PATH, ELLIPSE]);
    const same = grouped();
    expect(runThroughOracle(same, place([ELLIPSE, PATH], GROUP, 0))).toBe(same);
  });

  it('GROUP-8 keeps a legend out of groups, and lets it be ordered', () => {
    const key = createObject('key', { uuid: id(80) });
    const [page] = grouped().pages;
    const document = withObjects(...(page?.objects ?? []), key);
    expect(runThroughOracle(document, place([id(80)], GROUP, 0))).toBe(document);
    expect(orderOf(runThroughOracle(document, place([id(80)], PAGE, 0)))[0]).toBe(id(80));
  });

  it('GROUP-8 refuses a group in itself, what is elsewhere, what is no group, and too many floors', () => {
    const inner = runThroughOracle(grouped(), { type: 'group-objects', uuid: id(71), uuids: [PATH] });
    expect(expectRefused(inner, place([GROUP], id(71), 0))).toMatchObject({
      code: 'COMMAND_GROUP_IN_ITSELF',
    });
    expect(expectRefused(inner, place([GROUP], GROUP, 0))).toMatchObject({ code: 'COMMAND_GROUP_IN_ITSELF' });
    expect(expectRefused(twoPages(), place([TITLE], SECOND_PAGE, 0))).toMatchObject({
      code: 'COMMAND_OBJECTS_APART',
    });
    expect(expectRefused(grouped(), place([RECT], LABEL, 0))).toMatchObject({ code: 'COMMAND_NOT_A_GROUP' });
    expect(expectRefused(grouped(), place([RECT], id(99), 0))).toMatchObject({
      code: 'COMMAND_OBJECT_NOT_FOUND',
    });

    let deep = withObjects(...oneOfEach());
    for (let floor = 0; floor < LIMITS.groupDepth; floor += 1) {
      const uuids = [floor === 0 ? RECT : id(99 + floor)];
      deep = runThroughOracle(deep, { type: 'group-objects', uuid: id(100 + floor), uuids });
    }
    deep = runThroughOracle(deep, { type: 'group-objects', uuid: GROUP, uuids: [PATH] });
    expect(expectRefused(deep, place([GROUP], id(100), 0))).toMatchObject({ code: 'COMMAND_TOO_DEEP' });
  });
});
