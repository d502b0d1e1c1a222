import { Injectable } from '@nestjs/common';
import { RENDERING_FORMATS } from '@tastwerk/contracts';
import { type DocumentTag, fail, ok, type Result } from '@tastwerk/editor-core';
import { categoryOf, isBlankText } from '@tastwerk/editor-core/document';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Actor, isAdmin } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { Jobs, weightOfDocument } from '../../platform/jobs/jobs.js';
import { renderings } from '../rendering/renderings.js';
import type { ReadDocument } from './document-intake.service.js';
import { fileNameOf } from './file-name.js';
import { GraphicRepository } from './graphic.repository.js';
import { TagRepository } from './tag.repository.js';
import type { VariantEntity } from './variant.entity.js';
import { refreshSearch } from './search/refresh-search.sql.js';
import { VariantRepository } from './variant.repository.js';
import { VersionBrailleRepository } from './version-braille.repository.js';
import { VersionNames } from './version-names.sql.js';
import { VersionRepository } from './version.repository.js';

type NewVariant = Pick<VariantEntity, 'graphicId' | 'userId' | 'derivedFrom' | 'public' | 'title'>;

/** Who makes a version, from which one, and what they say about it. */
export interface VersionCause {
  readonly actor: Actor;
  readonly lastVersionHash: string;
  readonly changeMessage: string;
  /** The version that is brought back. */
  readonly restoredFrom?: number;
}

/** What stands in a version besides its document. */
interface VersionFacts {
  readonly userId: number;
  readonly title: string;
  readonly changeMessage: string;
  readonly restoredFrom: number | null;
}

const contentOf = (read: ReadDocument) => ({
  description: read.description,
  system: read.document.system,
  graphicFormat: read.graphicFormat,
  graphicLandscape: read.graphicLandscape,
  graphicPages: read.graphicPages,
  braillePages: read.braillePages,
});

/** Writes a version with all that hangs on it, in a transaction of its caller: tags, words to find it by, jobs. */
@Injectable()
export class VersionWriter {
  constructor(
    private readonly graphics: GraphicRepository,
    private readonly variants: VariantRepository,
    private readonly versions: VersionRepository,
    private readonly versionNames: VersionNames,
    private readonly braille: VersionBrailleRepository,
    private readonly tags: TagRepository,
    private readonly jobs: Jobs,
  ) {}

  /** Adds a variant with its first version and gives that version's id. */
  async addVariant(
    transaction: Transaction,
    read: ReadDocument,
    variant: NewVariant,
  ): Promise<Result<number, ApiFailure>> {
    const id = await this.variants.add(transaction, {
      ...variant,
      ...contentOf(read),
      currentVersionId: null,
    });
    const { userId, title } = variant;
    const facts = { userId, title, changeMessage: '', restoredFrom: null };
    return this.write(transaction, read, { id, graphicId: variant.graphicId }, facts);
  }

  /** The variant that a version belongs to, held until the transaction ends. */
  async variantOf(transaction: Transaction, versionId: number): Promise<VariantEntity> {
    const id = await this.versions.variantOf(transaction, versionId);
    const variant = await this.variants.lock(transaction, id);
    if (variant === null) throw new Error(`variant ${id} is not there`);
    return variant;
  }

  /** Adds a version to a variant that the caller holds, and gives its id. */
  async addVersion(
    transaction: Transaction,
    read: ReadDocument,
    variant: VariantEntity,
    { actor, lastVersionHash, changeMessage, restoredFrom }: VersionCause,
  ): Promise<Result<number, ApiFailure>> {
    const current =
      variant.currentVersionId === null
        ? undefined
        : await this.versions.hashOf(transaction, variant.currentVersionId);
    if (current !== lastVersionHash) return fail({ code: 'CATALOGUE_VERSION_CONFLICT' });
    const { variantTitle } = read.document;
    const title = isBlankText(variantTitle) ? variant.title : variantTitle;
    await this.variants.update(transaction, variant.id, { ...contentOf(read), title });
    await this.renameGraphic(transaction, read, variant.graphicId, actor);
    const facts = { userId: actor.id, title, changeMessage, restoredFrom: restoredFrom ?? null };
    return this.write(transaction, read, variant, facts);
  }

  /** The name of a graphic belongs to its author: others change variants only. */
  private async renameGraphic(
    transaction: Transaction,
    read: ReadDocument,
    id: number,
    actor: Actor,
  ): Promise<void> {
    const graphic = await this.graphics.find(id, transaction);
    if (graphic === null || (graphic.userId !== actor.id && !isAdmin(actor))) return;
    const { graphicTitle, graphicDescription: description, translations } = read.document;
    // A version from before titles were asked for is brought back under the present one.
    const title = isBlankText(graphicTitle) ? graphic.title : graphicTitle;
    await this.graphics.rename(transaction, id, { title, description, translations });
  }

  private async write(
    transaction: Transaction,
    read: ReadDocument,
    variant: Pick<VariantEntity, 'id' | 'graphicId'>,
    facts: VersionFacts,
  ): Promise<Result<number, ApiFailure>> {
    const { document, json, hash } = read;
    const tagIds = await this.tagIds(transaction, document.tags);
    if (!tagIds.ok) return tagIds;
    const id = await this.versionNames.draw(transaction);
    const fileName = fileNameOf(document.graphicTitle, id);
    await this.versions.add(transaction, {
      id,
      variantId: variant.id,
      hash,
      json,
      fileName,
      category: categoryOf(document.category),
      transcribersNotes: document.transcribersNotes,
      ...contentOf(read),
      ...facts,
    });
    await this.braille.add(transaction, id, read.braille);
    await this.variants.setCurrentVersion(transaction, variant.id, id);
    await this.tags.replace(transaction, variant.id, tagIds.value);
    await refreshSearch(transaction, [variant.graphicId]);
    const weight = weightOfDocument(json.length);
    await this.jobs.order(transaction, renderings([id], RENDERING_FORMATS, { weight }), facts.userId);
    return ok(id);
  }

  private async tagIds(
    transaction: Transaction,
    tags: readonly DocumentTag[],
  ): Promise<Result<readonly number[], ApiFailure>> {
    const given = [...new Set(tags.flatMap(({ tag_id: id }) => (id === null ? [] : [id])))];
    const known = await this.tags.resolve(transaction, given);
    if (known.length !== given.length) return fail({ code: 'CATALOGUE_TAG_NOT_FOUND' });
    const names = tags.filter(({ tag_id: id }) => id === null).map(({ name }) => name);
    return ok([...known, ...(await this.tags.ensure(transaction, names))]);
  }
}
