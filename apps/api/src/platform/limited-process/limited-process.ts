import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { crashIn } from './answer-requests.js';

/** How far a process may go with one request, and how long it is kept between two. */
export interface ProcessLimits {
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** Most memory that JavaScript may fill, in MiB, where pictures and the program itself need a part of it; all when absent. */
  readonly heapMb?: number;
  /** How long a process without a request is kept, in ms; for ever when absent. */
  readonly idleMs?: number;
  /** Memory with which a process is not kept for the next request, in MiB; as much as it may have when absent. */
  readonly keptMb?: number;
  /** After so many requests a process is replaced; never when absent. */
  readonly longestService?: number;
  /** Variables of its environment besides those that each program gets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** How long a request whose asker has gone may go on, in ms: ending a process costs the next one more than most answers take. */
  readonly graceMs: number;
}

/** Why a request got no answer. */
export type Interruption = 'timeout' | 'memory' | 'cancelled';

const MIB = 1024 * 1024;
/** Time between two looks at the memory of the process, in ms. */
const WATCH_MS = 100;
/** What V8 ends with when JavaScript has filled its heap: `abort()`, seen as a signal or as a shell's number for it. */
const ABORTED = { signal: 'SIGABRT', code: 134 } as const;
/** The variables that a program needs to run at all. Secrets of this process are none of them. */
const ENVIRONMENT = ['PATH', 'NODE_ENV', 'TZ', 'LANG', 'TMPDIR', 'SystemRoot'] as const;
/** Where objects are born, in MiB. V8 would take three times 16: of so much a small process is never rid again. */
const NURSERY_MB = 4;
/**
 * Blocks from this size in bytes are given back to the system when they are freed (glibc; others do not look). Its own limit grows
 * with what is freed, up to 32 MB, and rasters would stay.
 */
const GIVEN_BACK_BYTES = 1_000_000;

interface Member {
  readonly child: ChildProcess;
  served: number;
  /** Whether it may not be handed another request, though it lives. */
  isSpent: boolean;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/**
 * A program in a process of its own that answers one request at a time, is ended when it breaks a limit or has nothing to do, and
 * started anew when it is needed. What it reads can take it down, never this process.
 */
export class LimitedProcess<Request extends object, Answer> {
  private member: Member | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** `program` is a built file (ADR 1); `read` takes its messages for what they are, and throws at any other. */
  constructor(
    private readonly program: string,
    private readonly limits: ProcessLimits,
    private readonly read: (message: unknown) => Answer,
  ) {}

  /** Process id, for whoever measures it; undefined while there is none. */
  get pid(): number | undefined {
    return this.member?.child.pid;
  }

  /** Gets ready, so that the first request need not wait for it. */
  start(): void {
    this.usableMember();
  }

