import type { SvgNode } from './parse-tree.js';

/** Elements that begin a line of their own. */
const BLOCKS = new Set(['p', 'div', 'li', 'br', 'tr', 'h1', 'h2', 'h3']);

/** What elements of HTML within `node` say, line by line; empty for none. Nothing else of them is kept. */
export function htmlTextOf(node: SvgNode): string {
  let text = '';
  const walk = ({ name, texts, children }: SvgNode): void => {
    if (BLOCKS.has(name)) text += '\n';
    for (let index = 0; index <= children.length; index += 1) {
      for (const words of texts) if (words.after === index) text += words.text.replaceAll(/\s+/gu, ' ');
      const child = children[index];
      if (child && child.name !== 'style' && child.name !== 'script') walk(child);
    }
    if (BLOCKS.has(name)) text += '\n';
  };
  walk(node);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
