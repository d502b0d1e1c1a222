import { fail, ok, type Result } from '@tastwerk/editor-core';
import { BRAILLE_SYSTEMS, type BrailleSystem, systemNamed } from '@tastwerk/editor-core/braille';
import type { PluginAnswer, PluginCall } from './cli-plugin.js';

/** `sentence` with a value for each `{name}` in it; a name without a value stays. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/gu, (gap, name: string) => String(values[name] ?? gap));

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

type CallLanguage = PluginCall['language'];

/** What is said to a call that names a second file, `extra`, where one is read. */
export const oneFileOnly = (language: CallLanguage, extra: string): string =>
  language === 'de'
    ? `"${extra}" ist zu viel: Ein Aufruf liest eine Datei.`
    : `"${extra}" is too much: a call reads one file.`;

/** The braille system that --system names as `value`; else a sentence that says how systems are named. */
export function systemOption(language: CallLanguage, value: string): Result<BrailleSystem, string> {
  const system = systemNamed(value);
  if (system !== undefined) return ok(system);
  const words = BRAILLE_SYSTEMS.join(', ');
  return fail(
    language === 'de'
      ? `--system: "${value}" gibt es nicht. Möglich sind: ${words}, und Systeme anderer Sprachen wie fr:fr-bfu-g2@3.39 (npx tastwerk tables nennt alle).`
      : `--system: there is no "${value}". Possible are: ${words}, and systems of other languages such as fr:fr-bfu-g2@3.39 (npx tastwerk tables lists all).`,
  );
}

/** `value` of --`option` where it is one of the words `allowed`; else a sentence that says which there are. */
export function oneOf<T extends string>(
  language: CallLanguage,
  option: string,
  allowed: readonly T[],
  value: string,
): Result<T, string> {
  if (isOneOf(allowed, value)) return ok(value);
  const words = allowed.join(', ');
  return fail(
    language === 'de'
      ? `--${option}: "${value}" gibt es nicht. Möglich sind: ${words}.`
      : `--${option}: there is no "${value}". Possible are: ${words}.`,
  );
}
