import { describe, expect, it } from '@jest/globals';
import { type Document, type PageObject } from '@tastwerk/editor-core';
import type { RowDrop } from '@tastwerk/ui';
import { createNewDocument } from '../../new-document.js';
import { createNodes, objectTree } from './object-nodes.js';
import { placementOf } from './placement.js';
import { applyCommand, createObject } from '@tastwerk/editor-core/standard';

const uuids = Array.from({ length: 5 }, () => crypto.randomUUID());
const [A = '', B = '', C = '', D = '', GROUP = ''] = uuids;
const NAMES = new Map([
  [A, 'a'],
  [B, 'b'],
  [C, 'c'],
  [D, 'd'],
  [GROUP, 'group'],
]);

/** From the back to the front: a, a group of b and c, d. */
function drawn(): Document {
  const blank = createNewDocument('de');
  const rect = (uuid: string) => createObject('rect', { uuid, moniker: NAMES.get(uuid) ?? '' });
  const group = createObject('group', { uuid: GROUP, moniker: 'group', objects: [rect(B), rect(C)] });
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: [rect(A), group, rect(D)] })) };
}

/** The list after a drop, from top to bottom, members in brackets. */
function listAfter(drop: RowDrop, document = drawn()): string | undefined {
  const [page] = document.pages;
  const command = page && placementOf(page, drop);
  const result = command && applyCommand(document, command);
  if (!result) return undefined;
  if (!result.ok) return result.error.code;
  const nodesOf = createNodes(({ moniker }) => moniker);
  return nodesOf(result.value.pages[0]?.objects ?? [])
    .map(({ text, children }) =>
      children.length > 0 ? `${text}(${children.map((child) => child.text).join(' ')})` : text,
    )
    .join(' ');
}

describe('the list of objects', () => {
  it('shows the uppermost first, and gives an object that stayed the same row again', () => {
    const nodesOf = createNodes(({ moniker }) => moniker);
    const objects = drawn().pages[0]?.objects ?? [];
    const before = nodesOf(objects);
    expect(before.map(({ text }) => text)).toEqual(['d', 'group', 'a']);
    const after = nodesOf(objects.map((one) => (one.uuid === A ? { ...one, moniker: 'e' } : one)));
    expect(after.map((node, index) => node === before[index])).toEqual([true, true, false]);
    expect(objectTree(objects).parents.get(C)?.uuid).toBe(GROUP);
  });

  it('gives the same list again for objects that only moved, in groups too', () => {
    const moved = (object: PageObject): PageObject =>
      object.type === 'group'
        ? { ...object, objects: object.objects.map(moved) }
        : { ...object, x: object.x + 1 };
    const named: string[] = [];
    const nodesOf = createNodes(({ moniker }) => {
      named.push(moniker);
      return moniker;
    });
    const objects = drawn().pages[0]?.objects ?? [];
    const before = nodesOf(objects);
    named.length = 0;
    expect(nodesOf(objects.map(moved))).toBe(before);
    expect(named).toEqual(['group']);
  });

  it('puts what is dropped above a row in front of it, and below it behind', () => {
    expect(listAfter({ ids: [A], target: D, position: 'before' })).toBe('a d group(c b)');
    expect(listAfter({ ids: [A], target: D, position: 'after' })).toBe('d a group(c b)');
    expect(listAfter({ ids: [D], target: A, position: 'after' })).toBe('group(c b) a d');
    expect(listAfter({ ids: [A, D], target: GROUP, position: 'before' })).toBe('d a group(c b)');
  });

  it('takes rows into groups and out of them', () => {
    expect(listAfter({ ids: [D], target: GROUP, position: 'on' })).toBe('group(d c b) a');
    expect(listAfter({ ids: [A], target: B, position: 'before' })).toBe('d group(c a b)');
    expect(listAfter({ ids: [B], target: C, position: 'before' })).toBe('d group(b c) a');
    expect(listAfter({ ids: [C], target: D, position: 'before' })).toBe('c d group(b) a');
  });

  it('changes nothing where the row itself is dropped beside itself, or the row is gone', () => {
    expect(listAfter({ ids: [GROUP], target: GROUP, position: 'after' })).toBe('d group(c b) a');
    expect(listAfter({ ids: [A], target: 'gone', position: 'on' })).toBeUndefined();
  });
});
