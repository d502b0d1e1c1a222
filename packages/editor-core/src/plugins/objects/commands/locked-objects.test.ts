import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import {
  ELLIPSE,
  id,
  LABEL,
  objectIn,
  oneOfEach,
  orderOf,
  PATH,
  RECT,
  SECOND_PAGE,
  SECOND_TITLE,
  twoPages,
  withObjects,
} from '../../../../test/documents.js';
import { fakeResources } from '../../../../test/fake-braille.js';
import { hiddenObjects } from '../../../document/hidden-objects.js';
import type { Document } from '../../../document/schema.js';
import { isInReach } from '../../../objects/in-reach.js';
import { buildScene } from '../../../scene/build-scene.js';
import type { Command } from '../../../commands/command-set.js';
import { createObject } from '../../../standard.js';

const GROUP = id(70);

function set(document: Document, values: Readonly<Record<string, unknown>>, ...uuids: readonly string[]) {
  return runThroughOracle(document, {
    type: 'update-objects',
    changes: uuids.map((uuid) => ({ uuid, set: values })),
  });
}

const from = { x: 0, y: 0, width: 50, height: 50 };
const to = { x: 0, y: 0, width: 60, height: 70 };
const uuids = [RECT, ELLIPSE, PATH, LABEL];

/** Commands that change each object of {@link oneOfEach} where nothing is locked. */
const CHANGES: readonly Command[] = [
  { type: 'move-objects', uuids, dx: 3, dy: 4 },
  { type: 'rotate-objects', uuids, degrees: 30, centre: { x: 10, y: 10 } },
  { type: 'resize-objects', uuids, from, to },
  { type: 'scale-objects', uuids, from, to },
  { type: 'flip-objects', uuids, direction: 'horizontal' },
  { type: 'align-objects', uuids, edge: 'bottom', to: 'safe-area' },
  { type: 'distribute-objects', uuids, direction: 'vertical', by: 'gaps' },
  { type: 'remove-objects', uuids },
  { type: 'move-to-page', uuids, pageUuid: SECOND_PAGE },
];

describe('a locked object', () => {
  it.each(CHANGES.map((command) => [command.type, command] as const))(
    'LOCK-1 stays where it is when %s takes others along',
    (_, command) => {
      const document = set(twoPages(), { locked: true }, RECT);
      const after = runThroughOracle(document, command);
      expect(after).not.toEqual(document);
      expect(objectIn(after, RECT)).toBe(objectIn(document, RECT));
      expect(orderOf(after)).toContain(RECT);
    },
  );

  it.each(CHANGES.map((command) => [command.type, command] as const))(
    'LOCK-1 stays where it is with its locked group when %s names it',
    (_, command) => {
      const group = createObject('group', { uuid: GROUP, objects: oneOfEach(), locked: true });
      const [first, second] = twoPages().pages;
      const start = twoPages();
      const pages = [first, second].flatMap((page, index) =>
        page ? [index === 0 ? { ...page, objects: [group] } : page] : [],
      );
      const document = { ...start, pages };
      expect(runThroughOracle(document, command)).toBe(document);
    },
  );

  it('LOCK-1 stays where it is in a group that lies in a locked one', () => {
    const inner = createObject('group', { uuid: GROUP, objects: oneOfEach() });
    const document = withObjects(createObject('group', { uuid: id(71), objects: [inner], locked: true }));
    const command: Command = { type: 'move-objects', uuids: [RECT, GROUP], dx: 3, dy: 4 };
    expect(runThroughOracle(document, command)).toBe(document);
  });

  it('LOCK-1 keeps its points', () => {
    const document = set(twoPages(), { locked: true }, PATH);
    const after = runThroughOracle(document, { type: 'remove-path-points', uuid: PATH, points: [1] });
    expect(after).toBe(document);
  });

  it('CMD-4 is no shelter for one that is not there', () => {
    const document = set(twoPages(), { locked: true }, RECT);
    const command = { type: 'move-objects', uuids: [RECT, id(99)], dx: 1, dy: 1 };
    expect(expectRefused(document, command)).toMatchObject({ code: 'COMMAND_OBJECT_NOT_FOUND' });
  });

  it('LOCK-2 goes along with its group, and others are aligned to it', () => {
    const [rect, ...others] = oneOfEach();
    const members = rect ? [{ ...rect, locked: true }, ...others] : others;
    const grouped = withObjects(createObject('group', { uuid: GROUP, objects: members }));
    const moved = runThroughOracle(grouped, { type: 'move-objects', uuids: [GROUP], dx: 3, dy: 0 });
    expect(objectIn(moved, RECT)).toMatchObject({ x: 23 });
    expect(orderOf(runThroughOracle(grouped, { type: 'remove-objects', uuids: [GROUP] }))).toEqual([]);

    const locked = set(twoPages(), { locked: true }, RECT);
    const aligned = runThroughOracle(locked, {
      type: 'align-objects',
      uuids: [RECT, LABEL],
      edge: 'top',
      to: { uuid: RECT },
    });
    expect(objectIn(aligned, LABEL)).toMatchObject({ y: 29.25 });
  });

  it('LOCK-3 is out of reach, but named, ordered, coloured and unlocked', () => {
    const document = set(twoPages(), { locked: true }, RECT);
    expect(isInReach(objectIn(document, RECT))).toBe(false);
    const named = set(document, { moniker: 'Haus', fill: 'blue' }, RECT);
    expect(objectIn(named, RECT)).toMatchObject({ moniker: 'Haus', fill: 'blue', locked: true });
    const ordered = runThroughOracle(document, { type: 'reorder-objects', uuids: [RECT], to: 'front' });
    expect(orderOf(ordered).at(-1)).toBe(RECT);
    expect(set(document, { locked: false }, RECT)).toEqual(twoPages());
  });
});

describe('a hidden object', () => {
  it('HIDE-1 is in no scene and out of reach, and comes back as it was', () => {
    const document = set(twoPages(), { hidden: true }, RECT);
    const owners = (of: Document) =>
      new Set(buildScene(of, 0, fakeResources).primitives.map(({ objectId }) => objectId));
    expect(owners(twoPages())).toContain(RECT);
    expect(owners(document)).not.toContain(RECT);
    expect(isInReach(objectIn(document, RECT))).toBe(false);
    expect(set(document, { hidden: false }, RECT)).toEqual(twoPages());
  });

  it('HIDE-2 is listed with its page, a hidden group once', () => {
    const document = set(twoPages(), { hidden: true }, RECT, SECOND_TITLE);
    const group = createObject('group', { uuid: GROUP, hidden: true, objects: oneOfEach() });
    const listed = (of: Document) =>
      hiddenObjects(of).map(({ object, pageIndex }) => [object.uuid, pageIndex]);
    expect(listed(document)).toEqual([
      [RECT, 0],
      [SECOND_TITLE, 1],
    ]);
    expect(listed(set(withObjects(group), { hidden: true }, RECT))).toEqual([[GROUP, 0]]);
    expect(listed(twoPages())).toEqual([]);
  });
});
