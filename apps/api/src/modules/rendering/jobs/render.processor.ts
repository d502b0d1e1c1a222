import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type ErrorCode, type RenderJob, renderJobSchema } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { LeasedWork, MAX_FAILURES } from '../../../platform/queue/leased-work.js';
import { VERSION } from '../../../platform/version.js';
import { type VersionText, VersionTexts } from '../../catalogue/version-texts.service.js';
import type { NewArtefact } from '../artefact.entity.js';
import { ArtefactRepository } from '../artefact.repository.js';
import { RenderJobRepository } from '../render-job.repository.js';
import type { RenderedFile } from '../renderer/render-messages.js';
import { Renderer } from '../renderer/renderer.js';
import { SheetOrigins } from '../renderer/sheet-origins.js';
import { SharedReading } from './shared-reading.js';

/** How many times a job may take too long before it counts as failed for good: that costs most. */
const MAX_TIMEOUTS = 2;

/**
 * Makes the files of one job: claims it, renders, keeps the files under keys of this claim, ends the job. A message without a job
 * to do is no failure.
 */
@Injectable()
export class RenderProcessor implements OnModuleDestroy {
  private readonly logger = new Logger(RenderProcessor.name);
  private readonly work: LeasedWork<RenderJob>;
  /** Formats of one version are made at the same time: its document is large, and is read and written as text once for them. */
  private readonly texts = new SharedReading((versionId: number) => this.versions.of(versionId));

  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly artefacts: ArtefactRepository,
    private readonly versions: VersionTexts,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    private readonly renderer: Renderer,
    private readonly origins: SheetOrigins,
  ) {
    this.work = new LeasedWork(jobs, this.logger, () => 'RENDERING_FAILED');
  }

  /** Throws when the job could not be done this time; it waits for its next time then. */
  async process(message: unknown): Promise<void> {
    const job = renderJobSchema.parse(message);
    await this.work.begin(job, (token, signal) =>
      this.texts.during(job.versionId, (text) => this.render(job, text, token, signal)),
    );
  }

  onModuleDestroy(): void {
    this.work.abort();
  }

  private async render(job: RenderJob, text: VersionText, token: string, signal: AbortSignal): Promise<void> {
    const { jobId, versionId, format } = job;
    const request = { ...text, format, ...(await this.origins.of(versionId)) };
    const rendered = await this.renderer.render(request, signal);
    if (!rendered.ok) {
      if (rendered.error.kind === 'cancelled') return this.jobs.release(jobId, token);
      const { code } = rendered.error;
      this.tell(job, code);
      if (code === 'RENDERING_TIMEOUT') return this.jobs.giveBack(jobId, token, code, MAX_TIMEOUTS);
      return this.jobs.fail(jobId, token, code);
    }
    const files = rendered.value.map((file) => artefactOf(file, job, token));
    if (!(await this.keep(files, rendered.value))) {
      this.tell(job, 'RENDERING_STORAGE_FULL');
      return this.jobs.giveBack(jobId, token, 'RENDERING_STORAGE_FULL', MAX_FAILURES);
    }
    await this.transactions.run(async (transaction) => {
      if (!(await this.jobs.finish(transaction, jobId, token))) return;
      await this.jobs.noteRenderer(transaction, jobId, VERSION);
      await this.artefacts.put(transaction, versionId, format, files);
    });
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

  private tell(job: RenderJob, code: ErrorCode): void {
    this.logger.warn({ ...job, code }, 'rendering gave no file');
  }
}

/**
 * What is known of a file once it is kept. Its key carries the claim: no two claims write to one key, and a key that nothing refers
 * to any more is never used again.
 */
function artefactOf(
  { name, mediaType, bytes }: RenderedFile,
  { versionId, format }: RenderJob,
  token: string,
): NewArtefact {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `${versionId}/${token}/${name}`;
  return { name, versionId, format, mediaType, sizeBytes: bytes.length, sha256, storageKey };
}
