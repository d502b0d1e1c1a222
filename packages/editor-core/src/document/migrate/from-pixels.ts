import { knownPaper, LEAST_PAGE, paperLimits } from '../braille-paper.js';
import { createBlankDocument } from '../blank.js';
import { isJsonObject, type JsonObject } from '../../values/json.js';
import { type Document, FORMAT_VERSION, type Page } from '../schema.js';
import { uuidFrom } from '../../values/uuid.js';
import { migrateKeyedTextures } from './keyed-textures.js';
import { EMPTY_AREA } from '../../values/textures.js';
import { oldHash, oldId, oldPaper, oldSwitch, oldSystem, oldTags, oldTime } from './old-fields.js';
import { type Migrated, migrateObject } from './old-objects.js';
import { clamped, createIds, lineWidthMm, type OldPlace } from './old-place.js';
import { oldText } from './old-text.js';
import { numberOr, type Report, textOr, oldBorderStyle, oldColour } from './old-values.js';
import type { Kinds } from '../../objects/kinds.js';
import { DEFAULT_OUTLINE_STYLE } from '../../objects/shape-style.js';

/** The legend's lines of an old document, named as its outlines are; what names no line is left out and reported. */
function migrateKeyedStrokes(value: unknown, report: Report): unknown {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, index) => {
    const path = ['keyedStrokes', index];
    const label = isJsonObject(entry) ? oldText(entry['label'], [...path, 'label'], report) : '';
    if (isJsonObject(entry) && entry['borderWidth'] !== undefined) {
      const { borderWidth, borderColour } = DEFAULT_OUTLINE_STYLE;
      return [
        {
          borderStyle: oldBorderStyle(entry['borderStyle']),
          borderWidth: lineWidthMm(entry, borderWidth, { path, report }),
          borderColour: oldColour(entry['border'], borderColour, path, report),
          label,
        },
      ];
    }
    if (label.trim() !== '')
      report({ code: 'ADJUSTED_VALUE_REPLACED', path, params: { from: label, to: '' } });
    return [];
  });
}

/** Texts of the document itself. */
const TEXTS = [
  'title',
  'graphicTitle',
  'graphicDescription',
  'variantTitle',
  'variantDescription',
  'transcribersNotes',
] as const;

const SWITCHES = ['showVerticalGrid', 'showHorizontalGrid', 'safeArea', 'bindingSpace'] as const;
const SPACINGS = ['verticalGridSpacing', 'horizontalGridSpacing'] as const;
/** Distances of grid lines that a document may have, in mm. */
const SPACING = { min: 1, max: 100 };
const IDS = ['variant_id', 'graphic_id', 'version_id', 'derivedFrom'] as const;

const A4_PAGE = paperLimits(knownPaper('a4'));

/** Cells and rows that braille pages of A4 may have. */
const BRAILLE_RANGES = {
  marginLeft: { min: 0, max: A4_PAGE.cells - 1 },
  marginTop: { min: 0, max: A4_PAGE.rows - 1 },
  cellsPerRow: { min: LEAST_PAGE.cells, max: A4_PAGE.cells },
  rowsPerPage: { min: LEAST_PAGE.rows, max: A4_PAGE.rows },
} as const;

const BRAILLE_COUNTS = ['marginLeft', 'marginTop', 'cellsPerRow', 'rowsPerPage'] as const;
const BRAILLE_SWITCHES = ['pageNumbers', 'holePunch'] as const;
const DESCRIPTION_TEXTS = ['type', 'summary', 'details'] as const;

/** One field for each of `names`. */
function fields<K extends string, T>(names: readonly K[], valueOf: (name: K) => T): Record<K, T> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, T>;
}

/** The objects of a page with the one legend that a page may have: the one in use, else the first. */
function withOneLegend(objects: readonly Migrated[], report: Report): readonly JsonObject[] {
  const keys = objects.filter(({ object }) => object['type'] === 'key');
  const kept = keys.find(({ object }) => object['active'] === true) ?? keys[0];
  return objects.flatMap((migrated) => {
    const { object, path } = migrated;
    if (object['type'] !== 'key' || migrated === kept) return [object];
    report({ code: 'ADJUSTED_OBJECT_LEFT_OUT', path, params: { kind: 'key' } });
    return [];
  });
}