  /** Answers when its turn has come. Throws when the program breaks in a way that nobody expected. */
  ask(request: Request, signal: AbortSignal): Promise<Result<Answer, Interruption>> {
    const turn = this.last.then(() => this.askNow(request, signal));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  close(): void {
    this.isClosed = true;
    this.end();
  }

  private end(): void {
    clearTimeout(this.idle);
    this.member?.child.kill('SIGKILL');
    this.member = undefined;
  }

  private usableMember(): Member {
    clearTimeout(this.idle);
    const { member } = this;
    // A process may have ended while its channel does not know yet.
    const isUsable = member && member.child.connected && !hasEnded(member.child) && !member.child.killed;
    if (isUsable && !member.isSpent) return member;
    this.end();
    const { heapMb, memoryMb, environment } = this.limits;
    const heap = [`--max-old-space-size=${heapMb ?? memoryMb}`, `--max-semi-space-size=${NURSERY_MB}`];
    const child = fork(this.program, {
      execArgv: ['--expose-gc', ...heap],
      env: {
        ...Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
        MALLOC_MMAP_THRESHOLD_: String(GIVEN_BACK_BYTES),
        ...environment,
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A process that could not be started is seen as one that has ended.
    child.on('error', () => child.kill('SIGKILL'));
    this.member = { child, served: 0, isSpent: false };
    return this.member;
  }

  private async askNow(request: Request, signal: AbortSignal): Promise<Result<Answer, Interruption>> {
    if (this.isClosed || signal.aborted) return fail('cancelled');
    try {
      const member = this.usableMember();
      const isFresh = member.served === 0;
      const answer = await this.exchange(member, request, signal);
      const isTooLarge = !answer.ok && answer.error === 'memory';
      // What earlier requests left behind may have filled the process: alone this one may fit.
      if (!isTooLarge || isFresh || this.isClosed || signal.aborted) return answer;
      return await this.exchange(this.usableMember(), request, signal);
    } finally {
      this.rest();
    }
  }

  /** What becomes of the process until the next request. */
  private rest(): void {
    const { idleMs } = this.limits;
    if (this.isClosed) return;
    if (idleMs === undefined) return this.start();
    this.idle = setTimeout(() => this.end(), idleMs);
    this.idle.unref();
  }

  private exchange(
    member: Member,
    request: Request,
    signal: AbortSignal,
  ): Promise<Result<Answer, Interruption>> {
    const { child } = member;
    return new Promise((resolve, reject) => {
      let verdict: Interruption | undefined;
      const condemn = (interruption: Interruption) => {
        verdict ??= interruption;
        child.kill('SIGKILL');
      };
      let grace: NodeJS.Timeout | undefined;
      const cancel = () => {
        grace = setTimeout(() => condemn('cancelled'), this.limits.graceMs);
      };
      const timer = setTimeout(() => condemn('timeout'), this.limits.timeoutMs);
      const watch = setInterval(() => {
        void this.memoryOf(child).then((bytes) => {
          if (bytes > this.limits.memoryMb * MIB) condemn('memory');
        });
      }, WATCH_MS);
      const settle = () => {
        clearTimeout(timer);
        clearTimeout(grace);
        clearInterval(watch);
        signal.removeEventListener('abort', cancel);
        child.off('message', hear);
        child.off('exit', end);
        member.served += 1;
      };
      const hear = (message: unknown) => {
        settle();
        void this.judge(member).then(() => {
          try {
            const crash = crashIn(message);
            if (crash !== undefined) throw new Error(`${this.program} failed: ${crash}`);
            resolve(signal.aborted || this.isClosed ? fail('cancelled') : ok(this.read(message)));
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      };
      const end = (code: number | null, killedBy: NodeJS.Signals | null) => {
        settle();
        const isOutOfHeap = killedBy === ABORTED.signal || code === ABORTED.code;
        if (verdict !== undefined || this.isClosed) resolve(fail(verdict ?? 'cancelled'));
        else if (isOutOfHeap) resolve(fail('memory'));
        else reject(new Error(`${this.program} ended by itself (${killedBy ?? code})`));
      };
      child.on('message', hear);
      child.on('exit', end);
      signal.addEventListener('abort', cancel, { once: true });
      // Where it has ended just now, its end is what is heard of it.
      if (hasEnded(child)) end(child.exitCode, child.signalCode);
      else child.send(request, () => undefined);
    });
  }

  /** Decides whether `member` is kept for the next request. */
  private async judge(member: Member): Promise<void> {
    const { memoryMb, keptMb = memoryMb, longestService = Infinity } = this.limits;
    const bytes = await this.memoryOf(member.child);
    member.isSpent = member.served >= longestService || bytes > keptMb * MIB;
  }

  /** Memory that `child` holds, in bytes; 0 where the system does not tell. */
  private async memoryOf({ pid }: ChildProcess): Promise<number> {
    return (pid === undefined ? undefined : await residentBytes(pid)) ?? 0;
  }
}

/** Bytes of a page of memory on every machine that Node 20 runs on with a `/proc`. */
const PAGE_BYTES = 4096;

/** Memory that the process `pid` holds, in bytes; undefined where the system does not tell, or when it has ended. */
async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(resident) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}
