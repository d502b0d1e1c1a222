import { fail, ok, type Result } from '@tastwerk/editor-core';
import { z } from 'zod';

/** Bounds of an outline: far more than a sheet holds. */
const OUTLINE_LIMITS = { length: 4000, lines: 120, lineLength: 160 } as const;

/** A tab indents to the next multiple of this many spaces. */
const TAB_STOP = 4;

/** What is wrong in an outline and where; lines and columns count from 1. */
export interface OutlineIssue {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>> & {
    readonly line: number;
    readonly column: number;
  };
}

/** A line of an outline, and the lines that are indented below it. */
export interface OutlineNode {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly children: readonly OutlineNode[];
}

interface OpenNode extends OutlineNode {
  readonly indent: number;
  readonly children: OpenNode[];
}

/** How far `space` indents. */
function indentOf(space: string): number {
  let indent = 0;
  for (const character of space) {
    indent = character === '\t' ? indent - (indent % TAB_STOP) + TAB_STOP : indent + 1;
  }
  return indent;
}

/** An issue at `place`. */
export const issueAt = (
  code: string,
  { line, column }: Pick<OutlineNode, 'line' | 'column'>,
  params: Readonly<Record<string, string | number>> = {},
): OutlineIssue => ({ code, params: { ...params, line, column } });

/** The lines of `text` as a tree by their indentation; empty lines are left out. */
export function readOutline(text: string): Result<readonly OutlineNode[], OutlineIssue> {
  const roots: OpenNode[] = [];
  const open: OpenNode[] = [];
  let count = 0;
  for (const [index, written] of text.split(/\r\n?|\n/u).entries()) {
    const trimmed = written.trim();
    if (trimmed === '') continue;
    const space = written.slice(0, written.length - written.trimStart().length);
    const place = { line: index + 1, column: space.length + 1 };
    if (trimmed.length > OUTLINE_LIMITS.lineLength)
      return fail(issueAt('outline-line-long', place, { most: OUTLINE_LIMITS.lineLength }));
    if ((count += 1) > OUTLINE_LIMITS.lines)
      return fail(issueAt('outline-long', place, { most: OUTLINE_LIMITS.lines }));
    const node: OpenNode = { ...place, text: trimmed, indent: indentOf(space), children: [] };
    while ((open.at(-1)?.indent ?? -1) > node.indent) open.pop();
    const last = open.at(-1);
    if (last?.indent === node.indent) open.pop();
    const parent = open.at(-1);
    const siblings = parent ? parent.children : roots;
    const isAligned = (siblings[0]?.indent ?? node.indent) === node.indent;
    if (!isAligned) return fail(issueAt('outline-indent', place));
    siblings.push(node);
    open.push(node);
  }
  return roots.length === 0 ? fail(issueAt('outline-empty', { line: 1, column: 1 })) : ok(roots);
}

/** The field of a spec that holds an outline which `read` understands. */
export const outlineText = (read: (text: string) => Result<unknown, OutlineIssue>) =>
  z
    .string()
    .max(OUTLINE_LIMITS.length)
    .regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u)
    .superRefine((text, context) => {
      const result = read(text);
      if (result.ok) return;
      const { code, params } = result.error;
      context.addIssue({ code: 'custom', message: code, params, input: text });
    });
