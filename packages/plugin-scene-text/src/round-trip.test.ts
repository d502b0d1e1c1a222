import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGES } from './language.js';
import { readSceneText } from './reading/read-scene-text.js';
import { problemSentence } from './problems/problem-sentence.js';
import { writeSceneText } from './writing/write-scene-text.js';
import { anyDocuments } from '../test/documents.js';
import { countingIds, engine } from '../test/engine.js';
import { withoutIds } from '../test/without-ids.js';
import type { Document } from '@tastwerk/editor-core';

/** Documents of the property test. */
const COUNT = 200;

function read(text: string, base?: Document): Document {
  const reading = readSceneText(text, { engine, newId: countingIds(), ...(base ? { base } : {}) });
  if (reading.ok) return reading.value.document;
  const [problem] = reading.error;
  const line = text.split('\n')[(problem?.line ?? 1) - 1];
  throw new Error(`${problem ? problemSentence(problem, 'en') : ''} ${JSON.stringify(problem)}\n${line}`);
}

describe('a scene text', () => {
  it.each(LANGUAGES)('in %s says any document, and is the same when it is written again', (language) => {
    fc.assert(
      fc.property(anyDocuments, (document) => {
        const text = writeSceneText(document, engine, language);
        const again = read(text);
        expect(withoutIds(again)).toEqual(withoutIds(document));
        expect(writeSceneText(again, engine, language)).toBe(text);
      }),
      { numRuns: COUNT },
    );
  });

  it.each([
    ['Linie nach 45, 60 von 5, 50', 'Linie von 5, 50 nach 45, 60'],
    ['  Kreis  bei 40 mm,110   durchmesser 40', 'Kreis Radius 20 bei 40, 110'],
    ['KREIS „Ä“ Radius 5 mm bei 1, 2 drehung 30°', 'Kreis "Ä" Radius 5 bei 1, 2 Drehung 30'],
    ['Dreieck Seiten 50, 30, 40', 'Dreieck Seiten 50, 30, 40'],
    ['Dreieck Seiten 50, 50 Winkel 60', 'Dreieck Seite 50'],
    ['Dreieck Seite 50 Winkel 60, 60', 'Dreieck Seite 50'],
    ['Vieleck Eckenzahl 10 Radius 30', 'Vieleck Eckenzahl 10 Radius 30'],
    ['Winkel "W" Öffnung 90 Schenkel 20', 'Pfad "W" Punkte 20, 20; 0, 20; 0, 0'],
    [
      'Brailleseiten Papier Index Everest A3 zellen je zeile 40',
      'Brailleseiten Papier Index Everest A3 Zellen je Zeile 40',
    ],
    [
      'Brailleseiten Zellen je Zeile 30 Papiergröße 250 mm, 305',
      'Brailleseiten Papiergröße 250, 305 Zellen je Zeile 30',
    ],
    ['Rechteck @x Breite 5 Höhe 5 Textur Gitter', 'Quadrat Seite 5 bei 0, 0 Textur Gitter'],
  ])('reads %j and writes %j', (loose, text) => {
    expect(writeSceneText(read(loose), engine, 'de')).toBe(`Szenentext 1\n${text}\n`);
  });

  it('takes the language from its first line, or from its words', () => {
    for (const text of [
      'Scene text 1\nCircle radius 5 at 0, 0',
      'Circle radius 5 at 0, 0\nSquare side 4 at 3, 3',
    ])
      expect(writeSceneText(read(text), engine, 'en')).toMatch(/^Scene text 1\nCircle radius 5 at 0, 0\n/u);
  });

  it('leaves a document as it is when nothing is changed in its text, with ids, pictures and origin', () => {
    fc.assert(
      fc.property(anyDocuments, (document) => {
        const base = { ...document, variant_id: 5, currentFileName: 'blatt.json' };
        expect(read(writeSceneText(base, engine, 'de'), base)).toBe(base);
      }),
      { numRuns: COUNT / 4 },
    );
  });
});
