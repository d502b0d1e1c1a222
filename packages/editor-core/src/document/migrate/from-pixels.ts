import { createBlankDocument } from '../blank.js';
import { isJsonObject, type JsonObject } from '../json.js';
import { FORMAT_VERSION } from '../schema.js';
import { uuidFrom } from '../uuid.js';
import { migrateKeyedTextures } from './keyed-textures.js';
import { migrateObject } from './old-objects.js';
import { choose, type Report, textOr } from './old-values.js';

/** Fields of the document itself that the older form writes as this one does. */
const SAME_FIELDS = [
  'title',
  'graphicTitle',
  'graphicDescription',
  'variantTitle',
  'variantDescription',
  'transcribersNotes',
  'category',
  'variant_id',
  'graphic_id',
  'version_id',
  'lastVersionHash',
  'derivedFrom',
  'currentFileName',
  'lastSaved',
  'system',
  'width',
  'height',
  'verticalGridSpacing',
  'horizontalGridSpacing',
  'showVerticalGrid',
  'showHorizontalGrid',
  'safeArea',
  'bindingSpace',
  'tags',
] as const;

const SAME_BRAILLE_FIELDS = [
  'marginLeft',
  'marginTop',
  'cellsPerRow',
  'rowsPerPage',
  'pageNumbers',
  'holePunch',
  'content',
] as const;

function migratePage(page: unknown, index: number, documentUuid: string, report: Report): unknown {
  if (!isJsonObject(page)) return page;
  const pageUuid = textOr(page['uuid'], uuidFrom(`${documentUuid}/page/${index}`));
  const objects: readonly unknown[] = Array.isArray(page['objects']) ? page['objects'] : [];
  return {
    uuid: pageUuid,
    name: textOr(page['name'], `Seite ${index + 1}`),
    text: page['text'] === true,
    objects: objects.flatMap((object, place) =>
      migrateObject(object, {
        path: ['pages', index, 'objects', place],
        fallbackUuid: uuidFrom(`${pageUuid}/object/${place}`),
        report,
      }),
    ),
  };
}

function migrateBraillePages(value: unknown, defaults: JsonObject): JsonObject {
  const given = isJsonObject(value) ? value : {};
  const description = isJsonObject(given['imageDescription']) ? given['imageDescription'] : {};
  return {
    ...defaults,
    ...choose(given, SAME_BRAILLE_FIELDS),
    imageDescription: {
      type: textOr(description['type'], ''),
      summary: textOr(description['summary'], ''),
      details: textOr(description['details'], ''),
    },
  };
}

/**
 * From the older product's form "0.9" (px at 96 dpi, ellipses by centre and radii, colours as hex or rgb()) to form 1. What
 * is missing takes the value of a blank document; kinds of objects that this program does not have are left out and
 * reported.
 */
export function fromPixels(json: JsonObject, report: Report): JsonObject {
  const uuid = textOr(json['uuid'], uuidFrom('document'));
  const blank = createBlankDocument({ uuid, pageUuid: uuidFrom(`${uuid}/page/0`), language: 'de' });
  const pages: readonly unknown[] | undefined = Array.isArray(json['pages']) ? json['pages'] : undefined;
  return {
    ...blank,
    ...choose(json, SAME_FIELDS),
    formatVersion: FORMAT_VERSION,
    uuid,
    keyedTextures: migrateKeyedTextures(json['keyedTextures'], report),
    braillePages: migrateBraillePages(json['braillePages'], { ...blank.braillePages }),
    pages: pages?.map((page, index) => migratePage(page, index, uuid, report)) ?? blank.pages,
  };
}
