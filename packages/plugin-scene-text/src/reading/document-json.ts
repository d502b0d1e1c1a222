import { type Document, type Engine, FORMAT_VERSION } from '@tastwerk/editor-core';
import { lookedUp } from '@tastwerk/editor-core/placing';
import type { Reference } from '../draft/reference.js';
import { readComments } from './read-comments.js';
import type { Fields } from '../lines/clause.js';
import type { SceneProblem } from '../problems/problem.js';
import { newFields } from '../writing/object-lines.js';
import type { ObjectNode, PageNode, ParsedText } from '../parsed/parsed-text.js';
import { withValues } from './read-object.js';
import type { TextIds } from './text-ids.js';
import type { Referred, Resolve } from '../parsed/resolve-names.js';

/** What a document is put together with. */
export interface Assembly {
  readonly engine: Engine;
  readonly ids: TextIds;
  readonly blank: Document;
  readonly resolve: Resolve;
}

/** The id of what a reference leads to. */
const idOf = (referred: Referred | undefined, ids: TextIds): string | undefined =>
  referred && ('node' in referred ? ids.object(referred.node) : referred.uuid);

/** What a line says that its object goes on to be placed by, with ids; undefined where it says none. */
function keptJson({ draft: { placing, isKept }, page }: ObjectNode, { ids, resolve }: Assembly) {
  if (!isKept) return undefined;
  const placed = { ...placing };
  delete placed.middle;
  return lookedUp<Reference, string>(placed, (reference) => idOf(resolve(reference, page), ids));
}

/** The object of a line as JSON, with what it holds; it is not checked yet. */
function objectJson(node: ObjectNode, assembly: Assembly, defaultsOf: (kind: string) => Fields): Fields {
  const { form, kind, draft, children, page } = node;
  const { ids, resolve } = assembly;
  const said = Object.fromEntries(draft.values);
  const base = { ...defaultsOf(kind), ...form.fixed, ...form.implied?.(said) };
  const fields: Record<string, unknown> = { ...withValues(base, draft), type: kind, uuid: ids.object(node) };
  for (const [property, { reference, value }] of draft.awaiting) {
    const uuid = idOf(resolve(reference, page), ids);
    if (uuid !== undefined) fields[property] = value(uuid);
  }
  const kept = keptJson(node, assembly);
  if (kept) fields['kept'] = kept;
  if (children.length > 0)
    fields['objects'] = children.map((child) => objectJson(child, assembly, defaultsOf));
  // What a new object of the kind holds is drawn later, from what the line says.
  else if (!Object.hasOwn(draft.rest, 'objects') && Object.hasOwn(base, 'objects')) fields['objects'] = [];
  return fields;
}

function findingsJson(
  { document, pages }: ParsedText,
  { ids, resolve }: Assembly,
  tell: (problem: SceneProblem) => void,
) {
  return document.findings.map(({ ruleId, page, objects, measured, reason, spot }) => {
    const index = typeof page === 'number' ? page - 1 : null;
    if (index !== null && !pages[index])
      tell({ code: 'NAME_UNKNOWN', ...spot, params: { name: String(page) } });
    const uuids = objects.flatMap((reference) => idOf(resolve(reference, index), ids) ?? []);
    return {
      ruleId,
      objects: uuids,
      pageUuid: typeof page === 'string' ? page : index === null ? null : ids.page(index),
      measured,
      reason,
    };
  });
}

function pageJson(page: PageNode, index: number, assembly: Assembly, defaultsOf: (kind: string) => Fields) {
  return {
    uuid: assembly.ids.page(index),
    name: page.name ?? assembly.blank.pages[0]?.name ?? '',
    text: page.isTextOnly,
    objects: page.objects.map((node) => objectJson(node, assembly, defaultsOf)),
    guides: page.guides,
  };
}

/** The plugins that the kinds of a text need, and those that the text names. */
function pluginsJson({ document, pages }: ParsedText, { kinds }: Engine): Readonly<Record<string, string>> {
  const plugins = new Map(document.plugins);
  const look = (nodes: readonly ObjectNode[]): void => {
    for (const { kind, children } of nodes) {
      const owner = kinds.ownerOf(kind);
      if (owner && !owner.isInFormat) plugins.set(owner.id, owner.version);
      look(children);
    }
  };
  for (const { objects } of pages) look(objects);
  return Object.fromEntries(plugins);
}

/** The document of `parsed` as JSON; it is not checked yet. */
export function documentJson(
  parsed: ParsedText,
  assembly: Assembly,
  tell: (problem: SceneProblem) => void,
): Fields {
  const { blank, engine, ids } = assembly;
  const { document } = parsed;
  const known = new Map<string, Fields>();
  const defaultsOf = (kind: string): Fields => {
    const fields = known.get(kind) ?? newFields(engine, kind);
    known.set(kind, fields);
    return fields;
  };
  const imageDescription = {
    ...blank.braillePages.imageDescription,
    ...Object.fromEntries(document.imageDescription),
  };
  return {
    ...blank,
    ...Object.fromEntries(document.values),
    formatVersion: FORMAT_VERSION,
    uuid: ids.document,
    translations: document.translations,
    tags: document.tags,
    keyedTextures: document.keyedTextures,
    keyedStrokes: document.keyedStrokes,
    ownWords: document.ownWords,
    ignoredFindings: findingsJson(parsed, assembly, tell),
    comments: readComments(parsed, ids),
    plugins: pluginsJson(parsed, engine),
    braillePages: { ...blank.braillePages, ...Object.fromEntries(document.braillePages), imageDescription },
    pages: parsed.pages.map((page, index) => pageJson(page, index, assembly, defaultsOf)),
  };
}
