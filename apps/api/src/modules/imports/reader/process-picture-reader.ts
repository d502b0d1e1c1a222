import { join } from 'node:path';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Recognition, Trace, TraceSettings } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CHECKOUT } from '../../../platform/checkout.js';
import { FairTurns } from '../../../platform/fair-turns.js';
import { type Interruption, LimitedProcess } from '../../../platform/limited-process/limited-process.js';
import { saysItIsTooLarge } from './declared-size.js';
import { type PictureAnswer, pictureAnswerSchema, type PictureRequest } from './picture-messages.js';
import { type Asker, PictureReader, type ReadingFailure } from './picture-reader.js';

/** Built, also when the server itself runs from sources in a test: a process of its own reads builds (ADR 1). */
const PROGRAM = join(CHECKOUT, 'apps/api/dist/modules/imports/reader/picture-process.js');

/** Limits of one picture. The web waits a little longer; a process that nobody needs for a minute is ended. */
const LIMITS = { timeoutMs: 60_000, memoryMb: 768, idleMs: 60_000, graceMs: 1000 } as const;

/** How many may wait for their turn. One caller leaves room for others. */
const TURNS = { atOnce: 1, waitingOfOne: 5, waitingInAll: 20 } as const;

/** What a picture that broke a limit is told: what fills the memory are the details of its outline. */
const FAILURE: Readonly<Record<Interruption, ReadingFailure>> = {
  timeout: 'IMPORT_TIMEOUT',
  memory: 'IMPORT_TOO_DETAILED',
  cancelled: 'cancelled',
};

/** One process with the turns at it. */
class Desk {
  private readonly turns = new FairTurns(TURNS);
  private readonly process = new LimitedProcess<PictureRequest, PictureAnswer>(PROGRAM, LIMITS, (message) =>
    pictureAnswerSchema.parse(message),
  );

  get pid(): number | undefined {
    return this.process.pid;
  }

  async ask(
    request: PictureRequest,
    { caller, signal }: Asker,
  ): Promise<Result<PictureAnswer, ReadingFailure>> {
    if (saysItIsTooLarge(request.bytes)) return fail('IMPORT_TOO_LARGE');
    const turn = await this.turns.take(caller, request.bytes.byteLength, () =>
      this.process.ask(request, signal),
    );
    if (!turn.ok) return fail('IMPORT_BUSY');
    if (!turn.value.ok) return fail(FAILURE[turn.value.error]);
    const { value } = turn.value;
    return value.kind === 'refused' ? fail(value.code) : ok(value);
  }

  close(): void {
    this.process.close();
  }
}

/** Reads pictures in two processes with limits, so that a preview need not wait for texts to be recognised. */
export class ProcessPictureReader extends PictureReader implements OnModuleDestroy {
  private readonly tracing = new Desk();
  private readonly recognising = new Desk();

  /** Process ids of the readers that run, for whoever measures them. */
  get pids(): readonly number[] {
    return [this.tracing.pid, this.recognising.pid].flatMap((pid) => pid ?? []);
  }

  override async trace(
    bytes: Uint8Array,
    settings: TraceSettings,
    asker: Asker,
  ): Promise<Result<Trace, ReadingFailure>> {
    const answer = await this.tracing.ask({ kind: 'trace', bytes, settings }, asker);
    if (!answer.ok) return answer;
    if (answer.value.kind !== 'traced') throw new Error(`a trace was answered by ${answer.value.kind}`);
    return ok(answer.value.trace);
  }

  override async recognise(bytes: Uint8Array, asker: Asker): Promise<Result<Recognition, ReadingFailure>> {
    const answer = await this.recognising.ask({ kind: 'ocr', bytes }, asker);
    if (!answer.ok) return answer;
    if (answer.value.kind !== 'recognised') throw new Error(`a text was answered by ${answer.value.kind}`);
    return ok(answer.value.recognition);
  }

  onModuleDestroy(): void {
    this.tracing.close();
    this.recognising.close();
  }
}
