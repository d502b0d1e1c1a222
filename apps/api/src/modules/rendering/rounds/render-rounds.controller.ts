import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, RendererFigures, RenderRound, RoundAim } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { VERSION } from '../../../platform/version.js';
import { RenderRoundListRepository, type RenderRoundRow } from './render-round-list.sql.js';
import { RenderRoundService } from './render-round.service.js';

function aimOf({ byWorkers, variantId, renderer }: RenderRoundRow): RoundAim {
  if (!byWorkers) return 'catalogue';
  if (renderer !== null) return 'renderer';
  return variantId === null ? 'graphic' : 'variant';
}

function roundOf(row: RenderRoundRow): RenderRound {
  const { id, graphicId, system, renderer, versions, ordered } = row;
  return {
    id,
    aim: aimOf(row),
    graphic:
      graphicId === null || system === null ? null : { id: graphicId, title: row.graphicTitle ?? '', system },
    variant: row.variantId === null ? null : { id: row.variantId, title: row.variantTitle ?? '' },
    renderer,
    formats: [...row.formats],
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    is_stopped: row.isStopped,
    actor_name: row.actorName,
    versions,
    ordered,
    jobs_open: row.jobsOpen,
    jobs_done: row.jobsDone,
    jobs_failed: row.jobsFailed,
  };
}

/** Rounds of rendering over HTTP. */
@Controller()
export class RenderRoundsController {
  constructor(
    private readonly list: RenderRoundListRepository,
    private readonly rounds: RenderRoundService,
  ) {}

  @ForRoute('listRenderRounds')
  async listRenderRounds(
    @Query() { limit, before }: QueryOf<'listRenderRounds'>,
  ): Promise<readonly RenderRound[]> {
    return (await this.list.list(limit, before)).map(roundOf);
  }

  @ForRoute('listRenderers')
  async listRenderers(): Promise<readonly RendererFigures[]> {
    const rows = await this.list.renderers();
    return rows.map((row) => ({ ...row, is_current: row.renderer === VERSION }));
  }

  @ForRoute('startRenderRound')
  async startRenderRound(
    @Body() wish: BodyOf<'startRenderRound'>,
    @FromActor() actor: Actor,
  ): Promise<RenderRound> {
    return roundOf(answer(await this.rounds.start(wish, actor.id)));
  }

  @ForRoute('stopRenderRound')
  async stopRenderRound(@Param() { id }: ParamsOf<'stopRenderRound'>): Promise<RenderRound> {
    return roundOf(answer(await this.rounds.stop(id)));
  }
}
