import { Injectable } from '@nestjs/common';
import {
  type Rendering,
  RENDER_QUEUE,
  RENDERING_FORMATS,
  type RenderingFormat,
  renderJobKey,
} from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/queue/outbox.js';
import type { ArtefactEntity } from './artefact.entity.js';
import { ArtefactRepository } from './artefact.repository.js';
import { RenderJobRepository } from './render-job.repository.js';

/** Which of two formats is begun first: the pictures, for they take longest and everybody looks at them. */
function byBeginning(one: RenderingFormat, other: RenderingFormat): number {
  return Number(other === 'png') - Number(one === 'png');
}

/** Orders the files of a version and tells how far they are. */
@Injectable()
export class RenderJobService {
  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly artefacts: ArtefactRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Orders formats of versions as part of a transaction: the one that stores the version, or a later one to have the files made
   * again, on its own or in a round. What has been made stays until the new files are there.
   */
  async order(
    transaction: Transaction,
    versionIds: readonly number[],
    formats: readonly RenderingFormat[] = RENDERING_FORMATS,
    batchId?: number,
  ): Promise<void> {
    const wishes = versionIds.flatMap((versionId) =>
      [...formats]
        .sort(byBeginning)
        .map((format) => ({ versionId, format, key: renderJobKey(versionId, format) })),
    );
    for (const job of await this.jobs.order(transaction, wishes, batchId)) {
      await this.outbox.write(transaction, RENDER_QUEUE, job);
    }
  }

  progress(versionId: number): Promise<readonly Rendering[]> {
    return this.jobs.progress(versionId);
  }

  /** What is known about a finished file of a version. */
  artefact(name: string, versionId: number): Promise<ArtefactEntity | null> {
    return this.artefacts.find(name, versionId);
  }
}
