import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DELIVERY_DAYS, IMPORT_LIMITS, INVOICE_DAYS, WITHDRAWAL_DAYS } from '@tastwerk/contracts';
import { UNDO_LIMIT } from '@tastwerk/editor-core';
import { paperLimits } from '@tastwerk/editor-core/braille';
import { BINDING_SPACE_MM, SAFE_AREA_MM } from '@tastwerk/editor-core/document';
import { ROOT } from './setup/root.mjs';

const CELL_MM = 6;
const LANGUAGES = ['de', 'en'];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** A text of `content/` with plain spaces, so that sentences are found across units. */
const content = (path, language) => read(`content/${path}.${language}.md`).replaceAll('\u00a0', ' ');
/** The number that `name` has in a source file. */
const numberIn = (path, name) => Number(new RegExp(`\\b${name}\\b\\D*?(\\d+)`).exec(read(path))?.[1]);

function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => read(join(folder, name)));
}

describe.each(LANGUAGES)('the facts that articles and legal pages state (%s)', (language) => {
  it('are the margins of the product', () => {
    const article = content('articles/wissen/papier-und-druck/dateiformate', language);
    const marginLeft = numberIn('packages/editor-core/src/document/braille-page-limits.ts', 'holePunch');
    const cellsPerRow = paperLimits({ paper: 'a4', width: 210, height: 297 }).cells - marginLeft;
    expect(article).toContain(`${(marginLeft * CELL_MM) / 10} cm`);
    expect(article).toContain(`${BINDING_SPACE_MM / 10} cm`);
    expect(article).toMatch(new RegExp(`${cellsPerRow} (Zellen|cells)`));
    expect(content('articles/wissen/gestalten/linien-und-abstaende', language)).toContain(
      `**${SAFE_AREA_MM} mm**`,
    );
  });

  it('are its limits', () => {
    const limits = content('articles/support/editor/importieren', language);
    expect(limits).toContain(`${IMPORT_LIMITS.bytes / 1024 / 1024} MB`);
    expect(limits).toMatch(new RegExp(`${IMPORT_LIMITS.pixels / 1_000_000} [Mm]egapi?x`));
    expect(content('articles/support/erste-schritte/erste-grafik', language)).toContain(`${UNDO_LIMIT} `);
    const ordering = content('articles/support/konto/bestellen', language);
    for (const days of [INVOICE_DAYS, DELIVERY_DAYS.from, DELIVERY_DAYS.to, WITHDRAWAL_DAYS])
      expect(ordering).toMatch(new RegExp(`\\b${days}\\b`));
  });

  it('are the number of its templates beside the blank page', () => {
    const drawn = /TEMPLATE_IDS = \[([^\]]*)\]/.exec(
      read('packages/editor-react/src/plugins/templates/template-ids.ts'),
    )?.[1];
    const charts = /TEMPLATE_PAPERS = \{([^}]*)\}/.exec(
      read('packages/plugin-charts/src/templates/template-ids.ts'),
    )?.[1];
    const count = drawn.match(/'[\w-]+'/g).length - 1 + charts.match(/:/g).length;
    const words = { 15: { de: /(?<!\p{L})fünfzehn\b/giu, en: /\bfifteen\b/gi } };
    expect(
      content('articles/support/erste-schritte/vorlagen', language).match(words[count][language]),
    ).toHaveLength(2);
  });

  it('are what the browser keeps', () => {
    const policy = content('pages/datenschutz', language);
    const keysIn = (folder) =>
      sourcesIn(folder).flatMap((source) =>
        [...source.matchAll(/\b(?:STORAGE_KEY = |keptText\()'([^']+)'/g)].map(([, key]) => key),
      );
    const keys = keysIn('apps/web/src');
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
    const editorKeys = keysIn('packages/editor-react/src');
    expect(editorKeys.length).toBeGreaterThan(1);
    expect(editorKeys.filter((key) => !key.startsWith('tastwerk'))).toEqual([]);
    expect(policy).toContain('`tastwerk`');
  });

  it('are how long the server keeps data', () => {
    const table = content('pages/datenschutz', language);
    const api = 'apps/api/src/modules';
    for (const days of [
      numberIn(`${api}/accounts/housekeeping.service.ts`, 'UNVERIFIED_DAYS'),
      numberIn(`${api}/accounts/housekeeping.service.ts`, 'ENDED_SESSION_DAYS'),
      numberIn(`${api}/mail/mail.service.ts`, 'KEPT_DAYS'),
      numberIn(`${api}/monitoring/errors/backend-errors.ts`, 'KEPT_DAYS'),
      numberIn(`${api}/content/views/page-view.repository.ts`, 'KEPT_DAYS'),
      numberIn(`${api}/shop/partner/package-housekeeping.ts`, 'KEPT_DAYS'),
    ])
      expect(table).toMatch(new RegExp(`\\| ${days} (Tage|days)`));
    expect(numberIn(`${api}/accounts/housekeeping.service.ts`, 'EVENT_DAYS')).toBe(365);
    expect(table).toMatch(/\| 1 (Jahr|year)/);
    const claimYears = numberIn(`${api}/retention/kept-years.service.ts`, 'CLAIM_YEARS');
    expect(table).toMatch(new RegExp(`\\| ${claimYears} (Jahre|years)`));
  });

  it('are that PDF files are tagged, as they are written', () => {
    for (const writer of ['packages/render/src/pdf/pages-to-pdf.ts', 'packages/render/src/letters/letter.ts'])
      expect(read(writer)).toContain('tagged: true');
    const tagged = { de: /für Screenreader ausgezeichnet/, en: /tagged for screen readers/ }[language];
    const page = content('pages/barrierefreiheit', language);
    expect(page).toMatch(tagged);
    expect(page).not.toMatch(/nicht für das Vorlesen|ohne Auszeichnung|not tagged|without tags/);
    expect(content('articles/wissen/papier-und-druck/dateiformate', language)).toMatch(tagged);
  });

  it('say of their sources how they were read', () => {
    const said = {
      de: ['## Quellen', 'gespeicherten Abschriften', /\bgelesen\b/],
      en: ['## Sources', 'stored copies', /\b[Ww]e read\b/],
    }[language];
    const [heading, copies, claim] = said;
    const withSources = readdirSync(join(ROOT, 'content/articles'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(`.${language}.md`))
      .map((name) => ({ name, sources: read(join('content/articles', name)).split(heading)[1] }))
      .filter(({ sources }) => sources !== undefined);
    expect(withSources.length).toBeGreaterThanOrEqual(5);
    expect(
      withSources
        .filter(({ sources }) => !sources.includes(copies) || claim.test(sources))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('are no telephone number that the operator may not have', () => {
    const { tooLarge } = JSON.parse(read(`apps/web/src/i18n/${language}/shop.json`));
    const { text, askHere, askOrCall } = tooLarge;
    expect(`${text} ${askHere}`).not.toMatch(/rufen|Telefon|call|phone/i);
    expect(askOrCall).toContain('{{phone}}');
  });

  it('name buttons and fields as the editor does', () => {
    const folders = [
      'packages/editor-react/src/i18n',
      'packages/plugin-math/src',
      'packages/plugin-charts/src/editor/texts',
    ];
    const files = folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true })
        .map((name) => join(folder, String(name)))
        .filter((name) => new RegExp(`(?:/${language}/[\\w-]+\\.json|[/-]${language}\\.ts)$`).test(name)),
    );
    const words = files.flatMap((file) => read(file).match(/(["'])(?:\\.|(?!\1).)+\1/gu) ?? []);
    const names = new Set(words.map((quoted) => quoted.slice(1, -1).replace(' ({{count}})', '')));
    const withNumber = (name) =>
      name.replace(/^Graph 2 |\bGraph 2$/u, (found) => found.replace('Graph 2', '{{name}} {{number}}'));
    const KEYS = /^(?:Strg|Ctrl)\+/u;
    for (const article of ['eigene-woerter', 'formeln', 'braille-buecher', 'auszeichnen']) {
      const named = content(`articles/support/editor/${article}`, language).matchAll(/\*\*([^*]+)\*\*/gu);
      const strange = Array.from(named, ([, name]) => name).filter(
        (name) => !names.has(withNumber(name)) && !KEYS.test(name),
      );
      expect([article, strange]).toEqual([article, []]);
    }
  });

  it('are what becomes of a draft that is published', () => {
    const { steps } = JSON.parse(read(`packages/editor-react/src/i18n/${language}/guide.json`));
    const gone = { de: 'Entwurf wird aus diesem Browser gelöscht', en: 'draft is deleted from this browser' };
    expect(steps.finish.text).toContain(gone[language]);
    expect(content('articles/support/ausgeben/veroeffentlichen', language)).toContain(
      { de: 'wird der Entwurf aus diesem Browser gelöscht', en: gone.en }[language],
    );
  });
});
