import { braillePagesOf, type BrailleLookup, type Document, type Scene } from '@tastwerk/editor-core';
import type { BrailleFileProfile } from '../braille-files/profile.js';
import { writeBrf } from '../braille-files/write-brf.js';
import { embeddedFonts } from '../fonts/bundled-fonts.js';
import { scenesToPdf } from '../pdf/scenes-to-pdf.js';
import { sceneToPng } from '../png/scene-to-png.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import type { Artefact, ArtefactFormat } from './artefact.js';
import {
  artefactFileName,
  pageFileName,
  THUMBNAIL_SIZES,
  THUMBNAIL_WIDTHS_PX,
  thumbnailFileName,
} from './names.js';

/** A document ready to be drawn: translated, its pages as scenes. */
export interface DrawnDocument {
  readonly document: Document;
  readonly fileName: string;
  readonly scenes: readonly Scene[];
  readonly braille: BrailleLookup;
  readonly brailleFile: BrailleFileProfile;
}

const utf8 = new TextEncoder();

/** The language of a document is that of its scenes; a document has at least one page. */
function languageOf({ scenes }: DrawnDocument): Scene['language'] {
  return scenes[0]?.language ?? 'de';
}

/** What one format writes for a document, in the order of pages. */
export const ARTEFACT_WRITERS: {
  readonly [Format in ArtefactFormat]: (drawn: DrawnDocument) => AsyncIterable<Artefact>;
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
        language: languageOf(drawn),
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
      bytes: utf8.encode(writeBrf(braillePagesOf(document, braille), brailleFile)),
    };
  },
};
