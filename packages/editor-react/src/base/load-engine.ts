import type { Engine } from '@tastwerk/editor-core';

/** The engine of the built-in plugins, for what reads and draws documents outside of an open editor; it is loaded when it is first asked for. */
export async function loadEngine(): Promise<Engine> {
  const { standardEngine } = await import('@tastwerk/editor-core/standard');
  return standardEngine;
}
