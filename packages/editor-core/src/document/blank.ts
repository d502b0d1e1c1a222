import { BLANK_TEXTS } from './blank-texts.js';
import { knownPaper } from './braille-paper.js';
import { NO_ORIGIN } from './origin.js';
import { PAPER_FORMATS, SAFE_AREA_MM } from '../values/paper.js';
import { type Document, FORMAT_VERSION } from './schema.js';
import type { Kinds } from '../objects/kinds.js';

/** What a blank document needs from outside: ids, and the language of its first names. */
export interface BlankDocumentInput {
  readonly uuid: string;
  readonly pageUuid: string;
  readonly language: 'de' | 'en';
  /** Id of an empty title label at the top left of the safe area; without it the page is bare. */
  readonly titleLabelUuid?: string;
}

/** A blank document: one page of A4 portrait, nothing published, braille pages of 33 cells by 27 rows. */
export function createBlankDocument(kinds: Kinds, input: BlankDocumentInput): Document {
  const texts = BLANK_TEXTS[input.language];
  const { widthMm, heightMm } = PAPER_FORMATS['a4-portrait'];
  const title = input.titleLabelUuid === undefined ? [] : [titleLabel(kinds, input.titleLabelUuid, widthMm)];
  return {
    formatVersion: FORMAT_VERSION,
    uuid: input.uuid,
    title: '',
    graphicTitle: '',
    graphicDescription: '',
    translations: [],
    variantTitle: texts.variantTitle,
    variantDescription: '',
    transcribersNotes: '',
    tags: [],
    category: null,
    ...NO_ORIGIN,
    medium: 'swell',
    system: texts.system,
    notation: 'plain',
    unknownCharacters: 'sign',
    mathCode: null,
    width: widthMm,
    height: heightMm,
    verticalGridSpacing: 10,
    horizontalGridSpacing: 10,
    showVerticalGrid: false,
    showHorizontalGrid: false,
    safeArea: true,
    bindingSpace: false,
    keyedTextures: [],
    keyedStrokes: [],
    backdrops: [],
    ignoredFindings: [],
    ownWords: [],
    comments: [],
    plugins: {},
    braillePages: {
      ...knownPaper('a4'),
      marginLeft: 1,
      marginTop: 1,
      cellsPerRow: 33,
      rowsPerPage: 27,
      pageNumbers: false,
      holePunch: false,
      hyphenation: true,
      numberPlace: 'bottom-right',
      runningHead: '',
      gutter: 0,
      duplex: false,
      volumePages: null,
      frontPages: false,
      imageDescription: { type: '', summary: '', details: '' },
      content: '',
    },
    pages: [{ uuid: input.pageUuid, name: `${texts.page} 1`, text: false, objects: title, guides: [] }],
  };
}

/** Height of a title label in mm: that of a new label, to a tenth, as authors read it. */
const TITLE_HEIGHT_MM = 17.2;

function titleLabel(kinds: Kinds, uuid: string, pageWidthMm: number) {
  const width = pageWidthMm - 2 * SAFE_AREA_MM;
  const place = { x: SAFE_AREA_MM, y: SAFE_AREA_MM, width, height: TITLE_HEIGHT_MM };
  return kinds.create('label', { uuid, ...place, isTitle: true });
}
