import { escapeXml } from '@tastwerk/render/svg';
import { printPageId, xhtml } from './content-document.js';
import { chapterPath, PACKAGE_PATH } from '../epub/file-set.js';
import type { Chapter, Publication } from './publication.js';

/** Tells a browser that opens the unpacked publication where its package document is (eBraille 1.0, 7). */
const PUBLICATION_LINK = `<link rel="publication" href="${PACKAGE_PATH}" type="application/oebps-package+xml"/>\n`;

interface Part {
  readonly chapter: Chapter;
  readonly within: readonly Chapter[];
}

/** Chapters with those that are named below them. */
function outline(chapters: readonly Chapter[]): readonly Part[] {
  const parts: { chapter: Chapter; within: Chapter[] }[] = [];
  for (const chapter of chapters) {
    const last = parts.at(-1);
    if (chapter.isWithin && last) last.within.push(chapter);
    else parts.push({ chapter, within: [] });
  }
  return parts;
}

function entry({ name, title }: Chapter, below = ''): string {
  return `<li><a href="${chapterPath(name)}">${escapeXml(title)}</a>${below}</li>\n`;
}

/** `index.html`: the table of contents, and the pages of the print where the text names them. */
export function navigationDocument({ metadata, contentsTitle, chapters }: Publication): string {
  const entries = outline(chapters).map(({ chapter, within }) => {
    const below = within.length === 0 ? '' : `\n<ol>\n${within.map((one) => entry(one)).join('')}</ol>\n`;
    return entry(chapter, below);
  });
  const pages = chapters.flatMap(({ name, blocks }) =>
    blocks
      .filter(({ kind }) => kind === 'print-page')
      .map(
        ({ text }, index) =>
          `<li><a href="${chapterPath(name)}#${printPageId(index)}">${escapeXml(text)}</a></li>\n`,
      ),
  );
  const heading = escapeXml(contentsTitle);
  const toc = `<nav epub:type="toc" role="doc-toc" id="toc" aria-label="${heading}">\n<h1>${heading}</h1>\n<ol>\n${entries.join('')}</ol>\n</nav>\n`;
  const pageList =
    pages.length === 0
      ? ''
      : `<nav epub:type="page-list" role="doc-pagelist" id="page-list" hidden="hidden">\n<ol>\n${pages.join('')}</ol>\n</nav>\n`;
  return xhtml(metadata.languages[0] ?? 'und-Brai', contentsTitle, PUBLICATION_LINK, `${toc}${pageList}`);
}
