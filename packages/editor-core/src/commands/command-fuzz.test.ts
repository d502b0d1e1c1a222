import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allKinds, COMMANDS } from '../../test/command-arbitraries.js';
import { deepFreeze } from '../../test/deep-freeze.js';
import { twoPages } from '../../test/documents.js';
import type { Document } from '../document/schema.js';
import { redo, runCommand, undo } from '../history/actions.js';
import type { Command } from './command-set.js';
import { applyCommand, createEditorStore, parseDocument, standardEngine } from '../standard.js';

const single: fc.Arbitrary<Command> = fc.oneof(...Object.values(COMMANDS));
const together: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('transaction' as const),
  commands: fc.array(single, { minLength: 1, maxLength: 4 }),
});
const commands: fc.Arbitrary<Command> = fc.oneof({ weight: 5, arbitrary: single }, together);
const NAMES = standardEngine.commands.names;

describe('any sequence of commands', () => {
  it('CMD-1 CMD-2 keeps the document valid, is undone to its beginning and redone to its end', () => {
    fc.assert(
      fc.property(fc.array(commands, { minLength: 1, maxLength: 25 }), (sequence) => {
        const start = allKinds();
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
        expect(parseDocument(JSON.parse(JSON.stringify(end)))).toMatchObject({ ok: true });

        const steps = store.getState().history.past.length;
        for (let step = 0; step < steps; step += 1) store.dispatch(undo());
        expect(store.getState().history.present).toEqual(start);
        for (let step = 0; step < steps; step += 1) store.dispatch(redo());
        expect(store.getState().history.present).toEqual(end);
      }),
      { numRuns: 150 },
    );
  });

  it('CMD-1 gives, whatever was done and undone before, what it gives on the same document when that was just read', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(commands, fc.boolean()), { minLength: 2, maxLength: 25 }), (sequence) => {
        const store = createEditorStore(allKinds());
        for (const [command, isTakenBack] of sequence) {
          const document = store.getState().history.present;
          const justRead: Document = JSON.parse(JSON.stringify(document));
          expect(applyCommand(document, command)).toEqual(applyCommand(justRead, command));
          store.dispatch(runCommand(command));
          if (isTakenBack) store.dispatch(undo());
        }
      }),
    );
  });

  it('CMD-3 never throws on anything that is sent as a command', () => {
    const store = createEditorStore(twoPages());
    const start = store.getState().history;
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES, 'x'),
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
