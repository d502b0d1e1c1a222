import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { createKeyChoice } from '../state/key-choice.js';
import type { Contributions } from './compose.js';
import { ContributionsContext, KeyChoiceContext } from './contributions-context.js';
import { withKeys } from './with-keys.js';

interface ContributionsProviderProps {
  readonly contributions: Contributions;
  readonly children: ReactNode;
}

/** Gives the parts of an editor what its plugins add to it, with the keys that were chosen in this browser. */
export function ContributionsProvider({ contributions, children }: ContributionsProviderProps) {
  const [keys] = useState(createKeyChoice);
  const choice = useSyncExternalStore(keys.subscribe, keys.get);
  const keyed = useMemo(() => withKeys(contributions, choice), [contributions, choice]);
  return (
    <KeyChoiceContext value={keys}>
      <ContributionsContext value={keyed}>{children}</ContributionsContext>
    </KeyChoiceContext>
  );
}
