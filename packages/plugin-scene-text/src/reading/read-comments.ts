import type { SceneComment } from '@tastwerk/editor-core';
import type { ParsedText } from '../parsed/parsed-text.js';
import { everyNode } from '../parsed/resolve-names.js';
import type { TextIds } from './text-ids.js';

interface Anchor {
  readonly line: number;
  readonly uuid: string;
}

/** The lines of a text that belong to an object or a page, in their order. */
function anchorsOf({ pages }: ParsedText, ids: TextIds): readonly Anchor[] {
  return pages
    .flatMap(({ objects, spot, isImplied }, index): readonly Anchor[] => [
      ...(isImplied ? [] : [{ line: spot.line, uuid: ids.page(index) }]),
      ...[...everyNode(objects)].map((node) => ({ line: node.spot.line, uuid: ids.object(node) })),
    ])
    .sort((a, b) => a.line - b.line);
}

/**
 * The comments of a text with what they stand with: the object or page of their line, else that of the next line; the document where one of
 * its own lines comes first.
 */
export function readComments(parsed: ParsedText, ids: TextIds): readonly SceneComment[] {
  const { comments, ownLines } = parsed;
  if (comments.length === 0) return [];
  const anchors = anchorsOf(parsed, ids);
  const first = anchors[0]?.line ?? Infinity;
  const lastOwn = Math.max(0, ...ownLines.filter((line) => line < first));
  let next = 0;
  return comments.map(({ line, isBehind, text }): SceneComment => {
    if (line <= lastOwn) return { at: null, place: 'above', text };
    while ((anchors[next]?.line ?? Infinity) < line) next += 1;
    const anchor = anchors[next];
    if (isBehind && anchor?.line === line) return { at: anchor.uuid, place: 'behind', text };
    return anchor ? { at: anchor.uuid, place: 'above', text } : { at: null, place: 'end', text };
  });
}
