import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TABLE_FAILURE_CODES } from '@tastwerk/braille/node';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { text } from '../texts.js';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tastwerk-table-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function save(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('tastwerk translate --table', () => {
  it.each(['fr-bfu-g2.ctb', 'fr-bfu-g2', 'fr:fr-bfu-g2@3.39'])(
    'writes by the packaged table %s',
    async (name) => {
      const answer = await call(['translate', '--table', name], 'Bonjour\n\nle monde');
      expect(answer).toEqual({ code: 0, stdout: '⠨⠃⠚\n\n⠇⠀⠍⠬⠙⠑\n', stderr: '' });
    },
  );

  it('keeps dots 7 and 8 of an eight-dot table, however it is named', async () => {
    for (const words of [
      ['--table', 'de-de-comp8'],
      ['--system', 'de:de-de-comp8@3.39'],
    ])
      expect((await call(['translate', ...words], 'Hallo')).stdout).toBe('⡓⠁⠇⠇⠕\n');
  });

  it('names the characters that the table does not write, and the line', async () => {
    const { code, stdout, stderr } = await call(['translate', '--table', 'de-g1'], 'a\nb\u2713b\u2713\n');
    expect(code).toBe(1);
    expect(stdout).toBe('⠁\n⠃⠃\n');
    expect(stderr).toBe('Line 2: The character “\u2713” cannot be written in this braille system.\n');
  });

  it('writes by a file with what it includes', async () => {
    await save('signs.uti', 'sign ! 78\n');
    const path = await save('own.ctb', 'include spaces.uti\ninclude signs.uti\nlowercase a 1\n');
    expect(await call(['translate', '--table', path], 'a !')).toEqual({
      code: 0,
      stdout: '⠁⠀⣀\n',
      stderr: '',
    });
    expect((await call(['translate', '--table', path, '--back'], '⠁⠀⣀')).stdout).toBe('a !\n');
  });

  it('reads a file with the rules of the release that is named', async () => {
    const path = await save('joined.ctb', 'space \\s 0\nlowercase a \\\n1\n');
    expect((await call(['translate', '--table', path, '--release', '3.24'], 'a')).stdout).toBe('⠁\n');
    expect((await call(['translate', '--table', path], 'a')).code).toBe(1);
  });

  it('refuses names of no table, and releases that do not have it', async () => {
    const { code, stderr } = await call(['translate', '--table', 'fr-old']);
    expect(code).toBe(2);
    expect(stderr).toBe(
      'There is no table “fr-old”, neither packaged nor as a file; “tastwerk tables” lists the packaged ones.\nHelp: tastwerk --help\n',
    );
    const old = await call(['translate', '--table', 'fr-bfu-g2', '--release', '3.24', '--lang', 'de']);
    expect(old.code).toBe(2);
    expect(old.stderr).toContain('wird nicht aus liblouis 3.24 mitgeliefert, sondern nur aus 3.39.');
  });

  it('says what is wrong with a file, and ends with 1', async () => {
    const broken = await save('broken.ctb', 'space \\s 0\nletters a 1\n');
    const lost = await save('lost.ctb', 'include nowhere.uti\n');
    const large = await save('large.ctb', Buffer.alloc(20 * 1024 * 1024 + 1, '#'));
    const missing = join(folder, 'missing.ctb');
    for (const [path, sentence] of [
      [broken, `The table is wrong: ${broken}:2: unknown opcode letters`],
      [lost, `${lost}:1: there is no file “nowhere.uti” to include.`],
      [large, `“${large}” is too large: a table may have 20 MB with all that it includes.`],
      [missing, `“${missing}” cannot be read (ENOENT).`],
      [folder, `“${folder}” is not a file.`],
    ] as const)
      expect(await call(['translate', '--table', path], 'a')).toEqual({
        code: 1,
        stdout: '',
        stderr: `${sentence}\n`,
      });
  });

  it('has a sentence for every failure', () => {
    // The others are calls that make no sense: their sentences stand below `usage`.
    const codes = TABLE_FAILURE_CODES.filter(
      (code) => !['TABLE_UNKNOWN', 'TABLE_NOT_IN_RELEASE'].includes(code),
    );
    const keys = codes.map((code) => `translate.failure.${code}`);
    for (const language of ['de', 'en'] as const)
      expect(keys.filter((key) => text(language, 'cli', key) === key)).toEqual([]);
  });
});

describe('tastwerk translate --back', () => {
  it('reads Unicode and ASCII braille, and keeps the numbers of lines that are neither', async () => {
    const input = '⠠⠮⠀⠅⠬⠙⠕⠍\n,! K+DOM\nStraße\n\n⠁b\n⠁\n';
    const { code, stdout, stderr } = await call(['translate', '--back', '-s', 'EN:UEB2'], input);
    expect(code).toBe(1);
    expect(stdout).toBe('The kingdom\nThe kingdom\n\n\n\na\n');
    expect(stderr).toBe(
      [3, 5]
        .map(
          (line) => `Line ${line}: The line is neither Unicode braille nor North American ASCII braille.\n`,
        )
        .join(''),
    );
  });

  it('reads every notation of a system, and says where its table is made for writing alone', async () => {
    const back = (...words: readonly string[]) =>
      call(['translate', '--back', '--lang', 'de', ...words], '⠨⠙⠊⠑⠀⠋\n');
    expect(await back('-s', 'DE:BASIS', '-n', 'capitals')).toEqual({
      code: 0,
      stdout: 'Die f\n',
      stderr: '',
    });
    const plain = await back('-s', 'DE:VOLL');
    expect(plain.code).toBe(0);
    expect(plain.stderr).toBe(
      'Hinweis: Die Tabelle von „DE:VOLL“ ist nur zum Schreiben von Brailleschrift gemacht. Der gelesene Text kann falsch sein.\n',
    );
    expect((await call(['translate', '--back', '-s', 'DE:KURZ', '-n', 'computer'], '⠈⠙⠊⠑')).stdout).toBe(
      'Die\n',
    );
  });

  it('reads German contracted braille without a note', async () => {
    expect(await call(['translate', '--back', '-s', 'DE:KURZ'], '⠓⠡⠎⠀⠁⠍⠀⠎⠑⠑')).toEqual({
      code: 0,
      stdout: 'haus am see\n',
      stderr: '',
    });
  });

  it('names the cells that the table does not read', async () => {
    const { code, stdout, stderr } = await call(['translate', '--back', '-s', 'EN:UEB1'], '⠁⣿⠃⣿');
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'ab\n' });
    expect(stderr).toBe('Line 1: The cell “⣿” was not read, or not for certain.\n');
  });
});
