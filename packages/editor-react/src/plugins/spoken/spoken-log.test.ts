/**
 * What a screen reader is given to say in ten tasks, against `goldens/spoken-log.*.txt`. After a change that is meant, `WRITE_GOLDENS=1` writes
 * new logs; read them in full before you commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type PageObject, runCommand, sessionActions } from '@tastwerk/editor-core';
import { createObject } from '@tastwerk/editor-core/standard';
import { createListener } from '../../../test/listener.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { documentOf } from '../../state/selectors.js';
import { RUN_REST_MS } from './speech.js';

const REWRITE = process.env['WRITE_GOLDENS'] === '1';

const GOLDENS = new URL('../../../goldens/', import.meta.url);

const WORDS = {
  de: { school: 'Schule', pond: 'Teich', text: 'Weg', renamed: 'Grundschule' },
  en: { school: 'School', pond: 'Pond', text: 'Path', renamed: 'Primary school' },
} as const;

/** Writes down what is said, task by task. */
function logOf(language: 'de' | 'en'): string {
  const words = WORDS[language];
  const [school, pond, label] = [newUuid(), newUuid(), newUuid()];
  const listener = createListener(createNewDocument(language), language);
  const { store, doing, selecting, asking, running, undoing, redoing, session } = listener;
  const page = documentOf(store.getState()).pages[0];
  const lines: string[] = [];
  const task = (name: string, ...steps: readonly (readonly [string, () => string])[]) => {
    lines.push(lines.length === 0 ? name : `\n${name}`);
    for (const [key, step] of steps) {
      jest.advanceTimersByTime(RUN_REST_MS);
      lines.push(`  ${key}: ${step()}`);
    }
  };
  const adding = (object: PageObject) => () => {
    store.dispatch(runCommand({ type: 'add-objects', pageUuid: page?.uuid ?? '', objects: [object] }));
    return selecting(object.uuid);
  };
  const moving = (dx: number, dy: number, uuid: string) => () =>
    doing({ type: 'move-objects', uuids: [uuid], dx, dy });
  const setting = (uuid: string, set: Readonly<Record<string, unknown>>) => () =>
    doing({ type: 'update-objects', changes: [{ uuid, set }] });

  task('1 A new sheet', ['P', () => asking('page')], ['Home', () => running('firstObject')]);
  task(
    '2 A textured rectangle of known size',
    [
      'add',
      adding(
        createObject('rect', { uuid: school, x: 20, y: 60, width: 60, height: 40, moniker: words.school }),
      ),
    ],
    ['texture', setting(school, { pattern: { template: 'grid', offset: 3, clearance: 0 } })],
    ['I', () => asking('selection')],
  );
  task(
    '3 A circle beside it',
    [
      'add',
      adding(
        createObject('ellipse', { uuid: pond, x: 110, y: 65, width: 30, height: 30, moniker: words.pond }),
      ),
    ],
    ['N', () => asking('neighbours')],
    ['both', () => selecting(school, pond)],
  );
  task(
    '4 The circle comes too near, touches, overlaps and lies inside',
    ['select', () => selecting(pond)],
    ['28.4 mm left', moving(-28.4, 0, pond)],
    ['0.1 mm left', moving(-0.1, 0, pond)],
    ['10 mm left', moving(-10, 0, pond)],
    ['40 mm left', moving(-36, 0, pond)],
    ['U', () => asking('contacts')],
    ['60 mm right', moving(74.5, 0, pond)],
  );
  task(
    '5 A label that names it',
    [
      'add',
      adding(createObject('label', { uuid: label, x: 112, y: 110, width: 30, height: 12, text: words.text })),
    ],
    ['tie', setting(label, { anchor: { object: pond, at: { x: 0.5, y: 1 } } })],
    ['I', () => asking('selection')],
  );
  task(
    '6 Size, turn and name',
    ['select', () => selecting(school)],
    ['Shift+Right', () => running('wider')],
    ['Alt+PageDown', () => running('turnFarRight')],
    ['name', setting(school, { moniker: words.renamed })],
    ['H', () => asking('lastChange')],
  );
  task(
    '7 What was done is taken back and done again',
    ['Ctrl+Z', undoing],
    ['Ctrl+Z', undoing],
    ['Ctrl+Y', redoing],
    ['H', () => asking('lastChange')],
  );
  task('8 The outline under a finger', ['X', () => asking('outline')]);
  task(
    '9 Beyond the edge of the sheet and back',
    ['select', () => selecting(pond)],
    ['left', moving(-200, 0, pond)],
    ['J', () => running('ontoSheet')],
    ['group', () => selecting(pond, label)],
    ['Ctrl+G', () => running('group')],
    ['into', () => running('intoGroup')],
    ['next', () => running('nextObject')],
    ['out', () => running('outOfGroup')],
  );
  task(
    '10 What cannot be done, and what goes',
    ['Ctrl+G', () => listener.trying('group')],
    ['Delete', () => running('delete')],
    ['Ctrl+Z', undoing],
    ['U', () => asking('contacts')],
    [
      'tool',
      () => {
        store.dispatch(sessionActions.setTool('RECT'));
        listener.rest();
        return listener.said();
      },
    ],
  );
  session.close();
  return `${lines.join('\n')}\n`;
}

describe.each(['de', 'en'] as const)('the spoken log of ten tasks in %s', (language) => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is that which was read', () => {
    const file = new URL(`spoken-log.${language}.txt`, GOLDENS);
    const log = logOf(language);
    if (REWRITE) writeFileSync(file, log);
    expect(log).toBe(readFileSync(file, 'utf8'));
  });
});
