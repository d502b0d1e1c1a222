import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callTastwerk } from '../../test/call-tastwerk.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tastwerk-plugin-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const HELP = 'Help: tastwerk --help\n';

describe('a command of a plugin', () => {
  it('writes its file into a folder that is made for it, and names it', async () => {
    const path = join(folder, 'new', 'sheet.json');
    const table = join(folder, 'fruit.csv');
    await writeFile(table, 'Fruit;Number\nApple;3\nPear;5\n');
    const { stdout } = await callTastwerk(['chart', table, '--type', 'bar', '--out', path]);
    expect(stdout).toBe(`${path}\n`);
    const { pages } = JSON.parse(await readFile(path, 'utf8'));
    expect(pages[0].objects.map(({ type }: { type: string }) => type)).toContain('chart');
  });

  it('takes a number below zero as the value of an option, and no option', async () => {
    const drawn = await callTastwerk(['plot', 'x', '--x', '-3..3', '--out', join(folder, 'line.json')]);
    expect(drawn.code).toBe(0);
    const missing = await callTastwerk(['plot', 'x', '--x', '--zeros']);
    expect(missing).toEqual({ code: 2, stdout: '', stderr: `A value is missing after --x.\n${HELP}` });
  });

  it('reads standard input for the path -, and no more of it than of a file', async () => {
    const words = ['chart', '-', '--type', 'bar'];
    const { stdout, stderr } = await callTastwerk(words, 'Fruit;Number\nApple;3\nPear;5\n');
    expect(stderr).toMatch(/^Read: CSV, .* 2 rows, 2 columns\./u);
    const { pages } = JSON.parse(stdout);
    const chart = pages[0].objects.find(({ type }: { type: string }) => type === 'chart');
    expect(chart.spec).toMatchObject({ names: ['Apple', 'Pear'], series: [{ values: [3, 5] }] });
    const large = await callTastwerk(words, 'x'.repeat(20 * 1024 * 1024 + 1));
    const sentence = '“-” is too large; up to 20 MB are possible.\n';
    expect(large).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  it.each([
    [['--foo'], `There is no option --foo.\n${HELP}`],
    [['--zeros=3'], `The option --zeros takes no value.\n${HELP}`],
    [['--lang', 'fr'], `There is no language “fr”; choose from de, en.\n${HELP}`],
    [['--lang', 'de', '--foo'], 'Die Option --foo gibt es nicht.\nHilfe: tastwerk --help\n'],
  ])('refuses %j with a sentence in the language of the call', async (words, stderr) => {
    expect(await callTastwerk(['plot', 'x', ...words])).toEqual({ code: 2, stdout: '', stderr });
  });

  it('says which file cannot be read, is too large or cannot be written', async () => {
    const missing = join(folder, 'missing.csv');
    expect((await callTastwerk(['chart', missing])).stderr).toBe(`“${missing}” cannot be read (ENOENT).\n`);
    const large = join(folder, 'large.csv');
    await writeFile(large, '');
    await truncate(large, 20 * 1024 * 1024 + 1);
    expect((await callTastwerk(['chart', large])).stderr).toMatch(/“.*large\.csv” .*20/u);
    const inFile = join(large, 'sheet.json');
    const { code, stderr } = await callTastwerk(['plot', 'x', '--out', inFile]);
    expect(code).toBe(1);
    expect(stderr).toContain(`“${inFile}” cannot be written (EEXIST).`);
  });

  it('explains itself in the language of the call', async () => {
    expect((await callTastwerk(['chart', '--help'])).stdout).toMatch(/^tastwerk chart DATA/u);
    expect((await callTastwerk(['chart', '--help', '--lang', 'de'])).stdout).toMatch(
      /^tastwerk chart DATEN/u,
    );
  });
});
