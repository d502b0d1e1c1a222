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
  SECOND_TITLE,
  TITLE,
  twoPages,
  withObjects,
} from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import { LIMITS } from '../../../values/limits.js';
import type { Document } from '../../../document/schema.js';
import { buildScene } from '../../../scene/build-scene.js';
import type { Command } from '../../../commands/command-set.js';
import { createObject } from '../../../standard.js';

const GROUP = id(70);

function group(uuids: readonly string[], uuid = GROUP): Command {
  return { type: 'group-objects', uuid, uuids };
}

describe('group-objects', () => {
  it('GROUP-6 takes the place of the topmost, keeps the order and is named in the document’s language', () => {
    const after = runThroughOracle(withObjects(...oneOfEach()), group([PATH, RECT]));
    expect(orderOf(after)).toEqual([ELLIPSE, GROUP, LABEL]);
    const [rect, , path] = oneOfEach();
    expect(objectIn(after, GROUP)).toEqual({
      type: 'group',
      uuid: GROUP,
      moniker: 'Gruppe',
      hidden: false,
      locked: false,
      objects: [rect, path],
    });
    const english: Document = { ...withObjects(...oneOfEach()), system: 'EN:UEB2' };
    expect(objectIn(runThroughOracle(english, group([RECT])), GROUP)).toMatchObject({ moniker: 'Group' });
    const named = { ...group([RECT, PATH]), moniker: 'Turm' };
    expect(objectIn(runThroughOracle(english, named), GROUP)).toMatchObject({ moniker: 'Turm' });
  });

  it('GROUP-6 joins members of a group inside it', () => {
    const outer = runThroughOracle(withObjects(...oneOfEach()), group([RECT, ELLIPSE, PATH]));
    const inner = runThroughOracle(outer, group([RECT, ELLIPSE], id(71)));
    expect(orderOf(inner)).toEqual([GROUP, LABEL]);
    expect(objectIn(inner, GROUP)).toMatchObject({ objects: [{ uuid: id(71) }, { uuid: PATH }] });
  });

  it('GROUP-6 refuses what lies apart, too deep, too much, or under an id that is taken', () => {
    expect(expectRefused(twoPages(), group([TITLE, SECOND_TITLE]))).toMatchObject({
      code: 'COMMAND_OBJECTS_APART',
    });
    const outer = runThroughOracle(withObjects(...oneOfEach()), group([RECT, ELLIPSE]));
    expect(expectRefused(outer, group([RECT, LABEL], id(71)))).toMatchObject({
      code: 'COMMAND_OBJECTS_APART',
    });
    expect(expectRefused(outer, group([LABEL], PAGE))).toMatchObject({ code: 'COMMAND_ID_TAKEN' });

    let deep = withObjects(...oneOfEach());
    for (let floor = 0; floor < LIMITS.groupDepth; floor += 1) {
      deep = runThroughOracle(deep, group([floor === 0 ? RECT : id(99 + floor)], id(100 + floor)));
    }
    expect(expectRefused(deep, group([id(99 + LIMITS.groupDepth)], id(200)))).toEqual({
      code: 'COMMAND_TOO_DEEP',
      path: [],
      params: { maximum: 8 },
    });

    const many = Array.from({ length: 5000 }, (_, index) => createObject('rect', { uuid: id(1000 + index) }));
    expect(expectRefused(withObjects(...many), group([id(1000)]))).toMatchObject({
      code: 'DOCUMENT_TOO_LARGE',
    });
  });
});

describe('ungroup-objects', () => {
  it('GROUP-7 puts the members in the group’s place and moves nothing', () => {
    const document = withObjects(...oneOfEach());
    const grouped = runThroughOracle(document, group([RECT, ELLIPSE]));
    const after = runThroughOracle(grouped, { type: 'ungroup-objects', uuids: [GROUP] });
    expect(after).toEqual(document);
    expect(buildScene(after, 0, fakeResources)).toEqual(buildScene(grouped, 0, fakeResources));
  });

  it('GROUP-7 leaves hidden and locked what the group hid and locked', () => {
    const [rect] = oneOfEach();
    const hidden = createObject('group', {
      uuid: GROUP,
      hidden: true,
      locked: true,
      objects: rect ? [rect] : [],
    });
    const after = runThroughOracle(withObjects(hidden), { type: 'ungroup-objects', uuids: [GROUP] });
    expect(after.pages[0]?.objects).toEqual([{ ...rect, hidden: true, locked: true }]);
  });

  it('GROUP-7 takes one floor at a time, also inside a group', () => {
    const [rect] = oneOfEach();
    const inner = createObject('group', { uuid: id(71), objects: rect ? [rect] : [] });
    const document = withObjects(createObject('group', { uuid: GROUP, objects: [inner] }));
    const after = runThroughOracle(document, { type: 'ungroup-objects', uuids: [id(71)] });
    expect(after.pages[0]?.objects).toMatchObject([{ uuid: GROUP, objects: [{ uuid: RECT }] }]);
    const outer = runThroughOracle(document, { type: 'ungroup-objects', uuids: [GROUP, id(71)] });
    expect(outer.pages[0]?.objects).toEqual([inner]);
  });

  it('CMD-3 refuses what is no group', () => {
    expect(expectRefused(withObjects(...oneOfEach()), { type: 'ungroup-objects', uuids: [RECT] })).toEqual({
      code: 'COMMAND_NOT_A_GROUP',
      path: [],
      params: { uuid: RECT },
    });
  });
});
