import { Injectable } from '@nestjs/common';
import { JOB_PAYLOADS, type Rendering, RENDERING_FORMATS, type RenderingFormat } from '@tastwerk/contracts';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ArtefactRepository } from './artefact.repository.js';

/** Tells how far the files of a version are. */
@Injectable()
export class RenderingProgress {
  constructor(
    private readonly jobs: Jobs,
    private readonly artefacts: ArtefactRepository,
  ) {}

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
}
