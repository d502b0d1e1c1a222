import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mailbox } from './mailbox.js';

const MAIL = { messageId: 'a@b', to: 'ada@tastwerk.example', subject: 'Hallo', text: 'x', html: '<p>x</p>' };
const TERMS = { name: 'Bedingungen.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };

describe('the mailbox', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps mails, the newest first, with the files that went with them', async () => {
    const mailbox = new Mailbox(folder);
    await mailbox.send({ ...MAIL, subject: 'Erste' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mailbox.send({ ...MAIL, attachments: [TERMS] });
    const [newest, first] = await mailbox.list();
    expect(newest).toMatchObject({ subject: 'Hallo', files: [{ name: 'Bedingungen.pdf' }] });
    expect(first).toMatchObject({ subject: 'Erste', files: [] });
    const name = newest?.name ?? '';
    expect(await mailbox.findFile(name, 0)).toEqual(TERMS);
    expect((await stat(join(folder, name, '0'))).mode & 0o077).toBe(0);
  });

  it('clears away what a process left that ended while it wrote a mail', async () => {
    const mailbox = new Mailbox(folder);
    const nameAt = (agoMs: number) => `${Date.now() - agoMs}-00000000-0000-4000-8000-000000000001`;
    const [old, young] = [nameAt(2 * 60 * 60 * 1000), nameAt(1000)];
    for (const name of [old, young]) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, `${name}.part`), '{');
    }
    await mailbox.send(MAIL);
    const left = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
    expect(left.toSorted()).toEqual([young, `${young}.part`]);
  });

  it('finds nothing where there is nothing, and nothing outside its folder', async () => {
    const mailbox = new Mailbox(join(folder, 'none'));
    expect(await mailbox.list()).toEqual([]);
    await mailbox.send(MAIL);
    const [{ name } = { name: '' }] = await mailbox.list();
    for (const index of [0, -1, 1.5, Number.NaN]) expect(await mailbox.findFile(name, index)).toBeUndefined();
    expect(await mailbox.findFile('../x', 0)).toBeUndefined();
  });
});
