import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Setting } from './setting.js';

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What `environment` says of `setting`. A secret may stand in a file that a variable with `_FILE` at its end names, as containers hand it
 * over; the variable itself counts more. A failure is a sentence.
 */
export function textOf(
  { variable, isSecret }: Setting,
  environment: Environment,
): Result<string | undefined, string> {
  // An empty variable is how shells and compose files say "not set".
  const text = environment[variable] || undefined;
  const file = environment[`${variable}_FILE`] || undefined;
  if (text !== undefined || file === undefined || isSecret !== true) return ok(text);
  try {
    return ok(readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined);
  } catch {
    return fail(`${variable}_FILE must name a file that can be read; it is ${JSON.stringify(file)}.`);
  }
}
