import { describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import fc from 'fast-check';
import { changesOfText } from './changes-of-text.js';
import { movesBetween } from './object-order.js';
import { readSceneText } from '../reading/read-scene-text.js';
import { writeSceneText } from '../writing/write-scene-text.js';
import { anyDocuments } from '../../test/documents.js';
import { countingIds, engine } from '../../test/engine.js';

const options = { engine, newId: countingIds(500) };

function read(text: string): Document {
  const reading = readSceneText(text, { engine, newId: countingIds() });
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value.document;
}

function change(base: Document, text: string) {
  const changed = changesOfText(base, text, options);
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  return changed.value;
}

const TEXT = `Szenentext 1
Grafik "Haus"
Titel "Haus" bei 10, 10 Breite 100 Höhe 20
Quadrat "Wand" Seite 60 bei 40, 120
Dreieck "Dach" Seite 60 bei 40, 60
Kreis Radius 8 bei 50, 130
Kreis Radius 8 bei 50, 130
Gruppe "Baum"
  Kreis "Krone" Radius 15 bei 130, 100
  Rechteck "Stamm" Breite 6 Höhe 40 bei 142, 132
Beschriftung "Tür" bei 60, 150 Breite 30 Höhe 20 benennt "Wand"
`;
/** Whether more follows from a change of a document than its text says: titles, legends, lead lines, and what goes along with others. */
const hasFollowers = (document: Document): boolean =>
  /"isTitle":true|"isKey":true|"placing":"free"|"leadsFrom":"|"kept":|"type":"key"/u.test(
    JSON.stringify(document),
  );

const house = read(TEXT);
const idOf = (document: Document, name: string) =>
  JSON.stringify(document).match(new RegExp(`"uuid":"([^"]+)","moniker":"${name}"`, 'u'))?.[1];

