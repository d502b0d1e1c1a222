import { FLAT_PRINT_INK } from '@tastwerk/editor-core/document';
import { ptToMm } from '@tastwerk/editor-core/geometry';
import {
  BLACK_PRINT_MM,
  bundledFontMetrics,
  printPrimitives,
  type TextPrimitive,
  textWidthMm,
} from '@tastwerk/editor-core/scene';
import { type BlockStyle, type DescriptionBlock } from '../description/description-blocks.js';
import { brokenLines } from '../line-breaking.js';
import type { PageElement, PagePart, PdfPage } from './pdf-page.js';
import type { PageSize } from './texture-fields.js';

/** How a paragraph is set: its size, the distance of its lines and the space above it in mm, and what readers are told it is. */
interface Setting {
  readonly sizeMm: number;
  readonly lineMm: number;
  readonly aboveMm: number;
  readonly role: PageElement['role'];
}

const SETTINGS: Readonly<Record<BlockStyle, Setting>> = {
  title: { sizeMm: ptToMm(22), lineMm: 10, aboveMm: 0, role: 'H1' },
  subtitle: { sizeMm: ptToMm(16), lineMm: 8, aboveMm: 1, role: 'P' },
  heading: { sizeMm: ptToMm(16), lineMm: 8, aboveMm: 5, role: 'H2' },
  subheading: { sizeMm: BLACK_PRINT_MM, lineMm: 7, aboveMm: 4, role: 'H3' },
  text: { sizeMm: BLACK_PRINT_MM, lineMm: 7, aboveMm: 1.5, role: 'P' },
};

/** Free space on each side of the page in mm. */
const MARGIN_MM = 20;

/** `words` in lines that fit into `roomMm`; none where there are only spaces. */
function linesOf(words: string, sizeMm: number, roomMm: number): readonly string[] {
  const spaced = words.trim().replace(/\s+/g, ' ');
  if (spaced === '') return [];
  return brokenLines(spaced, roomMm, (line) => textWidthMm(line, sizeMm, bundledFontMetrics));
}

function printLine(words: string, baselineMm: number, sizeMm: number): readonly TextPrimitive[] {
  const line = {
    layer: 'print',
    objectId: null,
    text: words,
    origin: { x: MARGIN_MM, y: baselineMm },
    angle: 0,
    sizeMm,
    ink: FLAT_PRINT_INK,
  } as const;
  return printPrimitives(line, bundledFontMetrics);
}

/**
 * `blocks` as pages of this size, in flat print so that they may pass the heat with the sheets. A paragraph goes on where the
 * page ends; a heading goes with the first line below it. Without blocks there is no page.
 */
export function descriptionPages(
  blocks: readonly DescriptionBlock[],
  title: string,
  { widthMm, heightMm }: PageSize,
): readonly PdfPage[] {
  const bottomMm = heightMm - MARGIN_MM;
  const pages: (PdfPage & { readonly elements: PageElement[]; readonly parts: PagePart[] })[] = [];
  let depthMm = Infinity;

  function startPage(): void {
    pages.push({ widthMm, heightMm, title, elements: [], parts: [] });
    depthMm = MARGIN_MM;
  }

  for (const { style, words } of blocks) {
    const { sizeMm, lineMm, aboveMm, role } = SETTINGS[style];
    const isHeading = role !== 'P';
    if (depthMm > MARGIN_MM) depthMm += aboveMm;
    let open: { readonly element: PageElement; readonly primitives: TextPrimitive[] } | undefined;
    for (const line of linesOf(words, sizeMm, widthMm - 2 * MARGIN_MM)) {
      const neededMm = lineMm + (isHeading ? SETTINGS.text.aboveMm + SETTINGS.text.lineMm : 0);
      if (depthMm + neededMm > bottomMm) {
        startPage();
        open = undefined;
      }
      if (!open) {
        open = { element: { role }, primitives: [] };
        pages.at(-1)?.elements.push(open.element);
        pages.at(-1)?.parts.push(open);
      }
      depthMm += lineMm;
      open.primitives.push(...printLine(line, depthMm - bundledFontMetrics.descent * sizeMm, sizeMm));
    }
  }
  return pages;
}
