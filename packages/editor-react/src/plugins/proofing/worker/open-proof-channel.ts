import type { Engine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { type OpenChannel, workerChannel } from '@tastwerk/editor-core/workers';
import { isProofed, type ProofAnswer, type Question } from './proof-messages.js';

/** Opens a channel to a worker that proofs. */
export type OpenProofChannel = OpenChannel<Question, ProofAnswer>;

/** Starts the worker of the editor, which has the standard plugins. */
const openStandard: OpenProofChannel = workerChannel(
  () => new Worker(new URL('./proof.worker.js', import.meta.url), { type: 'module', name: 'proof' }),
);

const openNone: OpenProofChannel = () => undefined;

/**
 * Opens the worker that proofs documents of `engine`: that of the application where it brings one (`own`), the editor's where the engine has no
 * kinds and rules but the standard ones, else none.
 */
export function proofChannelFor(
  { plugins }: Engine,
  own?: () => Worker,
  standard: OpenProofChannel = openStandard,
): OpenProofChannel {
  if (own) return workerChannel(own);
  const isStandard = plugins.every((plugin) => standardPlugins.includes(plugin) || !isProofed(plugin));
  return isStandard ? standard : openNone;
}
