import { useState } from 'react';
import type { PasskeyOptions, PasskeyOutcome, PasskeyProblem } from './passkeys.js';

/**
 * Runs `ceremony`, which makes a passkey or signs with one, and keeps why the browser gave none. A challenge is for one answer and lasts ten
 * minutes, so each run gets options of its own.
 */
export function usePasskeyCeremony<T>(ceremony: (options: PasskeyOptions) => Promise<PasskeyOutcome<T>>) {
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [isRunning, setRunning] = useState(false);
  /** The answer of the browser; undefined where `getOptions` gives none, or where there is a problem. */
  const run = async (
    getOptions: () => Promise<PasskeyOptions | null | undefined>,
  ): Promise<T | undefined> => {
    setProblem(null);
    setRunning(true);
    const options = await getOptions();
    const outcome = options ? await ceremony(options) : undefined;
    setRunning(false);
    if (outcome === undefined) return undefined;
    if ('answer' in outcome) return outcome.answer;
    setProblem(outcome.problem);
    return undefined;
  };
  return { run, problem, isRunning };
}
