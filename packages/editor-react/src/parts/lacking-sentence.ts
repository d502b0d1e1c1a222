import { namedCharacters, type TextFailure } from '@tastwerk/editor-core/braille';
import type { TFunction } from 'i18next';
import { issueSentence } from './issue-sentence.js';

/** Why a text has no braille, or which characters its braille lacks, as one sentence. */
export function lackingSentence(
  { code, characters }: Pick<TextFailure, 'code' | 'characters'>,
  t: TFunction,
): string {
  return issueSentence(
    { code, params: { character: namedCharacters(characters), count: characters.length } },
    t,
  );
}
