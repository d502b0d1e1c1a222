import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { FolderStorage } from './folder-storage.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-files-'));
const storage = new FolderStorage(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = async (stream: Readable | undefined) =>
  stream === undefined ? undefined : (await buffer(stream)).toString();

describe('a folder as storage', () => {
  it('gives back what it keeps, replaces it, and leaves no drafts', async () => {
    await storage.write('below/pdf_herz-1.pdf', Buffer.from('one'));
    await storage.write('below/pdf_herz-1.pdf', Buffer.from('two'));
    expect(await bytesOf(await storage.read('below/pdf_herz-1.pdf'))).toBe('two');
    expect(readdirSync(join(folder, 'below'))).toEqual(['pdf_herz-1.pdf']);
  });

  it('has nothing under a key that was never written', async () => {
    expect(await storage.read('nothing.pdf')).toBeUndefined();
  });

  it.each([
    '../secret',
    '/etc/passwd',
    'a//b',
    'a/../b',
    '.hidden',
    'a\\b',
    'a\0b',
    '',
    'a/',
    'x'.repeat(301),
  ])('takes %j for a bug', async (key) => {
    await expect(storage.write(key, Buffer.from(''))).rejects.toThrow(RangeError);
    await expect(storage.read(key)).rejects.toThrow(RangeError);
  });
});
