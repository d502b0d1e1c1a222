import { type Document, fail, type Kinds, ok, type Result } from '@tastwerk/editor-core';
import {
  braillePagesOf,
  type BrailleLookup,
  type PrintedBraillePage,
  translateDocument,
} from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics, type Scene } from '@tastwerk/editor-core/scene';
import { INTERNATIONAL_BRF } from '../braille-files/profile.js';
import type { Artefact, DrawingRequest, RenderedDocument, RenderFailure, RenderFormat } from './artefact.js';
import { onPage } from './on-page.js';
import { overdrawnPage } from './page-bounds.js';
import { ARTEFACT_WRITERS, type DrawnDocument, isPackaged } from './writers.js';

/** A document that was read and translated once, to be written in one format after the other. */
export class Drawing {
  private readonly finished: Artefact<RenderFormat>[] = [];
  private readonly drawn: DrawnDocument;

  constructor(
    kinds: Kinds,
    braille: BrailleLookup,
    parts: Omit<DrawnDocument, 'scenes' | 'braillePages' | 'finished'>,
  ) {
    const { document } = parts;
    const resources = { kinds, braille, font: bundledFontMetrics };
    let scenes: readonly Scene[] | undefined;
    let braillePages: readonly PrintedBraillePage[] | undefined;
    this.drawn = {
      ...parts,
      finished: this.finished,
      /** Laid out when the first format asks for it: files of words and of braille pages never do. */
      get scenes() {
        return (scenes ??= document.pages.map((_, index) => onPage(buildScene(document, index, resources))));
      },
      get braillePages() {
        return (braillePages ??= braillePagesOf(document, braille));
      },
    };
  }

  /** Writes `formats`; what a package holds and was written before is not written again. */
  async write<Format extends RenderFormat>(
    formats: readonly Format[],
    signal?: DrawingRequest['signal'],
  ): Promise<Result<RenderedDocument<Format>, RenderFailure>> {
    const artefacts: Artefact<Format>[] = [];
    for (const format of new Set(formats)) {
      const written: Artefact<Format>[] = [];
      for await (const artefact of ARTEFACT_WRITERS[format](this.drawn)) {
        if (signal?.aborted) return fail({ kind: 'cancelled' });
        written.push(artefact);
      }
      artefacts.push(...written);
      this.keep(format, written);
    }
    const { document, braillePages } = this.drawn;
    return ok({
      artefacts,
      graphicPages: document.pages.length,
      braillePages: braillePages.length,
    });
  }

  private keep(format: RenderFormat, written: readonly Artefact<RenderFormat>[]): void {
    const isKept = this.finished.some((artefact) => artefact.format === format);
    if (!isKept && isPackaged(format)) this.finished.push(...written);
  }
}

/** Reads and translates `json`, a document as it was stored or posted. Nothing derived that it may carry is believed. */
export async function drawDocument(
  json: unknown,
  request: DrawingRequest,
): Promise<Result<Drawing, RenderFailure>> {
  const parsed = request.engine.parse(json);
  if (!parsed.ok) return fail({ kind: 'document', issues: parsed.error });
  return drawParsed(parsed.value.document, request);
}

/** Translates a document that was read before, by an engine of the same plugins. */
export async function drawParsed(
  document: Document,
  { engine, translator, fileName, brailleFile = INTERNATIONAL_BRF, sheet = {}, signal }: DrawingRequest,
): Promise<Result<Drawing, RenderFailure>> {
  const { kinds } = engine;
  const overdrawn = overdrawnPage(kinds, document);
  if (overdrawn) return fail({ kind: 'document', issues: [overdrawn] });
  const { book: braille, failures } = await translateDocument(kinds, document, translator, signal);
  if (signal?.aborted) return fail({ kind: 'cancelled' });
  if (failures.length > 0) return fail({ kind: 'braille', failures });
  return ok(new Drawing(kinds, braille, { document, fileName, brailleFile, sheet }));
}
