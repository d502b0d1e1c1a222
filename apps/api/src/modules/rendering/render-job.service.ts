import { Injectable } from '@nestjs/common';
import { JOB_PAYLOADS, type Rendering, RENDERING_FORMATS, type RenderingFormat } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ArtefactEntity } from './artefact.entity.js';
import { ArtefactRepository } from './artefact.repository.js';

/** Which of two formats is begun first: the pictures, for they take longest and everybody looks at them. */
function byBeginning(one: RenderingFormat, other: RenderingFormat): number {
  return Number(other === 'png') - Number(one === 'png');
}

/** Orders the files of a version and tells how far they are. */
@Injectable()
export class RenderJobService {
  constructor(
    private readonly jobs: Jobs,
    private readonly artefacts: ArtefactRepository,
  ) {}

  /**
   * Orders formats of versions as part of a transaction: the one that stores the version, or a later one to have the files made
   * again, on its own or in a round. What has been made stays until the new files are there.
   */
  order(
    transaction: Transaction,
    versionIds: readonly number[],
    formats: readonly RenderingFormat[] = RENDERING_FORMATS,
    batchId?: number,
  ): Promise<void> {
    const inOrder = [...formats].sort(byBeginning);
    return this.jobs.order(
      transaction,
      versionIds.flatMap((subjectId) =>
        inOrder.map((format) => ({ kind: 'rendering', subjectId, payload: { format }, batchId })),
      ),
    );
  }

  /** States of a version's jobs, in the order of the contract. */
  async progress(versionId: number): Promise<readonly Rendering[]> {
    const jobs = await this.jobs.about('rendering', [versionId]);
    const files = await this.artefacts.of(versionId);
    const sizeOf = (format: RenderingFormat) => {
      const sizes = files.filter((file) => file.format === format).map(({ sizeBytes }) => sizeBytes);
      return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0);
    };
    const known = new Map(jobs.map((job) => [JOB_PAYLOADS.rendering.parse(job.payload).format, job]));
    return RENDERING_FORMATS.flatMap((format) => {
      const job = known.get(format);
      if (job === undefined) return [];
      const { state, attempts, errorCode: error } = job;
      return { format, state, attempts, error, size_bytes: sizeOf(format) };
    });
  }

  /** What is known about a finished file of a version. */
  artefact(name: string, versionId: number): Promise<ArtefactEntity | null> {
    return this.artefacts.find(name, versionId);
  }
}
