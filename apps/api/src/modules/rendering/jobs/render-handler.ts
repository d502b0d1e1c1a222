import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { type Job, type JobClaim, type JobEnd, JobHandler } from '../../../platform/jobs/job-handler.js';
import { weightOfDocument } from '../../../platform/jobs/jobs.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import type { NewArtefact } from '../artefact.entity.js';
import { ArtefactRepository } from '../artefact.repository.js';
import type { RenderedFile } from '../renderer/render-messages.js';
import { VersionRenderer } from '../renderer/version-renderer.js';

type RenderJob = Job<'rendering'>;

/** How many times a job may take too long before it counts as failed for good: that costs most. */
const MAX_TIMEOUTS = 2;

/** Documents from 2 MB on are heavy: each of their files takes several seconds. */
const HEAVY_FROM = weightOfDocument(2_000_000);

/** Makes the files of one format of a version: renders, keeps the files under keys of this claim. */
@Injectable()
export class RenderHandler extends JobHandler<'rendering'> {
  override readonly kinds = ['rendering'] as const;
  override readonly atOnce: number;
  override readonly heavyFrom = HEAVY_FROM;

  constructor(
    private readonly artefacts: ArtefactRepository,
    private readonly storage: FileStorage,
    private readonly renderer: VersionRenderer,
    @Inject(CONFIGURATION) { renderProcesses }: ProcessConfiguration,
    worker: JobWorker,
  ) {
    super();
    this.atOnce = renderProcesses;
    worker.register(this);
  }

  override prepare(): void {
    this.renderer.start();
  }

  override async do(job: RenderJob, { token, signal }: JobClaim): Promise<JobEnd> {
    const { subjectId: versionId, payload } = job;
    const { format } = payload;
    const rendered = await this.renderer.render(versionId, { format, hasOrigin: true }, signal);
    if (!rendered.ok) {
      if (rendered.error.kind === 'cancelled') return { kind: 'cancelled' };
      const { code } = rendered.error;
      return { kind: 'failed', code, most: code === 'RENDERING_TIMEOUT' ? MAX_TIMEOUTS : 1 };
    }
    const files = rendered.value.map((file) => artefactOf(file, job, token));
    if (!(await this.keep(files, rendered.value)))
      return { kind: 'failed', code: 'RENDERING_STORAGE_FULL', most: this.retries.most };
    return {
      kind: 'done',
      keep: (transaction) => this.artefacts.put(transaction, versionId, format, files),
    };
  }

  /** Keeps all files, or none of them when there is no room. What a lost claim leaves is cleared away as a stray. */
  private async keep(artefacts: readonly NewArtefact[], files: readonly RenderedFile[]): Promise<boolean> {
    for (const [index, { storageKey }] of artefacts.entries()) {
      const { bytes = new Uint8Array() } = files[index] ?? {};
      if ((await this.storage.write(storageKey, bytes)).ok) continue;
      for (const written of artefacts.slice(0, index)) await this.storage.remove(written.storageKey);
      return false;
    }
    return true;
  }
}

/**
 * What is known of a file once it is kept. Its key carries the claim: no two claims write to one key, and a key that nothing refers
 * to any more is never used again.
 */
function artefactOf(
  { name, mediaType, bytes }: RenderedFile,
  { subjectId: versionId, payload }: RenderJob,
  token: string,
): NewArtefact {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `${versionId}/${token}/${name}`;
  const { format } = payload;
  return { name, versionId, format, mediaType, sizeBytes: bytes.length, sha256, storageKey };
}
