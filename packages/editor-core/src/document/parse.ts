import type { Issue } from '../issue.js';
import { issuesFromZod } from '../issues-from-zod.js';
import type { Kinds } from '../objects/kinds.js';
import { walkObjects } from '../objects/tree.js';
import { fail, ok, type Result } from '../result.js';
import type { Adjustment } from './adjustment.js';
import {
  isJsonObject,
  type JsonObject,
  mapElements,
  mapProperty,
  withoutProperties,
} from '../values/json.js';
import { LIMITS } from '../values/limits.js';
import { migrate, OLDEST_VERSION } from './migrate/index.js';
import { type Document, documentSchemaOf, FORMAT_VERSION } from './schema.js';

/** What clients once kept beside the document: computed where it is needed, never believed, never stored (decisions). */
const DERIVED_OF_LABEL = ['braille'];
const DERIVED_OF_KEY = ['entries'];
const DERIVED_OF_PAGE = ['rendering', 'markup'];
const DERIVED_OF_BRAILLE_PAGES = ['concatinated', 'braille', 'formatted'];

/** Groups are cleaned floor by floor, as deep as a document may go; what lies deeper is refused afterwards. */
function cleanObject(object: unknown, depth: number = LIMITS.groupDepth): unknown {
  if (!isJsonObject(object)) return object;
  if (object['type'] === 'label') return withoutProperties(object, DERIVED_OF_LABEL);
  if (object['type'] === 'key') return withoutProperties(object, DERIVED_OF_KEY);
  if (object['type'] !== 'group' || depth === 0) return object;
  return mapProperty(object, 'objects', (objects) =>
    mapElements(objects, (member) => cleanObject(member, depth - 1)),
  );
}

function cleanPage(page: unknown): unknown {
  if (!isJsonObject(page)) return page;
  const kept = withoutProperties(page, DERIVED_OF_PAGE);
  return mapProperty(kept, 'objects', (objects) => mapElements(objects, (object) => cleanObject(object)));
}

/** `json` without derived fields and without markup that a client rendered. */
function withoutDerivedFields(json: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const kept = mapProperty(json, 'braillePages', (layout) =>
    isJsonObject(layout) ? withoutProperties(layout, DERIVED_OF_BRAILLE_PAGES) : layout,
  );
  return mapProperty(kept, 'pages', (pages) => mapElements(pages, cleanPage));
}

/** A document that was read, and what had to be changed on the way. */
export interface ParsedDocument {
  readonly document: Document;
  readonly adjusted: readonly Adjustment[];
}

const CODES = {
  invalid: 'DOCUMENT_INVALID_VALUE',
  unknown: 'DOCUMENT_UNKNOWN_PROPERTY',
  tooLarge: 'DOCUMENT_TOO_LARGE',
} as const;

/** The form of `json`: the "0.9" of the older product counts as 0, and so does a document that names none. */
function versionOf(json: JsonObject): Result<number, Issue> {
  const version = json['formatVersion'];
  if (version === undefined || version === '0.9' || version === 0.9) return ok(OLDEST_VERSION);
  const path = ['formatVersion'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return fail({ code: 'DOCUMENT_VERSION_UNKNOWN', path });
  }
  if (version > FORMAT_VERSION) {
    return fail({ code: 'DOCUMENT_VERSION_TOO_NEW', path, params: { version, newest: FORMAT_VERSION } });
  }
  return ok(version);
}

/** Bounds that are checked before anything walks the document, so that a huge one costs nothing. */
function sizeIssue(json: JsonObject): Issue | undefined {
  const pages = json['pages'];
  if (!Array.isArray(pages)) return undefined;
  const tooLarge = (path: Issue['path'], maximum: number): Issue => ({
    code: 'DOCUMENT_TOO_LARGE',
    path,
    params: { reason: 'too_big', maximum },
  });
  if (pages.length > LIMITS.pages) return tooLarge(['pages'], LIMITS.pages);
  const page = pages.findIndex((candidate: unknown) => countObjects(candidate) > LIMITS.objectsPerPage);
  return page < 0 ? undefined : tooLarge(['pages', page, 'objects'], LIMITS.objectsPerPage);
}

