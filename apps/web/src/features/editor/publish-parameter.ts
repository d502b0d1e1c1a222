import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Parameter of the editor's address with which the publish dialog is open at first. */
const PARAMETER = 'publish';

/** The present address with the parameter, to come back to after logging in. */
export function addressToPublish(): string {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, '1');
  return `${pathname}?${parameters}`;
}

/**
 * Whether the address has the parameter. It is taken out once the document is shown, so that neither a reload nor the next document
 * opens the dialog again.
 */
export function usePublishParameter(isDocumentShown: boolean): boolean {
  const [parameters, setParameters] = useSearchParams();
  const isSet = parameters.has(PARAMETER);
  useEffect(() => {
    if (!isSet || !isDocumentShown) return;
    setParameters(
      (present) => {
        const rest = new URLSearchParams(present);
        rest.delete(PARAMETER);
        return rest;
      },
      { replace: true },
    );
  }, [isSet, isDocumentShown, setParameters]);
  return isSet;
}
