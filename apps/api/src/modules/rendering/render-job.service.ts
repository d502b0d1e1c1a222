import { Injectable } from '@nestjs/common';
import { type Rendering, RENDER_QUEUE, RENDERING_FORMATS, renderJobKey } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/queue/outbox.js';
import type { ArtefactRecord } from './artefact.entity.js';
import { ArtefactRepository } from './artefact.repository.js';
import { RenderJobRepository } from './render-job.repository.js';

/** Orders the files of a version and tells how far they are. */
@Injectable()
export class RenderJobService {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly artefacts: ArtefactRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Orders every format of a version, as part of the transaction that stores it. */
  async order(transaction: Transaction, versionId: number): Promise<void> {
    const wishes = RENDERING_FORMATS.map((format) => ({
      versionId,
      format,
      key: renderJobKey(versionId, format),
    }));
    for (const job of await this.jobs.add(transaction, wishes)) {
      await this.outbox.write(transaction, RENDER_QUEUE, job);
    }
  }

  progress(versionId: number): Promise<readonly Rendering[]> {
    return this.jobs.progress(versionId);
  }

  /** What is known about a finished file of a version. */
  artefact(name: string, versionId: number): Promise<ArtefactRecord | null> {
    return this.artefacts.find(name, versionId);
  }
}
