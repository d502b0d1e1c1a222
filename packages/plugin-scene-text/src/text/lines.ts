import { LIMITS } from '@tastwerk/editor-core';
import type { SceneProblem } from '../problems/problem.js';
import { type Token, tokensOf } from './tokens.js';

/** A line that says something, and the lines that are indented below it. */
export interface LineNode {
  /** From 1. */
  readonly line: number;
  /** How far it is indented. */
  readonly indent: number;
  /** What stands on it, without its indentation. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly children: readonly LineNode[];
}

/** A comment: on a line of its own, or behind what a line says. */
export interface TextComment {
  readonly line: number;
  readonly isBehind: boolean;
  /** Without its sign. */
  readonly text: string;
}

/** The lines of a scene text as a tree, its comments, and what is wrong with it. */
export interface LineTree {
  readonly roots: readonly LineNode[];
  readonly comments: readonly TextComment[];
  readonly problems: readonly SceneProblem[];
}

interface OpenNode extends LineNode {
  readonly children: OpenNode[];
}

/** Spaces of one step of indentation; a tab is one step. */
export const INDENT = 2;

/** Lines may lie in each other as deep as groups may, and the drawing of what is innermost, or a text among its fields, three floors deeper. */
const MOST_FLOORS = LIMITS.groupDepth + 4;

/** A line such as `names: ["a", "b"]` or `"Äpfel": 6`: its value is JSON up to its end. */
export const FIELD_LINE = /^("[^"\\]*(?:\\.[^"\\]*)*"|[\p{L}_][\p{L}\p{N}_-]*):\s+(\S.*)$/u;

/** How far a line is indented, in characters. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** How far `space` indents a line, in spaces. */
const widthOf = (space: string): number => space.replaceAll('\t', ' '.repeat(INDENT)).length;

/** The lines of `text`, each below the one that it is indented to; empty lines are left out. */
export function lineTreeOf(text: string): LineTree {
  const roots: OpenNode[] = [];
  const open: OpenNode[] = [];
  const problems: SceneProblem[] = [];
  const comments: TextComment[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/u).entries()) {
    const line = index + 1;
    const content = written.trim();
    if (content === '') continue;
    if (content.startsWith('#')) {
      comments.push({ line, isBehind: false, text: content.slice(1).trim() });
      continue;
    }
    const space = written.slice(0, indentOf(written));
    const at = { line, column: 1, length: Math.max(1, space.length) };
    const isField = FIELD_LINE.test(content);
    const { tokens, comment, problem } = isField ? { tokens: [] } : tokensOf(content, line, space.length + 1);
    if (problem) problems.push(problem);
    if (comment !== undefined) comments.push({ line, isBehind: true, text: comment });
    const node: OpenNode = { line, indent: widthOf(space), text: content, tokens, children: [] };
    while ((open.at(-1)?.indent ?? -1) > node.indent) open.pop();
    if (open.at(-1)?.indent === node.indent) open.pop();
    const siblings = open.at(-1)?.children ?? roots;
    const expected = siblings[0]?.indent ?? node.indent;
    if (expected !== node.indent) problems.push({ code: 'INDENT_UNEVEN', ...at, params: { expected } });
    else if (open.length >= MOST_FLOORS) problems.push({ code: 'TOO_DEEP', ...at, params: {} });
    else {
      siblings.push(node);
      open.push(node);
    }
  }
  return { roots, comments, problems };
}
