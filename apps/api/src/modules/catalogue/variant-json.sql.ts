import { Injectable } from '@nestjs/common';
import type { Variant } from '@tastwerk/contracts';
import { Batch } from '../../platform/batch.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Reader } from './reader.js';
import { SHOWN, visibilityValues, visibleTo } from './visibility.js';

/** SQL of a moment as the contract writes it. */
const momentOf = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL of a variant `v` of the graphic `g` at the version `cv` as the contract's `Variant`; `document` is what its version says besides.
 * The database writes the JSON, which goes to visitors as it is.
 */
const variantJson = (document: string) => `
  json_build_object('id', v.id, 'title', cv.title, 'description', cv.description,
    'category', cv.category, 'transcribersNotes', cv.transcribers_notes, 'public', v.public,
    'hidden', CASE WHEN NOT (v.public AND g.public) THEN json_build_object(
      'since', ${momentOf('coalesce(g.hidden_at, v.hidden_at)')},
      'reason', CASE WHEN g.public THEN v.hidden_reason ELSE coalesce(nullif(g.hidden_reason, ''), v.hidden_reason) END) END,
    'derived_from', v.derived_from, 'current_file_name', cv.file_name,
    'tags', coalesce((SELECT json_agg(tag_id ORDER BY tag_id) FROM variant_tag WHERE variant_id = v.id), '[]'),
    'system', cv.system, 'graphic_format', cv.graphic_format, 'graphic_landscape', cv.graphic_landscape,
    'graphic_no_of_pages', cv.graphic_no_of_pages,
    'braille_no_of_pages', coalesce(cv.braille_no_of_pages, v.braille_no_of_pages), 'created_at', ${momentOf('v.created_at')},
    'parent_graphic', json_build_object('id', g.id, 'title', g.title, 'description', g.description,
      'translations', g.translations, 'visibility', g.visibility, 'licence', g.licence),
    'current_version', json_build_object('id', cv.id, 'hash', cv.hash, 'created_at', ${momentOf('cv.created_at')}${document}))`;

/** A variant at the version that follows. */
const FROM = `FROM variant v JOIN graphic g ON g.id = v.graphic_id JOIN version cv ON cv.id = `;

const SELECT = `SELECT ${variantJson('')} AS variant ${FROM}`;

/** The variant $1 at its current version. */
const SELECT_VISIBLE = `${SELECT} v.current_version_id WHERE v.id = $1 AND ${visibleTo('$2', '$3', '$4')}`;

/** Those of the variants $1 that everybody may see, as text. */
const SELECT_SHOWN = `
  SELECT v.id, ${variantJson(`, 'document', null`)}::text AS variant
    ${FROM} v.current_version_id WHERE v.id = ANY ($1::integer[]) AND ${SHOWN}`;

/** Addresses of the variants that everybody may see. */
const SELECT_LIST = `
  SELECT v.graphic_id AS "graphicId", v.id AS "variantId", cv.created_at AS "changedAt"
    ${FROM} v.current_version_id WHERE ${SHOWN} ORDER BY v.id DESC LIMIT $1`;

/** A variant as a list of pages names it. */
export interface ShownVariant {
  readonly graphicId: number;
  readonly variantId: number;
  readonly changedAt: Date;
}

interface VariantRow {
  readonly variant: Variant;
}

interface VariantText {
  readonly id: number;
  readonly variant: string;
}

/** Variants that visitors ask for at the same moment and that one statement reads, and such statements under way. */
const BATCH = { most: 32, atOnce: 4 };

const variantOf = ({ variant }: VariantRow): Variant => variant;

/**
 * Variants at one of their versions, as the contract's JSON. In SQL of its own: most of what visitors ask for is this, and the database writes
 * the JSON that they get, of many visitors at once in one prepared statement.
 */
@Injectable()
export class VariantJson {
  private readonly shown = new Batch(
    BATCH.most,
    (ids: readonly number[]) => this.shownTexts(ids),
    BATCH.atOnce,
  );

  constructor(private readonly transactions: Transactions) {}

  /** The variant at its current version as JSON, its document left out, if everybody may see it. */
  findShownText(id: number): Promise<string | undefined> {
    return this.shown.get(id);
  }

  /** The variants that everybody may see, newest first, at most `most`. */
  listShown(most: number): Promise<readonly ShownVariant[]> {
    return this.transactions.none.query<ShownVariant>(SELECT_LIST, [most]);
  }

  private async shownTexts(ids: readonly number[]): Promise<readonly (string | undefined)[]> {
    const rows = await this.transactions.prepared<VariantText>('shown variants', SELECT_SHOWN, [ids]);
    return ids.map((id) => rows.find((row) => row.id === id)?.variant);
  }

  /** The variant at its current version, if `reader` may see it. */
  async findVisible(id: number, reader: Reader): Promise<Variant | undefined> {
    const rows = await this.transactions.prepared<VariantRow>('visible variant', SELECT_VISIBLE, [
      id,
      ...visibilityValues(reader),
    ]);
    return rows.map(variantOf)[0];
  }

  /** The variant as it was in one of its versions, if `reader` may see it. */
  async findVisibleAt(id: number, versionId: number, reader: Reader): Promise<Variant | undefined> {
    const [variant] = await this.read(
      `$2 WHERE v.id = $1 AND cv.variant_id = v.id AND ${visibleTo('$3', '$4', '$5')}`,
      [id, versionId, ...visibilityValues(reader)],
    );
    return variant;
  }

  /** The variants of a graphic that `reader` may see, the first one first. */
  findVisibleOf(graphicId: number, reader: Reader): Promise<readonly Variant[]> {
    return this.read(
      `v.current_version_id WHERE v.graphic_id = $1 AND ${visibleTo('$2', '$3', '$4')} ORDER BY v.id`,
      [graphicId, ...visibilityValues(reader)],
    );
  }

  /** The variants of these graphics that an account published, the first one first. */
  findByAuthor(accountId: number, graphicIds: readonly number[]): Promise<readonly Variant[]> {
    return this.read(
      'v.current_version_id WHERE v.user_id = $1 AND v.graphic_id = ANY($2::integer[]) ORDER BY v.id',
      [accountId, graphicIds],
    );
  }

  /** The variant that `versionId` is a version of, with that version in the place of its current one. */
  async findAtVersion(transaction: Transaction, versionId: number): Promise<Variant> {
    const [variant] = await this.read('$1 WHERE v.id = cv.variant_id', [versionId], transaction);
    if (variant === undefined) throw new Error(`version ${versionId} has no variant`);
    return variant;
  }

  /** Variants at the version that `rest` begins with. */
  private async read(
    rest: string,
    values: readonly unknown[],
    transaction: Transaction = this.transactions.none,
  ): Promise<readonly Variant[]> {
    return (await transaction.query<VariantRow>(`${SELECT} ${rest}`, values)).map(variantOf);
  }
}
