import { Inject, Injectable } from '@nestjs/common';
import type { RenderingFormat } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { FairTurns } from '../../../platform/fair-turns.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { RenderedFile } from '../renderer/render-messages.js';
import type { Renderer } from '../renderer/renderer.js';

/** How many may wait for the renderer: few enough that each waits a minute or two at most, and one caller leaves room for others. */
const TURNS = { atOnce: 1, waitingOfOne: 2, waitingInAll: 8 } as const;

/** Injection token of the renderer of drafts. It has a process beside the one that answers: jobs of the workers do not delay it. */
export const DRAFT_RENDERER = Symbol('renderer of drafts');

/** Makes files of documents that are not published. Nothing is kept. */
@Injectable()
export class DraftFilesService {
  private readonly turns = new FairTurns(TURNS);

  constructor(@Inject(DRAFT_RENDERER) private readonly renderer: Renderer) {}

  /** One file of the document in `body`, which is not trusted: the format itself, or an archive of its pictures where there are several. */
  async make(
    body: Uint8Array,
    format: RenderingFormat,
    caller: string,
    signal: AbortSignal,
  ): Promise<Result<RenderedFile, ApiFailure>> {
    const turn = await this.turns.take(caller, body.byteLength, () =>
      this.renderer.render({ body, format }, signal),
    );
    if (!turn.ok) return fail({ code: 'RENDERING_BUSY' });
    const rendered = turn.value;
    if (rendered.ok) {
      const [file] = rendered.value;
      if (file === undefined) throw new Error('a draft was drawn without a file');
      return ok(file);
    }
    const { error } = rendered;
    return fail({ code: error.kind === 'cancelled' ? 'RENDERING_TIMEOUT' : error.code });
  }
}
