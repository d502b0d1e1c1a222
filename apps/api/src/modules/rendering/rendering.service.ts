import { Injectable, Logger } from '@nestjs/common';
import type { BodyOf, Renderings } from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { type Reader, readerOf } from '../catalogue/reader.js';
import { RenderingProgress } from './rendering-progress.service.js';
import { renderings } from './renderings.js';

/** Tells visitors how far the files of what they may see are, and has files made again. */
@Injectable()
export class RenderingService {
  private readonly logger = new Logger(RenderingService.name);

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly states: RenderingProgress,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  async progress(
    variantId: number,
    versionId: number | undefined,
    reader: Reader,
  ): Promise<Result<Renderings, ApiFailure>> {
    const version = await this.catalogue.version(variantId, versionId, reader);
    if (!version.ok) return version;
    const { versionId: id, fileName } = version.value;
    return ok({ version_id: id, file_name: fileName, renderings: [...(await this.states.progress(id))] });
  }

  /** Orders files of a version once more, whatever became of them before. */
  async again(
    variantId: number,
    { version_id: versionId, formats }: BodyOf<'renderAgain'>,
    actor: Actor,
  ): Promise<Result<Renderings, ApiFailure>> {
    const version = await this.catalogue.version(variantId, versionId, readerOf(actor));
    if (!version.ok) return version;
    const { versionId: id } = version.value;
    await this.transactions.run((transaction) =>
      this.jobs.order(transaction, renderings([id], formats), actor.id),
    );
    this.logger.log({ actor: actor.id, versionId: id, formats }, 'files are made again');
    return this.progress(variantId, id, readerOf(actor));
  }
}
