import { Injectable } from '@nestjs/common';
import type { QueryOf } from '@tastwerk/contracts';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import type { Visibility } from '@tastwerk/editor-core/document';
import { containing, idIn } from '../../../platform/database/conditions.js';
import { TimedReads } from '../../../platform/database/timed-reads.js';
import { accountsNamed, displayNameOf } from '../../accounts/account-subqueries.js';

/** A variant as it is looked after. */
export interface KeptVariantRow {
  readonly variantId: number;
  readonly variantTitle: string;
  readonly variantPublic: boolean;
  readonly variantHiddenAt: Date | null;
  readonly variantHiddenBy: string | null;
  readonly variantHiddenReason: string;
  readonly graphicId: number;
  readonly graphicTitle: string;
  readonly system: BrailleSystem;
  readonly graphicPublic: boolean;
  readonly graphicVisibility: Visibility;
  readonly graphicHiddenAt: Date | null;
  readonly graphicHiddenBy: string | null;
  readonly graphicHiddenReason: string;
  readonly author: string | null;
  readonly createdAt: Date;
  readonly versions: number;
  readonly filesDone: number;
  readonly filesOpen: number;
  readonly filesFailed: number;
}

/** SQL for each state: hidden ones are found by the indices of what is not public, whatever the size of the catalogue. */
const SHOWN = {
  any: 'true',
  shown: 'v.public AND g.public',
  hidden: `v.id IN (SELECT id FROM variant WHERE NOT public
                     UNION SELECT id FROM variant WHERE graphic_id IN (SELECT id FROM graphic WHERE NOT public))`,
} as const;

/** SQL of what $3 is a part of, or $4 the number of: each way has an index of its own. */
const FOUND = `v.id IN (
  SELECT id FROM variant WHERE title ILIKE $3 OR graphic_id = $4::integer
   UNION SELECT id FROM variant WHERE graphic_id IN (SELECT id FROM graphic WHERE title ILIKE $3)
   UNION SELECT id FROM variant WHERE user_id IN ${accountsNamed('$3')})`;

const jobsIn = (states: string) => `(count(*) FILTER (WHERE state IN (${states})))::integer`;

/** Finds variants for admins, hidden ones too. In SQL of its own: each way of searching has an index, and jobs are counted for one page. */
@Injectable()
export class KeptVariantRepository {
  constructor(private readonly reads: TimedReads) {}

  /** Variants from the newest down. What belongs to each is read for those of the page alone. */
  list({ search, shown, limit, before }: QueryOf<'listKeptVariants'>): Promise<readonly KeptVariantRow[]> {
    const text = search.trim();
    return this.reads.query<KeptVariantRow>(
      `WITH page AS (
         SELECT v.id AS "variantId", v.title AS "variantTitle", v.public AS "variantPublic", v.hidden_at AS "variantHiddenAt",
                v.hidden_by, v.hidden_reason AS "variantHiddenReason", v.current_version_id, v.created_at AS "createdAt",
                g.id AS "graphicId", g.title AS "graphicTitle", v.system, g.public AS "graphicPublic", g.visibility AS "graphicVisibility",
                g.hidden_at AS "graphicHiddenAt", g.hidden_by AS graphic_hidden_by,
                g.hidden_reason AS "graphicHiddenReason", v.user_id
           FROM variant v JOIN graphic g ON g.id = v.graphic_id
          WHERE ($2::integer IS NULL OR v.id < $2) AND ${SHOWN[shown ?? 'any']}
            AND ${text === '' ? 'true' : FOUND}
          ORDER BY v.id DESC LIMIT $1)
       SELECT page.*, ${displayNameOf('page.user_id')} AS author, ${displayNameOf('page.hidden_by')} AS "variantHiddenBy",
              ${displayNameOf('page.graphic_hidden_by')} AS "graphicHiddenBy", files.*,
              (SELECT count(*)::integer FROM version WHERE variant_id = page."variantId") AS versions
         FROM page CROSS JOIN LATERAL (
                SELECT ${jobsIn(`'done'`)} AS "filesDone", ${jobsIn(`'queued', 'running'`)} AS "filesOpen",
                       ${jobsIn(`'failed'`)} AS "filesFailed"
                  FROM job WHERE kind = 'rendering' AND subject_id = page.current_version_id) files
        ORDER BY page."variantId" DESC`,
      text === '' ? [limit, before ?? null] : [limit, before ?? null, containing(text), idIn(text)],
    );
  }
}
