import { Injectable } from '@nestjs/common';
import type { BodyOf, Graphic, Variant } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { wordLanguageOf } from '@tastwerk/editor-core/braille';
import { firstVariantTitle, isBlankText } from '@tastwerk/editor-core/document';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { AuthorNotices } from './author-notices.service.js';
import type { ReadDocument, TitleField } from './document-intake.service.js';
import { DocumentReader } from './reading/document-reader.js';
import { GraphicRepository } from './graphic.repository.js';
import { graphicFields, type GraphicEntity } from './graphic.entity.js';
import { KeyedPublications, type Publication, type Written } from './keyed-publications.service.js';
import { readerOf } from './reader.js';
import { VariantJson } from './variant-json.sql.js';
import { VariantRepository } from './variant.repository.js';
import { type VersionCause, VersionWriter } from './version-writer.service.js';
import { seesHidden } from './visibility.js';

/** What is published through a route, whose licence the caller has seen to. */
type Published<Name extends 'createGraphic' | 'createVariant' | 'updateVariant'> = Publication &
  Omit<BodyOf<Name>, keyof Publication | 'document' | 'licenceAccepted'>;

/** The titles that documents of each route need; the first variant of a graphic is given one when it has none. */
export const NEEDED_TITLES = {
  createGraphic: ['graphicTitle'],
  createVariant: ['graphicTitle', 'variantTitle'],
  updateVariant: ['graphicTitle', 'variantTitle'],
} as const satisfies Readonly<Record<string, readonly TitleField[]>>;

/** Whether `actor` may add variants and versions: to what is for everybody anybody may, to anything else its author alone. */
function mayAddTo({ visibility, userId }: GraphicEntity, actor: Actor): boolean {
  return visibility === 'all' || userId === actor.id;
}

/** Publishes documents: as a graphic, as a variant of one, or as the next version of a variant. Each key publishes once. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly publications: KeyedPublications,
    private readonly reader: DocumentReader,
    private readonly graphics: GraphicRepository,
    private readonly variantJson: VariantJson,
    private readonly variants: VariantRepository,
    private readonly writer: VersionWriter,
    private readonly notices: AuthorNotices,
  ) {}

  /** A new graphic with its first variant. */
  async createGraphic(
    input: Published<'createGraphic'>,
    actor: Actor,
  ): Promise<Result<{ readonly graphic: Omit<Graphic, 'variants'>; readonly variant: Variant }, ApiFailure>> {
    const { read } = input;
    const published = await this.publications.publish(
      input,
      actor,
      ['graphic', input.public, input.visibility, input.licence],
      async (transaction) => {
        const { graphicTitle: title, graphicDescription: description, translations } = read.document;
        const { variantTitle, system } = read.document;
        const { visibility, licence } = input;
        const graphicId = await this.graphics.add(transaction, {
          title,
          description,
          translations,
          userId: actor.id,
          visibility,
          licence,
        });
        return this.writer.addVariant(transaction, read, {
          graphicId,
          userId: actor.id,
          derivedFrom: null,
          public: input.public,
          title: isBlankText(variantTitle) ? firstVariantTitle(wordLanguageOf(system)) : variantTitle,
        });
      },
    );
    if (!published.ok) return published;
    const variant = published.value;
    const graphic = await this.graphics.find(variant.parent_graphic.id);
    if (graphic === null) throw new Error(`graphic ${variant.parent_graphic.id} vanished`);
    return ok({ graphic: graphicFields(graphic), variant });
  }

  /** A new variant of a graphic of which the actor sees a variant. */
  async createVariant(input: Published<'createVariant'>, actor: Actor): Promise<Result<Variant, ApiFailure>> {
    const { graphic_id: graphicId, derived_from: derivedFrom } = input;
    const reader = readerOf(actor);
    const [siblings, graphic] = await Promise.all([
      this.variantJson.findVisibleOf(graphicId, reader),
      this.graphics.find(graphicId),
    ]);
    if (siblings.length === 0 || graphic === null) return fail({ code: 'CATALOGUE_GRAPHIC_NOT_FOUND' });
    if (!mayAddTo(graphic, actor)) return fail({ code: 'CATALOGUE_AUTHOR_ONLY' });
    if (derivedFrom !== null && (await this.variantJson.findVisible(derivedFrom, reader)) === undefined) {
      return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
    }
    return this.publications.publish(
      input,
      actor,
      ['variant', graphicId, derivedFrom, input.public],
      (transaction) =>
        this.writer.addVariant(transaction, input.read, {
          graphicId,
          userId: actor.id,
          derivedFrom,
          public: input.public,
          title: input.read.document.variantTitle,
        }),
    );
  }

  /** The next version of a variant, unless it has another than the one that the actor started from. */
  async updateVariant(
    id: number,
    input: Published<'updateVariant'>,
    actor: Actor,
  ): Promise<Result<Variant, ApiFailure>> {
    const { lastVersionHash, change_message: changeMessage } = input;
    return this.publications.publish(input, actor, ['version', id, lastVersionHash], (transaction) =>
      this.addVersion(transaction, input.read, id, { actor, lastVersionHash, changeMessage }),
    );
  }

  /** The next version of a variant, which is an old one once more. */
  async restoreVersion(
    id: number,
    versionId: number,
    input: Omit<BodyOf<'restoreVersion'>, 'licenceAccepted'>,
    actor: Actor,
  ): Promise<Result<Variant, ApiFailure>> {
    const variant = await this.variantJson.findVisible(id, readerOf(actor));
    if (variant === undefined) return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
    const read = await this.reader.readVersion(id, versionId, actor);
    if (!read.ok) return read;
    const { idempotencyKey, lastVersionHash, change_message: changeMessage } = input;
    const cause = { actor, lastVersionHash, changeMessage, restoredFrom: versionId };
    return this.publications.publish(
      { read: read.value, idempotencyKey },
      actor,
      ['restore', id, versionId, lastVersionHash],
      (transaction) => this.addVersion(transaction, read.value, id, cause),
    );
  }

  private async addVersion(
    transaction: Transaction,
    read: ReadDocument,
    variantId: number,
    cause: VersionCause,
  ): Written {
    const { actor } = cause;
    const variant = await this.variants.lock(transaction, variantId);
    if (variant === null) return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
    const graphic = await this.graphics.find(variant.graphicId, transaction);
    const isShown = variant.public && graphic?.public === true && graphic.visibility === 'all';
    if (!isShown && variant.userId !== actor.id && !seesHidden(actor)) {
      return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
    }
    if (graphic === null || !mayAddTo(graphic, actor)) return fail({ code: 'CATALOGUE_AUTHOR_ONLY' });
    const written = await this.writer.addVersion(transaction, read, variant, cause);
    if (written.ok) await this.notices.newVersion(transaction, variant, graphic.title, actor);
    return written;
  }
}
