import { escapeXml } from '@tastwerk/render/svg';
import type { Block, Chapter } from './publication.js';

/** The id of the place at which page `text` of the print begins; `index` counts these places of a content document. */
export const printPageId = (index: number): string => `print-page-${index + 1}`;

/** An XHTML document with UTF-8 and the language of the publication. */
export function xhtml(language: string, title: string, head: string, body: string): string {
  const tag = escapeXml(language);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${tag}" lang="${tag}">\n`,
    `<head>\n<meta charset="UTF-8"/>\n<title>${escapeXml(title)}</title>\n${head}</head>\n<body>\n${body}</body>\n</html>\n`,
  ].join('');
}

/** Items that follow one another are one list. */
function lists(blocks: readonly Block[]): readonly (Block | readonly Block[])[] {
  const grouped: (Block | Block[])[] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.kind !== 'item') grouped.push(block);
    else if (Array.isArray(last)) last.push(block);
    else grouped.push([block]);
  }
  return grouped;
}

function blockMarkup(block: Block, pageIndex: number): string {
  const text = escapeXml(block.text);
  switch (block.kind) {
    case 'heading':
      return `<h2>${text}</h2>\n`;
    case 'paragraph':
    case 'item':
      return `<p>${text}</p>\n`;
    case 'print-page':
      return `<div id="${printPageId(pageIndex)}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${text}">${text}</div>\n`;
    case 'link':
      return `<nav><a href="${escapeXml(block.href)}">${text}</a></nav>\n`;
    case 'graphic':
      return `<figure id="graphic"><img src="${escapeXml(block.file)}" alt="${text}"/></figure>\n`;
    case 'print-file':
      return `<p><object data="${escapeXml(block.file)}" type="application/pdf">${text}</object></p>\n`;
  }
}

/** `chapter` as an XHTML content document (eBraille 1.0, 6.2): all that is shown is braille. */
export function contentDocument({ title, isTitle = false, language, blocks }: Chapter): string {
  let pages = 0;
  const markup = lists(blocks).map((part) => {
    if (!('kind' in part)) {
      return `<ul>\n${part.map(({ text }) => `<li>${escapeXml(text)}</li>\n`).join('')}</ul>\n`;
    }
    const index = pages;
    if (part.kind === 'print-page') pages += 1;
    return blockMarkup(part, index);
  });
  const type = isTitle ? ' epub:type="fulltitle"' : '';
  return xhtml(language, title, '', `<h1${type}>${escapeXml(title)}</h1>\n${markup.join('')}`);
}
