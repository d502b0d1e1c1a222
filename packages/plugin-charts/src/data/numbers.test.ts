import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNumbers, writtenNumber } from './read-number.js';
import { readTable } from './read-table.js';

/** How languages write numbers, as the ICU tables of the JavaScript engine say, which know nothing of our reader. */
const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'en-GB', 'en-US', 'fr-FR', 'pl-PL', 'sv-SE'] as const;

const money = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => cents / 100);

describe('numbers', () => {
  it.each(LOCALES)('are read as %s writes them', (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 20 }), (numbers) => {
        const texts = numbers.map((number) => format.format(number));
        // Two decimals always tell the decimal sign: the language does not matter.
        for (const usual of [',', '.'] as const) {
          expect(readNumbers(texts, usual)).toEqual(numbers.map((number) => number + 0));
        }
        const table = readTable(`Wert\tName\n${texts.map((text) => `${text} kg\tx`).join('\n')}\n`, {
          language: 'de',
        });
        expect(table.ok && table.value.columns[0]).toMatchObject({ unit: 'kg', values: numbers });
      }),
      { seed: 23, numRuns: 100 },
    );
  });

  it('are read in whole amounts of money', () => {
    for (const [locale, currency] of [
      ['de-DE', 'EUR'],
      ['en-GB', 'GBP'],
      ['en-US', 'USD'],
      ['de-CH', 'CHF'],
    ] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      for (const value of [0, 1.5, -3.25, 1234.5, -9_876_543.21]) {
        const [number] = readNumbers([format.format(value)], '.');
        expect([locale, number]).toEqual([locale, value]);
      }
    }
  });

  it('are none without digits, and none in words', () => {
    for (const text of [
      '',
      ' ',
      '-',
      '+',
      '.',
      ',',
      '€',
      'kg',
      '--5',
      '5-',
      '1..5',
      '1,,5',
      "1''000",
      '5 kg m 3 x',
      '٣',
    ]) {
      expect([text, writtenNumber(text)]).toEqual([text, undefined]);
    }
  });
});

describe('readers', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '-',
      '1,5',
      '1.234',
      '12 kg',
      '2024',
      '1.2.2024',
      'a',
      '"',
      'n/a',
      '\u0000',
      '−3',
      '1e999',
    ),
    fc.string({ maxLength: 8 }),
  );
  const text = fc
    .tuple(fc.constantFrom(';', ',', '\t'), fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }))
    .map(([delimiter, rows]) => rows.map((cells) => cells.join(delimiter)).join('\n'));

  it('never throw for texts, and give columns of one length', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.json()), fc.constantFrom('de', 'en'), (given, language) => {
        const table = readTable(given, { language });
        if (!table.ok) return;
        const { columns, rowCount } = table.value;
        for (const { texts, values } of columns)
          expect([texts.length, values.length]).toEqual([rowCount, rowCount]);
      }),
      { seed: 23, numRuns: 2000 },
    );
  });

  it('never throw for bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof readTable(bytes, { language: 'de' }).ok).toBe('boolean');
      }),
      { seed: 23, numRuns: 500 },
    );
  });
});
