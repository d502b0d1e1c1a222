import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ok } from '@tastwerk/editor-core';
import { FakeS3 } from '../../../test/harness/fake-s3.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';
import { readS3Location } from './s3-location.js';
import { S3Storage } from './s3-storage.js';

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-files-'));
let s3: FakeS3;
let bucket: S3Storage;
beforeAll(async () => {
  s3 = await FakeS3.start();
  bucket = bucketAt(s3.filesUrl);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

function bucketAt(url: string): S3Storage {
  const location = readS3Location(url);
  if (location === undefined) throw new Error(`${url} is no S3 storage`);
  return new S3Storage(location);
}

const bytesOf = async (stream: Readable | undefined) =>
  stream === undefined ? undefined : (await buffer(stream)).toString();

async function keysOf(storage: FileStorage): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
}

describe.each<[string, () => FileStorage]>([
  ['a folder', () => new FolderStorage(folder)],
  ['an S3 bucket', () => bucket],
])('%s as storage', (_, open) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = open();
  });

  it('has nothing before anything was written', async () => {
    expect(await keysOf(storage)).toEqual([]);
    expect(await storage.read('nothing.pdf')).toBeUndefined();
    expect(await storage.find('nothing.pdf')).toBeUndefined();
  });

  it('gives back what it keeps, replaces it, and leaves nothing else', async () => {
    expect(await storage.write('below/pdf_herz-1.pdf', Buffer.from('one'))).toEqual(ok(null));
    await storage.write('below/pdf_herz-1.pdf', Buffer.from('second'));
    expect(await bytesOf(await storage.read('below/pdf_herz-1.pdf'))).toBe('second');
    expect(await keysOf(storage)).toEqual(['below/pdf_herz-1.pdf']);
  });

  it('gives a part of a file, its ends included', async () => {
    await storage.write('part.txt', Buffer.from('0123456789'));
    expect(await bytesOf(await storage.read('part.txt', { start: 2, end: 4 }))).toBe('234');
    expect(await bytesOf(await storage.read('part.txt', { start: 9, end: 9 }))).toBe('9');
    await storage.remove('part.txt');
  });

  it('keeps an empty file and one of many megabytes', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, 'tastwerk');
    await storage.write('empty', Buffer.alloc(0));
    await storage.write('large', large);
    expect(await storage.find('empty')).toMatchObject({ sizeBytes: 0 });
    const stream = await storage.read('large');
    expect(stream === undefined ? undefined : (await buffer(stream)).equals(large)).toBe(true);
    await Promise.all(['empty', 'large'].map((key) => storage.remove(key)));
  });

  it('lists what lies in many folders', async () => {
    const keys = Array.from(
      { length: 100 },
      (_, index) => `documents/invoice-${index}/token/file.pdf`,
    ).sort();
    for (const key of keys) await storage.write(key, Buffer.from('one'));
    expect((await keysOf(storage)).filter((key) => key.startsWith('documents/'))).toEqual(keys);
    await Promise.all(keys.map((key) => storage.remove(key)));
  });

  it('knows size and time of a file without reading it', async () => {
    const before = Date.now();
    await storage.write('7/known.txt', Buffer.from('known'));
    const found = await storage.find('7/known.txt');
    expect(found).toMatchObject({ key: '7/known.txt', sizeBytes: 5 });
    // Times of HTTP are whole seconds.
    expect(found?.modifiedAt.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(found?.modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('lists all there is, however many, and forgets what is removed', async () => {
    const keys = ['a/b/one', 'a/two', 'b/three', 'four', 'five'];
    for (const key of keys) await storage.write(key, Buffer.from(key));
    expect(await keysOf(storage)).toEqual([...keys, '7/known.txt', 'below/pdf_herz-1.pdf'].sort());
    for (const key of await keysOf(storage)) await storage.remove(key);
    await storage.remove('never-there');
    expect(await keysOf(storage)).toEqual([]);
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
    await expect(storage.find(key)).rejects.toThrow(RangeError);
    await expect(storage.remove(key)).rejects.toThrow(RangeError);
  });
});

describe('a folder', () => {
  it('is left without empty folders, and without those of others', async () => {
    const storage = new FolderStorage(folder);
    await storage.write('3/token/file', Buffer.from(''));
    await storage.write('3/other', Buffer.from(''));
    await storage.remove('3/token/file');
    expect(readdirSync(join(folder, '3'))).toEqual(['other']);
    await storage.remove('3/other');
    expect(existsSync(join(folder, '3'))).toBe(false);
  });

  it('shows drafts of killed writers, so that they can be cleared away', async () => {
    mkdirSync(join(folder, '4'), { recursive: true });
    writeFileSync(join(folder, '4', 'pdf.pdf.123.part'), 'hal');
    const storage = new FolderStorage(folder);
    expect(await keysOf(storage)).toEqual(['4/pdf.pdf.123.part']);
    await storage.remove('4/pdf.pdf.123.part');
  });
});

describe('an S3 bucket', () => {
  it('takes a large file in parts and a small one at once', async () => {
    s3.requests.length = 0;
    await bucket.write('large', Buffer.alloc(17 * 1024 * 1024));
    await bucket.write('small', Buffer.alloc(1024));
    const parts = s3.requests.filter((request) => request.startsWith('PUT rendered/large '));
    expect(parts.map((request) => request.split(' ').at(-1)).sort()).toEqual(['1', '2', '3']);
    expect(s3.requests.at(-1)).toBe('PUT rendered/small');
  });

  it('says that it is full, and has no half file then', async () => {
    s3.isFull = true;
    const full = { ok: false, error: 'STORAGE_FULL' };
    expect(await bucket.write('one', Buffer.alloc(10))).toEqual(full);
    expect(await bucket.write('many', Buffer.alloc(17 * 1024 * 1024))).toEqual(full);
    s3.isFull = false;
    expect(await bucket.find('one')).toBeUndefined();
    expect(await bucket.find('many')).toBeUndefined();
  });

  it('throws what is no lack of room, without the secret in its words', async () => {
    const stranger = bucketAt(s3.filesUrl.replace('test-key', 'nobody'));
    const words = await stranger.write('one', Buffer.alloc(1)).catch((error: unknown) => String(error));
    expect(words).toContain('AccessDenied');
    expect(words).not.toContain('test-secret');
  });
});
