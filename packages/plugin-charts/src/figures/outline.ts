import { z } from 'zod';

/** Bounds of an outline: more than a sheet holds. */
const LIMITS = { lines: 60, characters: 6000, lineLength: 200, depth: 8 } as const;

/** A line of an outline with the lines that are indented below it. */
export interface OutlineNode {
  readonly text: string;
  readonly children: readonly OutlineNode[];
}

interface Growing {
  readonly text: string;
  readonly children: Growing[];
}

/** The trees of an indented text: a line belongs to the last one above it that is indented less. */
export function readOutline(text: string): readonly OutlineNode[] {
  const roots: Growing[] = [];
  const open: { readonly indent: number; readonly node: Growing }[] = [];
  for (const line of text.split('\n')) {
    const words = line.trim();
    if (words === '') continue;
    const indent = line.replaceAll('\t', '    ').search(/\S/u);
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const node: Growing = { text: words, children: [] };
    (open.at(-1)?.node.children ?? roots).push(node);
    open.push({ indent, node });
  }
  return roots;
}

/** All nodes of `nodes`, each before those below it. */
export const nodesOf = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children)]);

const depthOf = (nodes: readonly OutlineNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children)));

/** An indented text, one entry in a line. */
export const outlineText = z
  .string()
  .max(LIMITS.characters)
  .regex(/^[^\p{Cc}\n\t]*(?:[\n\t][^\p{Cc}\n\t]*)*$/u)
  .refine(
    (text) => {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return (
        lines.length > 0 &&
        lines.length <= LIMITS.lines &&
        lines.every((line) => line.trim().length <= LIMITS.lineLength)
      );
    },
    { message: 'one to sixty lines' },
  )
  .refine((text) => depthOf(readOutline(text)) <= LIMITS.depth, { message: 'indented too deep' });

/** `nodes` as lines that say their depth by numbers, such as `1.2 text`: a reader hears who belongs to whom. */
export function tellOutline(nodes: readonly OutlineNode[], prefix = ''): readonly string[] {
  return nodes.flatMap(({ text, children }, index) => {
    const number = `${prefix}${index + 1}`;
    return [`${number} ${text}`, ...tellOutline(children, `${number}.`)];
  });
}
