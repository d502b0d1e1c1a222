import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { USUAL_TERMS } from '@tastwerk/editor-core/document';
import { z } from 'zod';
import type { DocumentIntake, ReadDocument } from '../modules/catalogue/document-intake.service.js';
import { IsNull } from 'typeorm';
import { AccountEntity } from '../modules/accounts/account.entity.js';
import { GraphicEntity } from '../modules/catalogue/graphic.entity.js';
import { VariantEntity } from '../modules/catalogue/variant.entity.js';
import { VersionEntity } from '../modules/catalogue/version.entity.js';
import { ignoringCase } from '../platform/database/conditions.js';
import { refreshSearch } from '../modules/catalogue/search/refresh-search.sql.js';
import type { GraphicRepository } from '../modules/catalogue/graphic.repository.js';
import { NEEDED_TITLES, type PublishingService } from '../modules/catalogue/publishing.service.js';
import type { VersionWriter } from '../modules/catalogue/version-writer.service.js';
import type { Transaction, Transactions } from '../platform/database/transactions.js';
import { type Actor, serverActor } from '../platform/http/actor.js';
import {
  type ArchivedGraphic,
  archivedGraphicSchema,
  type ArchivedVariant,
  GRAPHIC_FILE,
} from './catalogue-archive.js';

/** A document's own id is the key of its publication, so that an import that was cut off can begin again. */
const documentSchema = z.looseObject({ uuid: z.uuid() });

/** What became of a folder: how many graphics came in, which were there already, and why others could not come. */
export interface ImportOutcome {
  readonly imported: number;
  readonly present: number;
  readonly refused: readonly string[];
}

/** What the importer works with. */
export interface ImporterPorts {
  readonly transactions: Transactions;
  readonly intake: DocumentIntake;
  readonly writer: VersionWriter;
  readonly graphics: GraphicRepository;
  readonly publishing: PublishingService;
}

/** A version of an archived variant, read and checked. */
interface CheckedVariant extends Omit<ArchivedVariant, 'versions'> {
  readonly versions: readonly (ArchivedVariant['versions'][number] & { readonly read: ReadDocument })[];
}

/** Ends the transaction of one graphic with the reason why it cannot come in. */
class Refusal extends Error {}

/** Brings folders into the catalogue: what {@link CatalogueExporter} wrote, with its history, or plain documents as new graphics. */
export class CatalogueImporter {
  constructor(
    private readonly ports: ImporterPorts,
    /** Who stands for people that this catalogue does not know. */
    private readonly standIn: number,
  ) {}

