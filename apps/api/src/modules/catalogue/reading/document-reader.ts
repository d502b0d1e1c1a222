import { join } from 'node:path';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CHECKOUT } from '../../../platform/checkout.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { pluginsFor } from '../../../platform/engine.js';
import { FairTurns, type TurnLimits } from '../../../platform/fair-turns.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { type Interruption, LimitedProcess } from '../../../platform/limited-process/limited-process.js';
import type { ReadDocument, TitleField } from '../document-intake.service.js';
import { VersionRepository } from '../version.repository.js';
import {
  type PublicationRequest,
  type ReadingAnswer,
  readingAnswerSchema,
  type ReadingRequest,
} from './reading-messages.js';

/** Built, also when the server itself runs from sources in a test: a process of its own reads builds (ADR 1). */
const PROGRAM = join(CHECKOUT, 'apps/api/dist/modules/catalogue/reading/reading-process.js');

/** Limits of one document. A process that is not needed for five minutes is ended: starting it takes a second. */
const LIMITS = { timeoutMs: 30_000, memoryMb: 1024, idleMs: 300_000, graceMs: 1000 } as const;

/** JSON from this size on is read beside the other, in bytes: small documents do not wait for large ones. */
const LARGE_BYTES = 500_000;

/** How many may wait. A small document is read in milliseconds, a large one in seconds. */
const SMALL_TURNS = { atOnce: 1, waitingOfOne: 100, waitingInAll: 1000 } as const;
const LARGE_TURNS = { atOnce: 1, waitingOfOne: 4, waitingInAll: 20 } as const;

/** After this time a part of what was ordered no longer counts. */
const QUOTA_WAIT_SECONDS = 600;

/** Readers of the catalogue wait as one caller, so that publishing does not wait for all of them. */
const READERS = 'readers';

/** What a limit that was reached means for the caller. */
const FAILURE: Readonly<Record<Interruption, ApiFailure>> = {
  timeout: { code: 'DOCUMENT_TOO_LARGE', detail: 'reading the document takes too long' },
  memory: { code: 'DOCUMENT_TOO_LARGE', detail: 'reading the document takes too much memory' },
  cancelled: { code: 'SERVICE_UNAVAILABLE' },
};

/** A posted document, and the other fields of the body that it came in. */
export interface PostedDocument {
  readonly read: ReadDocument;
  /** Not checked; in place of the document stands an empty one. */
  readonly body: Readonly<Record<string, unknown>>;
}

class ReadingProcess {
  private readonly turns: FairTurns;
  private readonly process: LimitedProcess<ReadingRequest, ReadingAnswer>;

  /** `plugins` are those that its engine has, as TASTWERK_PLUGINS lists them. */
  constructor(turns: TurnLimits, plugins: string | undefined) {
    this.turns = new FairTurns(turns);
    const limits = { ...LIMITS, environment: pluginsFor(plugins) };
    this.process = new LimitedProcess(PROGRAM, limits, (message) => readingAnswerSchema.parse(message));
  }

  async ask(request: ReadingRequest, caller: string): Promise<Result<ReadingAnswer, ApiFailure>> {
    const turn = await this.turns.take(caller, request.json.byteLength, () =>
      this.process.ask(request, new AbortController().signal),
    );
    if (!turn.ok) return fail({ code: 'DOCUMENT_READING_BUSY', retryAfterSeconds: 10 });
    if (!turn.value.ok) return fail(FAILURE[turn.value.error]);
    const { value } = turn.value;
    return value.kind === 'refused' ? fail(value.failure) : ok(value);
  }

  close(): void {
    this.process.close();
  }
}

/**
 * Reads documents that are published, in processes with limits: JSON is parsed, checked, translated and hashed there, so that no other
 * request waits for it. What an account has published within the last hour is bounded.
 */
@Injectable()
export class DocumentReader implements OnModuleDestroy {
  private readonly small: ReadingProcess;
  private readonly large: ReadingProcess;

  constructor(
    private readonly versions: VersionRepository,
    private readonly jobs: Jobs,
    @Inject(CONFIGURATION) { plugins }: ProcessConfiguration,
  ) {
    this.small = new ReadingProcess(SMALL_TURNS, plugins);
    this.large = new ReadingProcess(LARGE_TURNS, plugins);
  }

  /** Reads the body of a request that carries a document. */
  readBody(
    json: Uint8Array,
    titles: readonly TitleField[],
    actor: Actor,
  ): Promise<Result<PostedDocument, ApiFailure>> {
    return this.read({ kind: 'publication', json, isBody: true, titles }, actor);
  }

  /** Reads a version that was published before: without the rule for titles, because some have none. */
  async readVersion(
    variantId: number,
    versionId: number,
    actor: Actor,
  ): Promise<Result<ReadDocument, ApiFailure>> {
    const version = await this.versions.documentOf(versionId);
    if (version?.variantId !== variantId) return fail({ code: 'CATALOGUE_VERSION_NOT_FOUND' });
    const json = Buffer.from(version.json);
    const read = await this.read({ kind: 'publication', json, isBody: false, titles: [] }, actor);
    return read.ok ? ok(read.value.read) : read;
  }

  /** The braille of a version as JSON of the contract's `VersionBraille`. */
  async brailleOf(versionId: number): Promise<Result<string, ApiFailure>> {
    const version = await this.versions.documentOf(versionId);
    if (version === undefined) return fail({ code: 'CATALOGUE_VERSION_NOT_FOUND' });
    const json = Buffer.from(version.json);
    const answer = await this.processFor(json).ask({ kind: 'braille', json }, READERS);
    if (!answer.ok) return answer;
    if (answer.value.kind !== 'braille') throw new TypeError('braille was asked for');
    return ok(answer.value.json);
  }

  onModuleDestroy(): void {
    this.small.close();
    this.large.close();
  }

  private async read(request: PublicationRequest, actor: Actor): Promise<Result<PostedDocument, ApiFailure>> {
    if (await this.jobs.isQuotaSpent('rendering', actor.id))
      return fail({ code: 'RENDERING_QUOTA_SPENT', retryAfterSeconds: QUOTA_WAIT_SECONDS });
    const answer = await this.processFor(request.json).ask(request, String(actor.id));
    if (!answer.ok) return answer;
    if (answer.value.kind !== 'read') throw new TypeError('a publication was sent');
    return ok(answer.value);
  }

  private processFor({ byteLength }: Uint8Array): ReadingProcess {
    return byteLength < LARGE_BYTES ? this.small : this.large;
  }
}
