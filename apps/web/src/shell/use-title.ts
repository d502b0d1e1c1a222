import { useEffect } from 'react';

const PRODUCT = 'Tastwerk';

/** Names the page in the browser's tab: its own title, then the product. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
