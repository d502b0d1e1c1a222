import {
  BRAILLE_PAGE_MAX,
  braillePagesOf,
  type BraillePagesLayout,
  type BrailleLookup,
  type Document,
  languageOfSystem,
  type Scene,
} from '@tastwerk/editor-core';
import { type BrailleFileProfile, UNICODE_TEXT } from '../braille-files/profile.js';
import type { SheetSize } from '../braille-files/sheet.js';
import { writeBrf } from '../braille-files/write-brf.js';
import { PEF_MIME, writePef } from '../braille-files/write-pef.js';
import { embeddedFonts } from '../fonts/bundled-fonts.js';
import { scenesToPdf } from '../pdf/scenes-to-pdf.js';
import { sceneToPng } from '../png/scene-to-png.js';
import { writeRtf } from '../rtf/write-rtf.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { writeZip } from '../zip/write-zip.js';
import type { Artefact, RenderFormat } from './artefact.js';
import {
  artefactFileName,
  pageFileName,
  THUMBNAIL_SIZES,
  THUMBNAIL_WIDTHS_PX,
  thumbnailFileName,
} from './names.js';
import { packageEntries } from './package-entries.js';

/** A document ready to be drawn: translated, its pages as scenes. */
export interface DrawnDocument {
  readonly document: Document;
  readonly fileName: string;
  readonly scenes: readonly Scene[];
  readonly braille: BrailleLookup;
  readonly brailleFile: BrailleFileProfile;
  /** What has been written of it so far, so that a package does not write it again. */
  readonly finished: readonly Artefact<RenderFormat>[];
}

/** The formats that a package holds beside the document itself. */
const PACKAGE_FORMATS = ['pdf', 'svg', 'brf', 'rtf'] as const;

const utf8 = new TextEncoder();

/** The room of the braille pages' paper as the document lays it out; page numbers stand in a row below the text. */
function brailleSheet(layout: BraillePagesLayout): SheetSize {
  const rows = layout.marginTop + layout.rowsPerPage + (layout.pageNumbers ? 1 : 0);
  return {
    cells: Math.min(BRAILLE_PAGE_MAX.cells, layout.marginLeft + layout.cellsPerRow),
    rows: Math.min(BRAILLE_PAGE_MAX.rows, rows),
  };
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
  async *pdf(drawn) {
    const { document, fileName, scenes } = drawn;
    yield {
      name: artefactFileName('pdf', fileName),
      format: 'pdf',
      mime: 'application/pdf',
      bytes: await scenesToPdf(scenes, {
        title: document.graphicTitle || document.title || fileName,
        description: document.braillePages.imageDescription.summary || document.graphicDescription,
        language: languageOfSystem(document.system),
        keywords: document.tags.map((tag) => tag.name),
      }),
    };
  },

  async *svg({ document, fileName, scenes }) {
    for (const [index, scene] of scenes.entries()) {
      const svg = sceneToSvg(scene, {
        description: document.braillePages.imageDescription.summary || document.graphicDescription,
        fonts: embeddedFonts(),
      });
      yield {
        name: pageFileName('svg', fileName, index + 1),
        format: 'svg',
        mime: 'image/svg+xml',
        bytes: utf8.encode(svg),
      };
    }
  },

  async *png({ fileName, scenes }) {
    for (const [index, scene] of scenes.entries()) {
      for (const size of THUMBNAIL_SIZES) {
        yield {
          name: thumbnailFileName(fileName, size, index + 1),
          format: 'png',
          mime: 'image/png',
          bytes: await sceneToPng(scene, { widthPx: THUMBNAIL_WIDTHS_PX[size] }),
        };
      }
    }
  },

  async *brf({ document, fileName, braille, brailleFile }) {
    yield {
      name: artefactFileName('brf', fileName),
      format: 'brf',
      mime: 'application/x-brf',
      bytes: utf8.encode(
        writeBrf(braillePagesOf(document, braille), brailleFile, brailleSheet(document.braillePages)),
      ),
    };
  },

  async *pef({ document, fileName, braille }) {
    const metadata = {
      identifier: `urn:uuid:${document.uuid}`,
      title: document.graphicTitle || document.title || fileName,
      language: languageOfSystem(document.system),
    };
    const size = brailleSheet(document.braillePages);
    yield {
      name: artefactFileName('pef', fileName),
      format: 'pef',
      mime: PEF_MIME,
      bytes: utf8.encode(writePef(braillePagesOf(document, braille), metadata, size)),
    };
  },

  async *txt({ document, fileName, braille }) {
    yield {
      name: artefactFileName('txt', fileName),
      format: 'txt',
      mime: 'text/plain; charset=utf-8',
      bytes: utf8.encode(writeBrf(braillePagesOf(document, braille), UNICODE_TEXT)),
    };
  },

  async *rtf({ document, fileName }) {
    const { graphicTitle, variantTitle, system } = document;
    const { imageDescription, content } = document.braillePages;
    yield {
      name: artefactFileName('rtf', fileName),
      format: 'rtf',
      mime: 'application/rtf',
      bytes: utf8.encode(
        writeRtf({
          ...imageDescription,
          content,
          graphicTitle,
          variantTitle,
          language: languageOfSystem(system),
        }),
      ),
    };
  },

  async *zip(drawn) {
    const { document, fileName } = drawn;
    const artefacts: Artefact<RenderFormat>[] = [];
    for (const format of PACKAGE_FORMATS) artefacts.push(...(await artefactsOf(format, drawn)));
    yield {
      name: artefactFileName('zip', fileName),
      format: 'zip',
      mime: 'application/zip',
      bytes: await writeZip(packageEntries(document, fileName, artefacts)),
    };
  },
};
