import { type Document, type Engine, fail, ok, type Result } from '@tastwerk/editor-core';
import { type BrailleLookup, type BrailleTranslator, translateDocument } from '@tastwerk/editor-core/braille';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import type { Language } from '../language.js';
import { keepFromBase } from '../matching/keep-from-base.js';
import { type MatchItem, matchObjects, matchPages } from '../matching/match-objects.js';
import type { SceneProblem } from '../problems/problem.js';
import { calledOf, type Names, namesOf } from '../writing/names.js';
import { isSameJson } from '../same-json.js';
import { objectLinesOf, writtenComments } from '../writing/write-scene-text.js';
import { buildDocument } from './build-document.js';
import type { TextIds } from './text-ids.js';
import { parseText } from './parse-text.js';
import type { ObjectNode, ParsedText } from '../parsed/parsed-text.js';
import { everyNode } from '../parsed/resolve-names.js';

/** What a scene text is read with. */
export interface SceneReadingOptions {
  readonly engine: Engine;
  /** Gives a new id each time. */
  readonly newId: () => string;
  /** The language of a text that does not say it in its first line; German when absent. */
  readonly language?: Language;
  /** The document that the text was written from: what is unchanged keeps its id, and what a text does not carry stays. */
  readonly base?: Document;
  /** Braille of the texts. With it, labels get the size of what they write, and distances are measured to their dots. */
  readonly braille?: BrailleLookup;
}

