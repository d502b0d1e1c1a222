import { expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.js';

const box = new SecretBox('a secret', 'a purpose');
const sealed = box.seal(Buffer.from('a key'), 'account 7');

it('gives back what was sealed, and never seals the same way twice', () => {
  expect(box.open(sealed, 'account 7')?.toString()).toBe('a key');
  expect(box.seal(Buffer.from('a key'), 'account 7').equals(sealed)).toBe(false);
  expect(sealed.includes('a key')).toBe(false);
});

it('gives nothing for another label, secret or purpose, and nothing that was changed', () => {
  expect(box.open(sealed, 'account 8')).toBeUndefined();
  expect(new SecretBox('another secret', 'a purpose').open(sealed, 'account 7')).toBeUndefined();
  expect(new SecretBox('a secret', 'another purpose').open(sealed, 'account 7')).toBeUndefined();
  for (const place of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(box.open(changed, 'account 7')).toBeUndefined();
  }
  expect(box.open(Buffer.alloc(3), 'account 7')).toBeUndefined();
});
