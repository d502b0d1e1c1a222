import { useEffect, useState } from 'react';

/** Parameter of the editor's address that has it open the dialog for publishing. */
const PARAMETER = 'publish';

/** The present address, to come back to after logging in: the dialog for publishing is open again then. */
export function addressWithPublishing(): string {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, '1');
  return `${pathname}?${parameters}`;
}

/** Whether the address asks for the dialog for publishing. It does so once: loading the page anew opens the document alone. */
export function usePublishingWish(): boolean {
  const [isAsked] = useState(() => new URLSearchParams(window.location.search).has(PARAMETER));
  useEffect(() => {
    if (!isAsked) return;
    const address = new URL(window.location.href);
    address.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, '', address);
  }, [isAsked]);
  return isAsked;
}
