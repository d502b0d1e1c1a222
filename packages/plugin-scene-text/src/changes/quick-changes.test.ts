import { describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { walkObjects } from '@tastwerk/editor-core/objects';
import fc from 'fast-check';
import { readSceneText } from '../reading/read-scene-text.js';
import type { Language } from '../language.js';
import { writeSceneLines, writeSceneText } from '../writing/write-scene-text.js';
import { anyDocuments } from '../../test/documents.js';
import { countingIds, engine } from '../../test/engine.js';
import { withoutIds } from '../../test/without-ids.js';
import { readChangedLines } from './quick-changes.js';

/** Changes of random documents. */
const COUNT = 250;

const uuidsIn = ({ pages }: Document): readonly string[] => {
  const uuids: string[] = [];
  for (const { objects } of pages) walkObjects(objects, ({ uuid }) => void uuids.push(uuid));
  return uuids;
};

/** What an author may write in a line. */
const LINES = [
  'Kreis "Neu" Radius 7 bei 30, 40',
  'Quadrat Seite 12 bei 10, 20',
  'Beschriftung "Name 0" bei 20, 60 Breite 30 Höhe 12',
  'Beschriftung "Tal" benennt "Name 1"',
  'Linie von 10, 10 nach 30, 40 führt von @1',
  'Kreis @1 Radius 3 bei 5, 5',
  'Kreis Radus 3',
  'Kreis Radius 0.01 bei 5, 5',
  'Rechteck rechts von "Neu"',
  'Gruppe "G"',
  'Titel "Oben" bei 10, 10',
  'Seite "Neu"',
  '# nur so',
  'Diagramm Uhr',
  '',
] as const;

/** What an author may do with a line. */
const STEPS: readonly ((lines: readonly string[], at: number, text: string) => readonly string[])[] = [
  (lines, at, text) => lines.toSpliced(at, 1, text),
  (lines, at, text) => lines.toSpliced(at, 0, text),
  (lines, at, text) => lines.toSpliced(at, 0, `  ${text}`),
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 2),
  (lines, at) => lines.toSpliced(at, 2, ...lines.slice(at, at + 2).toReversed()),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  (lines, at) => lines.with(at, (lines[at] ?? '').replace(/\d+(?=[ ,]|$)/u, '17')),
  (lines, at) => lines.with(at, (lines[at] ?? '').replace(/"[^"\\]*"/u, '"Name 0"')),
  (lines, at) => lines.with(at, (lines[at] ?? '').replace(/ Abstand [\d.]+/u, ' Abstand 9')),
  (lines, at) => lines.toSpliced(at, 0, '', '  '),
];

const quickly = (text: string, base: Document, language: Language) =>
  readChangedLines({ document: base, ...writeSceneLines(base, engine, language) }, text, {
    engine,
    newId: countingIds(5_000),
    language,
  });

const read = (text: string, base: Document) =>
  readSceneText(text, { engine, newId: countingIds(5_000), base });

describe('reading the lines that were changed alone', () => {
  it('makes of a document what reading all of them makes', () => {
    let [quick, same] = [0, 0];
    fc.assert(
      fc.property(anyDocuments, fc.nat(), fc.nat(), fc.constantFrom(...LINES), (base, where, how, line) => {
        const before = writeSceneText(base, engine, 'de').trimEnd().split('\n');
        const step = STEPS[how % STEPS.length];
        const at = 1 + (where % before.length);
        const text = (step?.(before, Math.min(at, before.length - 1), line) ?? before).join('\n');
        const found = quickly(text, base, 'de');
        if (!found) return;
        quick += 1;
        const whole = read(text, base);
        if (!found.ok || !whole.ok) {
          const [one, other] = [found, whole].map((result) => (result.ok ? 'read' : result.error[0]));
          expect([text, one]).toEqual([text, other]);
          return;
        }
        const known = new Set(uuidsIn(base));
        const kept = (document: Document) =>
          uuidsIn(document).map((uuid) => (known.has(uuid) ? uuid : 'new'));
        const [mine, theirs] = [kept(found.value), kept(whole.value.document)];
        // Reading all lines looks for an object that was changed everywhere, and may take another for it.
        const isSame = mine.join(' ') === theirs.join(' ');
        if (isSame) expect([text, withoutIds(found.value)]).toEqual([text, withoutIds(whole.value.document)]);
        else
          expect(mine.filter((one) => one === 'new').length).toBeLessThanOrEqual(
            theirs.filter((one) => one === 'new').length,
          );
        same += isSame ? 1 : 0;
      }),
      { numRuns: COUNT },
    );
    expect(quick).toBeGreaterThan(COUNT / 5);
    expect(same).toBeGreaterThan(quick / 2);
  });

  it('gives the document itself where nothing was changed', () => {
    fc.assert(
      fc.property(anyDocuments, (base) => {
        const text = writeSceneText(base, engine, 'en');
        const found = quickly(text.replace('\n', '\n\n'), base, 'en');
        expect(found?.ok && found.value === base).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
