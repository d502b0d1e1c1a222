import type { Adjustment } from '../adjustment.js';
import { type Report, textOr } from './old-values.js';

/** What a tag does to the text around it: a line break, a list's dash, a gap, nothing, or it hides what it holds. */
const TAGS: ReadonlyMap<string, 'line' | 'item' | 'gap' | 'none' | 'hide'> = new Map([
  ...[
    'p',
    'br',
    'div',
    'ul',
    'ol',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'tr',
    'table',
    'blockquote',
    'pre',
    'hr',
  ].map((name) => [name, 'line'] as const),
  ['li', 'item'],
  ...['td', 'th'].map((name) => [name, 'gap'] as const),
  ...[
    'span',
    'b',
    'i',
    'u',
    's',
    'em',
    'strong',
    'font',
    'a',
    'sub',
    'sup',
    'small',
    'center',
    'tbody',
    'thead',
  ].map((name) => [name, 'none'] as const),
  ...['script', 'style', 'title', 'head'].map((name) => [name, 'hide'] as const),
]);

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '\u00ad',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    deg: '°',
    euro: '€',
  }),
);

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*|\/)?>/giu;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/giu;
const HIGHEST_CHARACTER = 0x10ffff;

function decoded(text: string): string {
  return text.replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= HIGHEST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}

/** `text` without tags and entities of HTML: paragraphs become lines, list items begin with a dash. */
function withoutHtml(text: string): string {
  let result = '';
  let end = 0;
  let hiding: string | null = null;
  const breakLine = () => {
    if (result !== '' && !result.endsWith('\n')) result += '\n';
  };
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, tag = ''] = match;
    const name = tag.toLowerCase();
    const effect = TAGS.get(name);
    if (!effect) continue;
    if (hiding === null) result += decoded(text.slice(end, match.index));
    end = match.index + whole.length;
    if (hiding !== null) {
      if (slash !== '' && name === hiding) hiding = null;
    } else if (effect === 'hide') hiding = slash === '' ? name : null;
    else if (name === 'br') result += '\n';
    else if (effect === 'gap') result += slash === '' ? '' : ' ';
    else if (effect !== 'none') breakLine();
    if (hiding === null && effect === 'item' && slash === '') result += '- ';
  }
  return (hiding === null ? result + decoded(text.slice(end)) : result).trim();
}

function hasHtml(text: string): boolean {
  for (const [, , tag = ''] of text.matchAll(TAG)) if (TAGS.has(tag.toLowerCase())) return true;
  return decoded(text) !== text;
}

/** The plain text of an old one. Text with tags or entities of HTML is reported; a mere `<` stays what it is. */
export function oldText(value: unknown, path: Adjustment['path'], report: Report): string {
  const text = typeof value === 'number' ? String(value) : textOr(value, '');
  if (!hasHtml(text)) return text;
  report({ code: 'ADJUSTED_TEXT_PLAIN', path });
  return withoutHtml(text);
}
