import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../test/command-oracle.js';
import { id, withObjects } from '../../test/documents.js';
import { runCommand, undo } from '../history/actions.js';
import { createEditorStore, createObject } from '../standard.js';
import type { Command } from './command-set.js';

const [RECT, ELLIPSE] = [id(20), id(21)];

const drawn = () =>
  withObjects(
    createObject('rect', { uuid: RECT, x: 10, y: 10 }),
    createObject('ellipse', { uuid: ELLIPSE, x: 50, y: 10 }),
  );

const move = (uuid: string, dx: number): Command => ({ type: 'move-objects', uuids: [uuid], dx, dy: 0 });
const transaction = (...commands: readonly Command[]): Command => ({ type: 'transaction', commands });

describe('a transaction', () => {
  it('CMD-12 does what its commands do one after another', () => {
    const after = runThroughOracle(
      drawn(),
      transaction(move(RECT, 5), move(RECT, 2), { type: 'remove-objects', uuids: [ELLIPSE] }),
    );
    expect(after.pages[0]?.objects).toMatchObject([{ uuid: RECT, x: 17 }]);
  });

  it('CMD-12 is one step of undo with the name of its first command', () => {
    const store = createEditorStore(drawn());
    store.dispatch(runCommand(transaction(move(RECT, 5), { type: 'remove-objects', uuids: [ELLIPSE] })));
    expect(store.getState().history.past.map(({ command }) => command)).toEqual(['move-objects']);
    store.dispatch(undo());
    expect(store.getState().history.present).toEqual(drawn());
  });

  it('CMD-12 is done whole or not at all, and says which command was refused', () => {
    expect(expectRefused(drawn(), transaction(move(RECT, 5), move(id(99), 1)))).toMatchObject({
      code: 'COMMAND_OBJECT_NOT_FOUND',
      path: ['commands', 1],
    });
    const store = createEditorStore(drawn());
    store.dispatch(runCommand(transaction(move(RECT, 5), move(id(99), 1))));
    expect(store.getState().history.present).toEqual(drawn());
    expect(store.getState().session.lastIssue).toMatchObject({ code: 'COMMAND_OBJECT_NOT_FOUND' });
  });

  it.each([
    ['no commands', { type: 'transaction', commands: [] }, 'COMMAND_INVALID', ['commands']],
    ['no list', { type: 'transaction', commands: 'all' }, 'COMMAND_INVALID', ['commands']],
    [
      'more commands than a page has objects',
      { type: 'transaction', commands: Array.from({ length: 5001 }, () => move(RECT, 0)) },
      'COMMAND_INVALID',
      ['commands'],
    ],
    [
      'a transaction in it',
      transaction(transaction(move(RECT, 1))),
      'COMMAND_UNKNOWN',
      ['commands', 0, 'type'],
    ],
    [
      'a command that makes no undo step',
      transaction(move(RECT, 1), { type: 'mark-saved', set: { lastSaved: null } }),
      'COMMAND_INVALID',
      ['commands', 1, 'type'],
    ],
  ])('CMD-12 is refused with %s', (_, command, code, path) => {
    expect(expectRefused(drawn(), command)).toMatchObject({ code, path });
  });
});
