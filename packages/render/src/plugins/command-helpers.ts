import type { PluginAnswer } from './cli-plugin.js';

/** The path that stands for standard input: `PluginCall.readFile` reads it for this path. */
export const STANDARD_INPUT = '-';

/** The answer to an invalid call; `sentence` says what is wrong with it. */
export const usage = (sentence: string): PluginAnswer => ({
  outcome: 'usage',
  messages: [sentence],
  files: [],
});

/** The answer to a valid call that cannot be carried out; `messages` say why. */
export const refusal = (messages: readonly string[]): PluginAnswer => ({
  outcome: 'failed',
  messages,
  files: [],
});

/** Whether `value` is one of the words `allowed`. */
export const isOneOf = <T extends string>(allowed: readonly T[], value: string): value is T =>
  allowed.some((candidate) => candidate === value);
