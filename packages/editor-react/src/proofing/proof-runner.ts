import { type BrailleLookup, bundledFontMetrics, type Document } from '@tastwerk/editor-core';
import { createProofer, type Finding, type ProofingProfile } from '@tastwerk/editor-core/proofing';
import { whenIdle } from '../when-idle.js';
import { type OpenProofChannel, openProofChannel, type ProofChannel } from './worker/open-proof-channel.js';
import { createProofWriter } from './worker/proof-messages.js';

/** Proofs documents where nobody waits for it. */
export interface ProofRunner {
  /** Proofs `document`; `onFound` is called once, unless the returned function calls it off before. */
  run(document: Document, book: BrailleLookup, onFound: (findings: readonly Finding[]) => void): () => void;
  close(): void;
}

/** Proofs on this thread, when it has nothing else to do. */
function createIdleRunner(profile: ProofingProfile): ProofRunner {
  const proofer = createProofer(profile);
  return {
    run: (document, book, onFound) =>
      whenIdle(() => onFound(proofer.proof(document, { braille: book, font: bundledFontMetrics }))),
    close: () => undefined,
  };
}

interface OpenProof {
  readonly document: Document;
  readonly book: BrailleLookup;
  readonly onFound: (findings: readonly Finding[]) => void;
}

/** A thread with what was asked of it. */
interface ProofThread {
  readonly channel: ProofChannel;
  readonly write: ReturnType<typeof createProofWriter>;
}

/**
 * Proofs in another thread, which starts with the first proof; where there is none, or once it has failed, on this one. A proof after
 * `close` starts it again.
 */
export function createProofRunner(
  profile: ProofingProfile,
  openChannel: OpenProofChannel = openProofChannel,
): ProofRunner {
  const open = new Map<number, OpenProof>();
  let thread: ProofThread | undefined;
  let idle: ProofRunner | undefined;

  function giveUp(): void {
    if (idle) return;
    idle = createIdleRunner(profile);
    thread?.channel.close();
    thread = undefined;
    const waiting = [...open.values()];
    open.clear();
    for (const { document, book, onFound } of waiting) idle.run(document, book, onFound);
  }

  function start(): ProofThread | undefined {
    const channel = openChannel(({ id, findings }) => {
      const proof = open.get(id);
      open.delete(id);
      proof?.onFound(findings);
    }, giveUp);
    return channel && { channel, write: createProofWriter(profile) };
  }

  return {
    run(document, book, onFound) {
      if (!idle) thread ??= start();
      if (!thread) giveUp();
      if (idle) return idle.run(document, book, onFound);
      if (!thread) return () => undefined;
      const question = thread.write(document, book);
      open.set(question.id, { document, book, onFound });
      thread.channel.send(question);
      return () => void open.delete(question.id);
    },
    close() {
      open.clear();
      thread?.channel.close();
      thread = undefined;
    },
  };
}
