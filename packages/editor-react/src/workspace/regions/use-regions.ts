import { type RefObject, useEffect } from 'react';
import { focusRegion } from './regions.js';

/** Lets F6 and Shift+F6 go from region to region of the workspace, so that no one needs to tab through all of it. */
export function useRegions(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const last = new WeakMap<HTMLElement, HTMLElement>();
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const { current } = root;
      if (event.key !== 'F6' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
        return;
      if (!current || !(target instanceof Node)) return;
      if (target !== document.body && !current.contains(target)) return;
      if (focusRegion(current, event.shiftKey ? -1 : 1, last)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root]);
}
