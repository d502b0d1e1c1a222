import { createContext, useContext } from 'react';
import type { Cell } from '../state/cell.js';
import type { KeyChoice } from '../state/key-choice.js';
import type { Contributions } from './compose.js';

/** Provided by the editor. */
export const ContributionsContext = createContext<Contributions | undefined>(undefined);

/** Provided by the editor. */
export const KeyChoiceContext = createContext<Cell<KeyChoice> | undefined>(undefined);

function orRefuse<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a part of the editor stands outside of it');
  return value;
}

/** What the plugins of this editor add to its interface, with the keys that were chosen. */
export function useContributions(): Contributions {
  return orRefuse(useContext(ContributionsContext));
}

/** How the keys of this editor are set, and the way to set them. */
export function useKeyChoice(): Cell<KeyChoice> {
  return orRefuse(useContext(KeyChoiceContext));
}
