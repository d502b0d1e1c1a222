import type { Document } from '@tastwerk/editor-core';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import type { Transaction } from '../platform/database/transactions.js';

/** Graphics that are read at once. */
const PAGE = 50;

/** A graphic as it is written into a folder. */
export interface GraphicRow extends PublicationTerms {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly public: boolean;
  readonly author: string;
  readonly createdAt: Date;
}

/** A version with what belongs to its variant. */
export interface VersionRow {
  readonly id: number;
  readonly variantId: number;
  readonly graphicId: number;
  readonly variantTitle: string;
  readonly variantPublic: boolean;
  readonly variantAuthor: string;
  readonly variantCreatedAt: Date;
  readonly isCurrent: boolean;
  readonly author: string;
  readonly createdAt: Date;
  readonly changeMessage: string;
  readonly restoredFrom: number | null;
  readonly document: Document;
  /** Names of the tags that the variant carries now. */
  readonly tags: readonly string[];
}

/** Graphics with a variant, from the one behind `after` on. In SQL of its own, for the names that belong to them come in the same statement. */
export function graphicsAfter(
  transaction: Transaction,
  after: GraphicRow | undefined,
): Promise<readonly GraphicRow[]> {
  return transaction.query<GraphicRow>(
    `SELECT g.id, g.title, g.description, g.public, g.visibility, g.licence, a.display_name AS author, g.created_at AS "createdAt"
         FROM graphic g JOIN account a ON a.id = g.user_id
        WHERE g.id > $1 AND EXISTS (SELECT 1 FROM variant v WHERE v.graphic_id = g.id)
        ORDER BY g.id LIMIT ${PAGE}`,
    [after?.id ?? 0],
  );
}

/** All versions of graphics. In SQL of its own, for the names and tags that belong to them come in the same statement. */
export function versionsOf(
  transaction: Transaction,
  graphicIds: readonly number[],
): Promise<readonly VersionRow[]> {
  return transaction.query<VersionRow>(
    `SELECT ve.id, v.id AS "variantId", v.graphic_id AS "graphicId", v.title AS "variantTitle", v.public AS "variantPublic",
              va.display_name AS "variantAuthor", v.created_at AS "variantCreatedAt", v.current_version_id = ve.id AS "isCurrent",
              a.display_name AS author, ve.created_at AS "createdAt", ve.change_message AS "changeMessage",
              ve.restored_from AS "restoredFrom", ve.document,
              ARRAY(SELECT t.name::text FROM variant_tag vt JOIN tag t ON t.id = vt.tag_id WHERE vt.variant_id = v.id ORDER BY t.name)
                AS tags
         FROM version ve JOIN variant v ON v.id = ve.variant_id
         JOIN account a ON a.id = ve.user_id JOIN account va ON va.id = v.user_id
        WHERE v.graphic_id = ANY ($1::integer[]) ORDER BY v.graphic_id, v.id, ve.id`,
    [graphicIds],
  );
}
