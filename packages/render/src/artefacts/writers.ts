import type { BraillePagesLayout, Document } from '@tastwerk/editor-core';
import type { DrawnDocument, WriteFiles } from '@tastwerk/editor-core/files';
import {
  type BraillePage,
  cellsToUnicode,
  frameHeightOf,
  languageOfSystem,
  paperLimits,
  wordLanguage,
  wordLanguageOf,
} from '@tastwerk/editor-core/braille';
import { embossedScene, reliefOnly } from '@tastwerk/editor-core/scene';
import { boundVolumes } from '../braille-files/pef-book.js';
import { INTERNATIONAL_BRF, UNICODE_TEXT } from '../braille-files/profile.js';
import type { SheetSize } from '../braille-files/sheet.js';
import { brfBytes, writeBrf } from '../braille-files/write-brf.js';
import { PEF_MIME, writePefVolumes } from '../braille-files/write-pef.js';
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
import {
  artefactFileName,
  brailleFileName,
  pageFileName,
  reliefFileName,
  THUMBNAIL_SIZES,
  THUMBNAIL_WIDTHS_PX,
  thumbnailFileName,
  type ThumbnailSize,
} from './names.js';
import { packageEntries, type PackagedFile } from './package-entries.js';
import type { SheetOptions } from './sheet-options.js';

/** The formats that a package holds beside the document itself, as far as plugins of the engine write them. */
const PACKAGE_FORMATS = ['pdf', 'svg', 'png', 'brf', 'pef', 'rtf', 'ebrl', 'html'] as const;

const PNG_MIME = 'image/png';
const PDF_MIME = 'application/pdf';

/** Sharpness of pictures of a swollen sheet: a dot of braille is 7 px wide. */
const RELIEF_PX_PER_MM = 5;

const utf8 = new TextEncoder();

/** The room of the braille pages' paper as the document lays it out; page numbers and a running head stand in rows beside the text. */
function brailleSheet(layout: BraillePagesLayout): SheetSize {
  const rows = layout.marginTop + layout.rowsPerPage + frameHeightOf(layout);
  const most = paperLimits(layout);
  return {
    cells: Math.min(most.cells, layout.marginLeft + layout.gutter + layout.cellsPerRow),
    rows: Math.min(most.rows, rows),
  };
}

type Told = Pick<DrawnDocument, 'document' | 'readable'>;

function titleOf({ document, readable }: Told, fileName: string): string {
  return readable(document.graphicTitle || document.title) || fileName;
}

/** What the sheets show in few words. */
function summaryOf({ document, readable }: Told): string {
  return readable(document.braillePages.imageDescription.summary || document.graphicDescription);
}

function wordsOf({ document, readable }: Told): DescriptionWords {
  const { graphicTitle, variantTitle, system, braillePages } = document;
  const { type, summary, details } = braillePages.imageDescription;
  return {
    type: readable(type),
    summary: readable(summary),
    details: readable(details),
    content: readable(braillePages.content),
    graphicTitle: readable(graphicTitle),
    variantTitle: readable(variantTitle),
    language: languageOfSystem(system),
  };
}

function rightsOf({ system }: Document, { author, licence = 'cc-by-sa' }: SheetOptions): Rights {
  const known = author === undefined ? {} : { author };
  if (licence === 'none') return known;
  const name = text(wordLanguageOf(system), 'pdf', `licence.${licence}`);
  return { ...known, licence: namedLicence(licence, name) };
}

/** The pages before the drawings: titles, description, author and licence. */
function describingPages({ document, readable }: Told, sheet: SheetOptions): readonly PdfPage[] {
  const words = wordsOf({ document, readable });
  const { author, licence } = rightsOf(document, sheet);
  const lines = [
    ...(author === undefined ? [] : [text(wordLanguage(words.language), 'pdf', 'author', { author })]),
    ...(licence === undefined ? [] : [licence.name]),
  ];
  const imprint = lines.map((line) => ({ style: 'text', words: line }) as const);
  const blocks = [...descriptionBlocks(words), ...imprint];
  const size = { widthMm: document.width, heightMm: document.height };
  return descriptionPages(blocks, text(wordLanguage(words.language), 'pdf', 'description'), size);
}

function metadataOf(told: Told & Pick<DrawnDocument, 'fileName'>, sheet: SheetOptions) {
  const { document, fileName } = told;
  return {
    title: titleOf(told, fileName),
    description: summaryOf(told),
    language: languageOfSystem(document.system),
    keywords: document.tags.map((tag) => tag.name),
    ...rightsOf(document, sheet),
  };
}

/** A braille page as it is embossed, its rows with their cells as text. */
function embossedPage(document: Document, page: BraillePage): PdfPage {
  const scene = embossedScene(document, page);
  const primitives = scene.primitives.map((row) =>
    row.type === 'braille' ? { ...row, text: cellsToUnicode(row.cells) } : row,
  );
  return graphicPage({ ...scene, primitives });
}

