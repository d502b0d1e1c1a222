import { text } from '../texts.js';
import type { PrintedLayer } from './content-stream.js';

/** The layers of a file as optional content groups (ISO 32000-1, 8.11), which viewers list and switch. */
export interface FileLayers {
  /** Names the layers to the current page of the file. */
  usedOnPage(): void;
}

/** Puts `layers` into `document`, named in `language`; the first is the first in a viewer's list. All are shown at first. */
export function createFileLayers(
  document: PDFKit.PDFDocument,
  layers: readonly PrintedLayer[],
  language: 'de' | 'en',
): FileLayers {
  const groups = layers.map((layer) => {
    const group = document.ref({ Type: 'OCG', Name: new String(text(language, 'pdf', `layer.${layer}`)) });
    group.end();
    return { layer, group };
  });
  const references = groups.map(({ group }) => group);
  document._root.data['OCProperties'] = {
    OCGs: references,
    D: { BaseState: 'ON', ON: references, Order: references },
  };
  const properties = Object.fromEntries(groups.map(({ layer, group }) => [layer, group]));
  return {
    usedOnPage: () => {
      document.page.resources.data['Properties'] = properties;
    },
  };
}
