import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { isRenderingOver, type Renderings, RENDERING_STREAM } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Notifications } from '../../platform/database/notifications.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { EventStream } from '../../platform/http/event-stream.js';
import { OpenStreams } from '../../platform/http/open-streams.js';
import type { Reader } from '../catalogue/reader.js';
import { RenderingService } from './rendering.service.js';

/** Streams of one caller: a tab with a graphic that is published has one. Where none is given, a client asks again and again instead. */
const STREAMS = { inAll: 1000, ofOne: 20 } as const;

/** Time between two looks that nobody called for, in ms. */
const LOOK_MS = 5000;

/** Names a state, so that a client need not be told it twice. */
function idOf(state: Renderings): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}

/** Tells live how far the files of a version are: what the table says, whenever any process has changed it. */
@Injectable()
export class RenderingWatchService implements OnModuleDestroy {
  private readonly logger = new Logger(RenderingWatchService.name);
  private readonly streams = new OpenStreams(STREAMS);

  constructor(
    private readonly rendering: RenderingService,
    private readonly notifications: Notifications,
  ) {}

  /** A stream of states, the present one first unless its id is `lastSeen`; it ends when nothing is under way any more. */
  async watch(
    variantId: number,
    versionId: number | undefined,
    reader: Reader,
    caller: string,
    lastSeen: string | undefined,
  ): Promise<Result<EventStream, ApiFailure>> {
    const first = await this.rendering.progress(variantId, versionId, reader);
    if (!first.ok) return first;
    const stream = this.streams.open(caller);
    if (stream === undefined) return fail({ code: 'SERVICE_UNAVAILABLE', detail: 'too many streams' });
    const { version_id: id } = first.value;
    const follower = new Follower(stream, lastSeen, () => this.rendering.progress(variantId, id, reader));
    const look = () => {
      follower.look().catch((error: unknown) => {
        this.logger.warn(`a stream of renderings ended: ${String(error)}`);
        stream.finish();
      });
    };
    const stopListening = this.notifications.listen('rendering', (payload) => {
      if (payload === undefined || payload === String(id)) look();
    });
    const timers = [
      setInterval(look, LOOK_MS),
      setInterval(() => stream.beat(), RENDERING_STREAM.heartbeatMs),
      setTimeout(() => stream.finish(), RENDERING_STREAM.longestMs),
    ];
    stream.once('close', () => {
      stopListening();
      for (const timer of timers) clearTimeout(timer);
    });
    look();
    return ok(stream);
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    this.streams.finish();
  }
}

/** Brings one stream up to date: one look at a time, and one more when it was called during a look. */
class Follower {
  private looking: Promise<void> | undefined;
  private isCalledAgain = false;

  constructor(
    private readonly stream: EventStream,
    private lastId: string | undefined,
    private readonly read: () => Promise<Result<Renderings, ApiFailure>>,
  ) {}

  look(): Promise<void> {
    this.isCalledAgain = this.looking !== undefined;
    this.looking ??= this.lookUntilQuiet().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookUntilQuiet(): Promise<void> {
    do {
      this.isCalledAgain = false;
      await this.lookOnce();
    } while (this.isCalledAgain);
  }

  private async lookOnce(): Promise<void> {
    const state = await this.read();
    // The variant is gone, or hidden from this visitor by now.
    if (!state.ok) return this.stream.finish();
    const id = idOf(state.value);
    if (id !== this.lastId) this.stream.send({ id, data: state.value });
    this.lastId = id;
    if (isRenderingOver(state.value)) this.stream.finish();
  }
}