describe('changes of a scene text', () => {
  it('are none where nothing is changed, also in other words', () => {
    expect(change(house, TEXT)).toEqual({ command: null, document: house });
    const loose = TEXT.replace('Seite 60 bei 40, 120', 'bei 40, 120   Seite 60 mm').replace(
      '"Haus"',
      '„Haus“',
    );
    expect(change(house, `\n\n${loose}`).command).toBeNull();
  });

  it('of one line are one command with what differs', () => {
    const { command, document } = change(
      house,
      TEXT.replace('Seite 60 bei 40, 120', 'Seite 60 bei 42, 120 Textur Gitter'),
    );
    expect(command).toEqual({
      type: 'update-objects',
      changes: [
        {
          uuid: idOf(house, 'Wand'),
          set: { x: 42, pattern: { template: 'grid', offset: 0, clearance: 0 } },
        },
      ],
    });
    const [, was] = house.pages[0]?.objects ?? [];
    const objects = document.pages[0]?.objects ?? [];
    expect(objects.filter((object, index) => object !== house.pages[0]?.objects[index])).toEqual([
      { ...was, x: 42, pattern: { template: 'grid', offset: 0, clearance: 0 } },
    ]);
  });

  it.each([
    ['Grafik "Haus"', 'Grafik "Hütte"', 'set-document-properties'],
    ['Grafik "Haus"', 'Grafik "Haus"\nPapier A3 quer', 'change-format'],
    ['Grafik "Haus"', 'Grafik "Haus"\nZusammenfassung "Ein Haus"', 'set-braille-pages'],
    ['Grafik "Haus"', 'Grafik "Haus"\nHilfslinie senkrecht 40', 'add-guide'],
    ['Grafik "Haus"', 'Grafik "Haus"\nSeite "Blatt"', 'set-page'],
    ['Grafik "Haus"', 'Grafik "Haus"\nLinie der Legende 1 gestrichelt rot "Weg"', 'set-keyed-strokes'],
    [
      'Grafik "Haus"',
      'Grafik "Haus"\nAkzeptiert "shape-min" auf Seite 1 an "Dach" weil "klein"',
      'ignore-findings',
    ],
    ['Kreis Radius 8 bei 50, 130\n', '', 'remove-objects'],
    ['Quadrat "Wand"', 'Kreis Radius 3 bei 1, 1\nQuadrat "Wand"', 'add-objects'],
    ['Seite 60 bei 40, 60', 'Seite 70 bei 40, 60', 'update-objects'],
    ['"Krone" Radius 15', '"Krone" Radius 16', 'update-objects'],
    ['"Tür" bei', '"Tor" bei', 'update-objects'],
    ['"Dach"', '"Giebel"', 'update-objects'],
  ])('%s becomes %s by one %s', (from, to, type) => {
    const text = TEXT.replace(from, to);
    const { command, document } = change(house, text);
    expect(command?.type).toBe(type);
    const wanted = readSceneText(text, { ...options, base: house });
    const without = (one: Document) => writeSceneText(one, engine, 'de');
    expect(without(document)).toBe(wanted.ok ? without(wanted.value.document) : '');
  });

  it('keep the ids of what is moved, renamed, put into a group or onto another page', () => {
    const lines = TEXT.trimEnd().split('\n');
    const wall = lines.splice(3, 1);
    const moved = change(house, [...lines, ...wall].join('\n'));
    expect(moved.command).toMatchObject({ type: 'reorder-objects', uuids: [idOf(house, 'Wand')] });
    const renamed = change(house, TEXT.replace('"Dach"', '"Giebel"'));
    expect(idOf(renamed.document, 'Giebel')).toBe(idOf(house, 'Dach'));
    const grouped = change(house, TEXT.replace('Quadrat "Wand"', 'Gruppe "G"\n  Quadrat "Wand"'));
    expect(idOf(grouped.document, 'Wand')).toBe(idOf(house, 'Wand'));
    expect(grouped.document.pages[0]?.objects).toHaveLength(7);
    const paged = change(house, `${lines.join('\n')}\nSeite "Zwei"\n${wall.join('')}`);
    expect(paged.document.pages[1]?.objects).toMatchObject([{ uuid: idOf(house, 'Wand') }]);
  });

  it('unlock what is taken away, and put a legend that is gone out of use', () => {
    const base = read(
      `${TEXT}Kreis "Zu" Radius 5 bei 9, 9 gesperrt\nLegende bei 10, 200 Breite 60 Höhe 40\n`,
    );
    const { document } = change(base, TEXT);
    expect(document.pages[0]?.objects.map(({ type }) => type)).toEqual([
      ...(house.pages[0]?.objects.map(({ type }) => type) ?? []),
      'key',
    ]);
    expect(document.pages[0]?.objects.at(-1)).toMatchObject({ active: false });
  });

  it('add, remove and order pages with all that is on them', () => {
    const two = read(
      `${TEXT.replace('Titel', 'Seite "Eins"\nTitel')}Seite "Zwei" nur Text\nKreis Radius 4 bei 3, 3\n`,
    );
    const text = `Szenentext 1\nSeite "Zwei" nur Text\nKreis Radius 4 bei 3, 3\nSeite "Drei"\nHilfslinie waagerecht 5\nKreis "Neu" Radius 9 bei 1, 2\n`;
    const { document, command } = change(two, text);
    expect(command?.type).toBe('transaction');
    expect(writeSceneText(document, engine, 'de')).toBe(text);
    expect(document.pages[0]?.uuid).toBe(two.pages[1]?.uuid);
  });

  it('lead to what the text says, from any document to any other', () => {
    fc.assert(
      fc.property(anyDocuments, anyDocuments, (base, other) => {
        const text = writeSceneText(other, engine, 'de');
        const changed = changesOfText(base, text, options);
        if (!changed.ok) {
          const [problem] = changed.error;
          // What is locked and of an unknown kind cannot be unlocked, and so not be taken away; a new relation may find no room, or none on the sheet.
          const issue = problem?.params['issue'] ?? problem?.code.replace(/_[A-Z]+_[A-Z]+$/u, '');
          expect([text, issue]).toEqual([
            text,
            expect.stringMatching(/^(?:COMMAND_KIND_UNKNOWN|DOCUMENT_INVALID_VALUE|RELATION)$/u),
          ]);
        } else if (!hasFollowers(base) && !hasFollowers(other))
          expect(writeSceneText(changed.value.document, engine, 'de')).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('tell what is wrong as reading does', () => {
    expect(changesOfText(house, 'Kries', options)).toMatchObject({
      ok: false,
      error: [{ code: 'KIND_UNKNOWN' }],
    });
  });

  it('bring lists into order with the fewest moves', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (before, numbers) => {
          const after = [...before].sort(() => ((numbers.next().value ?? 0) % 3) - 1);
          const current = [...before];
          const moves = movesBetween(before, after);
          for (const { uuid, to } of moves) {
            current.splice(current.indexOf(uuid), 1);
            current.splice(to, 0, uuid);
          }
          expect(current).toEqual(after);
          expect(moves.length).toBeLessThan(Math.max(1, before.length));
        },
      ),
    );
  });
});
