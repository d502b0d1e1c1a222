import { useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useMatch, useOutletContext } from 'react-router';
import { CatalogueList } from './catalogue-list.js';

/** How a graphic is shown: in a dialog above the list it was opened from, or as a page when it is opened by its address. */
type GraphicLook = 'dialog' | 'page';

/** How the graphic at this address is shown. */
export const useGraphicLook = () => useOutletContext<GraphicLook>();

/** The catalogue and its graphics. */
export function CataloguePage() {
  const isGraphicOpen = useMatch('/catalogue/:graphicId/variant/:variantId') !== null;
  const [hasList, setHasList] = useState(!isGraphicOpen);
  if (!isGraphicOpen && !hasList) setHasList(true);
  const hadList = useRef(hasList);
  useLayoutEffect(() => {
    // Within the catalogue nothing scrolls by itself, but a list in the place of a graphic's page begins at its top.
    if (hasList && !hadList.current) window.scrollTo(0, 0);
    hadList.current = hasList;
  }, [hasList]);
  return (
    <>
      {hasList ? <CatalogueList isBelowDialog={isGraphicOpen} /> : null}
      <Outlet context={(hasList ? 'dialog' : 'page') satisfies GraphicLook} />
    </>
  );
}
