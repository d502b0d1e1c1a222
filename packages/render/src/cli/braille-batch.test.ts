import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { cliFolder } from '../../test/cli-folder.js';
import { documentWith } from '../../test/document-with.js';

const files = cliFolder();

describe('tastwerk braille', () => {
  it('pages documents for the paper that is asked for', async () => {
    const document = documentWith('Haus');
    const content = 'eine zeile\n'.repeat(60);
    const plan = await files.save('plan.json', {
      ...document,
      braillePages: { ...document.braillePages, content },
    });
    const pefOn = async (...paper: readonly string[]) => {
      const { code } = await call(['braille', plan, '-t', 'pef', '-o', files.path, ...paper]);
      expect(code).toBe(0);
      return readFile(join(files.path, 'pef_plan.pef'), 'utf8');
    };
    expect(await pefOn()).toContain('<volume cols="34" rows="28"');
    expect(await pefOn('--paper', 'us-braille')).toContain('<volume cols="34" rows="25"');
    const small = await pefOn('--paper', '120x150');
    expect(small).toContain('<volume cols="20" rows="15"');
    for (const row of small.match(/⠀[⠀-⣿]*/gu) ?? []) expect(row.length).toBeLessThanOrEqual(20);
    const wrong = await call(['braille', plan, '-t', 'pef', '--paper', '20x30']);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('from 100x100 to 356x610');
  });

  it('keeps eight dots from PEF to EuroBraille and back, and says where it cannot', async () => {
    const book = await files.save(
      'acht.pef',
      '<pef xmlns="http://www.daisy.org/ns/2008/pef" version="2008-1"><body>' +
        '<volume cols="10" rows="5" rowgap="0" duplex="false"><section><page><row>⡓⢜⠥⠎⠑⠗⠂⣚</row></page></section></volume></body></pef>',
    );
    const brf = await call(['braille', book, '-t', 'brf', '-p', 'eurobraille-8', '-o', files.path]);
    expect(brf.stderr).toContain('(×1) [DOTS_7_8_LEFT_OUT]');
    const path = join(files.path, 'brf_acht.brf');
    expect((await readFile(path)).toString('latin1')).toBe('Häuser,j\r\n\f');
    await call(['braille', path, '-t', 'pef', '-o', files.path]);
    expect(await readFile(join(files.path, 'pef_brf_acht.pef'), 'utf8')).toContain('<row>⡓⢜⠥⠎⠑⠗⠂⠚</row>');
    const six = await call(['braille', book, '-t', 'brf', '-p', 'eurobraille', '-o', files.path]);
    expect(six.stderr).toContain('(×3) [DOTS_7_8_LEFT_OUT]');
  });
});
