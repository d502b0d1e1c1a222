import { isJsonObject, mapElements, mapProperty, withoutProperties } from './json.js';

/** What clients once kept beside the document: computed where it is needed, never believed, never stored (decisions). */
const DERIVED_OF_LABEL = ['braille'];
const DERIVED_OF_PAGE = ['rendering', 'markup'];
const DERIVED_OF_BRAILLE_PAGES = ['concatinated', 'braille', 'formatted'];

function cleanObject(object: unknown): unknown {
  return isJsonObject(object) && object['type'] === 'label'
    ? withoutProperties(object, DERIVED_OF_LABEL)
    : object;
}

function cleanPage(page: unknown): unknown {
  if (!isJsonObject(page)) return page;
  const kept = withoutProperties(page, DERIVED_OF_PAGE);
  return mapProperty(kept, 'objects', (objects) => mapElements(objects, cleanObject));
}

/** `json` without derived fields and without markup that a client rendered. */
export function withoutDerivedFields(
  json: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const kept = mapProperty(json, 'braillePages', (layout) =>
    isJsonObject(layout) ? withoutProperties(layout, DERIVED_OF_BRAILLE_PAGES) : layout,
  );
  return mapProperty(kept, 'pages', (pages) => mapElements(pages, cleanPage));
}
