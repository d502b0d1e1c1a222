import { join } from 'node:path';
import type { OnModuleDestroy } from '@nestjs/common';
import type { ErrorCode } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CHECKOUT } from '../../../platform/checkout.js';
import { pluginsFor } from '../../../platform/engine.js';
import { type Interruption, LimitedProcess } from '../../../platform/limited-process/limited-process.js';
import {
  type DraftRequest,
  type RenderAnswer,
  renderAnswerSchema,
  type RenderedFile,
  type RenderRequest,
} from './render-messages.js';

/** Why there are no files: the document has none, a limit of the renderer was reached, or the caller gave up. */
export type RenderFailure =
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'limit'; readonly code: 'RENDERING_TIMEOUT' | 'RENDERING_MEMORY' }
  | { readonly kind: 'cancelled' };

/** How far a process that renders may go. */
export interface RenderLimits {
  /** For one request. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** How long a process is kept without a request, in ms; for ever when absent. */
  readonly idleMs?: number;
  /** The plugins of its engine, as TASTWERK_PLUGINS lists them. */
  readonly plugins?: string | undefined;
}

/** Built, also when the worker itself runs from sources in a test: a process of its own reads builds (ADR 1). */
const PROGRAM = join(CHECKOUT, 'apps/api/dist/modules/rendering/renderer/render-process.js');

/** Share of the memory that JavaScript may fill; fonts, pictures and the program itself need the rest. */
const HEAP_SHARE = 0.75;

/** A process is replaced after so many requests, or when it holds more than this share of its memory between two. */
const LONGEST_SERVICE = 500;
const KEPT_SHARE = 0.55;

/** What a limit that was reached means for the caller. */
const FAILURE: Readonly<Record<Interruption, RenderFailure>> = {
  timeout: { kind: 'limit', code: 'RENDERING_TIMEOUT' },
  memory: { kind: 'limit', code: 'RENDERING_MEMORY' },
  cancelled: { kind: 'cancelled' },
};

interface Member {
  readonly process: LimitedProcess<RenderRequest | DraftRequest, RenderAnswer>;
  load: number;
  /** The document that it drew last: it still has the drawing. */
  document: string | undefined;
}

function limitedProcess({ timeoutMs, memoryMb, idleMs, plugins }: RenderLimits): Member['process'] {
  const limits = {
    timeoutMs,
    memoryMb,
    heapMb: Math.floor(memoryMb * HEAP_SHARE),
    keptMb: memoryMb * KEPT_SHARE,
    longestService: LONGEST_SERVICE,
    graceMs: 0,
    environment: pluginsFor(plugins),
    ...(idleMs === undefined ? {} : { idleMs }),
  };
  return new LimitedProcess(PROGRAM, limits, (message) => renderAnswerSchema.parse(message));
}

/**
 * Makes files of documents in processes of its own, which stay warm between requests: a cold one takes three times as long. A document can take such
 * a process down, never this one. Each request goes to the process that has the least to do, of equals to one that knows the document.
 */
export class Renderer implements OnModuleDestroy {
  private readonly members: readonly Member[];

  constructor(limits: RenderLimits, processes = 1) {
    this.members = Array.from({ length: processes }, () => ({
      process: limitedProcess(limits),
      load: 0,
      document: undefined,
    }));
  }

  /** Ids of the processes that run. */
  get pids(): readonly number[] {
    return this.members.flatMap(({ process: { pid } }) => pid ?? []);
  }

  /** Gets ready, so that the first request need not wait for it. */
  start(): void {
    for (const { process } of this.members) process.start();
  }

  /** Makes one format of a document, or the file of a draft; requests wait for one another. Throws when a process fails in a way that was not foreseen. */
  async render(
    request: RenderRequest | DraftRequest,
    signal: AbortSignal,
  ): Promise<Result<readonly RenderedFile[], RenderFailure>> {
    const document = 'document' in request ? request.document : undefined;
    const member = this.memberFor(document);
    member.load += 1;
    member.document = document;
    try {
      const answer = await member.process.ask(request, signal);
      if (!answer.ok) return fail(FAILURE[answer.error]);
      const { value } = answer;
      return value.kind === 'refused' ? fail({ kind: 'refused', code: value.code }) : ok(value.files);
    } finally {
      member.load -= 1;
    }
  }

  onModuleDestroy(): void {
    for (const { process } of this.members) process.close();
  }

  private memberFor(document: string | undefined): Member {
    const least = Math.min(...this.members.map(({ load }) => load));
    const [first, ...others] = this.members.filter(({ load }) => load === least);
    if (first === undefined) throw new RangeError('a renderer has at least one process');
    return [first, ...others].find((member) => member.document === document) ?? first;
  }
}
