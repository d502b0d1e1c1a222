import { describe, expect, it } from '@jest/globals';
import { createEditorStore, type Document, runCommand, undo } from '@tastwerk/editor-core';
import type { SceneProblem } from '../../problems/problem.js';
import { readSceneText } from '../../reading/read-scene-text.js';
import { countingIds, engine, translator } from '../../../test/engine.js';
import { withEdits } from '../sync/merge-lines.js';
import { createTextSession } from './text-session.js';
import type { TextMemory } from './unfinished-texts.js';

const TEXT = `Szenentext 1
# Das Haus
Quadrat "Wand" Seite 60 bei 40, 120
Dreieck "Dach" Seite 60 bei 40, 60
Gruppe "Baum"
  Kreis "Krone" Radius 15 bei 130, 100`;

function read(text: string): Document {
  const reading = readSceneText(text, { engine, newId: countingIds() });
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value.document;
}

/** A memory as a browser has it: values are JSON. */
function createMemory(): TextMemory & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (uuid) => JSON.parse(kept.get(uuid) ?? 'null') as unknown,
    write: (uuid, value) => void kept.set(uuid, JSON.stringify(value)),
  };
}

/** A session over a store, with a field that holds its lines. */
function open(text = TEXT, store = createEditorStore(engine, read(text)), memory = createMemory()) {
  const kept: boolean[] = [];
  let problems: readonly SceneProblem[] = [];
  const session = createTextSession({
    store,
    translator,
    language: 'de',
    newId: countingIds(900),
    memory,
    onKept: (isKept) => void kept.push(isKept),
  });
  let lines = session.lines;
  let lineInWork = 1;
  session.open({
    lines: () => lines,
    lineInWork: () => lineInWork,
    edit: (edits) => {
      if (edits.length > 0) lines = withEdits(lines, edits);
    },
    settled: () => undefined,
    show: (shown) => {
      problems = shown;
    },
  });
  return {
    store,
    session,
    text: () => lines.join('\n').trimEnd(),
    write(from: string, to: string) {
      expect(lines.join('\n')).toContain(from);
      lines = lines.join('\n').replace(from, to).split('\n');
    },
    goTo(line: number) {
      lineInWork = line;
    },
    problems: () => problems,
    isKept: () => kept.at(-1) ?? false,
    steps: () => store.getState().history.past.length,
    uuidOf: (line: number) => session.places().objectAt(line) ?? '',
  };
}

const objectsIn = ({ store }: ReturnType<typeof open>) =>
  store.getState().history.present.pages[0]?.objects ?? [];

