import { Parser } from 'htmlparser2';

/** A part of a page as it is read: a heading, or a paragraph or list item. */
export interface PageBlock {
  readonly kind: 'heading' | 'text';
  readonly words: string;
}

const HEADINGS = ['h2', 'h3', 'h4'];
const TEXTS = ['p', 'li', 'dt', 'dd', 'th', 'td'];

/** The parts of `html`, as a page of the content has it, in their order; links name their addresses, which begin at `publicUrl`. */
export function pageBlocks(html: string, publicUrl: string): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  let kind: PageBlock['kind'] = 'text';
  let words = '';
  let address = '';
  // How far each list is that is open; undefined for one without numbers.
  const lists: (number | undefined)[] = [];
  const flush = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (text !== '' && text !== '•') blocks.push({ kind, words: text });
    words = '';
    kind = 'text';
  };
  const markOf = () => {
    const last = lists.pop();
    lists.push(last === undefined ? undefined : last + 1);
    return last === undefined ? '• ' : `${last}. `;
  };
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (HEADINGS.includes(name) || TEXTS.includes(name)) {
        // A paragraph within an item goes on in the item's line.
        if (name !== 'p' || !/^(•|\d+\.) $/.test(words)) flush();
        kind = HEADINGS.includes(name) ? 'heading' : 'text';
        if (name === 'li') words = markOf();
      }
      if (name === 'ul') lists.push(undefined);
      if (name === 'ol') lists.push(1);
      if (name === 'a') address = new URL(href, publicUrl).href;
    },
    ontext(text) {
      words += text;
    },
    onclosetag(name) {
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'a' && !words.endsWith(address)) words += ` (${address})`;
      if (HEADINGS.includes(name) || TEXTS.includes(name)) flush();
    },
  });
  parser.write(html);
  parser.end();
  flush();
  return blocks;
}
