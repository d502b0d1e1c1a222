import { expect, it } from '@jest/globals';
import type { JournalRow } from '@tastwerk/contracts';
import { cp1252 } from './cp1252.js';
import { datevFile } from './datev.js';

const BOOKS = {
  consultant: 29_098,
  client: 55_003,
  chart: '03',
  revenueAccount: undefined,
  debtorAccount: '10000',
} as const;
const PERIOD = { from: '2026-11-01', to: '2026-11-30', now: new Date('2026-12-01T08:09:10.011Z') };

const row = (changes: Partial<JournalRow> = {}): JournalRow => ({
  number: '2026-00042',
  kind: 'invoice',
  issued_on: '2026-11-05',
  order_id: 7,
  customer: 'Schule „Weg“ & "Söhne"; Łódź',
  takes_back: '',
  vat_percent: 7,
  net: 1888,
  vat: 132,
  gross: 2020,
  is_specimen: false,
  ...changes,
});

const linesOf = (rows: readonly JournalRow[], books: Parameters<typeof datevFile>[1] = BOOKS) =>
  datevFile(rows, books, PERIOD).toString('latin1').split('\r\n');

it('begins with the head of a batch of postings and the names of its fields', () => {
  const [head = '', names = ''] = linesOf([]);
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201080910011;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;"Rechnungen 20261101-20261130";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
  expect(head.split(';')).toHaveLength(31);
  expect(names.split(';')).toHaveLength(14);
});

it('posts an invoice as a debt, a credit note against it, with doubled quotation marks', () => {
  const [, , invoice, note] = linesOf([
    row(),
    row({ number: '2026-00043', kind: 'credit_note', takes_back: '2026-00042', gross: -2020 }),
  ]);
  expect(invoice).toMatch(/^20,20;"S";"EUR";;;"";10000;8300;"";0511;"2026-00042";"";;"Schule /);
  expect(invoice).toContain('& ""Söhne""; ?ód?"');
  expect(note).toMatch(/^20,20;"H";"EUR";;;"";10000;8300;"";0511;"2026-00043";"2026-00042";;/);
});

it('knows the accounts of both charts and of a small business, and one of the operator', () => {
  expect(linesOf([row({ vat_percent: 0 })])[2]).toContain(';10000;8195;');
  const four = { ...BOOKS, chart: '04' } as const;
  expect(linesOf([row()], four)[2]).toContain(';10000;4300;');
  expect(linesOf([row({ vat_percent: 0 })], four)[2]).toContain(';10000;4185;');
  expect(linesOf([row()], { ...BOOKS, revenueAccount: '8310' })[2]).toContain(';10000;8310;');
});

it('leaves out specimens, and writes code page 1252', () => {
  expect(linesOf([row({ is_specimen: true })])).toHaveLength(3);
  expect([...cp1252('€ä–Ž?Ł')]).toEqual([0x80, 0xe4, 0x96, 0x8e, 0x3f, 0x3f]);
});
