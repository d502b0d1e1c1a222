import { type Document, type Engine, fail, ok, type PageObject, type Result } from '@tastwerk/editor-core';
import { childrenOf, mapObjects, withChildren } from '@tastwerk/editor-core/objects';
import { relationCircle } from '@tastwerk/editor-core/placing';
import type { Language } from '../language.js';
import { type MatchItem, matchObjects } from '../matching/match-objects.js';
import { nameOfNode, type Resolve } from '../parsed/resolve-names.js';
import type { ObjectNode, ParsedText } from '../parsed/parsed-text.js';
import { documentJson } from '../reading/document-json.js';
import { problemsOfIssues } from '../reading/document-problems.js';
import type { SceneProblem } from '../problems/problem.js';
import { VERSION } from '../document/page-lines.js';
import { parseText } from '../reading/parse-text.js';
import type { SceneReadingOptions } from '../reading/read-scene-text.js';
import { isSameJson } from '../same-json.js';
import { isPlacedAmong } from '../relations/place-all.js';
import { written as writtenWords } from '../words/lexicon.js';
import { VERSION_WORDS } from '../words/version-words.js';
import { calledOf, type Names } from '../writing/names.js';
import { blankOf, type WrittenText } from '../writing/write-scene-text.js';
import { changeTo, type TextChange } from './changes-of-text.js';
import { type ChangedLines, changedLines } from './changed-lines.js';

/** A document with its text as it is written. */
interface BaseText extends WrittenText {
  readonly document: Document;
}

/** What changed lines are read with; the language is that of the text. */
interface QuickOptions extends Pick<SceneReadingOptions, 'engine' | 'newId'> {
  readonly language: Language;
}

/** The lines of the new objects as a text of their own, and what is wrong in it told where it stands in the whole. */
function parseChanged(
  { after, indent }: ChangedLines,
  engine: Engine,
  language: Language,
): { readonly parsed: ParsedText; readonly located: (problem: SceneProblem) => SceneProblem } {
  const first = `${writtenWords(VERSION_WORDS, language)} ${VERSION}`;
  const parsed = parseText([first, ...after.map(({ text }) => text)].join('\n'), engine, language);
  const located = (problem: SceneProblem): SceneProblem => ({
    ...problem,
    line: after[problem.line - 2]?.line ?? problem.line,
    column: problem.column + indent,
  });
  return { parsed, located };
}

/** The only page of lines that are nothing but objects. */
function objectsOf({ pages, ownLines, comments }: ParsedText): readonly ObjectNode[] | undefined {
  const [page, ...others] = pages;
  const isPlain = page?.isImplied === true && others.length === 0 && page.guides.length === 0;
  // The first line is the one that says the language.
  return isPlain && ownLines.length === 1 && comments.length === 0 ? page.objects : undefined;
}

/** Whether no document has to name a plugin for objects of a kind. */
const isPlainKind = ({ kinds }: Engine, kind: string): boolean => kinds.ownerOf(kind)?.isInFormat === true;

/** The ids of the new objects: those of the old ones that they are. */
function idsOf(
  { before, after, from, siblings, page }: ChangedLines,
  nodes: readonly ObjectNode[],
  newId: () => string,
): ReadonlyMap<ObjectNode, string> {
  const item = (uuid: string, line: string, kind: string, name: string): MatchItem => ({
    uuid,
    line,
    kind,
    name,
    page,
    isOnly: false,
  });
  const old = before.flatMap((line, index) => {
    const object = siblings[from + index];
    return object ? [item(object.uuid, line, object.type, calledOf({ ...object }))] : [];
  });
  const now = nodes.map((node, index) =>
    item(String(index), after[index]?.text ?? '', node.kind, nameOfNode(node)),
  );
  const pairs = matchObjects(old, now);
  return new Map(nodes.map((node, index) => [node, pairs.get(String(index)) ?? newId()]));
}

/** Whether lines elsewhere still mean what they meant: what they name keeps its name and its mark, and no other gets these. */
function keepsMeaning(
  { siblings, from, count }: ChangedLines,
  names: Names,
  ids: ReadonlyMap<ObjectNode, string>,
): boolean {
  const after = new Map([...ids].map(([node, uuid]) => [uuid, node]));
  const old = new Map(siblings.slice(from, from + count).map((object) => [object.uuid, object]));
  for (const [uuid, object] of old) {
    const node = after.get(uuid);
    if (!names.isNamed(uuid)) continue;
    if (!node || nameOfNode(node) !== calledOf({ ...object }) || node.handle !== names.handleOf(uuid))
      return false;
  }
  return [...after].every(([uuid, node]) => {
    const before = old.get(uuid);
    if (node.handle !== undefined && node.handle !== (before && names.handleOf(uuid))) return false;
    const name = nameOfNode(node);
    const isSame = before !== undefined && calledOf({ ...before }) === name;
    return isSame || !names.called(name, null).some((other) => names.isNamed(other));
  });
}

