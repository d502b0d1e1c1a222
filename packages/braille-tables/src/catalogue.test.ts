import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type SystemEntry, SYSTEM_CATALOGUE } from './catalogue.js';
import { TABLE_LOADERS } from './index.js';

const TEXTS = readdirSync(join(process.cwd(), 'packages/braille-tables/tables/3.39'));

/** Languages that Unicode's CLDR has no name for: groups of languages, Biblical Hebrew and Elfdalian. */
const WITHOUT_NAME = ['dra', 'hbo', 'mun', 'ovd', 'smi'];

/** All that a composed name of a system can say. */
function distinctionOf({
  language,
  region,
  type,
  contraction,
  grade,
  dots,
  system,
  version,
  variant,
}: SystemEntry) {
  return [language, region, type, contraction, grade, dots, system, version, variant].join('|');
}

/** Values that are in a list more than once. */
function repeatedIn(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('the catalogue of systems', () => {
  it('names what a document can name, once', () => {
    const ids = SYSTEM_CATALOGUE.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(230);
    expect(repeatedIn(ids)).toEqual([]);
    expect(
      ids.filter((id) => !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}:[A-Za-z0-9][\w-]{0,39}@3\.39$/.test(id)),
    ).toEqual([]);
  });

  it('begins each id with the language and has a module and a text for each', () => {
    const broken = SYSTEM_CATALOGUE.filter(
      ({ id, language, table }) =>
        !id.startsWith(`${language}:`) ||
        TABLE_LOADERS[id.slice(language.length + 1)] === undefined ||
        !TEXTS.includes(table),
    );
    expect(broken).toEqual([]);
  });

  it('leaves to the named systems what these write', () => {
    const german = SYSTEM_CATALOGUE.filter(({ language }) => language === 'de');
    expect(german.map(({ id }) => id)).toEqual(['de:de-de-comp8@3.39']);
    expect(TABLE_LOADERS['de-g2@3.24']).toBeDefined();
  });

  it('tells systems of a language apart', () => {
    expect(repeatedIn(SYSTEM_CATALOGUE.map(distinctionOf))).toEqual([]);
  });

  it('has canonical languages with a name in German and English', () => {
    const languages = [...new Set(SYSTEM_CATALOGUE.map(({ language }) => language))];
    expect(languages.filter((tag) => Intl.getCanonicalLocales(tag)[0] !== tag)).toEqual([]);
    for (const locale of ['de', 'en']) {
      const names = new Intl.DisplayNames([locale], { type: 'language' });
      expect(languages.filter((tag) => names.of(tag) === tag)).toEqual(WITHOUT_NAME);
    }
  });

  it('has regions that are countries', () => {
    const regions = SYSTEM_CATALOGUE.flatMap(({ region }) => region ?? []);
    expect([...new Set(regions)].sort()).toEqual(['CA', 'CN', 'GB', 'HK', 'IL', 'KE', 'NZ', 'TW', 'US']);
  });

  it('is sorted by language', () => {
    const languages = SYSTEM_CATALOGUE.map(({ language }) => language);
    expect(languages).toEqual([...languages].sort());
  });

  it.each([
    ['fr:fr-bfu-g2@3.39', { type: 'literary', contraction: 'full', grade: '2', dots: 6, system: 'bfu' }],
    ['fi:fi@3.39', { contraction: 'no', dots: 6 }],
    ['fil:fil-g2@3.39', { version: '2014' }],
    ['nl:nl-NL-g0@3.39', { name: 'Dutch', dots: 6 }],
    ['fa:fa-ir-g1@3.39', { dots: 6 }],
    ['tr:tr-g2@3.39', { dots: 6 }],
    ['sv:sv-8g0n@3.39', { type: 'literary', dots: 8 }],
    ['en:en-nabcc@3.39', { type: 'computer', dots: 8 }],
    ['und-fonipa:IPA@3.39', { type: 'phonetic' }],
    ['zh-Hant:zh-tw@3.39', { region: 'TW' }],
    ['bg:bg-tbl@3.39', { table: 'bg.tbl' }],
    ['bg:bg-utb@3.39', { table: 'bg.utb' }],
  ])('knows %s', (id, expected) => {
    expect(SYSTEM_CATALOGUE.find((entry) => entry.id === id)).toMatchObject(expected);
  });
});
