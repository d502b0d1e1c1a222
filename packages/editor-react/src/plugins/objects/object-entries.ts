import { findObject, walkObjects } from '@tastwerk/editor-core/objects';
import { CornerDownRight } from 'lucide-react';
import type { PaletteContribution, PaletteEntry } from '../../contributions/editor-plugin.js';
import { objectName } from '../../state/object-name.js';
import { documentOf } from '../../state/selectors.js';

/** All objects of the document, members of groups too, page by page; a legend that is out of use is not there. */
export const objectEntries: PaletteContribution = {
  id: 'objects',
  titleKey: 'commands:palette.objects',
  entries: ({ document, t }) =>
    document.pages.flatMap(({ objects }, index) => {
      const entries: PaletteEntry[] = [];
      walkObjects(objects, (object) => {
        if (object.type === 'key' && !object.active) return;
        entries.push({
          id: object.uuid,
          label: objectName(object, t),
          icon: CornerDownRight,
          note: t('commands:palette.onPage', { number: index + 1 }),
        });
      });
      return entries;
    }),
  choose: (uuid, { store, view, showObject }) => {
    const pages = documentOf(store.getState()).pages.map(({ objects }) => findObject(objects, uuid));
    const object = pages.find((found) => found !== undefined);
    showObject(uuid);
    if (object) view?.showBox(store.kinds.boundsOf(object));
  },
};
