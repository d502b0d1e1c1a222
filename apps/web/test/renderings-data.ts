import type { ErrorCode, Renderings, JobState } from '@tastwerk/contracts';

/** Renderings of version 1 in the given states by format; what is done is a file of 240 kB. */
export function renderingsOf(
  states: Readonly<Record<string, JobState>>,
  error: ErrorCode | null = null,
): Renderings {
  return {
    version_id: 1,
    file_name: 'file-7',
    renderings: Object.entries(states).map(([format, state]) => ({
      // Tests name formats of the contract.
      format: format as Renderings['renderings'][number]['format'],
      state,
      attempts: 1,
      error: state === 'failed' ? error : null,
      size_bytes: state === 'done' ? 240_000 : null,
    })),
  };
}