/** Looks up what lines in `changed` name. What is not clear by itself is told by `miss`. */
function resolverIn(
  { page: own, siblings, from, count }: ChangedLines,
  { names, lineOf }: WrittenText,
  ids: ReadonlyMap<ObjectNode, string>,
  miss: () => void,
): Resolve {
  const uuids = [...lineOf.keys()];
  const gone = new Set(siblings.slice(from, from + count).map(({ uuid }) => uuid));
  const there = (uuids: readonly string[]) => uuids.filter((uuid) => !gone.has(uuid));
  const called = (name: string): readonly string[] => {
    const added = [...ids].flatMap(([node, uuid]) => (nameOfNode(node) === name ? [uuid] : []));
    const onPage = [...added, ...there(names.called(name, own))];
    return onPage.length > 0 ? onPage : there(names.called(name, null));
  };
  return (reference) => {
    if (reference.by === 'id') return { uuid: reference.uuid };
    const found =
      reference.by === 'name'
        ? called(reference.name)
        : there(uuids.filter((one) => names.handleOf(one) === reference.handle));
    const [uuid] = found;
    if (uuid !== undefined && found.length === 1) return { uuid };
    miss();
    return undefined;
  };
}

/** `base` with `objects` in place of those whose lines were changed. */
function withObjects(
  base: Document,
  { siblings, from, count, page: at, parent }: ChangedLines,
  objects: readonly PageObject[],
): Document {
  const now = [...siblings.slice(0, from), ...objects, ...siblings.slice(from + count)];
  const pages = base.pages.map((page, index) => {
    if (index !== at) return page;
    if (!parent) return { ...page, objects: now };
    const within = (object: PageObject) => (object === parent ? withChildren(object, now) : object);
    return { ...page, objects: mapObjects(page.objects, within) };
  });
  return { ...base, pages };
}

/** As {@link readChangedLines}, for lines that are known. */
function readChanged(
  base: Document,
  changed: ChangedLines,
  written: WrittenText,
  { engine, newId, language }: QuickOptions,
): Result<Document, readonly SceneProblem[]> | undefined {
  const { parsed, located } = parseChanged(changed, engine, language);
  if (parsed.problems.length > 0) return fail(parsed.problems.map(located));
  const nodes = objectsOf(parsed);
  const { siblings, from, count, parent } = changed;
  const old = siblings.slice(from, from + count);
  const isPlain = [...(nodes ?? []).map(({ kind }) => kind), ...old.map(({ type }) => type)].every((kind) =>
    isPlainKind(engine, kind),
  );
  if (!nodes || !isPlain || (parent && nodes.length + siblings.length === count)) return undefined;
  const ids = idsOf(changed, nodes, newId);
  const uuids = new Set(ids.values());
  const isSameObjects = uuids.size === count && old.every(({ uuid }) => uuids.has(uuid));
  if ((base.comments.length > 0 && !isSameObjects) || !keepsMeaning(changed, written.names, ids))
    return undefined;
  let isUnclear = false;
  const miss = () => {
    isUnclear = true;
  };
  const textIds = {
    document: base.uuid,
    page: () => base.pages[changed.page]?.uuid ?? '',
    object: (node: ObjectNode) => ids.get(node) ?? newId(),
  };
  const resolve = resolverIn(changed, written, ids, miss);
  const assembly = { engine, ids: textIds, blank: blankOf(engine, language), resolve };
  const read = engine.parse(documentJson(parsed, assembly, miss));
  if (isUnclear) return undefined;
  if (!read.ok) return fail(problemsOfIssues(parsed, read.error).map(located));
  const known = new Map(old.map((object) => [object.uuid, object]));
  const objects = (read.value.document.pages[0]?.objects ?? []).map((object): PageObject => {
    const before = known.get(object.uuid);
    return before && isSameJson(before, object) ? before : object;
  });
  if ([...old, ...objects].some((one) => !engine.kinds.isRemovable(one) || childrenOf(one).length > 0))
    return undefined;
  if (isPlacedAmong(nodes, objects, known)) return undefined;
  if (objects.length === count && objects.every((object, index) => object === old[index])) return ok(base);
  const document = withObjects(base, changed, objects);
  const isCircle = nodes.some(({ draft }) => draft.isKept) && hasCircle(document, changed);
  return isCircle ? undefined : ok(document);
}

const hasCircle = ({ pages }: Document, { page }: ChangedLines): boolean =>
  relationCircle(pages[page]?.objects ?? []) !== undefined;

/**
 * What `text` makes of a document, from the lines that were changed alone: takes a time in proportion to them, but for a look at every
 * line. Undefined where more than a few lines of objects were changed, or where others mean something else by that: then all of it has to
 * be read.
 */
export function readChangedLines(
  { document, ...written }: BaseText,
  text: string,
  options: QuickOptions,
): Result<Document, readonly SceneProblem[]> | undefined {
  const changed = changedLines(document, written, text);
  if (changed === 'same') return ok(document);
  return changed && readChanged(document, changed, written, options);
}

/** How `text` changes a document, from the lines that were changed alone; undefined where all of them have to be read. */
export function changesOfChangedLines(
  base: BaseText,
  text: string,
  options: QuickOptions,
): Result<TextChange, readonly SceneProblem[]> | undefined {
  const read = readChangedLines(base, text, options);
  if (!read?.ok) return read;
  const changed = changeTo(options.engine, base.document, read.value);
  return changed.ok ? changed : undefined;
}
