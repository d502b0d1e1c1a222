import type { BatchOutcome } from '../modules/rendering/rounds/render-batch.repository.js';
import type { BatchProgress } from './render-all-app.js';

function jobsOf(outcomes: readonly BatchOutcome[], state: BatchOutcome['state']): number {
  return outcomes.filter((outcome) => outcome.state === state).reduce((sum, { jobs }) => sum + jobs, 0);
}

/** How far a round is, as one line. */
export function progressLine({ outcomes, jobs, versions }: BatchProgress): string {
  const failed = jobsOf(outcomes, 'failed');
  const failures = failed === 0 ? '' : `, ${failed} failed`;
  return `${jobsOf(outcomes, 'done')} done${failures}, ${jobs} waiting, ${versions} versions to come`;
}

/** How a round ended, and whether nothing failed in it. */
export function summaryOf(outcomes: readonly BatchOutcome[]): {
  readonly text: string;
  readonly isWhole: boolean;
} {
  const failures = outcomes.filter(({ state }) => state === 'failed');
  const lines = [
    `render:all: ${jobsOf(outcomes, 'done')} formats rendered, ${jobsOf(outcomes, 'failed')} failed`,
    ...failures.map(({ error, jobs }) => `  ${error ?? 'unknown'}: ${jobs}`),
  ];
  return { text: lines.join('\n'), isWhole: failures.length === 0 };
}
