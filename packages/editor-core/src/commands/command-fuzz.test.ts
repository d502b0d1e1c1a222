import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxes } from '../../test/arbitraries.js';
import { deepFreeze } from '../../test/deep-freeze.js';
import {
  ELLIPSE,
  id,
  LABEL,
  PAGE,
  PATH,
  RECT,
  SECOND_PAGE,
  SECOND_TITLE,
  TITLE,
  twoPages,
} from '../../test/documents.js';
import { documentSchema } from '../document/schema.js';
import { redo, runCommand, undo } from '../history/actions.js';
import { createEditorStore } from '../history/editor-store.js';
import { createObject } from '../objects/create-object.js';
import type { Command } from './registry.js';

const uuids = fc.constantFrom(RECT, ELLIPSE, PATH, LABEL, TITLE, SECOND_TITLE, id(40), id(41), id(99));
const pageUuids = fc.constantFrom(PAGE, SECOND_PAGE, id(42));
const distances = fc.integer({ min: -500, max: 500 });
const labels = fc.string({ maxLength: 12 });

const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('move-objects' as const),
    uuids: fc.array(uuids, { maxLength: 3 }),
    dx: distances,
    dy: distances,
  }),
  fc.record({ type: fc.constant('remove-objects' as const), uuids: fc.array(uuids, { maxLength: 1 }) }),
  fc.record({ type: fc.constant('reorder-object' as const), uuid: uuids, index: fc.nat(8) }),
  fc.record({
    type: fc.constant('resize-objects' as const),
    uuids: fc.array(uuids, { maxLength: 3 }),
    from: boxes,
    to: boxes,
  }),
  fc
    .tuple(uuids, labels)
    .map(([uuid, text]): Command => ({ type: 'update-objects', changes: [{ uuid, set: { text } }] })),
  fc
    .tuple(uuids, fc.integer({ min: -400, max: 400 }))
    .map(([uuid, angle]): Command => ({ type: 'update-objects', changes: [{ uuid, set: { angle } }] })),
  fc.tuple(pageUuids, fc.constantFrom(id(40), id(41))).map(([pageUuid, uuid]): Command => ({
    type: 'add-objects',
    pageUuid,
    objects: [createObject('label', { uuid, isTitle: true, text: 'Tor' })],
  })),
  fc.nat(3).map((index): Command => ({
    type: 'add-page',
    uuid: id(42),
    name: 'Drei',
    titleLabelUuid: id(43),
    index,
  })),
  pageUuids.map((uuid): Command => ({ type: 'remove-page', uuid })),
  fc.tuple(pageUuids, labels).map(([uuid, name]): Command => ({ type: 'rename-page', uuid, name })),
  labels.map((graphicTitle): Command => ({ type: 'set-document-properties', set: { graphicTitle } })),
  fc.tuple(fc.nat(30), fc.boolean(), fc.boolean()).map(([marginLeft, holePunch, pageNumbers]): Command => ({
    type: 'set-braille-pages',
    set: { marginLeft, holePunch, pageNumbers },
  })),
  fc.constantFrom<Command>(
    { type: 'change-format', format: 'a3-portrait' },
    { type: 'change-format', format: 'a4-landscape' },
  ),
);

describe('any sequence of commands', () => {
  it('CMD-1 CMD-2 keeps the document valid, is undone to its beginning and redone to its end', () => {
    fc.assert(
      fc.property(fc.array(commands, { minLength: 1, maxLength: 25 }), (sequence) => {
        const start = twoPages();
        deepFreeze(start);
        const store = createEditorStore(start);
        for (const command of sequence) {
          const before = store.getState();
          store.dispatch(runCommand(command));
          const after = store.getState();
          if (after.session.lastIssue !== null) expect(after.history).toBe(before.history);
          expect(after.session.currentPage).toBeLessThan(after.history.present.pages.length);
        }
        const end = store.getState().history.present;
        expect(documentSchema.safeParse(JSON.parse(JSON.stringify(end))).error).toBeUndefined();

        const steps = store.getState().history.past.length;
        for (let step = 0; step < steps; step += 1) store.dispatch(undo());
        expect(store.getState().history.present).toEqual(start);
        for (let step = 0; step < steps; step += 1) store.dispatch(redo());
        expect(store.getState().history.present).toEqual(end);
      }),
      { numRuns: 150 },
    );
  });

  it('CMD-3 never throws on anything that is sent as a command', () => {
    const store = createEditorStore(twoPages());
    const start = store.getState().history;
    fc.assert(
      fc.property(
        fc.constantFrom('add-objects', 'update-objects', 'add-page', 'resize-objects', 'mark-saved', 'x'),
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
        (type, rest) => {
          const command: Command = JSON.parse(JSON.stringify({ ...rest, type }));
          store.dispatch(runCommand(command));
          expect(store.getState().history).toBe(start);
        },
      ),
    );
  });
});
