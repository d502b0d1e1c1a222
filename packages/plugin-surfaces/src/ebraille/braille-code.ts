import { type BrailleSystem, languageOfSystem, type Notation } from '@tastwerk/editor-core/braille';

/** Names of the registry (proposed codes, 2024-10-17) for the systems of the first documents. */
const CODES: ReadonlyMap<BrailleSystem, { readonly code: string; readonly grade: string }> = new Map([
  ['DE:BASIS', { code: 'German', grade: 'grade0' }],
  ['DE:VOLL', { code: 'German', grade: 'grade1' }],
  ['DE:KURZ', { code: 'German', grade: 'grade2' }],
  ['EN:UEB1', { code: 'ueb', grade: 'grade1' }],
  ['EN:UEB2', { code: 'ueb', grade: 'grade2' }],
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
  const known = CODES.get(system);
  if (known) {
    if (known.code !== 'German' || notation === 'plain') return `${known.code} ${known.grade}`;
    return notation === 'capitals' ? `German-capitals ${known.grade}` : 'German-6dot no-grade comp6';
  }
  const language = ENGLISH_NAMES.of(languageOfSystem(system)) ?? languageOfSystem(system);
  const name = ENGLISH.find(([table]) => table.test(system))?.[1] ?? language;
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '');
  const code = CAPITALS.test(system) ? `${plain}-capitals` : plain;
  const dots = COMPUTER.exec(system)?.[1];
  if (dots !== undefined) return `${code} no-grade comp${dots}`;
  const grade = GRADE.exec(system)?.[1];
  return `${code} ${grade === undefined ? 'no-grade' : `grade${grade}`}`;
}
