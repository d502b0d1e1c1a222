import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { documentWith } from '../../test/document-with.js';

const EMOJI = '\u{1F3E0}';

let folder = '';
let path = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tastwerk-unwritten-'));
  path = join(folder, 'plan.json');
  await writeFile(path, JSON.stringify(documentWith(`Haus ${EMOJI}`)));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const render = (...options: readonly string[]) =>
  call(['render', path, '-o', folder, '-f', 'svg,brf', ...options]);

describe('a document with a character that cannot be written', () => {
  it('is rendered, the text and the character are named, and the call ends with 1', async () => {
    const { code, stdout, stderr } = await render();
    expect(code).toBe(1);
    expect(stdout).toBe(
      ['svg_plan-p1.svg', 'brf_plan.brf'].map((name) => `${join(folder, name)}\n`).join(''),
    );
    expect(stderr).toContain(
      `${path}: rendered, but characters are missing from the braille of these texts:\n`,
    );
    expect(stderr).toContain(
      `  pages.0.objects.0.text “Haus ${EMOJI}”: The character “${EMOJI}” cannot be written in this braille system. [BRAILLE_UNTRANSLATABLE]\n`,
    );
    expect(stderr).toContain('1 rendered, 0 up to date, 0 failed');
    expect(await readFile(join(folder, 'brf_plan.brf'), 'ascii')).toContain('EIN HAUS');
  });

  it('is never up to date, so that the next call names it again', async () => {
    await render();
    const { code, stderr } = await render();
    expect(code).toBe(1);
    expect(stderr).toContain('1 rendered, 0 up to date, 0 failed');
    expect(stderr).toContain(EMOJI);
    const [source, file] = await Promise.all([stat(path), stat(join(folder, 'brf_plan.brf'))]);
    expect(file.mtimeMs).toBeLessThan(source.mtimeMs);
    await writeFile(path, JSON.stringify(documentWith('Haus')));
    expect((await render()).code).toBe(0);
    expect((await render()).stderr).toContain('0 rendered, 1 up to date, 0 failed');
  });

  it('tells machines which characters are missing', async () => {
    const { stdout } = await render('--json');
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      files: [{ format: 'svg' }, { format: 'brf' }],
      unwritten: [{ text: `Haus ${EMOJI}`, failure: { character: EMOJI, index: 5 } }],
    });
  });

  it('is also written as a braille file, named in the same way', async () => {
    const { code, stdout, stderr } = await call(['braille', path, '-t', 'pef', '-o', folder]);
    expect(code).toBe(1);
    expect(stdout).toBe(`${join(folder, 'pef_plan.pef')}\n`);
    expect(stderr).toContain(`“Haus ${EMOJI}”`);
    expect(stderr).toContain('1 written, 0 failed');
  });
});
