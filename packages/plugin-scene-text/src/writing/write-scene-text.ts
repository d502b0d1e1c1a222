import type { Document, Engine } from '@tastwerk/editor-core';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { DOCUMENT_LINES } from '../document/document-lines.js';
import {
  GUIDE_WORDS,
  guideText,
  PAGE_WORDS,
  TEXT_ONLY_WORDS,
  VERSION,
  VERSION_WORDS,
} from '../document/page-lines.js';
import type { Language } from '../language.js';
import { quoted } from '../text/written.js';
import { written } from '../words/lexicon.js';
import { type Names, namesOf } from './names.js';
import { createObjectWriter, indented, type ObjectLines, type WrittenLine } from './object-lines.js';

/** What a scene text says nothing of: a new document in its language. Its ids mean nothing. */
export const blankOf = (engine: Engine, language: Language): Document =>
  engine.blank({ uuid: uuidFrom('document'), pageUuid: uuidFrom('page'), language });

/** The lines of all objects of `document`, page by page. */
export function objectLinesOf(
  document: Document,
  engine: Engine,
  language: Language,
  names: Names = namesOf(engine, document, language),
): readonly (readonly ObjectLines[])[] {
  const writer = createObjectWriter(engine, names, language);
  return document.pages.map(({ objects }, page) => writer.lines(objects, page));
}

function documentLines(
  document: Document,
  engine: Engine,
  language: Language,
  names: Names,
): readonly WrittenLine[] {
  const context = {
    language,
    blank: blankOf(engine, language),
    knownPlugins: new Set(engine.plugins.map(({ id }) => id)),
    refer: names.refer,
  };
  return DOCUMENT_LINES.flatMap(({ words, write }) =>
    write(document, context).flatMap((value): readonly WrittenLine[] => {
      const begin = written(words, language);
      if (typeof value === 'string') return [{ depth: 0, text: value === '' ? begin : `${begin} ${value}` }];
      return [{ depth: 0, text: begin }, ...value.map((text) => ({ depth: 1, text }))];
    }),
  );
}

/** The line of a page; none where a document has one page that is called as that of a new document. */
function pageLines(
  document: Document,
  index: number,
  blank: Document,
  language: Language,
): readonly WrittenLine[] {
  const page = document.pages[index];
  if (!page) return [];
  const isUsual = document.pages.length === 1 && page.name === blank.pages[0]?.name && !page.text;
  const line = [written(PAGE_WORDS, language), quoted(page.name)];
  if (page.text) line.push(written(TEXT_ONLY_WORDS, language));
  return [
    ...(isUsual ? [] : [{ depth: 0, text: line.join(' ') }]),
    ...page.guides.map((guide) => ({
      depth: 0,
      text: `${written(GUIDE_WORDS, language)} ${guideText(guide, language)}`,
    })),
  ];
}

/**
 * `document` as a scene text in `language`: one line for each object from the back to the front, those of a group indented below it;
 * lengths in mm, angles in degrees clockwise. It says what differs from new objects and from a new document. Ids, pictures under pages and
 * where the document came from are not in it. Ends with a line break.
 */
export function writeSceneText(document: Document, engine: Engine, language: Language): string {
  const blank = blankOf(engine, language);
  const names = namesOf(engine, document, language);
  const objects = objectLinesOf(document, engine, language, names);
  const lines = [
    { depth: 0, text: `${written(VERSION_WORDS, language)} ${VERSION}` },
    ...documentLines(document, engine, language, names),
    ...document.pages.flatMap((_page, index) => [
      ...pageLines(document, index, blank, language),
      ...(objects[index] ?? []).flatMap((one) => one.lines),
    ]),
  ];
  return `${lines.map(indented).join('\n')}\n`;
}
