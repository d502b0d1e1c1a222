import { type Notation, NOTATIONS, UNKNOWN_CHARACTERS, type UnknownCharacters } from '@tastwerk/braille';
import { type Release, RELEASES, tableOfWriting } from '@tastwerk/braille/node';
import { ok, type Result } from '@tastwerk/editor-core';
import {
  BRAILLE_SYSTEMS,
  type BrailleSystem,
  DEFAULT_BRAILLE_SYSTEM,
  systemNamed,
  usualMathCode,
} from '@tastwerk/editor-core/braille';
import { MATH_CODES, type MathCode } from '@tastwerk/editor-core/formulas';
import { isOneOf } from '../plugins/command-helpers.js';
import { problem, type UsageProblem, type Words } from './words.js';

/** Lines to translate from print to braille, or back. */
export type TranslateInvocation = {
  readonly command: 'translate';
  /** Whether braille is read and print text is written. */
  readonly isBack: boolean;
} & (
  | {
      readonly by: 'system';
      readonly system: BrailleSystem;
      readonly notation: Notation;
      /** What stands for characters that the system does not know. */
      readonly unknownCharacters: UnknownCharacters;
      /** How formulas between dollar signs are written; dollar signs are characters where it is absent. */
      readonly mathCode?: MathCode;
      /** The path of a file of own words. */
      readonly words?: string;
    }
  | {
      readonly by: 'table';
      /** The name of a packaged table or the path of a file. */
      readonly table: string;
      /** The release whose rules the table is read with. */
      readonly release?: Release;
    }
);

/** Whether lines are written as in documents, whose braille has six dots; eight-dot systems keep their dots on the command line. */
export function isWrittenAsInDocuments(
  call: TranslateInvocation,
): call is TranslateInvocation & { by: 'system' } {
  return call.by === 'system' && !call.isBack && tableOfWriting(call)?.dots !== 8;
}

/** Options of `tastwerk translate` besides those of every command. */
export const TRANSLATE_OPTIONS = [
  'system',
  'notation',
  'table',
  'release',
  'back',
  'words',
  'math',
  'unknown',
] as const;

/** The braille system that a call names, one whose table is here. */
export function systemOf(options: Words['options']): Result<BrailleSystem, UsageProblem> {
  const value = options.get('system') ?? DEFAULT_BRAILLE_SYSTEM;
  const system = systemNamed(value);
  if (system === undefined) return problem('unknownSystem', { value, allowed: BRAILLE_SYSTEMS.join(', ') });
  return tableOfWriting({ system }) === undefined ? problem('systemNotShipped', { value }) : ok(system);
}

function tableInvocation(
  options: Words['options'],
  table: string,
): Result<TranslateInvocation, UsageProblem> {
  if (options.has('system')) return problem('tableWithSystem');
  if (options.has('notation')) return problem('notationWithTable');
  if (options.has('words')) return problem('wordsWithTable');
  if (options.has('math')) return problem('mathWithTable');
  if (options.has('unknown')) return problem('unknownWithTable');
  const call = { command: 'translate', isBack: options.has('back'), by: 'table', table } as const;
  const release = options.get('release');
  if (release === undefined) return ok(call);
  if (!isOneOf(RELEASES, release))
    return problem('unknownRelease', { value: release, allowed: RELEASES.join(', ') });
  return ok({ ...call, release });
}

/** Reads the options of a call to translate lines. */
export function translateInvocation(
  options: Words['options'],
  [extra]: readonly string[],
): Result<TranslateInvocation, UsageProblem> {
  if (extra !== undefined) return problem('argumentUnexpected', { value: extra });
  const table = options.get('table');
  if (table !== undefined) return tableInvocation(options, table);
  if (options.has('release')) return problem('releaseWithoutTable');
  const system = systemOf(options);
  if (!system.ok) return system;
  const notation = (options.get('notation') ?? 'plain').toLowerCase();
  if (!isOneOf(NOTATIONS, notation)) {
    return problem('unknownNotation', { value: notation, allowed: NOTATIONS.join(', ') });
  }
  const unknownCharacters = (options.get('unknown') ?? 'sign').toLowerCase();
  if (!isOneOf(UNKNOWN_CHARACTERS, unknownCharacters))
    return problem('badUnknownChoice', { value: unknownCharacters, allowed: UNKNOWN_CHARACTERS.join(', ') });
  if (options.has('unknown') && options.has('back')) return problem('unknownWithBack');
  const words = options.get('words');
  if (words !== undefined && options.has('back')) return problem('wordsWithBack');
  const math = options.get('math')?.toLowerCase();
  if (math !== undefined && options.has('back')) return problem('mathWithBack');
  const mathCode = math === 'auto' ? usualMathCode(system.value) : math;
  if (mathCode !== undefined && !isOneOf(MATH_CODES, mathCode)) {
    return problem('unknownMathCode', { value: mathCode, allowed: ['auto', ...MATH_CODES].join(', ') });
  }
  return ok({
    command: 'translate',
    isBack: options.has('back'),
    by: 'system',
    system: system.value,
    notation,
    unknownCharacters,
    ...(words === undefined ? {} : { words }),
    ...(mathCode === undefined ? {} : { mathCode }),
  });
}
