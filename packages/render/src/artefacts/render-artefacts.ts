import {
  braillePagesOf,
  buildScene,
  bundledFontMetrics,
  fail,
  ok,
  parseDocument,
  type Result,
  translateDocument,
} from '@tastwerk/editor-core';
import { INTERNATIONAL_BRF } from '../braille-files/profile.js';
import type { Artefact, RenderedDocument, RenderFailure, RenderFormat, RenderRequest } from './artefact.js';
import { ARTEFACT_WRITERS } from './writers.js';

/**
 * Renders `json`, a document as it was stored or posted, to files. It is parsed and translated here; nothing derived that
 * it may carry is believed. The same input gives the same bytes.
 */
export async function renderArtefacts<Format extends RenderFormat>(
  json: unknown,
  { formats, translator, fileName, brailleFile = INTERNATIONAL_BRF, signal }: RenderRequest<Format>,
): Promise<Result<RenderedDocument<Format>, RenderFailure>> {
  const parsed = parseDocument(json);
  if (!parsed.ok) return fail({ kind: 'document', issues: parsed.error });
  const { document } = parsed.value;
  const { book: braille, failures } = await translateDocument(document, translator, signal);
  if (signal?.aborted) return fail({ kind: 'cancelled' });
  if (failures.length > 0) return fail({ kind: 'braille', failures });

  const resources = { braille, font: bundledFontMetrics };
  const scenes = document.pages.map((_, index) => buildScene(document, index, resources));
  const artefacts: Artefact<Format>[] = [];
  const drawn = { document, fileName, scenes, braille, brailleFile, finished: artefacts };
  for (const format of new Set(formats)) {
    for await (const artefact of ARTEFACT_WRITERS[format](drawn)) {
      if (signal?.aborted) return fail({ kind: 'cancelled' });
      artefacts.push(artefact);
    }
  }
  return ok({
    artefacts,
    graphicPages: document.pages.length,
    braillePages: braillePagesOf(document, braille).length,
  });
}
