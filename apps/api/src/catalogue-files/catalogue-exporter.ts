import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson, type DocumentTag } from '@tastwerk/editor-core';
import type { Transactions } from '../platform/database/transactions.js';
import { type GraphicRow, graphicsAfter, type VersionRow, versionsOf } from './archived-rows.sql.js';
import { type ArchivedGraphic, GRAPHIC_FILE } from './catalogue-archive.js';

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
      const graphics = await graphicsAfter(this.transactions.none, after);
      if (graphics.length === 0) return written;
      const versions = await versionsOf(
        this.transactions.none,
        graphics.map(({ id }) => id),
      );
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
}
