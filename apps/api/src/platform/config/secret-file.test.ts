import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { secretFrom } from './secret-file.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a secret once, for its owner alone, and leaves nothing else behind', () => {
  const file = join(folder, 'below', 'secret');
  const secret = secretFrom(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretFrom(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'below'))).toEqual(['secret']);
});
