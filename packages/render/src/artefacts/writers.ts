import type { BraillePagesLayout, Document } from '@tastwerk/editor-core';
import { BRAILLE_PAGE_MAX, languageOfSystem, type PrintedBraillePage } from '@tastwerk/editor-core/braille';
import { reliefOnly, type Scene } from '@tastwerk/editor-core/scene';
import { type BrailleFileProfile, UNICODE_TEXT } from '../braille-files/profile.js';
import type { SheetSize } from '../braille-files/sheet.js';
import { writeBrf } from '../braille-files/write-brf.js';
import { PEF_MIME, writePef } from '../braille-files/write-pef.js';
import { descriptionBlocks, type DescriptionWords } from '../description/description-blocks.js';
import { embeddedFonts } from '../fonts/bundled-fonts.js';
import { pagesToPdf } from '../pdf/pages-to-pdf.js';
import { descriptionPages } from '../pdf/description-pages.js';
import { graphicPage, type PdfPage } from '../pdf/pdf-page.js';
import { sceneToReliefPng } from '../png/relief-png.js';
import { scenesToThumbnails } from '../png/thumbnails.js';
import { writeRtf } from '../rtf/write-rtf.js';
import { sheetMarkPrimitives } from '../sheet-marks/sheet-marks.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { namedLicence, type Rights } from '../licence.js';
import { text } from '../texts.js';
import { writeZip } from '../zip/write-zip.js';
import type { Artefact, RenderFormat } from './artefact.js';
import {
  artefactFileName,
  pageFileName,
  reliefFileName,
  THUMBNAIL_SIZES,
  THUMBNAIL_WIDTHS_PX,
  thumbnailFileName,
  type ThumbnailSize,
} from './names.js';
import { packageEntries } from './package-entries.js';
import type { SheetOptions } from './sheet-options.js';

/** A document ready to be drawn: translated, its pages as scenes. */
export interface DrawnDocument {
  readonly document: Document;
  readonly fileName: string;
  readonly scenes: readonly Scene[];
  readonly braillePages: readonly PrintedBraillePage[];
  readonly brailleFile: BrailleFileProfile;
  readonly sheet: SheetOptions;
  /** What has been written of it so far, so that a package does not write it again. */
  readonly finished: readonly Artefact<RenderFormat>[];
}

/** The formats that a package holds beside the document itself. */
const PACKAGE_FORMATS = ['pdf', 'svg', 'png', 'brf', 'pef', 'rtf'] as const;

/** Whether a package holds what is written as `format`. */
export function isPackaged(format: RenderFormat): boolean {
  return PACKAGE_FORMATS.some((packaged) => packaged === format);
}

const PNG_MIME = 'image/png';

/** Sharpness of pictures of a swollen sheet: a dot of braille is 7 px wide. */
const RELIEF_PX_PER_MM = 5;

const utf8 = new TextEncoder();

/** The room of the braille pages' paper as the document lays it out; page numbers stand in a row below the text. */
function brailleSheet(layout: BraillePagesLayout): SheetSize {
  const rows = layout.marginTop + layout.rowsPerPage + (layout.pageNumbers ? 1 : 0);
  return {
    cells: Math.min(BRAILLE_PAGE_MAX.cells, layout.marginLeft + layout.cellsPerRow),
    rows: Math.min(BRAILLE_PAGE_MAX.rows, rows),
  };
}

function titleOf(document: Document, fileName: string): string {
  return document.graphicTitle || document.title || fileName;
}

/** What the sheets show in few words. */
function summaryOf(document: Document): string {
  return document.braillePages.imageDescription.summary || document.graphicDescription;
}

function wordsOf({ graphicTitle, variantTitle, system, braillePages }: Document): DescriptionWords {
  const { imageDescription, content } = braillePages;
  return { ...imageDescription, content, graphicTitle, variantTitle, language: languageOfSystem(system) };
}

function rightsOf({ system }: Document, { author, licence = 'cc-by-sa' }: SheetOptions): Rights {
  const known = author === undefined ? {} : { author };
  if (licence === 'none') return known;
  const name = text(languageOfSystem(system), 'pdf', `licence.${licence}`);
  return { ...known, licence: namedLicence(licence, name) };
}

/** The pages before the drawings: titles, description, author and licence. */
function describingPages(document: Document, sheet: SheetOptions): readonly PdfPage[] {
  const words = wordsOf(document);
  const { author, licence } = rightsOf(document, sheet);
  const lines = [
    ...(author === undefined ? [] : [text(words.language, 'pdf', 'author', { author })]),
    ...(licence === undefined ? [] : [licence.name]),
  ];
  const imprint = lines.map((line) => ({ style: 'text', words: line }) as const);
  const blocks = [...descriptionBlocks(words), ...imprint];
  const size = { widthMm: document.width, heightMm: document.height };
  return descriptionPages(blocks, text(words.language, 'pdf', 'description'), size);
}

async function artefactsOf(
  format: RenderFormat,
  drawn: DrawnDocument,
): Promise<readonly Artefact<RenderFormat>[]> {
  const finished = drawn.finished.filter((artefact) => artefact.format === format);
  if (finished.length > 0) return finished;
  const written: Artefact<RenderFormat>[] = [];
  for await (const artefact of ARTEFACT_WRITERS[format](drawn)) written.push(artefact);
  return written;
}

