import { useEffect } from 'react';

const PRODUCT = 'Tastwerk';

/** Names the page in the browser's tab: its own title, then the product. An empty one is the product alone; `undefined` leaves it to a part of the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
