import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CHART_LANGUAGES, type ChartLanguage } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import {
  type ConstructionElement,
  ELEMENT_KINDS,
  ELEMENT_NAME,
  type ElementKind,
  MOST_ELEMENTS,
} from './elements.js';

/** Longest text that is read, in characters. */
const MOST_CHARACTERS = 10_000;

/** Something in a typed construction that cannot be read, with its place: the index in the text, and line and column from 1. */
export interface ConstructionParseIssue {
  readonly code:
    | 'CONSTRUCTION_TOO_LONG'
    | 'CONSTRUCTION_EXPECTED_NAME'
    | 'CONSTRUCTION_EXPECTED'
    | 'CONSTRUCTION_UNKNOWN_FUNCTION'
    | 'CONSTRUCTION_BAD_ARGUMENT'
    | 'CONSTRUCTION_WRONG_COUNT'
    | 'CONSTRUCTION_NAME_TWICE'
    | 'CONSTRUCTION_UNKNOWN_NAME';
  readonly params: Readonly<Record<string, string | number>>;
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

const plainName = (name: string): string =>
  name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

const KIND_NAMES = Object.keys(ELEMENT_KINDS) as ElementKind[];
const KIND_OF = new Map<string, ElementKind>(
  KIND_NAMES.flatMap((kind) =>
    CHART_LANGUAGES.flatMap((language) =>
      ELEMENT_KINDS[kind][language].map((name) => [plainName(name), kind] as const),
    ),
  ),
);

type Look = Partial<Pick<ConstructionElement, 'style' | 'isNamed'>>;

/** What may stand behind an element, in both languages. */
const LOOKS: readonly { readonly de: string; readonly en: string; readonly look: Look }[] = [
  { de: 'gestrichelt', en: 'dashed', look: { style: 'dashed' } },
  { de: 'gepunktet', en: 'dotted', look: { style: 'dotted' } },
  { de: 'verborgen', en: 'hidden', look: { style: 'hidden' } },
  { de: 'benannt', en: 'named', look: { isNamed: true } },
  { de: 'unbenannt', en: 'unnamed', look: { isNamed: false } },
];

/** Ends the reading of a line. */
class Unreadable extends Error {
  constructor(
    readonly code: ConstructionParseIssue['code'],
    readonly at: number,
    readonly params: ConstructionParseIssue['params'] = {},
  ) {
    super(code);
  }
}

const WORD = /^\p{L}[\p{L}\d'′_]*/u;

interface Read {
  readonly element: ConstructionElement;
  /** Where in the line its arguments stand. */
  readonly places: readonly number[];
}

const NUMBER_DE = /^[-−]?\d+(?:[.,]\d+)?$/u;
const NUMBER_EN = /^[-−]?\d+(?:\.\d+)?$/u;

/** The arguments between the brackets, each with its place: separated by `;` or `|`, or by commas where there are none. */
function argumentsIn(
  inner: string,
  start: number,
): readonly (readonly [ConstructionElement['args'][number], number])[] {
  const hasOwn = /[;|]/u.test(inner);
  const number = hasOwn ? NUMBER_DE : NUMBER_EN;
  let at = start;
  return inner.split(hasOwn ? /[;|]/u : ',').map((part) => {
    const place = at + part.length - part.trimStart().length;
    at += part.length + 1;
    const text = part.trim().replace(/°$/u, '');
    if (number.test(text)) return [Number(text.replace('−', '-').replace(',', '.')), place] as const;
    if (ELEMENT_NAME.test(text)) return [text, place] as const;
    throw new Unreadable('CONSTRUCTION_BAD_ARGUMENT', place, { text: text.slice(0, 40) });
  });
}

/** The words behind the bracket. */
function lookOf(rest: string, start: number): Look {
  let look: Look = {};
  let at = start;
  for (const word of rest.split(/([\s,]+)/u)) {
    const place = at;
    at += word.length;
    if (/^[\s,]*$/u.test(word)) continue;
    const found = LOOKS.find(({ de, en }) => [de, en].includes(word.toLowerCase()));
    if (!found) throw new Unreadable('CONSTRUCTION_EXPECTED', place, { found: word.slice(0, 40) });
    look = { ...look, ...found.look };
  }
  return look;
}

/** A line with an element, such as `M = Midpoint(A, B)`, `A = (0; 0)` or `A(2|3)`. */
function readLine(line: string, anonymous: () => string): Read {
  let at = line.length - line.trimStart().length;
  const skip = () => {
    at += /^\s*/u.exec(line.slice(at))?.[0].length ?? 0;
  };
  const word = () => {
    const found = WORD.exec(line.slice(at))?.[0] ?? '';
    at += found.length;
    skip();
    return found;
  };
  const firstAt = at;
  const first = word();
  if (first === '') throw new Unreadable('CONSTRUCTION_EXPECTED_NAME', at);
  let name = first;
  let calledAt = firstAt;
  let called: string | undefined;
  if (line[at] === '=') {
    at += 1;
    skip();
    calledAt = at;
    called = word();
  } else if (line[at] === '(' && KIND_OF.has(plainName(first))) {
    called = first;
    name = anonymous();
  } else called = '';
  if (!ELEMENT_NAME.test(name)) throw new Unreadable('CONSTRUCTION_EXPECTED_NAME', firstAt);
  if (line[at] !== '(')
    throw new Unreadable('CONSTRUCTION_EXPECTED', at, { expected: '(', found: line.slice(at, at + 10) });
  const kind = called === '' ? 'point' : KIND_OF.get(plainName(called));
  if (!kind) throw new Unreadable('CONSTRUCTION_UNKNOWN_FUNCTION', calledAt, { name: called });
  const end = line.indexOf(')', at);
  if (end < 0) throw new Unreadable('CONSTRUCTION_EXPECTED', line.length, { expected: ')' });
  const found = argumentsIn(line.slice(at + 1, end), at + 1);
  const { least, most } = ELEMENT_KINDS[kind];
  if (found.length < least || found.length > most) {
    throw new Unreadable('CONSTRUCTION_WRONG_COUNT', at, { count: found.length, least, most });
  }
  const look = lookOf(line.slice(end + 1), end + 1);
  const args = found.map(([argument]) => argument);
  return {
    element: { name, kind, args, style: 'solid', isNamed: null, ...look },
    places: found.map(([, place]) => place),
  };
}

/** Names that an element brings along for its corners. */
function cornersOf({ name, kind }: ConstructionElement): readonly string[] {
  if (!kind.startsWith('triangle') && kind !== 'regularPolygon') return [];
  const letters = Array.from(name);
  return kind === 'triangleSSA' ? [...letters, `${letters.at(-1) ?? ''}'`] : letters;
}

/** The elements of a typed construction, one in a line; `#` begins a remark. All that cannot be read is named with its place. */
export function parseConstruction(
  text: string,
): Result<readonly ConstructionElement[], readonly ConstructionParseIssue[]> {
  const issues: ConstructionParseIssue[] = [];
  const elements: ConstructionElement[] = [];
  const names = new Set<string>();
  const first = { index: 0, line: 1, column: 1 } as const;
  if (text.length > MOST_CHARACTERS) {
    return fail([{ code: 'CONSTRUCTION_TOO_LONG', params: { most: MOST_CHARACTERS }, ...first }]);
  }
  let unnamed = 0;
  const anonymous = (): string => {
    do unnamed += 1;
    while (text.includes(`element${unnamed}`));
    return `element${unnamed}`;
  };
  let start = 0;
  text.split('\n').forEach((whole, index) => {
    const line = whole.replace(/#.*$/u, '').trimEnd();
    const lineStart = start;
    start += whole.length + 1;
    if (line.trim() === '') return;
    const note = (
      code: ConstructionParseIssue['code'],
      at: number,
      params: ConstructionParseIssue['params'],
    ) => issues.push({ code, params, index: lineStart + at, line: index + 1, column: at + 1 });
    try {
      const { element, places } = readLine(line, anonymous);
      const at = line.length - line.trimStart().length;
      if (names.has(element.name)) note('CONSTRUCTION_NAME_TWICE', at, { name: element.name });
      element.args.forEach((argument, place) => {
        if (typeof argument === 'string' && !names.has(argument))
          note('CONSTRUCTION_UNKNOWN_NAME', places[place] ?? 0, { name: argument });
      });
      for (const name of [element.name, ...cornersOf(element)]) names.add(name);
      elements.push(element);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      note(error.code, error.at, error.params);
    }
  });
  if (elements.length > MOST_ELEMENTS)
    issues.push({ code: 'CONSTRUCTION_TOO_LONG', params: { most: MOST_ELEMENTS }, ...first });
  return issues.length > 0 ? fail(issues) : ok(elements);
}

/** `elements` as they are typed in `language`, one in a line. */
export function writeConstruction(elements: readonly ConstructionElement[], language: ChartLanguage): string {
  const separator = language === 'de' ? '; ' : ', ';
  return elements
    .map(({ name, kind, args, style, isNamed }) => {
      const written = args.map((argument) =>
        typeof argument === 'number' ? writeNumber(argument, language) : argument,
      );
      const called = kind === 'point' ? '' : ELEMENT_KINDS[kind][language][0];
      const looks = LOOKS.filter(
        ({ look }) => (look.style ?? look.isNamed) === (look.style === undefined ? isNamed : style),
      );
      return [`${name} = ${called}(${written.join(separator)})`, ...looks.map((look) => look[language])].join(
        ' ',
      );
    })
    .join('\n');
}
