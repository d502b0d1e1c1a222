import { createContext, useContext } from 'react';
import type { Contributions } from './compose.js';

/** Provided by the editor. */
export const ContributionsContext = createContext<Contributions | undefined>(undefined);

/** What the plugins of this editor add to its interface. */
export function useContributions(): Contributions {
  const contributions = useContext(ContributionsContext);
  if (!contributions) throw new Error('a part of the editor stands outside of it');
  return contributions;
}
