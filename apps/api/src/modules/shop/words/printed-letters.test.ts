import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { addressSchema } from '@tastwerk/contracts';
import { Letter } from '@tastwerk/render';

const ADDRESS = { company_name: 'Schule', street: 'Weg', house_number: '1', zip: '10115', city: 'Berlin' };

const isTaken = (name: string) => addressSchema.safeParse({ ...ADDRESS, company_name: name }).success;

/** Every character of the first 65,536 that a name may have. */
const LETTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (letter) => !/[\p{Surrogate}\p{Unassigned}\s]/u.test(letter) && isTaken(letter),
);

it('prints every letter that an address may have', async () => {
  expect(LETTERS.length).toBeGreaterThan(1000);
  const letter = new Letter({ title: 'A', author: 'A', language: 'de', date: new Date(0) });
  letter.paragraph(LETTERS.join(' '));
  const printed = execFileSync('pdftotext', ['-', '-'], { input: await letter.end(), encoding: 'utf8' });
  // The note about characters that the fonts lack.
  expect(printed).not.toContain('Umschrift');
  expect(printed).toContain('Ж');
});

it.each([
  ['Chinese', '学校'],
  ['Arabic', 'مدرسة'],
  ['an emoji', 'Schule 😀'],
  ['what turns the direction of reading', 'Schule\u202e'],
  ['a line of its own', 'Schule\nWeg'],
])('refuses an address with %s', (_, name) => {
  expect(addressSchema.safeParse({ ...ADDRESS, company_name: name }).error?.issues).toMatchObject([
    { path: ['company_name'], message: 'letters_unknown' },
  ]);
});

it('keeps a letter and its accent as one', () => {
  const read = addressSchema.parse({ ...ADDRESS, city: 'Mu\u0308nchen' });
  expect(read.city).toBe('München');
});