/** What writes each format. */
export const WRITERS = {
  async *pdf({ document, fileName, scenes, readable, options: { sheet = {} } }) {
    const told = { document, readable, fileName };
    const alternative = summaryOf(told);
    const { inks = 'screen', reliefOnly: isReliefOnly = false } = sheet;
    const graphicPages = scenes.map((scene) =>
      isReliefOnly
        ? graphicPage(reliefOnly(scene), { alternative })
        : graphicPage(scene, { alternative, marks: sheetMarkPrimitives(sheet, scene) }),
    );
    const pages =
      sheet.describes && !isReliefOnly ? [...describingPages(told, sheet), ...graphicPages] : graphicPages;
    yield {
      name: artefactFileName('pdf', fileName),
      mime: PDF_MIME,
      bytes: await pagesToPdf(pages, metadataOf(told, sheet), {
        inks,
        layers: isReliefOnly ? ['relief'] : ['relief', 'print'],
      }),
    };
  },

  async *'braille-pdf'({ document, fileName, braillePages, readable, options: { sheet = {} } }) {
    if (braillePages.length === 0) return;
    const pages = braillePages.map((page) => embossedPage(document, page));
    yield {
      name: brailleFileName('pdf', fileName),
      mime: PDF_MIME,
      bytes: await pagesToPdf(pages, metadataOf({ document, readable, fileName }, sheet), {
        inks: sheet.inks ?? 'screen',
        layers: ['relief'],
      }),
    };
  },

  async *svg({ document, fileName, scenes, readable, options: { sheet = {} } }) {
    for (const [index, scene] of scenes.entries()) {
      const marks = sheetMarkPrimitives(sheet, scene);
      const svg = sceneToSvg(
        { ...scene, primitives: [...marks, ...scene.primitives] },
        {
          description: summaryOf({ document, readable }),
          rights: rightsOf(document, sheet),
          fonts: embeddedFonts(),
        },
      );
      yield {
        name: pageFileName('svg', fileName, index + 1),
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
          mime: PNG_MIME,
          bytes: bytesOf[size],
        };
      }
    }
  },

  async *brf({ document, fileName, braillePages, options: { brailleFile = INTERNATIONAL_BRF } }) {
    yield {
      name: artefactFileName('brf', fileName),
      mime: 'application/x-brf',
      bytes: brfBytes(writeBrf(braillePages, brailleFile, brailleSheet(document.braillePages)), brailleFile),
    };
  },

  async *pef({ document, fileName, braillePages, readable, options: { sheet = {} } }) {
    const { author, licence } = rightsOf(document, sheet);
    const metadata = {
      identifier: `urn:uuid:${document.uuid}`,
      title: titleOf({ document, readable }, fileName),
      language: languageOfSystem(document.system),
      ...(author === undefined ? {} : { creator: author }),
      ...(licence === undefined ? {} : { rights: `${licence.name} – ${licence.url}` }),
    };
    const { duplex } = document.braillePages;
    const size = brailleSheet(document.braillePages);
    yield {
      name: artefactFileName('pef', fileName),
      mime: PEF_MIME,
      bytes: utf8.encode(writePefVolumes(boundVolumes(braillePages, size, duplex), metadata)),
    };
  },

  async *txt({ fileName, braillePages }) {
    yield {
      name: artefactFileName('txt', fileName),
      mime: 'text/plain; charset=utf-8',
      bytes: brfBytes(writeBrf(braillePages, UNICODE_TEXT), UNICODE_TEXT),
    };
  },

  async *relief({ fileName, scenes }) {
    for (const [index, scene] of scenes.entries()) {
      yield {
        name: reliefFileName(fileName, index + 1),
        mime: PNG_MIME,
        bytes: await sceneToReliefPng(scene, RELIEF_PX_PER_MM),
      };
    }
  },

  async *rtf({ document, fileName, readable, options: { sheet = {} } }) {
    yield {
      name: artefactFileName('rtf', fileName),
      mime: 'application/rtf',
      bytes: utf8.encode(writeRtf(wordsOf({ document, readable }), rightsOf(document, sheet))),
    };
  },

  async *zip(drawn) {
    const {
      document,
      fileName,
      options: { sheet = {} },
    } = drawn;
    const files: PackagedFile[] = [];
    for (const format of PACKAGE_FORMATS) {
      for (const file of await drawn.filesOf(format)) files.push({ ...file, format });
    }
    yield {
      name: artefactFileName('zip', fileName),
      mime: 'application/zip',
      bytes: await writeZip(packageEntries(document, fileName, { files, rights: rightsOf(document, sheet) })),
    };
  },
} as const satisfies Readonly<Record<string, WriteFiles>>;
