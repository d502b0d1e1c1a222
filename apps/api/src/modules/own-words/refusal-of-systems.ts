import { tableOfWriting } from '@tastwerk/braille/node';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import type { ApiFailure } from '../../platform/http/api-failure.js';

/** Why a list is not stored: the first of its words whose system no table is here for. */
export function refusalOfSystems(
  words: readonly { readonly system: BrailleSystem }[],
): ApiFailure | undefined {
  const isHere = new Map(
    [...new Set(words.map(({ system }) => system))].map(
      (system) => [system, tableOfWriting({ system }) !== undefined] as const,
    ),
  );
  const index = words.findIndex(({ system }) => isHere.get(system) === false);
  if (index < 0) return undefined;
  return {
    code: 'REQUEST_INVALID',
    detail: `words.${index}.system: no table is here for it`,
    field: [`words.${index}.system`, 'braille_system_missing'],
  };
}
