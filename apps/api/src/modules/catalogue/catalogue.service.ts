import { Injectable } from '@nestjs/common';
import type { GraphicDetails, Variant, VariantWithDocument } from '@tastwerk/contracts';
import { type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import { termChoices } from '@tastwerk/editor-core/document';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { graphicFields, type GraphicEntity } from './graphic.entity.js';
import { GraphicRepository } from './graphic.repository.js';
import { TagRepository } from './tag.repository.js';
import type { Reader } from './reader.js';
import { type ShownVariant, VariantJson } from './variant-json.sql.js';
import { type NamedVariant, VariantRepository } from './variant.repository.js';
import { type VersionName, VersionNames, type VersionOrigin } from './version-names.sql.js';
import { VersionRepository } from './version.repository.js';

/** What a version is rendered from. */
export interface PublishedVersion {
  readonly document: Document;
  /** SHA-256 of the document's canonical JSON when it was published. */
  readonly hash: string;
  readonly fileName: string;
}

/** Answers what the catalogue holds. What a visitor may not see is not there for them. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly graphics: GraphicRepository,
    private readonly accounts: AccountRepository,
    private readonly variantJson: VariantJson,
    private readonly variants: VariantRepository,
    private readonly versionNames: VersionNames,
    private readonly versions: VersionRepository,
    private readonly tags: TagRepository,
  ) {}

  /** A graphic with the variants that `reader` may see; one without any is not found. */
  async graphic(id: number, reader: Reader): Promise<Result<GraphicDetails, ApiFailure>> {
    const [graphic, variants] = await Promise.all([
      this.graphics.find(id),
      this.variantJson.findVisibleOf(id, reader),
    ]);
    if (graphic === null || variants.length === 0) return fail({ code: 'CATALOGUE_GRAPHIC_NOT_FOUND' });
    const { userId } = graphic;
    return ok({
      ...graphicFields(graphic),
      public: graphic.public,
      author: { id: userId, display_name: (await this.accounts.namesOf([userId])).get(userId) ?? '' },
      sharing: reader.visitor?.id === userId ? await this.sharingOf(graphic) : null,
      variants: [...variants],
    });
  }

  /** What variants and their graphics are called, for those who look after them: hidden ones too. */
  namesOf(variantIds: readonly number[]): Promise<ReadonlyMap<number, NamedVariant>> {
    return this.variants.namesOf(variantIds);
  }

  private async sharingOf(graphic: GraphicEntity): Promise<NonNullable<GraphicDetails['sharing']>> {
    const { visibilities, licences } = termChoices(await this.graphics.past(graphic));
    return { link_key: graphic.linkKey, visibilities: [...visibilities], licences: [...licences] };
  }

  /** A variant as everybody sees it, if everybody may see it. */
  shownVariant(id: number): Promise<Variant | undefined> {
    return this.variantJson.findVisible(id, { visitor: null, linkKey: null });
  }

  /** The variants that everybody may see, newest first, at most `most`. */
  listShown(most: number): Promise<readonly ShownVariant[]> {
    return this.variantJson.listShown(most);
  }

  /** A variant; with its document, its origin and tags filled in, for whoever has a session. For visitors as JSON text. */
  async variant(id: number, reader: Reader): Promise<Result<VariantWithDocument | string, ApiFailure>> {
    // What everybody may see comes as text; who has a link may see more.
    if (reader.visitor === null && reader.linkKey === null) {
      const text = await this.variantJson.findShownText(id);
      return text === undefined ? fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' }) : ok(text);
    }
    const variant = await this.variantJson.findVisible(id, reader);
    if (variant === undefined) return fail({ code: 'CATALOGUE_VARIANT_NOT_FOUND' });
    return ok(await this.withDocument(variant, reader));
  }

  /** A variant as it was in one of its versions, likewise. */
  async variantAt(
    id: number,
    versionId: number,
    reader: Reader,
  ): Promise<Result<VariantWithDocument, ApiFailure>> {
    const variant = await this.variantJson.findVisibleAt(id, versionId, reader);
    if (variant !== undefined) return ok(await this.withDocument(variant, reader));
    const isThere = (await this.variantJson.findVisible(id, reader)) !== undefined;
    return fail({ code: isThere ? 'CATALOGUE_VERSION_NOT_FOUND' : 'CATALOGUE_VARIANT_NOT_FOUND' });
  }

  private async withDocument(variant: Variant, reader: Reader): Promise<VariantWithDocument> {
    const { id, current_version: version } = variant;
    if (reader.visitor === null) return { ...variant, current_version: { ...version, document: null } };
    const [stored, tags] = await Promise.all([this.publishedVersion(version.id), this.tags.ofVariant(id)]);
    const document: Document = {
      ...stored.document,
      tags,
      variant_id: id,
      graphic_id: variant.parent_graphic.id,
      version_id: version.id,
      lastVersionHash: version.hash,
      derivedFrom: variant.derived_from,
      currentFileName: variant.current_file_name,
    };
    return { ...variant, current_version: { ...version, document: JSON.stringify(document) } };
  }

  /** A version as it was published: its document without origin, and the name of its files. */
  async publishedVersion(versionId: number): Promise<PublishedVersion> {
    const version = await this.versions.find(versionId);
    if (version === null) throw new Error(`version ${versionId} is not there`);
    return version;
  }

  /** Who published a version, and where it stands in the catalogue. */
  versionOrigin(versionId: number): Promise<VersionOrigin> {
    return this.versionNames.origin(versionId);
  }

  /** A version of a variant by its id, the current one when undefined, if `reader` may see it. */
  async version(
    variantId: number,
    versionId: number | undefined,
    reader: Reader,
  ): Promise<Result<VersionName, ApiFailure>> {
    const version = await this.versionNames.findVisible(variantId, versionId, reader);
    if (version !== undefined) return ok(version);
    const isThere = (await this.variantJson.findVisible(variantId, reader)) !== undefined;
    return fail({ code: isThere ? 'CATALOGUE_VERSION_NOT_FOUND' : 'CATALOGUE_VARIANT_NOT_FOUND' });
  }

  /** The version that a file name stands for, if `reader` may see it. */
  versionByFileName(fileName: string, reader: Reader): Promise<VersionName | undefined> {
    return this.versionNames.findVisibleByFileName(fileName, reader);
  }
}
