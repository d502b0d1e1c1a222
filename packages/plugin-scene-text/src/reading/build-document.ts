import {
  type Document,
  type Engine,
  type PageObject,
  fail,
  ok,
  type Result,
  type SceneResources,
} from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { childrenOf, mapObjects, walkObjects } from '@tastwerk/editor-core/objects';
import { relationCircle, withLabelFits } from '@tastwerk/editor-core/placing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import type { SceneProblem } from '../problems/problem.js';
import { hasRelations, placeAll } from '../relations/place-all.js';
import { laidOut } from '../writing/derived.js';
import { blankOf } from '../writing/write-scene-text.js';
import { documentJson } from './document-json.js';
import type { TextIds } from './text-ids.js';
import { problemsOfIssues } from './document-problems.js';
import type { ParsedText } from '../parsed/parsed-text.js';
import { everyNode, resolverOf } from '../parsed/resolve-names.js';

/** Without a translator labels are measured by their print. */
const NO_BRAILLE: BrailleLookup = { get: () => undefined };

/** Problems told twice, as by two lookups of one name, are one. */
function uniqueProblems(problems: readonly SceneProblem[]): readonly SceneProblem[] {
  const keys = new Set<string>();
  return problems.filter(({ code, line, column }) => {
    const key = `${code} ${line} ${column}`;
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

/** Draws what new objects of a kind hold, in those whose lines say nothing of it. */
function withDrawings(document: Document, engine: Engine, uuids: ReadonlySet<string>): Document {
  if (uuids.size === 0) return document;
  const pages = document.pages.map((page) => ({
    ...page,
    objects: mapObjects(page.objects, (object) =>
      uuids.has(object.uuid) && childrenOf(object).length === 0 ? laidOut(engine, object) : object,
    ),
  }));
  return { ...document, pages };
}

/** How a document is built: the braille of its texts where that is known, and whether relations are looked up. */
export interface Building {
  readonly braille?: BrailleLookup | undefined;
  readonly isPlaced: boolean;
  /** The document that the text was written from. */
  readonly base?: Document | undefined;
}

/** Finds the objects of a document by their ids. */
function finderOf(document: Document | undefined): (uuid: string) => PageObject | undefined {
  let known: Map<string, PageObject> | undefined;
  return (uuid) => {
    if (!known) {
      const objects = new Map<string, PageObject>();
      for (const page of document?.pages ?? [])
        walkObjects(page.objects, (object) => void objects.set(object.uuid, object));
      known = objects;
    }
    return known.get(uuid);
  };
}

/** The document that `parsed` says, with the ids of `ids`; or what is wrong with it. */
export function buildDocument(
  parsed: ParsedText,
  engine: Engine,
  ids: TextIds,
  { braille, isPlaced, base }: Building,
): Result<Document, readonly SceneProblem[]> {
  const problems: SceneProblem[] = [];
  const tell = (problem: SceneProblem) => void problems.push(problem);
  const resolve = resolverOf(parsed.pages, tell);
  const assembly = { engine, ids, blank: blankOf(engine, parsed.language), resolve };
  const read = engine.parse(documentJson(parsed, assembly, tell));
  if (!read.ok) problems.push(...problemsOfIssues(parsed, read.error));
  if (!read.ok || problems.length > 0) return fail(uniqueProblems(problems));
  const nodes = parsed.pages.flatMap(({ objects }) => [...everyNode(objects)]);
  const circular = read.value.document.pages.map(({ objects }) => relationCircle(objects));
  const node = nodes.find((one) => circular.includes(ids.object(one)));
  if (node) return fail([{ code: 'RELATION_CIRCLE', ...(node.draft.relationSpot ?? node.spot), params: {} }]);
  const bare = new Set(
    nodes.flatMap((node) =>
      node.children.length === 0 && !Object.hasOwn(node.draft.rest, 'objects') ? [ids.object(node)] : [],
    ),
  );
  const drawn = withDrawings(read.value.document, engine, bare);
  const resources: SceneResources = {
    kinds: engine.kinds,
    braille: braille ?? NO_BRAILLE,
    font: bundledFontMetrics,
  };
  const fitted = braille ? withLabelFits(drawn, resources) : drawn;
  if (!isPlaced || !hasRelations(parsed.pages, () => base !== undefined)) return ok(fitted);
  const placement = { resources, resolve, uuidOf: ids.object, tell, before: finderOf(base) };
  const placed = placeAll(fitted, parsed.pages, placement);
  if (problems.length > 0) return fail(uniqueProblems(problems));
  const checked = engine.parse(placed);
  return checked.ok ? ok(checked.value.document) : fail(problemsOfIssues(parsed, checked.error));
}