/** A scene text that was read. */
export interface SceneReading {
  readonly document: Document;
  readonly language: Language;
  /** The line of each object, from 1, by its id. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Ids that stand for the lines of a text, until it is known which objects they were. */
function provisionalIds(parsed: ParsedText): TextIds {
  const numbers = new Map<ObjectNode, number>();
  for (const { objects } of parsed.pages)
    for (const node of everyNode(objects)) numbers.set(node, numbers.size);
  return {
    document: uuidFrom('scene-text'),
    page: (index) => uuidFrom(`scene-text/page/${index}`),
    object: (node) => uuidFrom(`scene-text/object/${numbers.get(node) ?? 'none'}`),
  };
}

/** `ids` in a table, so that each is made once. */
function onceEach<K>(make: (key: K) => string): (key: K) => string {
  const known = new Map<K, string>();
  return (key) => {
    const id = known.get(key) ?? make(key);
    known.set(key, id);
    return id;
  };
}

/** The objects of `document` with their lines; `pageOf` gives the place of a page among those of the document that it is compared with. */
function itemsOf(
  document: Document,
  engine: Engine,
  language: Language,
  pageOf: (index: number) => number,
): readonly MatchItem[] {
  // A mark tells nothing of an object: it comes and goes with what others are called.
  const names: Names = { ...namesOf(engine, document, language), handleOf: () => undefined };
  return objectLinesOf(document, engine, language, names).flatMap((page) =>
    page.map(({ object, page: index, lines }) => ({
      uuid: object.uuid,
      line: lines.map(({ text }) => text).join('\n'),
      // A page has one legend, which stays with it: that of another page is another.
      isOnly: !engine.kinds.isRemovable(object),
      kind: engine.kinds.isRemovable(object) ? object.type : `${object.type} ${pageOf(index)}`,
      name: calledOf({ ...object }),
      page: pageOf(index),
    })),
  );
}

/** The ids of `base` for what `document`, which has those of `provisional`, has from there; new ones for the rest. */
function idsFromBase(
  parsed: ParsedText,
  document: Document,
  provisional: TextIds,
  base: Document,
  { engine, newId }: SceneReadingOptions,
): TextIds {
  const { language } = parsed;
  const pageNames = ({ pages: all }: Document) => all.map(({ name }) => name);
  const pages = matchPages(pageNames(base), pageNames(document));
  const added = base.pages.length;
  const objects = matchObjects(
    itemsOf(base, engine, language, (index) => index),
    itemsOf(document, engine, language, (index) => pages.get(index) ?? added + index),
  );
  return {
    document: base.uuid,
    page: onceEach((index: number) => base.pages[pages.get(index) ?? -1]?.uuid ?? newId()),
    object: onceEach((node: ObjectNode) => objects.get(provisional.object(node)) ?? newId()),
  };
}

function newIds({ newId }: SceneReadingOptions): TextIds {
  return {
    document: newId(),
    page: onceEach<number>(newId),
    object: onceEach<ObjectNode>(newId),
  };
}

/** `document` with the comments of `base` as they are stored, where its text has the same ones. */
function withCommentsOf(
  document: Document,
  base: Document,
  { engine }: SceneReadingOptions,
  { language }: ParsedText,
): Document {
  const isSame = isSameJson(document.comments, writtenComments(base, engine, language));
  return isSame ? { ...document, comments: base.comments } : document;
}

/** The lines of `text`, with what is wrong in them. */
export const parseSceneText = (
  text: string,
  { engine, language = 'de' }: Pick<SceneReadingOptions, 'engine' | 'language'>,
): ParsedText => parseText(text, engine, language);

/** As {@link readSceneText}, for a text whose lines are known. */
export function readParsed(
  parsed: ParsedText,
  options: SceneReadingOptions,
): Result<SceneReading, readonly SceneProblem[]> {
  const { engine, base, braille } = options;
  if (parsed.problems.length > 0) return fail(parsed.problems);
  const building = { braille, isPlaced: true };
  const provisional = provisionalIds(parsed);
  const first = base && buildDocument(parsed, engine, provisional, building);
  if (first && !first.ok) return first;
  const ids = base && first ? idsFromBase(parsed, first.value, provisional, base, options) : newIds(options);
  const built = buildDocument(parsed, engine, ids, { ...building, base });
  if (!built.ok) return built;
  const lines = new Map<string, number>();
  for (const { objects } of parsed.pages)
    for (const node of everyNode(objects)) lines.set(ids.object(node), node.spot.line);
  const document = base
    ? keepFromBase(withCommentsOf(built.value, base, options, parsed), base)
    : built.value;
  return ok({ document, language: parsed.language, lines });
}

/**
 * Reads a scene text in German or English. Never throws: what cannot be read is a list of problems, each with its line and column. Places
 * that are said by relations are looked up once, from what is drawn. Without `base` all ids are new.
 */
export const readSceneText = (
  text: string,
  options: SceneReadingOptions,
): Result<SceneReading, readonly SceneProblem[]> => readParsed(parseSceneText(text, options), options);

/** The braille of all that a text writes; the translator is asked once. */
export async function brailleOfParsed(
  parsed: ParsedText,
  { engine }: Pick<SceneReadingOptions, 'engine'>,
  translator: BrailleTranslator,
): Promise<Result<BrailleLookup, readonly SceneProblem[]>> {
  if (parsed.problems.length > 0) return fail(parsed.problems);
  const unplaced = buildDocument(parsed, engine, provisionalIds(parsed), { isPlaced: false });
  if (!unplaced.ok) return unplaced;
  const { book } = await translateDocument(engine.kinds, unplaced.value, translator);
  return ok(book);
}

/** What a scene text is drawn with: its braille is asked for. */
export interface SceneDrawingOptions extends Omit<SceneReadingOptions, 'braille'> {
  readonly translator: BrailleTranslator;
}

/** As {@link readSceneText}, with the braille that `translator` writes: labels get their size, and distances are measured to their dots. */
export async function drawSceneText(
  text: string,
  { translator, ...options }: SceneDrawingOptions,
): Promise<Result<SceneReading, readonly SceneProblem[]>> {
  const parsed = parseSceneText(text, options);
  const braille = await brailleOfParsed(parsed, options, translator);
  return braille.ok ? readParsed(parsed, { ...options, braille: braille.value }) : braille;
}
