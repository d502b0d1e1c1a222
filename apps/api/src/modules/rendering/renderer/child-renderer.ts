import { join } from 'node:path';
import type { OnModuleDestroy } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CHECKOUT } from '../../../platform/checkout.js';
import { type Interruption, LimitedProcess } from '../../../platform/limited-process/limited-process.js';
import {
  type RenderAnswer,
  renderAnswerSchema,
  type RenderedFile,
  type RenderRequest,
} from './render-messages.js';
import { Renderer, type RenderFailure } from './renderer.js';

/** How far the process that renders may go. */
export interface RenderLimits {
  /** For one request. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** How long the process is kept without a request, in ms; for ever when absent. */
  readonly idleMs?: number;
}

/** Built, also when the worker itself runs from sources in a test: a process of its own reads builds (ADR 1). */
const PROGRAM = join(CHECKOUT, 'apps/api/dist/modules/rendering/renderer/render-process.js');

/** Share of the memory that JavaScript may fill; fonts, pictures and the program itself need the rest. */
const HEAP_SHARE = 0.75;

/** A process is replaced after so many requests, or when it holds more than this share of its memory between two. */
const LONGEST_SERVICE = 500;
const KEPT_SHARE = 0.55;

/** What a limit that was reached is for whoever waits for files. */
const FAILURE: Readonly<Record<Interruption, RenderFailure>> = {
  timeout: { kind: 'limit', code: 'RENDERING_TIMEOUT' },
  memory: { kind: 'limit', code: 'RENDERING_MEMORY' },
  cancelled: { kind: 'cancelled' },
};

/**
 * Renders in a process of its own, which stays warm between requests: a cold one takes three times as long. A document can take
 * that process down, never the worker.
 */
export class ChildRenderer extends Renderer implements OnModuleDestroy {
  private readonly process: LimitedProcess<RenderRequest, RenderAnswer>;

  constructor({ timeoutMs, memoryMb, idleMs }: RenderLimits) {
    super();
    const limits = {
      timeoutMs,
      memoryMb,
      heapMb: Math.floor(memoryMb * HEAP_SHARE),
      keptMb: memoryMb * KEPT_SHARE,
      longestService: LONGEST_SERVICE,
      graceMs: 0,
      ...(idleMs === undefined ? {} : { idleMs }),
    };
    this.process = new LimitedProcess(PROGRAM, limits, (message) => renderAnswerSchema.parse(message));
  }

  /** Process id of the renderer, for whoever measures it; undefined while there is none. */
  get pid(): number | undefined {
    return this.process.pid;
  }

  override start(): void {
    this.process.start();
  }

  override async render(
    request: RenderRequest,
    signal: AbortSignal,
  ): Promise<Result<readonly RenderedFile[], RenderFailure>> {
    const answer = await this.process.ask(request, signal);
    if (!answer.ok) return fail(FAILURE[answer.error]);
    const { value } = answer;
    if (value.kind === 'crashed') throw new Error(`the renderer failed: ${value.stack}`);
    return value.kind === 'refused' ? fail({ kind: 'refused', code: value.code }) : ok(value.files);
  }

  onModuleDestroy(): void {
    this.process.close();
  }
}