describe('the text of a document that is open', () => {
  it('is what is written, and takes a changed line over as one step that keeps its id', async () => {
    const one = open();
    expect(one.text()).toBe(TEXT);
    const [wall] = objectsIn(one);
    one.write('Seite 60 bei 40, 120', 'bei 42,120   Seite 50 mm');
    await one.session.takeOver();
    expect(one.problems()).toMatchObject([{ code: 'COMMA_AMBIGUOUS', line: 3 }]);
    one.write('42,120', '42, 120');
    await one.session.takeOver();
    expect(one.text()).toBe(TEXT.replace('Seite 60 bei 40, 120', 'Seite 50 bei 42, 120'));
    expect(objectsIn(one)[0]).toMatchObject({ uuid: wall?.uuid, x: 42 });
    expect([one.steps(), one.problems()]).toEqual([1, []]);
  });

  it('says places in numbers once a relation was looked up, and gives labels the size of their braille', async () => {
    const one = open();
    one.write('Gruppe', 'Beschriftung "Tür" unterhalb von "Wand" Abstand 5\nGruppe');
    await one.session.takeOver();
    expect(one.text()).toMatch(
      /Beschriftung "Tür" bei [\d.]+, [\d.]+ Breite [\d.]+ Höhe [\d.]+ .*benennt "Wand"/u,
    );
    expect(one.steps()).toBe(1);
  });

  it('keeps the document and the text while something is wrong', async () => {
    const one = open();
    const before = one.store.getState().history.present;
    one.write('Dreieck', 'Dreick');
    await one.session.takeOver();
    expect(one.problems()).toMatchObject([{ code: 'KIND_UNKNOWN', line: 4, suggestion: 'Dreieck' }]);
    expect(one.store.getState().history.present).toBe(before);
    expect(one.text()).toContain('Dreick "Dach"');
    one.session.giveUp();
    expect([one.text(), one.problems()]).toEqual([TEXT, []]);
  });

  it('follows the drawing line by line, and undo', () => {
    const one = open();
    one.write('bei 40, 60\n', 'bei 40, 60\n\n');
    one.store.dispatch(
      runCommand({ type: 'update-objects', changes: [{ uuid: one.uuidOf(3), set: { x: 10 } }] }),
    );
    const moved = TEXT.replace('bei 40, 120', 'bei 10, 120').replace('40, 60\n', '40, 60\n\n');
    expect(one.text()).toBe(moved);
    one.store.dispatch(undo());
    expect(one.text()).toBe(TEXT.replace('40, 60\n', '40, 60\n\n'));
  });

  it('brings changes elsewhere in while a line is unfinished, and keeps the line', async () => {
    const one = open();
    const [wall, roof] = [one.uuidOf(3), one.uuidOf(4)];
    one.write('Dreieck "Dach" Seite 60', 'Dreieck "Dach" Seite');
    const set = (uuid: string, y: number) =>
      one.store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid, set: { y } }] }));
    set(wall, 130);
    expect(one.text()).toBe(
      TEXT.replace('40, 120', '40, 130').replace('Seite 60 bei 40, 60', 'Seite bei 40, 60'),
    );
    expect(one.isKept()).toBe(false);
    set(roof, 70);
    expect([one.text().includes('Dreieck "Dach" Seite bei 40, 60'), one.isKept()]).toEqual([true, true]);
    one.write('Seite bei 40, 60', 'Seite 50 bei 40, 60');
    await one.session.takeOver();
    expect(one.text()).toBe(TEXT.replace('40, 120', '40, 130').replace('Dach" Seite 60', 'Dach" Seite 50'));
    expect([one.isKept(), one.uuidOf(4)]).toEqual([false, roof]);
  });

  it('keeps what is written while the text is read', async () => {
    const one = open();
    one.write('Seite 60 bei 40, 120', 'bei 40, 120 Seite 50');
    const taken = one.session.takeOver();
    one.write('"Dach" Seite 60', '"Dach" Seite 6');
    await taken;
    expect(one.text()).toBe(
      TEXT.replace('Seite 60 bei 40, 120', 'Seite 50 bei 40, 120').replace(
        '"Dach" Seite 60',
        '"Dach" Seite 6',
      ),
    );
    expect(one.session.isUnfinished()).toBe(true);
  });

  it('reads lines that are left while the text is read, but not the line that is being written by then', async () => {
    const one = open();
    one.write('Dreieck "Dach" Seite 60', 'Dreieck "Dach" Seite 50');
    const taken = one.session.takeOver('left');
    one.write('Radius 15', 'Radius 16');
    void one.session.takeOver('left');
    one.write('bei 130, 100', 'bei 130, 100\nKreis Rad');
    one.goTo(7);
    await taken;
    expect(one.problems()).toEqual([]);
    const written = TEXT.replace('Dach" Seite 60', 'Dach" Seite 50').replace('Radius 15', 'Radius 16');
    expect(one.text()).toBe(`${written}\nKreis Rad`);
    expect(one.steps()).toBe(2);
  });

  it('reads again where the drawing was changed while the text was read', async () => {
    const one = open();
    const wall = one.uuidOf(3);
    one.write('Dach" Seite 60 bei 40, 60', 'Dach" Seite 60 oberhalb von "Wand" Abstand 0 mittig');
    const taken = one.session.takeOver();
    one.store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid: wall, set: { x: 10 } }] }));
    await taken;
    expect(one.text()).toContain('Quadrat "Wand" Seite 60 bei 10, 120');
    expect(one.text()).toContain('Dreieck "Dach" Seite 60 bei 10, ');
  });

  it('waits for the next session when it is closed unfinished', async () => {
    const one = open();
    one.write('Dreieck', 'Dreick');
    one.session.close();
    await one.session.takeOver();
    const next = open(TEXT, one.store);
    await next.session.takeOver();
    expect(next.text()).toContain('Dreick "Dach"');
    expect(next.problems()).toHaveLength(1);
  });

  it('is there again with its unfinished lines when the page is loaded again, and not in the document', async () => {
    const memory = createMemory();
    const one = open(TEXT, undefined, memory);
    const { present } = one.store.getState().history;
    one.write('Dreieck "Dach" Seite 60', 'Dreieck "Dach" Seite');
    one.write('Gruppe', 'Kreis Rad\nGruppe');
    await one.session.takeOver();
    expect(one.store.getState().history.present).toBe(present);
    // Meanwhile the wall was moved, in another window.
    const other = createEditorStore(engine, present);
    other.dispatch(
      runCommand({ type: 'update-objects', changes: [{ uuid: one.uuidOf(3), set: { x: 10 } }] }),
    );
    const next = open(TEXT, other, memory);
    await next.session.takeOver();
    const moved = TEXT.replace('40, 120', '10, 120');
    expect(next.text()).toBe(
      moved.replace('"Dach" Seite 60', '"Dach" Seite').replace('Gruppe', 'Kreis Rad\nGruppe'),
    );
    expect(next.problems().map(({ line }) => line)).toEqual([4, 5]);
    next.session.giveUp();
    expect(open(TEXT, createEditorStore(engine, present), memory).text()).toBe(TEXT);
  });

  it('keeps what is typed and not left yet when the page is left', () => {
    const memory = createMemory();
    const one = open(TEXT, undefined, memory);
    one.write('Gruppe', 'Kreis Radius\nGruppe');
    one.session.keep();
    const { present } = one.store.getState().history;
    expect(open(TEXT, createEditorStore(engine, present), memory).text()).toContain('\nKreis Radius\nGruppe');
  });

  it.each([
    ['null'],
    ['{"language":"de","changes":[{"at":"x"}]}'],
    ['[1]'],
    ['{"language":"en","changes":[]}'],
  ])('is not misled by %s in the memory', (kept) => {
    const memory = createMemory();
    const document = read(TEXT);
    memory.kept.set(document.uuid, kept);
    expect(open(TEXT, createEditorStore(engine, document), memory).text()).toBe(TEXT);
  });

  it('knows the lines of objects and the objects of lines', () => {
    const one = open();
    const [, , group] = objectsIn(one);
    expect([1, 2].map((line) => one.session.places().objectAt(line))).toEqual([undefined, undefined]);
    expect(one.uuidOf(5)).toBe(group?.uuid);
    one.write('Gruppe', '\nGruppe');
    expect(one.session.places().lineOf(group?.uuid ?? '')).toBe(6);
  });
});