/** What pages need of the rest of the document. */
type PageNeeds = Pick<OldPlace, 'takeId' | 'report' | 'emptyArea'>;

function migratePage(
  kinds: Kinds,
  page: JsonObject,
  index: number,
  { takeId, report, emptyArea }: PageNeeds,
): JsonObject {
  const path = ['pages', index];
  const uuid = takeId(page['uuid'], path);
  const objects: readonly unknown[] = Array.isArray(page['objects']) ? page['objects'] : [];
  const migrated = objects.flatMap((object, place) =>
    migrateObject(kinds, object, {
      path: [...path, 'objects', place],
      takeId,
      report,
      offset: { x: 0, y: 0 },
      emptyArea,
    }),
  );
  const name = oldText(page['name'], [...path, 'name'], report);
  return {
    uuid,
    name: name === '' ? `Seite ${index + 1}` : name,
    text: oldSwitch(page['text'], false),
    objects: withOneLegend(migrated, report),
  };
}

function migratePages(
  kinds: Kinds,
  value: unknown,
  blank: readonly Page[],
  needs: PageNeeds,
): readonly unknown[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const pages = given.flatMap((page, index) => {
    if (isJsonObject(page)) return [migratePage(kinds, page, index, needs)];
    needs.report({ code: 'ADJUSTED_PART_LEFT_OUT', path: ['pages', index], params: { part: 'page' } });
    return [];
  });
  return pages.length === 0 ? blank : pages;
}

function migrateBraillePages(value: unknown, blank: Document['braillePages'], report: Report): JsonObject {
  const given = isJsonObject(value) ? value : {};
  const { imageDescription } = given;
  const parts = isJsonObject(imageDescription) ? imageDescription : { summary: imageDescription };
  const root = ['braillePages'];
  const text = (object: JsonObject, name: string, path: readonly string[]) =>
    oldText(object[name], [...path, name], report);
  return {
    ...blank,
    ...fields(BRAILLE_COUNTS, (name) => {
      const count = Math.round(numberOr(given[name], blank[name]));
      return clamped(count, BRAILLE_RANGES[name], [...root, name], report);
    }),
    ...fields(BRAILLE_SWITCHES, (name) => oldSwitch(given[name], blank[name])),
    imageDescription: fields(DESCRIPTION_TEXTS, (name) => text(parts, name, [...root, 'imageDescription'])),
    content: text(given, 'content', root),
  };
}

/**
 * From the older product's form "0.9" (px at 96 dpi, ellipses by centre and radii, colours as hex or rgb()) to form 1. What
 * is missing takes the value of a blank document. What this program cannot take as it stood, and a reader could notice, is
 * reported.
 */
export function fromPixels(kinds: Kinds, json: JsonObject, report: Report): JsonObject {
  const uuid = createIds('document')(json['uuid'], []);
  const blank = createBlankDocument(kinds, { uuid, pageUuid: uuidFrom(`${uuid}/pages/0`), language: 'de' });
  const category = oldText(json['category'], ['category'], report);
  const keyedTextures = migrateKeyedTextures(json, report);
  const emptyArea = keyedTextures.some(({ pattern }) => pattern === EMPTY_AREA) ? EMPTY_AREA : null;
  return {
    ...blank,
    formatVersion: FORMAT_VERSION,
    ...fields(TEXTS, (name) =>
      json[name] === undefined ? blank[name] : oldText(json[name], [name], report),
    ),
    ...fields(SWITCHES, (name) => oldSwitch(json[name], blank[name])),
    ...fields(SPACINGS, (name) => clamped(numberOr(json[name], blank[name]), SPACING, [name], report)),
    ...fields(IDS, (name) => oldId(json[name])),
    lastVersionHash: oldHash(json['lastVersionHash']),
    lastSaved: oldTime(json['lastSaved']),
    currentFileName: textOr(json['currentFileName'], '') || null,
    category: category === '' ? null : category,
    tags: oldTags(json['tags'], report),
    system: oldSystem(json['system'], report),
    ...oldPaper(json, report),
    keyedTextures,
    keyedStrokes: migrateKeyedStrokes(json['keyedStrokes'], report),
    braillePages: migrateBraillePages(json['braillePages'], blank.braillePages, report),
    pages: migratePages(kinds, json['pages'], blank.pages, { takeId: createIds(uuid), report, emptyArea }),
  };
}
