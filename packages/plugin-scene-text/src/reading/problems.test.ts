import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGES } from '../language.js';
import { problemSentence } from '../problems/problem-sentence.js';
import { readSceneText } from './read-scene-text.js';
import { writeSceneText } from '../writing/write-scene-text.js';
import { anyDocuments } from '../../test/documents.js';
import { countingIds, engine } from '../../test/engine.js';

const problemsOf = (text: string) => {
  const read = readSceneText(text, { engine, newId: countingIds() });
  return read.ok ? [] : read.error;
};

/** What is wrong, with the code, the line, the column and the suggestion that it must be told with. */
const BAD: readonly (readonly [
  text: string,
  code: string,
  line: number,
  column: number,
  suggestion?: string,
])[] = [
  ['Szenentext 2', 'VERSION_UNKNOWN', 1, 1],
  ['Kries "A" Radius 5', 'KIND_UNKNOWN', 1, 1, 'Kreis'],
  ['Kreis "A"\nRechtek "B"', 'KIND_UNKNOWN', 2, 1, 'Rechteck'],
  ['Kreis "A" Radus 5', 'WORD_UNKNOWN', 1, 11, 'Radius'],
  ['Kreis "A" Radius', 'NUMBER_EXPECTED', 1, 17],
  ['Kreis "A" Radius fünf', 'NUMBER_EXPECTED', 1, 18],
  ['Kreis Radius 5 bei 40,110', 'COMMA_AMBIGUOUS', 1, 22, '40, 110'],
  ['Kreis Radius 5 bei 40', 'SIGN_EXPECTED', 1, 22],
  ['Kreis "A Radius 5', 'TEXT_UNCLOSED', 1, 7],
  ['Braillesystem "FR:KURZ"', 'VALUE_UNKNOWN', 1, 15],
  ['Kreis Radius 5 Textur Pnkte', 'VALUE_UNKNOWN', 1, 23, 'Punkte'],
  ['Kreis Radius 5 Textur gestrichelte Linie', 'VALUE_UNKNOWN', 1, 23, 'gestrichelte Linien'],
  ['Kreis Radius 5 Füllfarbe roht', 'VALUE_UNKNOWN', 1, 26, 'rot'],
  ['Kreis Radius 5 Radius 6', 'SAID_TWICE', 1, 16],
  ['Kreis Radius 0.01', 'VALUE_TOO_SMALL', 1, 7],
  ['Kreis Radius 5 bei 9000, 0', 'VALUE_TOO_LARGE', 1, 16],
  ['Kreis Radius 5 Linienbreite 90', 'VALUE_TOO_LARGE', 1, 16],
  ['Kreis Radius 5 ~', 'CHARACTER_UNEXPECTED', 1, 16],
  ['Kreis Radius 5 {"x": }', 'JSON_INVALID', 1, 16],
  ['Kreis Radius 5 {"radius": 4}', 'VALUE_INVALID', 1, 16],
  ['Kreis "Sonne" Radius 5\nKreis Radius 5 rechts von "Sone"', 'NAME_UNKNOWN', 2, 27, '"Sonne"'],
  ['Kreis "A" Radius 5\nKreis "A" Radius 5\nKreis Radius 2 rechts von "A"', 'NAME_AMBIGUOUS', 3, 27],
  ['Kreis @1 Radius 5\nKreis @1 Radius 5', 'NAME_TAKEN', 2, 1],
  ['Kreis "A" Radius 5 rechts von "B"\nKreis "B" Radius 5 rechts von "A"', 'RELATION_CIRCLE', 1, 31],
  ['Kreis "A" Radius 5\nSeite "2"\nKreis Radius 5 links von "A"', 'RELATION_OTHER_PAGE', 3, 26],
  ['Quadrat "A" Seite 9\nKreis Radius 5 an Ecke 5 von "A"', 'RELATION_NO_CORNER', 2, 24],
  ['Quadrat "A" Seite 9 bei 50, 50\nKreis Radius 5 in "A"', 'RELATION_NO_ROOM', 2, 19],
  ['Kreis Radius 5 rechts von', 'REFERENCE_EXPECTED', 1, 26],
  ['Kreis Radius 5 an Ecke 1 "A"', 'WORD_UNKNOWN', 1, 26],
  ['Dreieck Seiten 10, 20, 50', 'SHAPE_IMPOSSIBLE', 1, 9],
  ['Dreieck bei 3, 4', 'SHAPE_UNKNOWN', 1, 17],
  ['Viereck Ecken 0, 0; 5, 5; 5, 0', 'SHAPE_UNKNOWN', 1, 9],
  ['Pfad Punkte 0, 0, 3; 5, 5', 'SHAPE_UNKNOWN', 1, 13],
  ['Gruppe "leer"', 'VALUE_TOO_SMALL', 1, 1],
  ['Gruppe "G"\n  Kreis Radius 5\n    Kreis Radius 4', 'INDENT_UNEXPECTED', 3, 5],
  ['Kreis Radius 5\n Kreis Radius 4', 'INDENT_UNEXPECTED', 2, 2],
  ['Gruppe "G"\n  Kreis Radius 5\n Kreis Radius 4', 'INDENT_UNEVEN', 3, 1],
  ['Papier A4 hoch\n  Papier A4 hoch', 'INDENT_UNEXPECTED', 2, 3],
  ['Papier A5', 'VALUE_UNKNOWN', 1, 8],
  ['Grafik "A"\nGrafik "B"', 'SAID_TWICE', 2, 1],
  ['Legende\nLegende', 'DOCUMENT_INVALID', 2, 1],
  ['Brailleseiten Zellen je Zeile 99', 'VALUE_TOO_LARGE', 1, 1],
  ['Hilfslinie schräg 4', 'VALUE_UNKNOWN', 1, 12],
  ['Scene text 1\nCirle "A" radius 5', 'KIND_UNKNOWN', 2, 1, 'Circle'],
  ['Scene text 1\nCircle "A" radius 5 texture dost', 'VALUE_UNKNOWN', 2, 29, 'dots'],
];

