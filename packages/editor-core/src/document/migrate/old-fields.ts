import { z } from 'zod';
import { type BrailleSystem, DEFAULT_BRAILLE_SYSTEM, isBrailleSystem } from '../../translator/systems.js';
import { pxToMm } from '../../geometry/units.js';
import { isJsonObject, type JsonObject } from '../../values/json.js';
import { LIMITS } from '../../values/limits.js';
import { PAPER_FORMAT_NAMES, PAPER_FORMATS, paperFormatOf } from '../../values/paper.js';
import { oldText } from './old-text.js';
import { numberOr, type Report, textOr } from './old-values.js';

/** A switch, also as 0 and 1; else `fallback`. */
export function oldSwitch(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value;
  return value === 0 || value === 1 ? value === 1 : fallback;
}

/** An id of the catalogue, also as a text; null for anything else, such as the uuid of what is not saved yet. */
export function oldId(value: unknown): number | null {
  const id = numberOr(value, 0);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

const timeSchema = z.iso.datetime();

/** The time of the last save, where an old document has it in the form of today. */
export function oldTime(value: unknown): string | null {
  return timeSchema.safeParse(value).data ?? null;
}

const HASH = /^[0-9a-f]{64}$/u;

/** The hash of the last version; null for the shorter ones of the older product. */
export function oldHash(value: unknown): string | null {
  const hash = textOr(value, '');
  return HASH.test(hash) ? hash : null;
}

/** The German systems by the parts of liblouis' table names that say their grade (product spec section 9). */
const GRADES: readonly (readonly [RegExp, BrailleSystem])[] = [
  [/en-ueb-g1/iu, 'EN:UEB1'],
  [/en-ueb-g2/iu, 'EN:UEB2'],
  [/g0|basis/iu, 'DE:BASIS'],
  [/g1|voll/iu, 'DE:VOLL'],
  [/g2|kurz/iu, 'DE:KURZ'],
];

/** The braille system, which older documents name by liblouis' table; an unknown one is reported. */
export function oldSystem(value: unknown, report: Report): BrailleSystem {
  if (isBrailleSystem(value)) return value;
  if (value === undefined || value === null || value === '') return DEFAULT_BRAILLE_SYSTEM;
  const from = textOr(value, '');
  const graded = GRADES.find(([grade]) => grade.test(from))?.[1];
  if (!graded) {
    const params = { from, to: DEFAULT_BRAILLE_SYSTEM };
    report({ code: 'ADJUSTED_VALUE_REPLACED', path: ['system'], params });
  }
  return graded ?? DEFAULT_BRAILLE_SYSTEM;
}

/** A length in px may differ from a paper by this much, in mm, and still mean it. */
const PAPER_SLACK_MM = 1;

/** The paper: as mm, as px, else the nearest of the four, which is reported. */
export function oldPaper(
  json: JsonObject,
  report: Report,
): { readonly width: number; readonly height: number } {
  const a4 = PAPER_FORMATS['a4-portrait'];
  const width = numberOr(json['width'], a4.widthMm);
  const height = numberOr(json['height'], a4.heightMm);
  if (paperFormatOf(width, height)) return { width, height };
  const away = (name: (typeof PAPER_FORMAT_NAMES)[number], toMm: (length: number) => number) =>
    Math.abs(PAPER_FORMATS[name].widthMm - toMm(width)) +
    Math.abs(PAPER_FORMATS[name].heightMm - toMm(height));
  const asPx = PAPER_FORMAT_NAMES.find((name) => away(name, pxToMm) <= 2 * PAPER_SLACK_MM);
  const mm = (length: number) => length;
  const nearest = PAPER_FORMAT_NAMES.reduce((best, name) => (away(name, mm) < away(best, mm) ? name : best));
  const { widthMm, heightMm } = PAPER_FORMATS[asPx ?? nearest];
  if (!asPx) {
    const params = { from: `${width} x ${height}`, to: `${widthMm} x ${heightMm}` };
    report({ code: 'ADJUSTED_VALUE_REPLACED', path: ['width'], params });
  }
  return { width: widthMm, height: heightMm };
}

/** The tags: named ones, those of the catalogue with their ids; more than a document may have are left out and reported. */
export function oldTags(value: unknown, report: Report): readonly JsonObject[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const tags = given.flatMap((tag, index) => {
    const name = oldText(isJsonObject(tag) ? tag['name'] : tag, ['tags', index], report).trim();
    return name === '' ? [] : [{ name, tag_id: isJsonObject(tag) ? oldId(tag['tag_id']) : null }];
  });
  if (tags.length > LIMITS.tags) {
    report({ code: 'ADJUSTED_PART_LEFT_OUT', path: ['tags', LIMITS.tags], params: { part: 'tag' } });
  }
  return tags.slice(0, LIMITS.tags);
}
