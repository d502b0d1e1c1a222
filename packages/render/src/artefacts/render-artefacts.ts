import type { Result } from '@tastwerk/editor-core';
import type { RenderedDocument, RenderFailure, RenderRequest } from './artefact.js';
import { drawDocument } from './draw-document.js';

/**
 * Renders `json`, a document as it was stored or posted, to files. It is parsed and translated here; nothing derived that
 * it may carry is believed. The same input gives the same bytes.
 */
export async function renderArtefacts<Format extends string>(
  json: unknown,
  { formats, ...request }: RenderRequest<Format>,
): Promise<Result<RenderedDocument<Format>, RenderFailure>> {
  const drawing = await drawDocument(json, request);
  return drawing.ok ? drawing.value.write(formats, request.signal) : drawing;
}
