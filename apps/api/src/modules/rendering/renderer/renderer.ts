import type { ErrorCode } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';
import type { RenderedFile, RenderRequest } from './render-messages.js';

/** Why there are no files: the document has none, a limit of the renderer was reached, or the caller gave up. */
export type RenderFailure =
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'limit'; readonly code: 'RENDERING_TIMEOUT' | 'RENDERING_MEMORY' }
  | { readonly kind: 'cancelled' };

/** The port to whatever makes files out of documents. Throws when it breaks in a way that nobody expected. */
export abstract class Renderer {
  /** Gets ready, so that the first request need not wait for it. */
  abstract start(): void;

  /** Makes one format of a document; requests wait for one another. */
  abstract render(
    request: RenderRequest,
    signal: AbortSignal,
  ): Promise<Result<readonly RenderedFile[], RenderFailure>>;
}
