import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { documentWith } from '../../test/document-with.js';

let folder = '';
let path = '';

/** A document whose label stands at `x` mm from the left of an A4 sheet. */
const documentAt = (x: number) => {
  const document = documentWith('Haus');
  const pages = document.pages.map((page) => ({
    ...page,
    objects: page.objects.map((object) => ({ ...object, x })),
  }));
  return JSON.stringify({ ...document, pages });
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tastwerk-notes-'));
  path = join(folder, 'plan.json');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const render = (...options: readonly string[]) =>
  call(['render', path, '-o', folder, '-f', 'graphic-brf', ...options]);

describe('a file that cannot take all of its document', () => {
  it('is written, what it lacks is said in the language of the call, and the call ends with 1', async () => {
    await writeFile(path, documentAt(190));
    const file = join(folder, 'graphic-brf_plan.brf');
    const english = await render();
    expect(english).toMatchObject({ code: 1, stdout: `${file}\n` });
    expect(english.stderr).toContain(
      `${file}: Page 1: on the dot grid this braille reaches beyond the sheet, dots are missing: “Haus”\n`,
    );
    const german = await render('--lang', 'de');
    expect(german.stderr).toContain('reicht im Raster über das Blatt hinaus');
    expect(german.stderr).toContain('1 gerendert, 0 schon fertig, 0 fehlgeschlagen');
  });

  it('is never up to date, and its notes are told to machines', async () => {
    await writeFile(path, documentAt(190));
    await render();
    const { stdout } = await render('--json');
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      files: [{ format: 'graphic-brf', notes: [{ en: expect.stringContaining('Page 1') }] }],
    });
    const [source, file] = await Promise.all([stat(path), stat(join(folder, 'graphic-brf_plan.brf'))]);
    expect(file.mtimeMs).toBeLessThan(source.mtimeMs);
    await writeFile(path, documentAt(40));
    expect(await render()).toMatchObject({ code: 0 });
    expect((await render()).stderr).toContain('0 rendered, 1 up to date, 0 failed');
  });
});