/** The objects of a page, those in groups included; counting stops where there are too many. Never recurses. */
function countObjects(page: unknown): number {
  const waiting: unknown[] = [page];
  let count = 0;
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop()) {
    const objects = isJsonObject(holder) ? holder['objects'] : undefined;
    if (!Array.isArray(objects)) continue;
    count += objects.length;
    if (count > LIMITS.objectsPerPage) return count;
    waiting.push(
      ...objects.filter((object: unknown) => isJsonObject(object) && Array.isArray(object['objects'])),
    );
  }
  return count;
}

/**
 * Any JSON object would be read as the oldest form, which names none of its fields as needed. Every document that an
 * editor wrote has a list of pages, so one without a form and without pages is something else, such as a package.json.
 */
function isAnotherFile(json: JsonObject): boolean {
  return json['formatVersion'] === undefined && !Array.isArray(json['pages']);
}

/** What the schema cannot see: ids that stand twice, and pages with two legends. */
function duplicateIssues(kinds: Kinds, document: Document): readonly Issue[] {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  const see = (uuid: string, path: Issue['path']) => {
    if (seen.has(uuid)) issues.push({ code: 'DOCUMENT_DUPLICATE_ID', path, params: { uuid } });
    seen.add(uuid);
  };
  document.pages.forEach((page, pageIndex) => {
    see(page.uuid, ['pages', pageIndex, 'uuid']);
    walkObjects(page.objects, ({ uuid }, path) =>
      see(uuid, ['pages', pageIndex, 'objects', ...path, 'uuid']),
    );
    const keys = page.objects.flatMap((object, index) =>
      kinds.purposeOf(object) === 'legend' ? [index] : [],
    );
    for (const index of keys.slice(1)) {
      issues.push({ code: 'DOCUMENT_SECOND_LEGEND', path: ['pages', pageIndex, 'objects', index] });
    }
  });
  return issues;
}

/**
 * Reads a document from parsed JSON of any origin: migrates older forms and, by `migrateObjects`, objects of older plugins, drops what is derived, checks every value, and
 * refuses what is newer, unknown, no document, too large or has an id or a page's legend twice. `settle` places what the program placed
 * in documents of the oldest form. Never throws. Errors:
 * DOCUMENT_WITHOUT_PAGES, DOCUMENT_VERSION_UNKNOWN, DOCUMENT_VERSION_TOO_NEW, DOCUMENT_PLUGIN_TOO_NEW, DOCUMENT_TOO_LARGE, DOCUMENT_INVALID_VALUE,
 * DOCUMENT_UNKNOWN_PROPERTY, DOCUMENT_DUPLICATE_ID, DOCUMENT_SECOND_LEGEND.
 */
export function parseDocument(
  kinds: Kinds,
  json: unknown,
  migrateObjects: (json: JsonObject) => Result<JsonObject, Issue> = ok,
  settle: (kinds: Kinds, document: Document) => Document = (_, document) => document,
): Result<ParsedDocument, readonly Issue[]> {
  if (!isJsonObject(json)) return fail([{ code: 'DOCUMENT_WITHOUT_PAGES', path: [] }]);
  const version = versionOf(json);
  if (!version.ok) return fail([version.error]);
  if (isAnotherFile(json)) return fail([{ code: 'DOCUMENT_WITHOUT_PAGES', path: [] }]);
  const tooLarge = sizeIssue(json);
  if (tooLarge) return fail([tooLarge]);

  const { json: migrated, adjusted } = migrate(kinds, json, version.value);
  const current = migrateObjects(migrated);
  if (!current.ok) return fail([current.error]);
  const parsed = documentSchemaOf(kinds).safeParse(withoutDerivedFields(current.value));
  if (!parsed.success) return fail(issuesFromZod(parsed.error, CODES));
  const duplicates = duplicateIssues(kinds, parsed.data);
  if (duplicates.length > 0) return fail(duplicates);
  const document = version.value === OLDEST_VERSION ? settle(kinds, parsed.data) : parsed.data;
  return ok({ document, adjusted });
}
