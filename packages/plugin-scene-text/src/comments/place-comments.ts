import type { Document, SceneComment } from '@tastwerk/editor-core';

/** The comments that stand with one line. */
export interface CommentsOfLine {
  readonly above: readonly string[];
  readonly behind?: string;
}

/** The comments of a document by where its text has them. */
export interface PlacedComments {
  /** Below the first line. */
  readonly head: readonly string[];
  /** By the objects and pages that have lines. */
  readonly lines: ReadonlyMap<string, CommentsOfLine>;
  readonly end: readonly string[];
}

interface OpenComments {
  readonly above: string[];
  behind?: string;
}

/**
 * Where the comments of `document` stand in a text in which the objects and pages `owners` have lines, in this order. A comment of what has no
 * line stands at the end.
 */
export function placeComments({ comments }: Document, owners: ReadonlySet<string>): PlacedComments {
  const head: string[] = [];
  const end: string[] = [];
  const lines = new Map<string, OpenComments>();
  for (const { at, place, text: stored } of comments) {
    const text = stored.trim();
    if (at === null || place === 'end' || !owners.has(at)) {
      (at === null && place !== 'end' ? head : end).push(text);
      continue;
    }
    const line = lines.get(at) ?? { above: [] };
    lines.set(at, line);
    if (place === 'behind' && line.behind === undefined) line.behind = text;
    else line.above.push(text);
  }
  return { head, lines, end };
}

/** The comments as they are read from the text that has them so. */
export function listComments({ head, lines, end }: PlacedComments, owners: Iterable<string>): SceneComment[] {
  const list = head.map((text): SceneComment => ({ at: null, place: 'above', text }));
  for (const at of owners) {
    const line = lines.get(at);
    if (!line) continue;
    for (const text of line.above) list.push({ at, place: 'above', text });
    if (line.behind !== undefined) list.push({ at, place: 'behind', text: line.behind });
  }
  return [...list, ...end.map((text): SceneComment => ({ at: null, place: 'end', text }))];
}

/** A comment as it is written. */
export const commentText = (text: string): string => (text === '' ? '#' : `# ${text}`);
