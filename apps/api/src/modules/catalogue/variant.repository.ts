import { Injectable } from '@nestjs/common';
import type { Variant } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Visitor } from '../../platform/http/actor.js';
import { visibilityValues, visibleTo } from './visibility.js';
import { VariantEntity, type VariantRecord } from './variant.entity.js';

/** A variant with what hangs on it, as one row. */
interface VariantRow extends VariantRecord {
  readonly graphicTitle: string;
  readonly graphicDescription: string;
  readonly versionId: number;
  readonly hash: string;
  readonly fileName: string;
  readonly versionCreatedAt: Date;
  readonly tags: readonly number[];
}

const SELECT = `
  SELECT v.id, v.graphic_id AS "graphicId", v.user_id AS "userId", v.derived_from AS "derivedFrom", cv.title, cv.description,
         v.public, cv.system, cv.graphic_format AS "graphicFormat", cv.graphic_landscape AS "graphicLandscape",
         cv.graphic_no_of_pages AS "graphicPages", coalesce(cv.braille_no_of_pages, v.braille_no_of_pages) AS "braillePages",
         v.created_at AS "createdAt",
         g.title AS "graphicTitle", g.description AS "graphicDescription",
         cv.id AS "versionId", cv.hash, cv.file_name AS "fileName", cv.created_at AS "versionCreatedAt",
         ARRAY(SELECT tag_id FROM variant_tag WHERE variant_id = v.id ORDER BY tag_id) AS tags
    FROM variant v
    JOIN graphic g ON g.id = v.graphic_id
    JOIN version cv ON cv.id = `;

/** The variant $1 at its current version. */
const SELECT_VISIBLE = `${SELECT} v.current_version_id WHERE v.id = $1 AND ${visibleTo('$2', '$3')}`;

function variantOf(row: VariantRow): Variant {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    public: row.public,
    derived_from: row.derivedFrom,
    current_file_name: row.fileName,
    tags: [...row.tags],
    system: row.system,
    graphic_format: row.graphicFormat,
    graphic_landscape: row.graphicLandscape,
    graphic_no_of_pages: row.graphicPages,
    braille_no_of_pages: row.braillePages,
    created_at: row.createdAt.toISOString(),
    parent_graphic: { id: row.graphicId, title: row.graphicTitle, description: row.graphicDescription },
    current_version: { id: row.versionId, hash: row.hash, created_at: row.versionCreatedAt.toISOString() },
  };
}

/** What a variant says about its current version. */
export type VariantContent = Pick<
  VariantRecord,
  'title' | 'description' | 'system' | 'graphicFormat' | 'graphicLandscape' | 'graphicPages' | 'braillePages'
>;

/** Reads and writes variants. */
@Injectable()
export class VariantRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The variant at its current version, if `visitor` may see it. */
  async findVisible(id: number, visitor: Visitor): Promise<Variant | undefined> {
    const rows = await this.transactions.prepared<VariantRow>('visible variant', SELECT_VISIBLE, [
      id,
      ...visibilityValues(visitor),
    ]);
    return rows.map(variantOf)[0];
  }

  /** The variant as it was in one of its versions, if `visitor` may see it. */
  async findVisibleAt(id: number, versionId: number, visitor: Visitor): Promise<Variant | undefined> {
    const rows = await this.transactions.none.query<VariantRow>(
      `${SELECT} $2 WHERE v.id = $1 AND cv.variant_id = v.id AND ${visibleTo('$3', '$4')}`,
      [id, versionId, ...visibilityValues(visitor)],
    );
    return rows.map(variantOf)[0];
  }

  /** The variants of a graphic that `visitor` may see, the first one first. */
  async findVisibleOf(graphicId: number, visitor: Visitor): Promise<readonly Variant[]> {
    const rows = await this.transactions.none.query<VariantRow>(
      `${SELECT} v.current_version_id WHERE v.graphic_id = $1 AND ${visibleTo('$2', '$3')} ORDER BY v.id`,
      [graphicId, ...visibilityValues(visitor)],
    );
    return rows.map(variantOf);
  }

  /** The variants of these graphics that an account published, the first one first. */
  async findByAuthor(accountId: number, graphicIds: readonly number[]): Promise<readonly Variant[]> {
    const rows = await this.transactions.none.query<VariantRow>(
      `${SELECT} v.current_version_id WHERE v.user_id = $1 AND v.graphic_id = ANY($2::integer[]) ORDER BY v.id`,
      [accountId, graphicIds],
    );
    return rows.map(variantOf);
  }

  /** The variant that `versionId` is a version of, with that version in the place of its current one. */
  async findAtVersion(transaction: Transaction, versionId: number): Promise<Variant> {
    const rows = await transaction.query<VariantRow>(`${SELECT} $1 WHERE v.id = cv.variant_id`, [versionId]);
    const [variant] = rows.map(variantOf);
    if (variant === undefined) throw new Error(`version ${versionId} has no variant`);
    return variant;
  }

  /** Whose variant it is and where it stands, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<VariantRecord | null> {
    return transaction.manager.findOne(VariantEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async add(transaction: Transaction, variant: Omit<VariantRecord, 'id' | 'createdAt'>): Promise<number> {
    const { id } = await transaction.manager.save(VariantEntity, variant);
    return id;
  }

  async update(transaction: Transaction, id: number, content: VariantContent): Promise<void> {
    await transaction.manager.update(VariantEntity, { id }, content);
  }

  async setCurrentVersion(transaction: Transaction, id: number, currentVersionId: number): Promise<void> {
    await transaction.manager.update(VariantEntity, { id }, { currentVersionId });
  }

  /** Hides or shows a variant, held until the transaction ends; the id of its graphic, undefined where there is no such variant. */
  async setPublic(transaction: Transaction, id: number, isPublic: boolean): Promise<number | undefined> {
    const rows = await transaction.query<{ graphicId: number }>(
      'UPDATE variant SET public = $2 WHERE id = $1 RETURNING graphic_id AS "graphicId"',
      [id, isPublic],
    );
    return rows[0]?.graphicId;
  }
}
