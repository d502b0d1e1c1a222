import { fail, type Kinds, ok, type Result } from '@tastwerk/editor-core';
import { braillePagesOf, translateDocument } from '@tastwerk/editor-core/braille';
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

  constructor(kinds: Kinds, parts: Omit<DrawnDocument, 'scenes' | 'finished'>) {
    const { document, braille } = parts;
    const resources = { kinds, braille, font: bundledFontMetrics };
    let scenes: readonly Scene[] | undefined;
    this.drawn = {
      ...parts,
      finished: this.finished,
      /** Laid out when the first format asks for it: files of words and of braille pages never do. */
      get scenes() {
        return (scenes ??= document.pages.map((_, index) => onPage(buildScene(document, index, resources))));
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
    const { document, braille } = this.drawn;
    return ok({
      artefacts,
      graphicPages: document.pages.length,
      braillePages: braillePagesOf(document, braille).length,
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
  { engine, translator, fileName, brailleFile = INTERNATIONAL_BRF, sheet = {}, signal }: DrawingRequest,
): Promise<Result<Drawing, RenderFailure>> {
  const { kinds } = engine;
  const parsed = engine.parse(json);
  if (!parsed.ok) return fail({ kind: 'document', issues: parsed.error });
  const { document } = parsed.value;
  const overdrawn = overdrawnPage(kinds, document);
  if (overdrawn) return fail({ kind: 'document', issues: [overdrawn] });
  const { book: braille, failures } = await translateDocument(kinds, document, translator, signal);
  if (signal?.aborted) return fail({ kind: 'cancelled' });
  if (failures.length > 0) return fail({ kind: 'braille', failures });
  return ok(new Drawing(kinds, { document, fileName, braille, brailleFile, sheet }));
}
