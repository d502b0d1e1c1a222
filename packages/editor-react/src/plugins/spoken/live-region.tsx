import { VisuallyHidden } from '@tastwerk/ui';
import { useSyncExternalStore } from 'react';
import type { Speech } from './speech.js';

/**
 * Where a screen reader hears what is said. Two places take turns: words that stay the same would not be said again in one.
 */
export function LiveRegion({ speech: { utterance } }: { readonly speech: Speech }) {
  const { text, turn } = useSyncExternalStore(utterance.subscribe, utterance.get);
  return (
    <VisuallyHidden>
      {[0, 1].map((place) => (
        <span key={place} aria-live="polite" aria-atomic="true" data-spoken={turn % 2 === place}>
          {turn % 2 === place ? text : ''}
        </span>
      ))}
    </VisuallyHidden>
  );
}
