import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson, type Document, type DocumentTag } from '@tastwerk/editor-core';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import type { Transactions } from '../platform/database/transactions.js';
import { type ArchivedGraphic, GRAPHIC_FILE } from './catalogue-archive.js';

/** Graphics that are read at once. */
const PAGE = 50;

interface GraphicRow extends PublicationTerms {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly public: boolean;
  readonly author: string;
  readonly createdAt: Date;
}

interface VersionRow {
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

const named = (names: readonly string[]): readonly DocumentTag[] =>
  names.map((name) => ({ name, tag_id: null }));

/** Canonical JSON that people can read: the same catalogue gives the same bytes. */
function json(value: unknown): string {
  return `${JSON.stringify(JSON.parse(canonicalJson(value)), undefined, 2)}\n`;
}

/** Writes the whole catalogue into a folder, one folder for each graphic: hidden ones, old versions and authors' names, too. */
export class CatalogueExporter {
  constructor(private readonly transactions: Transactions) {}

  /** Gives how many graphics were written; `folder` must be empty or not there. */
  async export(folder: string): Promise<number> {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
    let written = 0;
    let after: GraphicRow | undefined;
    for (;;) {
      const graphics = await this.graphicsAfter(after);
      if (graphics.length === 0) return written;
      const versions = await this.versionsOf(graphics.map(({ id }) => id));
      for (const graphic of graphics) {
        written += 1;
        const own = versions.filter(({ graphicId }) => graphicId === graphic.id);
        await this.write(join(folder, String(written).padStart(6, '0')), graphic, own);
      }
      after = graphics.at(-1);
    }
  }

  private async write(folder: string, graphic: GraphicRow, rows: readonly VersionRow[]): Promise<void> {
    await mkdir(folder);
    const variantIds = [...new Set(rows.map(({ variantId }) => variantId))];
    const variants = [];
    for (const [index, variantId] of variantIds.entries()) {
      const own = rows.filter((row) => row.variantId === variantId);
      const [first] = own;
      if (first === undefined) continue;
      const versions = own.map((row, place) => ({
        file: `variant-${index + 1}-version-${place + 1}.json`,
        author: row.author,
        created_at: row.createdAt.toISOString(),
        change_message: row.changeMessage,
        restored_from: row.restoredFrom === null ? null : own.findIndex(({ id }) => id === row.restoredFrom),
      }));
      for (const [place, { file }] of versions.entries()) {
        const row = own[place];
        if (row === undefined) continue;
        // Ids mean nothing elsewhere; a version that is shown carries the tags that its variant has by now.
        const tags = named(row.isCurrent ? row.tags : row.document.tags.map(({ name }) => name));
        await writeFile(join(folder, file), json({ ...row.document, tags }));
      }
      variants.push({
        author: first.variantAuthor,
        created_at: first.variantCreatedAt.toISOString(),
        public: first.variantPublic,
        title: first.variantTitle,
        versions,
      });
    }
    const { title, description, author, createdAt, visibility, licence } = graphic;
    const archived: ArchivedGraphic = {
      title,
      description,
      author,
      created_at: createdAt.toISOString(),
      public: graphic.public,
      visibility,
      licence,
      variants,
    };
    await writeFile(join(folder, GRAPHIC_FILE), json(archived));
  }

  private graphicsAfter(after: GraphicRow | undefined): Promise<readonly GraphicRow[]> {
    return this.transactions.none.query<GraphicRow>(
      `SELECT g.id, g.title, g.description, g.public, g.visibility, g.licence, a.display_name AS author, g.created_at AS "createdAt"
         FROM graphic g JOIN account a ON a.id = g.user_id
        WHERE g.id > $1 AND EXISTS (SELECT 1 FROM variant v WHERE v.graphic_id = g.id)
        ORDER BY g.id LIMIT ${PAGE}`,
      [after?.id ?? 0],
    );
  }

  private versionsOf(graphicIds: readonly number[]): Promise<readonly VersionRow[]> {
    return this.transactions.none.query<VersionRow>(
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
}
