import type { VersionBraille } from '@tastwerk/contracts';
import { type Engine, fail, ok, type Result } from '@tastwerk/editor-core';
import { type BrailleTranslator, translateDocument, writtenBraille } from '@tastwerk/editor-core/braille';
import type { ApiFailure } from '../../../platform/http/api-failure.js';

/** Writes the braille of published documents for readers: translated by the server, as braille always is. */
export class BrailleTexts {
  constructor(
    private readonly translator: BrailleTranslator,
    private readonly engine: Engine,
  ) {}

  /** The braille of a document that was published. One of an older form that has no braille is refused. */
  async of(published: unknown): Promise<Result<VersionBraille, ApiFailure>> {
    const parsed = this.engine.parse(published);
    if (!parsed.ok) return fail({ code: 'BRAILLE_UNAVAILABLE', detail: 'the document cannot be read' });
    const { document } = parsed.value;
    const { kinds } = this.engine;
    const { book, failures } = await translateDocument(kinds, document, this.translator);
    if (failures.length > 0)
      return fail({ code: 'BRAILLE_UNAVAILABLE', detail: 'a text cannot be written in braille' });
    const { pages, text, isWhole } = writtenBraille(kinds, document, book);
    return ok({
      system: document.system,
      pages: pages.map(({ labels, legend }) => ({ labels: [...labels], legend: [...legend] })),
      text: [...text],
      is_whole: isWhole,
    });
  }
}
