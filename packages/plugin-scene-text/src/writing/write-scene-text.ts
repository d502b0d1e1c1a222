import type { Document, Engine, SceneComment } from '@tastwerk/editor-core';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { type CommentsOfLine, commentText, listComments, placeComments } from '../comments/place-comments.js';
import { DOCUMENT_LINES } from '../document/document-lines.js';
import { GUIDE_WORDS, guideText, PAGE_WORDS, TEXT_ONLY_WORDS, VERSION } from '../document/page-lines.js';
import type { Language } from '../language.js';
import { quoted } from '../text/written.js';
import { written } from '../words/lexicon.js';
import { VERSION_WORDS } from '../words/version-words.js';
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
function pageLine(
  document: Document,
  index: number,
  blank: Document,
  language: Language,
): string | undefined {
  const page = document.pages[index];
  if (!page) return undefined;
  const isUsual = document.pages.length === 1 && page.name === blank.pages[0]?.name && !page.text;
  if (isUsual) return undefined;
  const line = [written(PAGE_WORDS, language), quoted(page.name)];
  if (page.text) line.push(written(TEXT_ONLY_WORDS, language));
  return line.join(' ');
}

/** Lines that belong together; those of an object or a page with its id. */
interface Block {
  readonly uuid?: string;
  readonly lines: readonly WrittenLine[];
}

/** The lines of all pages, in their order. */
function pageBlocks(
  document: Document,
  engine: Engine,
  language: Language,
  blank: Document,
  names: Names,
): readonly Block[] {
  const objects = objectLinesOf(document, engine, language, names);
  return document.pages.flatMap(({ uuid, guides }, index): readonly Block[] => {
    const line = pageLine(document, index, blank, language);
    const words = written(GUIDE_WORDS, language);
    return [
      ...(line === undefined ? [] : [{ uuid, lines: [{ depth: 0, text: line }] }]),
      { lines: guides.map((guide) => ({ depth: 0, text: `${words} ${guideText(guide, language)}` })) },
      ...(objects[index] ?? []).map(({ object, lines }) => ({ uuid: object.uuid, lines })),
    ];
  });
}

/** `lines` with the comments that stand with them: the one behind them on the first. */
function commented(lines: readonly WrittenLine[], { above, behind }: CommentsOfLine): readonly WrittenLine[] {
  const [first, ...others] = lines;
  if (!first) return lines;
  const text = behind === undefined ? first.text : `${first.text} ${commentText(behind)}`;
  return [
    ...above.map((one) => ({ depth: first.depth, text: commentText(one) })),
    { ...first, text },
    ...others,
  ];
}

/** The comments of `document` as its text has them: none stands with what has no line. */
export function writtenComments(document: Document, engine: Engine, language: Language): SceneComment[] {
  const { comments } = document;
  if (comments.length === 0) return [];
  const blank = blankOf(engine, language);
  const blocks = pageBlocks(document, engine, language, blank, namesOf(engine, document, language));
  const owners = new Set(blocks.flatMap(({ uuid }) => uuid ?? []));
  return listComments(placeComments(document, owners), owners);
}

/** A scene text line by line. */
export interface WrittenText {
  readonly lines: readonly string[];
  /** The line of each object and page that has one, from 1, by its id. */
  readonly lineOf: ReadonlyMap<string, number>;
  readonly names: Names;
}

/** {@link writeSceneText} line by line, with the lines of the objects. */
export function writeSceneLines(document: Document, engine: Engine, language: Language): WrittenText {
  const blank = blankOf(engine, language);
  const names = namesOf(engine, document, language);
  const blocks = pageBlocks(document, engine, language, blank, names);
  const placed = placeComments(document, new Set(blocks.flatMap(({ uuid }) => uuid ?? [])));
  const plain = (text: string): WrittenLine => ({ depth: 0, text: commentText(text) });
  const lines = [
    { depth: 0, text: `${written(VERSION_WORDS, language)} ${VERSION}` },
    ...placed.head.map(plain),
    ...documentLines(document, engine, language, names),
  ].map(indented);
  const lineOf = new Map<string, number>();
  for (const { uuid, lines: own } of blocks) {
    const comments = uuid === undefined ? undefined : placed.lines.get(uuid);
    if (uuid !== undefined) lineOf.set(uuid, lines.length + 1 + (comments?.above.length ?? 0));
    for (const line of comments ? commented(own, comments) : own) lines.push(indented(line));
  }
  lines.push(...placed.end.map(plain).map(indented));
  return { lines, lineOf, names };
}

/**
 * `document` as a scene text in `language`: one line for each object from the back to the front, those of a group indented below it;
 * lengths in mm, angles in degrees clockwise. It says what differs from new objects and from a new document. Ids, pictures under pages and
 * where the document came from are not in it. Ends with a line break.
 */
export const writeSceneText = (document: Document, engine: Engine, language: Language): string =>
  `${writeSceneLines(document, engine, language).lines.join('\n')}\n`;
