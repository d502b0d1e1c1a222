import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type ErrorCode, type RenderJob, renderJobSchema } from '@tastwerk/contracts';
import type { BrailleTranslator } from '@tastwerk/editor-core';
import { type Artefact, type ArtefactFormat, renderArtefacts, type RenderFailure } from '@tastwerk/render';
import { Transactions } from '../../../platform/database/transactions.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import type { ArtefactRecord } from '../artefact.entity.js';
import { ArtefactRepository } from '../artefact.repository.js';
import { RenderJobRepository } from '../render-job.repository.js';
import { Lease } from './lease.js';

/** Injection token of the braille translator that files are rendered with. */
export const RENDER_TRANSLATOR = Symbol('braille translator of rendering');

/** Why a document that was fine when it was published has no file now. Trying again would not help. */
function codeOf(failure: Exclude<RenderFailure, { kind: 'cancelled' }>): ErrorCode {
  if (failure.kind === 'document') return failure.issues[0]?.code ?? 'RENDERING_FAILED';
  return failure.failures[0]?.failure.code ?? 'RENDERING_FAILED';
}

/** Makes the files of one job: claims it, renders, keeps the files, ends the job. A message without a job to do is no failure. */
@Injectable()
export class RenderProcessor implements OnModuleDestroy {
  private readonly logger = new Logger(RenderProcessor.name);
  private readonly running = new Map<number, Lease>();

  constructor(
    private readonly jobs: RenderJobRepository,
    private readonly artefacts: ArtefactRepository,
    private readonly catalogue: CatalogueService,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    @Inject(RENDER_TRANSLATOR) private readonly translator: BrailleTranslator,
  ) {}

  /** Throws when the job could not be done this time; it waits for its next time then. */
  async process(message: unknown): Promise<void> {
    const job = renderJobSchema.parse(message);
    const token = randomUUID();
    if (!(await this.jobs.claim(job.jobId, token))) return;
    const lease = new Lease(() => this.jobs.renew(job.jobId, token));
    this.running.set(job.jobId, lease);
    try {
      await this.render(job, token, lease);
    } catch (error) {
      this.logger.error({ err: error, ...job }, 'rendering failed and will be tried again');
      await this.jobs.giveBack(job.jobId, token, 'RENDERING_FAILED');
      throw error;
    } finally {
      lease.end();
      this.running.delete(job.jobId);
    }
  }

  /** What is half done is given back at once, so that another worker need not wait for its lease to lapse. */
  onModuleDestroy(): void {
    for (const lease of this.running.values()) lease.abort();
  }

  private async render({ jobId, versionId, format }: RenderJob, token: string, lease: Lease): Promise<void> {
    const { document, fileName } = await this.catalogue.publishedVersion(versionId);
    // Formats of the contract are formats of the renderer, or this does not compile.
    const formats: readonly ArtefactFormat[] = [format];
    const rendered = await renderArtefacts(document, {
      formats,
      fileName,
      translator: this.translator,
      signal: lease,
    });
    if (!rendered.ok) {
      if (rendered.error.kind === 'cancelled') return this.jobs.release(jobId, token);
      return this.jobs.fail(jobId, token, codeOf(rendered.error));
    }
    const { artefacts } = rendered.value;
    for (const { name, bytes } of artefacts) await this.storage.write(name, bytes);
    await this.transactions.run(async (transaction) => {
      if (!(await this.jobs.finish(transaction, jobId, token))) return;
      await this.artefacts.put(
        transaction,
        artefacts.map((artefact) => recordOf(artefact, versionId, format)),
      );
    });
  }
}

function recordOf(
  { name, mime, bytes }: Artefact,
  versionId: number,
  format: RenderJob['format'],
): Omit<ArtefactRecord, 'createdAt'> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, versionId, format, mediaType: mime, sizeBytes: bytes.length, sha256 };
}
