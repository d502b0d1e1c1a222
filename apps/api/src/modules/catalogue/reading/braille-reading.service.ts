import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@tastwerk/editor-core';
import { LruMap } from '@tastwerk/editor-core/collections';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { KeptCopy } from '../../../platform/http/kept-copy.js';
import { CatalogueService } from '../catalogue.service.js';
import { hashOfText } from '../document-intake.service.js';
import type { Reader } from '../reader.js';
import { DocumentReader } from './document-reader.js';

/** Versions whose braille is kept: at most half a megabyte each, as a rule a few kilobytes. */
const KEPT_VERSIONS = 50;

/** JSON of the contract's `VersionBraille`, and its tag. */
interface Written {
  readonly json: string;
  readonly etag: string;
}

/** Tells readers the braille of versions. A version never changes, so what was asked for last is kept. */
@Injectable()
export class BrailleReading {
  private readonly kept = new LruMap<number, Promise<Result<Written, ApiFailure>>>(KEPT_VERSIONS);

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly reader: DocumentReader,
  ) {}

  /** The braille of a version of a variant, if `reader` may see it. */
  async of(
    variantId: number,
    versionId: number,
    reader: Reader,
  ): Promise<Result<Written & KeptCopy, ApiFailure>> {
    const version = await this.catalogue.version(variantId, versionId, reader);
    if (!version.ok) return version;
    const written = await this.written(versionId);
    return written.ok ? ok({ ...written.value, isPublic: version.value.isPublic }) : written;
  }

  /** Those who ask for a version at the same moment wait for one answer. Failures are not kept. */
  private written(versionId: number): Promise<Result<Written, ApiFailure>> {
    const known = this.kept.get(versionId);
    if (known) return known;
    const writing = this.write(versionId).then(
      (written) => {
        if (!written.ok) this.kept.delete(versionId);
        return written;
      },
      (error: unknown) => {
        this.kept.delete(versionId);
        throw error;
      },
    );
    this.kept.set(versionId, writing);
    return writing;
  }

  private async write(versionId: number): Promise<Result<Written, ApiFailure>> {
    const json = await this.reader.brailleOf(versionId);
    return json.ok ? ok({ json: json.value, etag: `"${hashOfText(json.value)}"` }) : json;
  }
}
