import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import { MISSING_WORDS } from '../draft/cursor.js';
import { numberText, quoted } from '../text/written.js';
import { BORDER_STYLE_WORDS, COLOUR_WORDS, TEXTURE_WORDS } from '../words/choices.js';
import { lexiconOf, written } from '../words/lexicon.js';
import { w } from '../words/words.js';
import type { DocumentLine } from './document-line.js';
import type { Reference } from '../draft/reference.js';
import { OWN_WORD_LINE } from './own-word-line.js';
import type { Cursor } from '../draft/cursor.js';

const KEYED_TEXTURE: DocumentLine = {
  words: w('Fläche der Legende', 'Area of the key'),
  isList: true,
  write: ({ keyedTextures }, { language }) =>
    keyedTextures.map(
      ({ pattern, label }) => `${choiceText(TEXTURE_WORDS, pattern, language) ?? ''} ${quoted(label)}`,
    ),
  read(cursor, { keyedTextures }) {
    const pattern = cursor.oneOf(choiceLexicon(TEXTURE_WORDS, cursor.language), 'VALUE_UNKNOWN');
    const label = pattern === undefined ? undefined : cursor.text();
    keyedTextures.push({ pattern, label });
    return label !== undefined;
  },
};

const KEYED_STROKE: DocumentLine = {
  words: w('Linie der Legende', 'Line of the key'),
  isList: true,
  write: ({ keyedStrokes }, { language }) =>
    keyedStrokes.map(({ borderStyle, borderWidth, borderColour, label }) =>
      [
        numberText(borderWidth),
        choiceText(BORDER_STYLE_WORDS, borderStyle, language) ?? '',
        choiceText(COLOUR_WORDS, borderColour, language) ?? '',
        quoted(label),
      ].join(' '),
    ),
  read(cursor, { keyedStrokes }) {
    const borderWidth = cursor.number();
    if (borderWidth === undefined) return false;
    const borderStyle = cursor.oneOf(choiceLexicon(BORDER_STYLE_WORDS, cursor.language), 'VALUE_UNKNOWN');
    if (borderStyle === undefined) return false;
    const borderColour = cursor.oneOf(choiceLexicon(COLOUR_WORDS, cursor.language), 'VALUE_UNKNOWN');
    const label = borderColour === undefined ? undefined : cursor.text();
    keyedStrokes.push({ borderStyle, borderWidth, borderColour, label });
    return label !== undefined;
  },
};

const PLUGIN: DocumentLine = {
  words: w('Erweiterung', 'Plugin'),
  isList: true,
  write: ({ plugins }, { knownPlugins }) =>
    Object.entries(plugins).flatMap(([id, version]) =>
      knownPlugins.has(id) ? [] : [`${quoted(id)} ${quoted(version)}`],
    ),
  read(cursor, { plugins }) {
    const id = cursor.text();
    const version = id === undefined ? undefined : cursor.text();
    if (id === undefined || version === undefined) return false;
    plugins.set(id, version);
    return true;
  },
};

const ON_PAGE = w('auf Seite', 'on page');
const ON = w('an', 'at');
const MEASURED = w('gemessen', 'measured');
const BECAUSE = w('weil', 'because');

/** References with commas between them; undefined, with a problem told, where one is none. */
function references(cursor: Cursor): readonly Reference[] | undefined {
  const found: Reference[] = [];
  do {
    const reference = cursor.reference();
    if (!reference) return undefined;
    found.push(reference);
  } while (cursor.sign(','));
  return found;
}

/** The page of a finding: by its number, or by the id of one that is not there; null for none, undefined for a problem. */
function pageOf(cursor: Cursor): number | string | null | undefined {
  if (!cursor.phrase(lexiconOf([[ON_PAGE, true]], cursor.language))) return null;
  const isMissing = cursor.phrase(lexiconOf([[MISSING_WORDS, true]], cursor.language)) !== undefined;
  return isMissing ? cursor.text() : cursor.number();
}

const FINDING: DocumentLine = {
  words: w('Akzeptiert', 'Accepted'),
  isList: true,
  write: ({ ignoredFindings, pages }, { language, refer }) =>
    ignoredFindings.map(({ ruleId, objects, pageUuid, measured, reason }) => {
      const page = pages.findIndex(({ uuid }) => uuid === pageUuid);
      const missing = `${written(MISSING_WORDS, language)} ${quoted(pageUuid ?? '')}`;
      const onPage =
        pageUuid === null ? [] : [written(ON_PAGE, language), page < 0 ? missing : String(page + 1)];
      const at = objects.map((uuid) => refer(uuid, page < 0 ? null : page)).join(', ');
      return [
        quoted(ruleId),
        ...onPage,
        ...(objects.length === 0 ? [] : [written(ON, language), at]),
        ...(measured === null ? [] : [written(MEASURED, language), numberText(measured)]),
        written(BECAUSE, language),
        quoted(reason),
      ].join(' ');
    }),
  read(cursor, { findings }) {
    const { language } = cursor;
    const spot = cursor.spot();
    const ruleId = cursor.text();
    const page = ruleId === undefined ? undefined : pageOf(cursor);
    if (ruleId === undefined || page === undefined) return false;
    const objects = cursor.phrase(lexiconOf([[ON, true]], language)) ? references(cursor) : [];
    if (!objects) return false;
    const measured = cursor.phrase(lexiconOf([[MEASURED, true]], language)) ? cursor.number() : null;
    if (measured === undefined) return false;
    if (cursor.oneOf(lexiconOf([[BECAUSE, true]], language), 'WORD_UNKNOWN') === undefined) return false;
    const reason = cursor.text();
    if (reason === undefined) return false;
    findings.push({ ruleId, page, objects, measured, reason, spot });
    return true;
  },
};

/** What a document lists. */
export const LIST_LINES: readonly DocumentLine[] = [
  KEYED_TEXTURE,
  KEYED_STROKE,
  OWN_WORD_LINE,
  PLUGIN,
  FINDING,
];
