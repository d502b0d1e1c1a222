import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { createObject } from '@tastwerk/editor-core/standard';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { cliFolder } from '../../test/cli-folder.js';
import { documentWith } from '../../test/document-with.js';

const files = cliFolder();
const translator = createNodeTranslator();

const STREET = '00000000-0000-4000-8000-000000000009';

/** An eBraille publication of a sheet of A4 in landscape, made by the command line itself. */
async function publication(): Promise<string> {
  const town = documentWith('haus');
  const street = createObject('rect', { uuid: STREET, x: 20, y: 60, width: 250 });
  const pages = town.pages.map((page) => ({ ...page, objects: [...page.objects, street] }));
  const wide = { ...town, pages, width: 297, height: 210, graphicTitle: 'Stadt' };
  const path = await files.save('stadt.json', wide);
  const { code, stderr } = await call(
    ['render', path, '-o', files.path, '-f', 'ebrl'],
    '',
    false,
    translator,
  );
  expect([code, stderr]).toEqual([0, expect.stringContaining('1 rendered')]);
  return join(files.path, 'ebrl_stadt.ebrl');
}

async function convert(...options: readonly string[]) {
  const { code, stderr } = await call(['convert', await publication(), '-o', files.path, ...options]);
  const made = JSON.parse(await readFile(join(files.path, 'ebrl_stadt.json'), 'utf8'));
  return { code, stderr, made };
}

describe('tastwerk convert with an eBraille publication', () => {
  it('makes a document with its title, system and text, on paper that its graphics fit', async () => {
    const { code, stderr, made } = await convert();
    expect([code, stderr]).toEqual([0, '1 written, 0 failed\n']);
    expect(made).toMatchObject({ graphicTitle: 'Stadt', system: 'DE:VOLL', width: 297, height: 210 });
    expect(made.braillePages.content).toBe('⠏⠇⠁⠝\n⠩⠝⠀⠓⠡⠎\n# ⠛⠗⠁⠋⠊⠅⠀⠼⠁');
    const objects: readonly { readonly type: string; readonly x: number; readonly text?: string }[] =
      made.pages[0].objects;
    expect(made.pages).toHaveLength(1);
    expect(objects.map(({ type, x, text }) => [type, Math.round(x * 1000) / 1000, text])).toEqual([
      ['path', 20, undefined],
      ['label', 20, '⠓⠡⠎'],
    ]);
  });

  it('keeps to the paper and the system that are named, and says what that costs', async () => {
    const { code, stderr, made } = await convert('--paper', 'a4-portrait', '--system', 'EN:UEB1');
    expect(code).toBe(0);
    expect(stderr).toContain('choose larger paper with --paper. (×1) [GRAPHICS_SCALED]');
    expect(made).toMatchObject({ system: 'EN:UEB1', width: 210, height: 297 });
  });
});
