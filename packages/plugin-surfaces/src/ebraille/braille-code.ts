import {
  type BrailleSystem,
  languageOfSystem,
  newestSystem,
  type Notation,
} from '@tastwerk/editor-core/braille';

/** Grades of the registry (proposed codes, 2024-10-17) for the German systems of the first documents, which name no table. */
const GERMAN_GRADES: ReadonlyMap<BrailleSystem, string> = new Map([
  ['DE:BASIS', 'grade0'],
  ['DE:VOLL', 'grade1'],
  ['DE:KURZ', 'grade2'],
]);

/** English systems by what their tables are called in liblouis, with what they are called in the registry. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^en:en-ueb-/u, 'ueb'],
  [/^en:en-us-/iu, 'EBAE'],
  [/^en:en-gb-/iu, 'SEB'],
];

/** Tables of German that mark capitals. */
const CAPITALS = /-detailed@/u;

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** The grade and the kind of computer braille, as names of liblouis' tables say them. */
const GRADE = /g([012])(?!\d)/u;
const COMPUTER = /comp([68])/u;

/** How the registry of braille codes names `system`: code, grade and specialisation with blanks between them. */
export function brailleCode(system: BrailleSystem, notation: Notation): string {
  const german = GERMAN_GRADES.get(system);
  if (german !== undefined) {
    if (notation === 'computer') return 'German-6dot no-grade comp6';
    return `${notation === 'capitals' ? 'German-capitals' : 'German'} ${german}`;
  }
  const newest = newestSystem(system);
  const language = ENGLISH_NAMES.of(languageOfSystem(system)) ?? languageOfSystem(system);
  const name = ENGLISH.find(([table]) => table.test(newest))?.[1] ?? language;
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '');
  const code = CAPITALS.test(newest) ? `${plain}-capitals` : plain;
  const dots = COMPUTER.exec(newest)?.[1];
  if (dots !== undefined) return `${code} no-grade comp${dots}`;
  const grade = GRADE.exec(newest)?.[1];
  return `${code} ${grade === undefined ? 'no-grade' : `grade${grade}`}`;
}
