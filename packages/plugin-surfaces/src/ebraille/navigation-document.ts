import { escapeXml } from '@tastwerk/render/svg';
import { printPageId, xhtml } from './content-document.js';
import { chapterPath } from './paths.js';
import type { Publication } from './publication.js';

/** Tells a browser that opens the unpacked publication where its package document is (eBraille 1.0, 7). */
const PUBLICATION_LINK =
  '<link rel="publication" href="package.opf" type="application/oebps-package+xml"/>\n';

/** `index.html`: the table of contents, and the pages of the print where the text names them. */
export function navigationDocument({ metadata, contentsTitle, chapters }: Publication): string {
  const entries = chapters.map(
    ({ name, title }) => `<li><a href="${chapterPath(name)}">${escapeXml(title)}</a></li>\n`,
  );
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
  return xhtml(metadata.language, contentsTitle, PUBLICATION_LINK, `${toc}${pageList}`);
}