/** What one format writes for a document, in the order of pages. */
export const ARTEFACT_WRITERS: {
  readonly [Format in RenderFormat]: (drawn: DrawnDocument) => AsyncIterable<Artefact<Format>>;
} = {
  async *pdf({ document, fileName, scenes, sheet }) {
    const language = languageOfSystem(document.system);
    const summary = summaryOf(document);
    const metadata = {
      title: titleOf(document, fileName),
      description: summary,
      language,
      keywords: document.tags.map((tag) => tag.name),
      ...rightsOf(document, sheet),
    };
    const { inks = 'screen', reliefOnly: isReliefOnly = false } = sheet;
    const graphicPages = scenes.map((scene) =>
      isReliefOnly
        ? graphicPage(reliefOnly(scene), { alternative: summary })
        : graphicPage(scene, { alternative: summary, marks: sheetMarkPrimitives(sheet, scene) }),
    );
    const pages =
      sheet.describes && !isReliefOnly
        ? [...describingPages(document, sheet), ...graphicPages]
        : graphicPages;
    yield {
      name: artefactFileName('pdf', fileName),
      format: 'pdf',
      mime: 'application/pdf',
      bytes: await pagesToPdf(pages, metadata, {
        inks,
        layers: isReliefOnly ? ['relief'] : ['relief', 'print'],
      }),
    };
  },

  async *svg({ document, fileName, scenes, sheet }) {
    for (const [index, scene] of scenes.entries()) {
      const marks = sheetMarkPrimitives(sheet, scene);
      const svg = sceneToSvg(
        { ...scene, primitives: [...marks, ...scene.primitives] },
        { description: summaryOf(document), rights: rightsOf(document, sheet), fonts: embeddedFonts() },
      );
      yield {
        name: pageFileName('svg', fileName, index + 1),
        format: 'svg',
        mime: 'image/svg+xml',
        bytes: utf8.encode(svg),
      };
    }
  },

  async *png({ fileName, scenes }) {
    const size = {
      widthPx: THUMBNAIL_WIDTHS_PX.xl,
      times: THUMBNAIL_WIDTHS_PX.xl / THUMBNAIL_WIDTHS_PX.sm,
    };
    let index = 0;
    for await (const thumbnails of scenesToThumbnails(scenes, size)) {
      index += 1;
      const bytesOf: Readonly<Record<ThumbnailSize, Uint8Array>> = {
        sm: thumbnails.small,
        xl: thumbnails.large,
      };
      for (const size of THUMBNAIL_SIZES) {
        yield {
          name: thumbnailFileName(fileName, size, index),
          format: 'png',
          mime: PNG_MIME,
          bytes: bytesOf[size],
        };
      }
    }
  },

  async *brf({ document, fileName, braillePages, brailleFile }) {
    yield {
      name: artefactFileName('brf', fileName),
      format: 'brf',
      mime: 'application/x-brf',
      bytes: utf8.encode(writeBrf(braillePages, brailleFile, brailleSheet(document.braillePages))),
    };
  },

  async *pef({ document, fileName, braillePages, sheet }) {
    const { author, licence } = rightsOf(document, sheet);
    const metadata = {
      identifier: `urn:uuid:${document.uuid}`,
      title: titleOf(document, fileName),
      language: languageOfSystem(document.system),
      ...(author === undefined ? {} : { creator: author }),
      ...(licence === undefined ? {} : { rights: `${licence.name} – ${licence.url}` }),
    };
    const size = brailleSheet(document.braillePages);
    yield {
      name: artefactFileName('pef', fileName),
      format: 'pef',
      mime: PEF_MIME,
      bytes: utf8.encode(writePef(braillePages, metadata, size)),
    };
  },

  async *txt({ fileName, braillePages }) {
    yield {
      name: artefactFileName('txt', fileName),
      format: 'txt',
      mime: 'text/plain; charset=utf-8',
      bytes: utf8.encode(writeBrf(braillePages, UNICODE_TEXT)),
    };
  },

  async *relief({ fileName, scenes }) {
    for (const [index, scene] of scenes.entries()) {
      yield {
        name: reliefFileName(fileName, index + 1),
        format: 'relief',
        mime: PNG_MIME,
        bytes: await sceneToReliefPng(scene, RELIEF_PX_PER_MM),
      };
    }
  },

  async *rtf({ document, fileName, sheet }) {
    yield {
      name: artefactFileName('rtf', fileName),
      format: 'rtf',
      mime: 'application/rtf',
      bytes: utf8.encode(writeRtf(wordsOf(document), rightsOf(document, sheet))),
    };
  },

  async *zip(drawn) {
    const { document, fileName, sheet } = drawn;
    const artefacts: Artefact<RenderFormat>[] = [];
    for (const format of PACKAGE_FORMATS) artefacts.push(...(await artefactsOf(format, drawn)));
    yield {
      name: artefactFileName('zip', fileName),
      format: 'zip',
      mime: 'application/zip',
      bytes: await writeZip(
        packageEntries(document, fileName, { artefacts, rights: rightsOf(document, sheet) }),
      ),
    };
  },
};
