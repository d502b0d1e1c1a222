import { SaxesParser } from 'saxes';
import { localName } from './local-name.js';
import type { Attributes } from './presentation.js';

/** An element of markup. */
export interface SvgNode {
  /** Without prefix, in small letters. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly SvgNode[];
  /** The words in it and between its children, in the order in which they come. */
  readonly texts: readonly SvgText[];
  /** The first remark that stands directly in it. */
  readonly remark?: string;
}

/** Words in an element, after so many of its children. */
interface SvgText {
  readonly after: number;
  readonly text: string;
}

interface OpenNode extends SvgNode {
  readonly children: OpenNode[];
  readonly texts: SvgText[];
  remark?: string;
}

/** A whole file as a tree, and whether parts were left out because there were too many or they lay too deep. */
export interface SvgTree {
  readonly root: SvgNode;
  readonly isCut: boolean;
}

/** How many elements are looked at and how deep they may lie in each other; drawings stay far below. */
const MOST_NODES = 100_000;
const DEEPEST = 60;
/** Characters of all words together. */
const MOST_TEXT = 2_000_000;
/** Characters of a remark that is kept: the words of a label. */
const LONGEST_REMARK = 1000;

function node(name: string, attributes: Attributes): OpenNode {
  return { name, attributes, children: [], texts: [] };
}

/**
 * Reads markup as a tree under one root. Nothing in it is followed: no document type, no entity, no address. Faulty markup is read as
 * far as it makes sense; it never throws.
 */
export function parseTree(markup: string): SvgTree {
  const root = node('', {});
  const open: OpenNode[] = [root];
  let [nodes, characters, skipped, isCut] = [0, 0, 0, false];
  const parser = new SaxesParser({ fragment: true, xmlns: false });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    nodes += 1;
    const parent = open.at(-1);
    if (skipped > 0 || !parent || nodes > MOST_NODES || open.length > DEEPEST) {
      isCut = true;
      skipped += 1;
      return;
    }
    const child = node(localName(name), attributes);
    parent.children.push(child);
    open.push(child);
  });
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1;
    else if (open.length > 1) open.pop();
  });
  const hear = (text: string) => {
    const parent = open.at(-1);
    characters += text.length;
    if (skipped > 0 || !parent || characters > MOST_TEXT || text.trim() === '') return;
    parent.texts.push({ after: parent.children.length, text });
  };
  parser.on('comment', (text) => {
    const parent = open.at(-1);
    if (parent && skipped === 0 && text.length <= LONGEST_REMARK) parent.remark ??= text.trim();
  });
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.write(markup).close();
  return { root, isCut };
}
