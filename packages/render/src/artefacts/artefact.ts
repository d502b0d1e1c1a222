import type { BrailleFileProfile } from '../braille-files/profile.js';
import type { ExportedFile } from '@tastwerk/editor-core/files';
import type { SheetOptions } from './sheet-options.js';
import type { Issue, Engine } from '@tastwerk/editor-core';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import type {
  AbortSignalLike,
  BrailleSystem,
  BrailleTranslator,
  ChosenPaper,
  LabelFailure,
} from '@tastwerk/editor-core/braille';

/**
 * What is rendered of every published version: printable sheets, pictures of the sheets, thumbnails, embossable braille pages,
 * its words, and everything together. The contract between browser and server lists the same.
 */
export const ARTEFACT_FORMATS = ['pdf', 'svg', 'png', 'brf', 'rtf', 'pef', 'zip'] as const;

/** A format that is rendered of every published version. */
export type ArtefactFormat = (typeof ARTEFACT_FORMATS)[number];

/** One finished file. */
export interface Artefact<Format extends string = ArtefactFormat> extends ExportedFile {
  readonly format: Format;
}

/** How a document is drawn, whatever it is written to. */
export interface DrawingRequest {
  /** Reads the document, knows its objects and writes the files: an engine of `renderPlugins`, and more. */
  readonly engine: Engine;
  readonly translator: BrailleTranslator;
  /** The `{fileName}` part of every artefact's name. */
  readonly fileName: string;
  /** How BRF files are written; the international BRF when absent. */
  readonly brailleFile?: BrailleFileProfile;
  /** The paper of braille pages in the place of that of the document. */
  readonly braillePaper?: ChosenPaper;
  /** What printable sheets carry and how they are written; plain sheets when absent. */
  readonly sheet?: SheetOptions;
  /** Words that go behind those of the document, by its system; none when absent. */
  readonly ownWords?: (system: BrailleSystem) => readonly OwnWord[];
  /** Checked between artefacts and while translating. */
  readonly signal?: AbortSignalLike;
}

/** How to render; `formats` are names of exporters of the engine. */
export interface RenderRequest<Format extends string = ArtefactFormat> extends DrawingRequest {
  readonly formats: readonly Format[];
}

/** What a document amounts to; derived here and never trusted from a client. */
export interface RenderedDocument<Format extends string = ArtefactFormat> {
  readonly artefacts: readonly Artefact<Format>[];
  readonly graphicPages: number;
  readonly braillePages: number;
  /** Texts whose braille in the files lacks a character, because it cannot be written. */
  readonly unwritten: readonly LabelFailure[];
}

/**
 * Why nothing was rendered: the document fails the core's schema, or the braille engine was not there (trying again may
 * help), or the caller gave up.
 */
export type RenderFailure =
  | { readonly kind: 'document'; readonly issues: readonly Issue[] }
  | { readonly kind: 'braille'; readonly failures: readonly LabelFailure[] }
  | { readonly kind: 'cancelled' };
