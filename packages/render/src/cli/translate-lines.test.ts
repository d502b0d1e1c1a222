import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createEngineTranslator } from '@tastwerk/braille';
import { createTableEngine } from '@tastwerk/braille/engine';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { cliFolder } from '../../test/cli-folder.js';
import { documentWith } from '../../test/document-with.js';

const files = cliFolder();

describe('tastwerk translate', () => {
  it('writes a line of braille for each line of text', async () => {
    const { code, stdout } = await call(['translate'], 'ab\r\n\nc 1');
    expect(code).toBe(0);
    expect(stdout).toBe('⠁⠃\n\n⠉⠀⠼⠁\n');
  });

  it('keeps the line numbers when a line has no braille, names it, and ends with 1', async () => {
    const { code, stdout, stderr } = await call(['translate', '--lang', 'de'], 'a\n\u{1F600}\nb\n');
    expect(code).toBe(1);
    expect(stdout).toBe('⠁\n\n⠃\n');
    expect(stderr).toBe(
      'Zeile 2: Das Zeichen „\u{1F600}“ kann in diesem Braillesystem nicht geschrieben werden.\n',
    );
  });

  it('writes the sign of a system for unknown characters, or leaves them out', async () => {
    const translator = createEngineTranslator(createTableEngine());
    const written = async (...options: string[]) => {
      const words = ['translate', '-s', 'da:da-dk-g16@3.39', ...options];
      const { code, stdout } = await call(words, 'a \u{1F600}\n', false, translator);
      return [code, stdout];
    };
    expect(await written()).toEqual([1, '⠁⠀⠢\n']);
    expect(await written('--unknown', 'leave-out')).toEqual([1, '⠁⠀\n']);
  });

  it('writes formulas in the code that is named, and names those that it cannot write', async () => {
    const lines = 'Es gilt $x^2/4$\nkostet 5 $ bis 10 $\n$\\frac{x}$\n';
    const { code, stdout, stderr } = await call(['translate', '--lang', 'en', '--math', 'auto'], lines);
    expect(stdout.split('\n').slice(0, 2)).toEqual(['⠑⠎⠀⠛⠊⠇⠞⠀⠆⠭⠌⠆⠀⠳⠀⠼⠙⠰', expect.not.stringContaining('⠳')]);
    expect(stderr).toBe('Line 3: Something is missing behind “\\frac”.\n');
    expect(code).toBe(1);
    const latex = await call(['translate', '-s', 'EN:UEB2', '--math', 'latex'], '$x^2/4$\n');
    const plain = await call(['translate', '-s', 'EN:UEB1'], '\\frac{x^2}{4}\n');
    expect(latex.stdout).toBe(plain.stdout);
    expect((await call(['translate', '--math', 'ueb'], '$x^2/4$\n')).stdout).toBe('⠰⠰⠷⠭⠔⠼⠃⠨⠌⠼⠙⠾\n');
  });

  it('writes the words of a file in their own way, and names lines that say none', async () => {
    const words = await files.save('words.txt', 'ab\t⠿⠷\nzwei Wörter\t⠵\n# system: DE:KURZ\nba\t⠧\n');
    const { code, stdout, stderr } = await call(['translate', '--lang', 'de', '-w', words], 'ab ba\n');
    expect(code).toBe(0);
    expect(stdout).toBe('⠿⠷⠀⠃⠁\n');
    expect(stderr).toBe(`${words}, Zeile 2: Das ist kein einzelnes Wort oder Zeichen („zwei Wörter\t⠵“).\n`);
    const missing = await call(['translate', '-w', join(files.path, 'none.txt')], 'ab\n');
    expect(missing.code).toBe(1);
    expect(missing.stdout).toBe('');
  });

  it('puts the words of a file behind those of a document', async () => {
    const own = { word: 'ab', places: ['whole'], system: 'DE:VOLL', braille: '⠿' } as const;
    const page = documentWith('Haus');
    const braillePages = { ...page.braillePages, content: 'ab ba' };
    const document = await files.save('page.json', { ...page, braillePages, ownWords: [own] });
    const words = await files.save('words.ctb', 'word ab 12\nword ba 1236-1\n');
    const { code, stdout } = await call(['braille', document, '--to', 'txt', '-o', files.path, '-w', words]);
    expect(code).toBe(0);
    expect(await readFile(stdout.trim(), 'utf8')).toContain('⠿⠀⠧⠁');
    const rendered = await call(['render', document, '-f', 'txt', '-o', files.path, '-w', words]);
    expect(await readFile(rendered.stdout.trim(), 'utf8')).toContain('⠿⠀⠧⠁');
  });

  it('translates more lines than it takes at once', async () => {
    const { stdout } = await call(['translate'], 'a\n'.repeat(1203));
    expect(stdout).toBe('⠁\n'.repeat(1203));
  });
});
