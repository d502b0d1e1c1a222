import type { Document, Engine } from '@tastwerk/editor-core';
import type { BrailleLookup } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import type { Fix, Fixer } from '@tastwerk/editor-core/fixing';
import type { Finding, ProofingProfile } from '@tastwerk/editor-core/proofing';
import type { WorkerChannel } from '@tastwerk/editor-core/workers';
import { whenIdle } from '../../base/when-idle.js';
import { fixSteps, type FoundFix } from './worker/fix-steps.js';
import { type OpenProofChannel, proofChannelFor } from './worker/open-proof-channel.js';
import { createProofWriter, type Question } from './worker/proof-messages.js';
import { type ToldFindings, toldOf } from './told-findings.js';

/** Is told what was found, and then which of it can be fixed, as it is known. */
export interface ProofListener {
  readonly onFound: (found: ToldFindings) => void;
  readonly onFixes: (fixes: readonly FoundFix[]) => void;
}

/** Proofs documents without keeping the editor waiting. */
export interface ProofRunner {
  /** Proofs `document`; `listener` is told of it, unless the returned function or the next proof calls it off before. */
  run(document: Document, book: BrailleLookup, listener: ProofListener): () => void;
  /** The fix of the findings at `places` of the last proof, one after another; empty where another proof came between. */
  fixAll(places: readonly number[]): Promise<Fix>;
  close(): void;
}

/** Proofs on this thread, when it has nothing else to do. What a proof needs is loaded with the first. */
function createIdleRunner(engine: Engine, profile: ProofingProfile): ProofRunner {
  const { kinds } = engine;
  let fixer: Fixer | undefined;
  let callOff: () => void = () => undefined;
  let found: readonly Finding[] = [];

  async function loadFixer(): Promise<Fixer> {
    const { createFixer } = await import('@tastwerk/editor-core/fixing');
    fixer ??= createFixer(engine, await engine.rules(), profile);
    return fixer;
  }

  function lookForFixes(steps: Generator<FoundFix | undefined>, onFixes: ProofListener['onFixes']): void {
    callOff = whenIdle(() => {
      const { done, value } = steps.next();
      if (value) onFixes([value]);
      if (!done) lookForFixes(steps, onFixes);
    });
  }

  return {
    run(document, book, listener) {
      callOff();
      let isWanted = true;
      callOff = () => {
        isWanted = false;
      };
      const proof = (its: Fixer) => {
        if (!isWanted) return;
        callOff = whenIdle(() => {
          const told = toldOf(its.proof(document, { kinds, braille: book, font: bundledFontMetrics }));
          found = told.findings;
          listener.onFound(told);
          lookForFixes(fixSteps(its, found), listener.onFixes);
        });
      };
      // What could not be loaded is asked for again by the proof of the next change.
      void loadFixer().then(proof, () => undefined);
      return () => callOff();
    },
    fixAll: (places) => Promise.resolve(fixer?.fixAll(places.flatMap((place) => found[place] ?? [])) ?? []),
    close: () => callOff(),
  };
}

interface OpenProof {
  readonly id: number;
  readonly document: Document;
  readonly book: BrailleLookup;
  readonly listener: ProofListener;
}

/** A thread with what was asked of it. */
interface ProofThread {
  readonly channel: WorkerChannel<Question>;
  readonly write: ReturnType<typeof createProofWriter>;
}

/**
 * Proofs in another thread, which starts with the first proof; where there is none, or once it has failed, on this one. A proof after `close`
 * starts it again.
 */
export function createProofRunner(
  engine: Engine,
  profile: ProofingProfile,
  openChannel: OpenProofChannel = proofChannelFor(engine),
): ProofRunner {
  let open: OpenProof | undefined;
  let waiting: ((fix: Fix) => void)[] = [];
  let thread: ProofThread | undefined;
  let idle: ProofRunner | undefined;

  function answerWaiting(fix: Fix): void {
    const answered = waiting;
    waiting = [];
    for (const answer of answered) answer(fix);
  }

  function giveUp(): void {
    if (idle) return;
    idle = createIdleRunner(engine, profile);
    thread?.channel.close();
    thread = undefined;
    answerWaiting([]);
    if (open) idle.run(open.document, open.book, open.listener);
    open = undefined;
  }

  function start(): ProofThread | undefined {
    const channel = openChannel((answer) => {
      if (answer.id !== open?.id) return;
      const { listener } = open;
      if (answer.kind === 'findings') listener.onFound(answer);
      else if (answer.kind === 'fixes') listener.onFixes(answer.fixes);
      else answerWaiting(answer.fix);
    }, giveUp);
    return channel && { channel, write: createProofWriter(engine, profile) };
  }

  function callOff(): void {
    open = undefined;
    answerWaiting([]);
  }

  return {
    run(document, book, listener) {
      callOff();
      if (!idle) thread ??= start();
      if (!thread) giveUp();
      if (idle) return idle.run(document, book, listener);
      if (!thread) return () => undefined;
      const question = thread.write(document, book);
      const proof = { id: question.id, document, book, listener };
      open = proof;
      thread.channel.send(question);
      return () => {
        if (open === proof) callOff();
      };
    },
    fixAll(places) {
      if (idle) return idle.fixAll(places);
      const id = open?.id;
      if (!thread || id === undefined) return Promise.resolve([]);
      const { channel } = thread;
      return new Promise((resolve) => {
        waiting.push(resolve);
        channel.send({ kind: 'fix', id, places });
      });
    },
    close() {
      callOff();
      idle?.close();
      thread?.channel.close();
      thread = undefined;
    },
  };
}