  async import(folder: string): Promise<ImportOutcome> {
    const names = (await readdir(folder)).sort();
    let imported = 0;
    let present = 0;
    const refused: string[] = [];
    for (const name of names) {
      const path = join(folder, name);
      const isArchived = existsSync(join(path, GRAPHIC_FILE));
      if (!isArchived && !name.endsWith('.json')) continue;
      try {
        const isNew = isArchived ? await this.importGraphic(path) : await this.publish(path);
        if (isNew) imported += 1;
        else present += 1;
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof z.ZodError || error instanceof SyntaxError))
          throw error;
        refused.push(`${name}: ${error.message}`);
      }
    }
    return { imported, present, refused };
  }

  private async publish(path: string): Promise<boolean> {
    const document = documentSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    const before = await this.ports.transactions.none.query(
      'SELECT 1 FROM publication WHERE idempotency_key = $1',
      [document.uuid],
    );
    if (before.length > 0) return false;
    const read = await this.ports.intake.read(document, NEEDED_TITLES.createGraphic);
    if (!read.ok) throw new Refusal(read.error.detail ?? read.error.code);
    const input = { read: read.value, idempotencyKey: document.uuid, public: true, ...USUAL_TERMS };
    const published = await this.ports.publishing.createGraphic(input, this.actor(this.standIn));
    if (!published.ok) throw new Refusal(published.error.detail ?? published.error.code);
    return true;
  }

  private async importGraphic(folder: string): Promise<boolean> {
    const graphic = archivedGraphicSchema.parse(
      JSON.parse(await readFile(join(folder, GRAPHIC_FILE), 'utf8')),
    );
    const variants: CheckedVariant[] = [];
    for (const variant of graphic.variants) {
      const versions = [];
      for (const version of variant.versions) {
        const read = await this.ports.intake.read(
          JSON.parse(await readFile(join(folder, version.file), 'utf8')),
          [],
        );
        if (!read.ok) throw new Refusal(`${version.file}: ${read.error.detail ?? read.error.code}`);
        versions.push({ ...version, read: read.value });
      }
      variants.push({ ...variant, versions });
    }
    return this.ports.transactions.run(async (transaction) => {
      const userId = await this.accountOf(transaction, graphic.author);
      const { title, created_at: createdAt } = graphic;
      const same = { title, createdAt: new Date(createdAt), userId };
      if (await transaction.of(GraphicEntity).existsBy(same)) return false;
      await this.write(transaction, graphic, variants, userId);
      return true;
    });
  }

  private async write(
    transaction: Transaction,
    graphic: ArchivedGraphic,
    variants: readonly CheckedVariant[],
    userId: number,
  ): Promise<void> {
    const { title, description, created_at: createdAt, visibility, licence } = graphic;
    const graphicId = await this.ports.graphics.add(transaction, {
      title,
      description,
      translations: variants[0]?.versions.at(-1)?.read.document.translations ?? [],
      userId,
      visibility,
      licence,
    });
    for (const variant of variants) await this.writeVariant(transaction, graphicId, variant);
    // Last, for publishing names graphics anew and dates everything now.
    const kept = { title, description, createdAt: new Date(createdAt), public: graphic.public };
    await transaction.of(GraphicEntity).update({ id: graphicId }, kept);
    await refreshSearch(transaction, [graphicId]);
  }

  private async writeVariant(
    transaction: Transaction,
    graphicId: number,
    variant: CheckedVariant,
  ): Promise<void> {
    const userId = await this.accountOf(transaction, variant.author);
    const ids: number[] = [];
    for (const version of variant.versions) {
      const by = await this.accountOf(transaction, version.author);
      const written =
        ids.length === 0
          ? await this.ports.writer.addVariant(transaction, version.read, {
              graphicId,
              userId,
              derivedFrom: null,
              public: variant.public,
              title: version.read.document.variantTitle || variant.title,
            })
          : await this.addVersion(transaction, ids.at(-1) ?? 0, version.read, this.actor(by));
      if (!written.ok) throw new Refusal(`${version.file}: ${written.error.code}`);
      ids.push(written.value);
      await transaction.of(VersionEntity).update(
        { id: written.value },
        {
          userId: by,
          createdAt: new Date(version.created_at),
          changeMessage: version.change_message,
          restoredFrom: version.restored_from === null ? null : (ids[version.restored_from] ?? null),
        },
      );
    }
    const { id } = await this.ports.writer.variantOf(transaction, ids[0] ?? 0);
    const { title, created_at: createdAt } = variant;
    await transaction.of(VariantEntity).update({ id }, { title, createdAt: new Date(createdAt) });
  }

  private async addVersion(transaction: Transaction, lastId: number, read: ReadDocument, actor: Actor) {
    const variant = await this.ports.writer.variantOf(transaction, lastId);
    const last = await transaction
      .of(VersionEntity)
      .findOne({ select: { hash: true }, where: { id: lastId } });
    return this.ports.writer.addVersion(transaction, read, variant, {
      actor,
      lastVersionHash: last?.hash ?? '',
      changeMessage: '',
    });
  }

  /** The account of that display name, else the one that stands in. */
  private async accountOf(transaction: Transaction, name: string): Promise<number> {
    const called = { displayName: ignoringCase(name), deletedAt: IsNull() };
    const account = await transaction.of(AccountEntity).findOneBy(called);
    return account?.id ?? this.standIn;
  }

  private actor(id: number): Actor {
    return serverActor(id, 'importing', ['can_publish']);
  }
}