describe('what is wrong in a scene text', () => {
  const planted = BAD.map(([text, code, line, column, suggestion]) => ({
    text,
    code,
    line,
    column,
    suggestion,
  }));
  it.each(planted)('$text is told as $code at $line:$column', ({ text, code, line, column, suggestion }) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem?.suggestion).toBe(suggestion);
    for (const language of LANGUAGES) {
      const sentence = problem ? problemSentence(problem, language) : '';
      expect(sentence).toMatch(/^\p{Lu}|^„|^“|^\d/u);
      expect(sentence).not.toMatch(/[{}]|undefined/u);
    }
  });

  it('never throws, whatever a text is', () => {
    const words = fc.constantFrom(
      ...[
        'Kreis',
        'Gruppe',
        '"A"',
        '@1',
        '{',
        '}',
        '{"a":1}',
        'Radius',
        'bei',
        '5',
        ',',
        '40, 110',
        '\n',
        '\n  ',
      ],
      ...[
        'rechts von',
        'in',
        'an Ecke',
        'von',
        '#',
        'Seite',
        'Akzeptiert',
        'Objekt',
        'clock',
        '__proto__',
        '"',
        ';',
      ],
    );
    const anyText = fc.oneof(
      fc.string(),
      fc.array(words).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) => void problemsOf(text)),
      { numRuns: 1500 },
    );
  });

  it('never throws for a document of which something is cut off or turned around', () => {
    fc.assert(
      fc.property(
        anyDocuments,
        fc.nat(),
        fc.nat(),
        fc.string({ maxLength: 3 }),
        (document, from, length, put) => {
          const text = writeSceneText(document, engine, 'de');
          const at = from % text.length;
          void problemsOf(text.slice(0, at) + put + text.slice(at + (length % 40)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('refuses a text that is too long, and one of too many groups', () => {
    expect(problemsOf(' '.repeat(21 * 1024 * 1024))).toMatchObject([{ code: 'TEXT_TOO_LONG' }]);
    const deep = Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}Gruppe "${depth}"`).join(
      '\n',
    );
    expect(problemsOf(deep).map(({ code }) => code)).toContain('TOO_DEEP');
  });
});
