import { Injectable } from '@nestjs/common';
import { type BodyOf, RENDERING_FORMATS } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { VersionAim } from '../../catalogue/aimed-versions.repository.js';
import { RenderBatchRepository } from './render-batch.repository.js';
import { RenderRounds } from './render-rounds.service.js';
import { RenderRoundListRepository, type RenderRoundRow } from './render-round-list.sql.js';

/** What somebody wants made again. */
export type RoundWish = BodyOf<'startRenderRound'>;

function aimOf(wish: RoundWish): VersionAim {
  if (wish.aim === 'variant') return { variantId: wish.id };
  return wish.aim === 'graphic' ? { graphicId: wish.id } : { renderer: wish.renderer };
}

const NOTHING = {
  variant: 'CATALOGUE_VARIANT_NOT_FOUND',
  graphic: 'CATALOGUE_GRAPHIC_NOT_FOUND',
  renderer: 'RENDER_ROUND_EMPTY',
} as const;

/** Has files of a part of the catalogue made again, in rounds that the workers lead. */
@Injectable()
export class RenderRoundService {
  constructor(
    private readonly batches: RenderBatchRepository,
    private readonly rounds: RenderRounds,
    private readonly list: RenderRoundListRepository,
  ) {}

  async start(wish: RoundWish, actorId: number): Promise<Result<RenderRoundRow, ApiFailure>> {
    const batch = await this.batches.beginDriven(RENDERING_FORMATS, aimOf(wish), actorId);
    if (batch === undefined) return fail({ code: NOTHING[wish.aim] });
    // The first versions at once: a small round is ordered whole before its admin looks at it.
    await this.rounds.orderSome(batch);
    return ok(await this.list.find(batch.id));
  }

  async stop(id: number): Promise<Result<RenderRoundRow, ApiFailure>> {
    const isThere = await this.batches.stop(id);
    return isThere ? ok(await this.list.find(id)) : fail({ code: 'RENDER_ROUND_NOT_FOUND' });
  }
}
