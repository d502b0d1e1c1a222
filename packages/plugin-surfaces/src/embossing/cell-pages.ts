import type { BraillePage } from '@tastwerk/editor-core/braille';
import { brfBytes, INTERNATIONAL_BRF, writeBrf, writePef } from '@tastwerk/render/braille-files';
import { strToU8 } from 'fflate';
import { cellOfColumns } from './column-bits.js';
import type { DotGrid } from './dot-grid.js';
import { dotsPng } from './dots-png.js';

/** Rows of cells that stand close to each other, as a page without margins. */
const pageOf = (rows: BraillePage['rows']): BraillePage => ({ rows, marginLeft: 0, marginTop: 0 });

/**
 * Sheets as BRF in the international profile, each cell with six dots of the graphic. To be embossed without gaps between cells and
 * lines, as embossers do in their graphics mode.
 */
export function graphicBrf(sheets: readonly DotGrid[]): Uint8Array {
  const pages = sheets.map((dots) => pageOf(dots.cellRows(2, 3)));
  return brfBytes(writeBrf(pages, INTERNATIONAL_BRF), INTERNATIONAL_BRF);
}

/** Namespace of tactile graphics in PEF, as BrailleBlaster and libembosser (APH) read it. */
const TACTILE_GRAPHICS = 'http://www.aph.org/ns/tactile-graphics/1.0';

/** What a PEF file says of itself. */
export interface EmbossedWork {
  /** A name for the document worldwide, such as `urn:uuid:…`. */
  readonly identifier: string;
  readonly title: string;
  /** BCP 47 tag of what the braille writes. */
  readonly language: string;
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const imageId = (index: number): string => `graphic-${index + 1}`;

/**
 * Sheets as PEF with the graphics that BrailleBlaster and libembosser know: `tg:graphic` on each page names a PNG with a px for each dot and the
 * cells that it takes; within it are the same dots in rows of eight-dot cells, for programs that do not know it.
 */
export function tactilePef(sheets: readonly DotGrid[], work: EmbossedWork): Uint8Array {
  const pages = sheets.map((dots) => pageOf(dots.cellRows(2, 4).map((row) => row.map(cellOfColumns))));
  const [cells, rows] = [
    Math.max(1, ...pages.map((page) => page.rows[0]?.length ?? 0)),
    Math.max(1, ...pages.map((page) => page.rows.length)),
  ];
  let page = -1;
  // The writer of PEF knows no elements of others: they are set around the rows of its pages.
  const text = writePef(pages, { ...work }, { cells, rows })
    .replace('<pef ', `<pef xmlns:tg="${TACTILE_GRAPHICS}" `)
    .replaceAll(/<page>([\s\S]*?)<\/page>/gu, (_, rowsOfPage: string) => {
      page += 1;
      const { rows: own = [] } = pages[page] ?? {};
      const size = `width="${own[0]?.length ?? 0}" height="${own.length}"`;
      return `<page><tg:graphic idref="${imageId(page)}" indent="0" ${size}>${rowsOfPage}</tg:graphic></page>`;
    });
  const images = sheets.map(
    (dots, index) =>
      `<tg:imageData id="${imageId(index)}" format="image/png" encoding="base64">${base64(dotsPng(dots))}</tg:imageData>`,
  );
  return strToU8(text.replace('</pef>', `<tg:images>${images.join('\n')}</tg:images>\n</pef>`));
}
