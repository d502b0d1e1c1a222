import { isJsonObject, mapElements, mapProperty, withoutProperties } from '../values/json.js';
import { LIMITS } from '../values/limits.js';

/** What clients once kept beside the document: computed where it is needed, never believed, never stored (decisions). */
const DERIVED_OF_LABEL = ['braille'];
const DERIVED_OF_KEY = ['entries'];
const DERIVED_OF_PAGE = ['rendering', 'markup'];
const DERIVED_OF_BRAILLE_PAGES = ['concatinated', 'braille', 'formatted'];

/** Groups are cleaned floor by floor, as deep as a document may go; what lies deeper is refused afterwards. */
function cleanObject(object: unknown, depth: number = LIMITS.groupDepth): unknown {
  if (!isJsonObject(object)) return object;
  if (object['type'] === 'label') return withoutProperties(object, DERIVED_OF_LABEL);
  if (object['type'] === 'key') return withoutProperties(object, DERIVED_OF_KEY);
  if (object['type'] !== 'group' || depth === 0) return object;
  return mapProperty(object, 'objects', (objects) =>
    mapElements(objects, (member) => cleanObject(member, depth - 1)),
  );
}

function cleanPage(page: unknown): unknown {
  if (!isJsonObject(page)) return page;
  const kept = withoutProperties(page, DERIVED_OF_PAGE);
  return mapProperty(kept, 'objects', (objects) => mapElements(objects, (object) => cleanObject(object)));
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
