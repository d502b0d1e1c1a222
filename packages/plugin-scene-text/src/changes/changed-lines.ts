import type { Document, PageObject } from '@tastwerk/editor-core';
import { childrenOf, findObject } from '@tastwerk/editor-core/objects';
import { indentOf } from '../text/lines.js';
import type { WrittenText } from '../writing/write-scene-text.js';

/** Lines of a text that took the place of lines of objects, which stand beside each other. */
export interface ChangedLines {
  readonly page: number;
  /** The group that holds the objects; undefined where they stand on the page itself. */
  readonly parent: PageObject | undefined;
  /** The objects beside each other, and which of them had the lines: so many from `from` on. */
  readonly siblings: readonly PageObject[];
  readonly from: number;
  readonly count: number;
  /** What the lines of the objects were, without indentation. */
  readonly before: readonly string[];
  /** What stands there now, without indentation, and where. */
  readonly after: readonly { readonly text: string; readonly line: number }[];
  /** How far they are indented, in characters. */
  readonly indent: number;
}

/** A line that says something, and its number from 1. */
interface Line {
  readonly text: string;
  readonly line: number;
}

/** How many lines both lists have in common at their beginning and, behind that, at their end. */
function commonEnds(written: readonly string[], lines: readonly Line[]): readonly [number, number] {
  const most = Math.min(written.length, lines.length);
  let start = 0;
  while (start < most && written[start] === lines[start]?.text) start += 1;
  let end = 0;
  while (end < most - start && written.at(-1 - end) === lines.at(-1 - end)?.text) end += 1;
  return [start, end];
}

/** Where objects stand in a document. */
interface Place {
  readonly page: number;
  readonly parent: PageObject | undefined;
  readonly siblings: readonly PageObject[];
  readonly index: number;
}

/** Where the object `uuid` of `document` stands; undefined for pages. */
function placeOf({ pages }: Document, uuid: string): Place | undefined {
  const look = (siblings: readonly PageObject[], page: number, parent?: PageObject): Place | undefined => {
    const index = siblings.findIndex((object) => object.uuid === uuid);
    if (index >= 0) return { page, parent, siblings, index };
    const holder = siblings.find(
      (object) => childrenOf(object).length > 0 && findObject([object], uuid) !== undefined,
    );
    return holder && look(childrenOf(holder), page, holder);
  };
  for (const [page, { objects }] of pages.entries()) {
    const found = look(objects, page);
    if (found) return found;
  }
  return undefined;
}

/**
 * What was changed in the text `written` of `document` to make `text` of it, where that are lines of objects beside each other that hold
 * nothing; undefined for all other changes, and `same` for none.
 */
export function changedLines(
  document: Document,
  { lines: written, lineOf }: WrittenText,
  text: string,
): ChangedLines | 'same' | undefined {
  const lines: Line[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/u).entries())
    if (line.trim() !== '') lines.push({ text: line.trimEnd(), line: index + 1 });
  const [start, end] = commonEnds(written, lines);
  const before = written.slice(start, written.length - end);
  const after = lines.slice(start, lines.length - end);
  if (before.length === 0 && after.length === 0) return 'same';
  const [first] = after.length > 0 ? after.map((line) => line.text) : before;
  if (first === undefined || start === 0) return undefined;
  const indent = indentOf(first);
  const next = written[start + before.length];
  if (next !== undefined && indentOf(next) > indent) return undefined;
  const all = [...before, ...after.map((line) => line.text)];
  if (all.some((line) => indentOf(line) !== indent || line.includes('#'))) return undefined;
  const owners = new Map<number, string>();
  for (const [uuid, line] of lineOf) owners.set(line - 1, uuid);
  const uuids = before.map((_line, index) => owners.get(start + index));
  const [known] = uuids;
  // Where nothing was taken away, a neighbour tells the place: the line above, or that below.
  const neighbour =
    indentOf(written[start - 1] ?? '') === indent && owners.has(start - 1)
      ? { uuid: owners.get(start - 1), isAbove: true }
      : {
          uuid: next !== undefined && indentOf(next) === indent ? owners.get(start) : undefined,
          isAbove: false,
        };
  const asked = before.length > 0 ? known : neighbour.uuid;
  const place = asked === undefined ? undefined : placeOf(document, asked);
  if (!place) return undefined;
  const from = before.length === 0 && neighbour.isAbove ? place.index + 1 : place.index;
  const own = place.siblings.slice(from, from + before.length);
  if (own.some(({ uuid }, index) => uuid !== uuids[index])) return undefined;
  if (own.length < before.length || own.some((object) => childrenOf(object).length > 0)) return undefined;
  return {
    page: place.page,
    parent: place.parent,
    siblings: place.siblings,
    from,
    count: before.length,
    before: before.map((line) => line.trim()),
    after: after.map(({ text: one, line }) => ({ text: one.trim(), line })),
    indent,
  };
}
