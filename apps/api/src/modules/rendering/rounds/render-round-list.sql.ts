import { Injectable } from '@nestjs/common';
import type { RenderingFormat } from '@tastwerk/contracts';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import { displayNameOf } from '../../accounts/account-subqueries.js';
import { NAMED_GRAPHICS, NAMED_VARIANTS } from '../../catalogue/catalogue-subqueries.js';

/** A round with how far it is. */
export interface RenderRoundRow {
  readonly id: number;
  readonly byWorkers: boolean;
  readonly variantId: number | null;
  readonly variantTitle: string | null;
  readonly graphicId: number | null;
  readonly graphicTitle: string | null;
  readonly system: BrailleSystem | null;
  readonly renderer: string | null;
  readonly formats: readonly RenderingFormat[];
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly isStopped: boolean;
  readonly actorName: string | null;
  readonly versions: number;
  readonly ordered: number;
  readonly jobsOpen: number;
  readonly jobsDone: number;
  readonly jobsFailed: number;
}

/** How many published versions have files of a version of the renderer. */
export interface RendererRow {
  readonly renderer: string;
  readonly versions: number;
}

const jobsIn = (states: string) =>
  `(SELECT count(*)::integer FROM job j WHERE j.batch_id = b.id AND j.state IN (${states}))`;

/** Jobs of a round that is over are counted where it ended. */
const SELECT = `
  SELECT b.id, b.by_workers AS "byWorkers", v.id AS "variantId", v.title AS "variantTitle",
         g.id AS "graphicId", g.title AS "graphicTitle", coalesce(v.system, g.system) AS system, b.renderer, b.formats, b.started_at AS "startedAt",
         b.finished_at AS "finishedAt", b.is_stopped AS "isStopped", ${displayNameOf('b.actor_id')} AS "actorName", b.versions, b.ordered,
         ${jobsIn(`'queued', 'running'`)} AS "jobsOpen",
         CASE WHEN b.finished_at IS NULL THEN ${jobsIn(`'done'`)} ELSE b.jobs_done END AS "jobsDone",
         CASE WHEN b.finished_at IS NULL THEN ${jobsIn(`'failed'`)} ELSE b.jobs_failed END AS "jobsFailed"
    FROM render_batch b LEFT JOIN ${NAMED_VARIANTS} v ON v.id = b.variant_id
         LEFT JOIN ${NAMED_GRAPHICS} g ON g.id = coalesce(b.graphic_id, v.graphic_id)`;

/** Finds rounds of rendering for admins, and what they could be about. In SQL of its own: jobs are counted for each row. */
@Injectable()
export class RenderRoundListRepository {
  constructor(private readonly reads: TimedReads) {}

  /** Rounds from the newest down. */
  list(limit: number, before: number | undefined): Promise<readonly RenderRoundRow[]> {
    return this.reads.query<RenderRoundRow>(
      `${SELECT} WHERE ($2::integer IS NULL OR b.id < $2) ORDER BY b.id DESC LIMIT $1`,
      [limit, before ?? null],
    );
  }

  async find(id: number): Promise<RenderRoundRow> {
    const [row] = await this.reads.query<RenderRoundRow>(`${SELECT} WHERE b.id = $1`, [id]);
    if (row === undefined) throw new Error('a round vanished');
    return row;
  }

  /** Versions of the renderer that made files which there are, the one that made most first. */
  renderers(): Promise<readonly RendererRow[]> {
    return this.reads.query<RendererRow>(
      `SELECT done_by AS renderer, count(*)::integer AS versions
         FROM (SELECT DISTINCT done_by, subject_id FROM job WHERE kind = 'rendering' AND state = 'done') made
        GROUP BY done_by ORDER BY versions DESC, renderer`,
    );
  }
}
