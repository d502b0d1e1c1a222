import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSystem, openTable, type OpenTable, type OpenTableOptions } from './open-table.js';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tastwerk-tables-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file of a table and answers with its path. */
function save(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const patterns = (cells: readonly number[]) =>
  cells.map((cell) => String.fromCodePoint(0x2800 + cell)).join('');
const cellsOf = (text: string) => [...text].map((pattern) => (pattern.codePointAt(0) ?? 0) - 0x2800);

function opened(name: string, options?: OpenTableOptions): OpenTable {
  const table = openTable(name, options);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

const failureOf = (name: string, options?: OpenTableOptions) => {
  const table = openTable(name, options);
  return table.ok ? undefined : table.error;
};

describe('a packaged table', () => {
  it.each(['fr-bfu-g2.ctb', 'fr-bfu-g2', 'fr-bfu-g2@3.39', 'fr:fr-bfu-g2@3.39'])(
    'is opened as %s',
    (name) => {
      const table = opened(name);
      expect(table.release).toBe('3.39');
      const { cells, sourceIndex } = table.write('Bonjour le monde');
      expect(patterns(cells)).toBe('⠨⠃⠚⠀⠇⠀⠍⠬⠙⠑');
      expect(sourceIndex).toHaveLength(cells.length);
      expect(table.read(cells).text).toBe('Bonjour le monde');
    },
  );

  it('keeps dots 7 and 8 if it has eight dots, and leaves such characters out if it has six', () => {
    const eight = opened('de-de-comp8');
    expect(patterns(eight.write('Hallo').cells)).toBe('⡓⠁⠇⠇⠕');
    expect(eight.read(cellsOf('⡓⠁⠇⠇⠕')).text).toBe('Hallo');
    expect(opened('de-g1').write('a\u{2713}b')).toMatchObject({
      cells: [1, 3],
      unwritten: [{ character: '\u{2713}', index: 1 }],
    });
  });

  it('is the newest that is shipped, or that of the release asked for', () => {
    expect(opened('en-ueb-g2').release).toBe('3.39');
    expect(opened('en-ueb-g2.ctb', { release: '3.24' }).release).toBe('3.24');
    expect(opened('de-g2').release).toBe('3.24');
    expect(failureOf('fr-bfu-g2', { release: '3.24' })).toEqual({
      code: 'TABLE_NOT_IN_RELEASE',
      name: 'fr-bfu-g2',
      release: '3.24',
      releases: ['3.39'],
    });
    expect(failureOf('fr:fr-bfu-g2@3.39', { release: '3.24' })).toMatchObject({
      code: 'TABLE_NOT_IN_RELEASE',
    });
  });

  it('can be one that no system is written by, if it is named by its file', () => {
    expect(patterns(opened('en-us-g2.ctb').write('the').cells)).toBe('⠮');
    expect(failureOf('en-us-g2')).toEqual({ code: 'TABLE_UNKNOWN', name: 'en-us-g2' });
    expect(failureOf('latinLetterDef6Dots.uti')).toMatchObject({ code: 'TABLE_UNKNOWN' });
  });

  it('says whether it is made for writing alone', () => {
    expect(opened('de-g1').isForWriting).toBe(true);
    expect(opened('de-g2').isForWriting).toBe(false);
    expect(opened('fr-bfu-g2').isForWriting).toBe(false);
  });
});

describe('the table of a system', () => {
  const read = (
    system: 'DE:BASIS' | 'DE:KURZ' | 'EN:UEB2',
    notation: 'plain' | 'computer',
    braille: string,
  ) => {
    const table = openSystem({ system, notation });
    return table.ok ? table.value.read(cellsOf(braille)) : table;
  };

  it('reads braille as liblouis does, German contracted braille by what is written so', () => {
    expect(read('DE:BASIS', 'plain', '⠙⠊⠑⠀⠎⠞⠗⠁⠮⠑')).toMatchObject({ text: 'die straße' });
    expect(read('DE:KURZ', 'plain', '⠬⠀⠾⠗⠁⠠⠮⠑')).toMatchObject({ text: 'die straße' });
    expect(read('DE:KURZ', 'computer', '⠈⠙⠊⠑⠀⠈⠎⠞⠗⠁⠠⠼⠑')).toMatchObject({ text: 'Die Straße' });
    expect(read('EN:UEB2', 'plain', '⠠⠮⠀⠅⠬⠙⠕⠍')).toEqual({
      text: 'The kingdom',
      sourceIndex: [0, 0, 0, 2, 3, 4, 4, 4, 5, 6, 7],
    });
  });

  it('has our supplement before it', () => {
    const table = openSystem({ system: 'DE:VOLL' });
    if (!table.ok) throw new Error(table.error.code);
    expect(patterns(table.value.write('H₂O').cells)).toBe('⠓⠡⠆⠕');
    // As lou_translate --backward unicode.dis,own/de-supplement.uti,de-g1.ctb has it.
    expect(table.value.read(cellsOf('⠓⠡⠆⠕')).text).toBe('hau;o');
  });

  it('names the cells that it does not read', () => {
    const table = openSystem({ system: 'EN:UEB2' });
    if (!table.ok) throw new Error(table.error.code);
    expect(table.value.read([1, 0xff, 3])).toMatchObject({ text: 'ab', unread: [1] });
  });

  it('is missing for a system that has none here', () => {
    expect(openSystem({ system: 'fr:fr-old@3.39' })).toEqual({
      ok: false,
      error: { code: 'TABLE_UNKNOWN', name: 'fr:fr-old@3.39' },
    });
  });
});

describe('a table file', () => {
  it('is compiled with what it includes: beside it, below it, and from the packaged tables', () => {
    mkdirSync(join(folder, 'parts'));
    save('parts/letters.uti', 'include more.uti\nlowercase a 1\n');
    save('parts/more.uti', 'lowercase b 12\n');
    const path = save(
      'own.ctb',
      'include spaces.uti\ninclude parts/letters.uti\nsign ! 78\nalways ab 123456\n',
    );
    const table = opened(path);
    const { cells } = table.write('ba ab!');
    expect(patterns(cells)).toBe('⠃⠁⠀⠿⣀');
    expect(table.read(cells).text).toBe('ba ab!');
  });

  it('is read with the rules of the release', () => {
    const path = save('joined.ctb', 'space \\s 0\nlowercase a \\\n1\n');
    expect(opened(path, { release: '3.24' }).write('a').cells).toEqual([1]);
    expect(failureOf(path)).toMatchObject({ code: 'TABLE_INVALID' });
  });

  it('can be in UTF-16', () => {
    const text = '\uFEFFspace \\s 0\nlowercase ä 345\n';
    expect(opened(save('wide.ctb', Buffer.from(text, 'utf16le'))).write('ä').cells).toEqual([28]);
    const big = Buffer.from(text, 'utf16le').swap16();
    expect(opened(save('wide-big.ctb', big)).write('ä').cells).toEqual([28]);
  });

  it('that is wrong is refused with file and line', () => {
    expect(failureOf(save('broken.ctb', 'space \\s 0\nletters a 1\n'))).toEqual({
      code: 'TABLE_INVALID',
      message: `${join(folder, 'broken.ctb')}:2: unknown opcode letters`,
    });
    const binary = save(
      'binary.ctb',
      Buffer.from([27, 91, 50, 74, ...Array.from({ length: 999 }, () => 120)]),
    );
    const failure = failureOf(binary);
    expect(failure).toMatchObject({ code: 'TABLE_INVALID' });
    expect(JSON.stringify(failure).length).toBeLessThan(400);
    expect(JSON.stringify(failure)).not.toContain('\\u001b');
  });

  it('whose includes are missing or lead back to it is refused', () => {
    const path = save('lost.ctb', '# A table\ninclude nowhere.uti\n');
    expect(failureOf(path)).toEqual({
      code: 'TABLE_INCLUDE_MISSING',
      place: `${path}:2`,
      file: 'nowhere.uti',
    });
    expect(failureOf(save('loop.ctb', 'include loop.ctb\n'))).toEqual({
      code: 'TABLE_INVALID',
      message: 'loop.ctb:1: loop.ctb includes itself',
    });
    // Each file includes the next one twice: 2 to the power of 30 files.
    for (let level = 0; level < 30; level += 1)
      save(`level-${level}.uti`, `include level-${level + 1}.uti\n`.repeat(2));
    save('level-30.uti', '');
    expect(failureOf(join(folder, 'level-0.uti'))).toMatchObject({ code: 'TABLE_TOO_LARGE', megabytes: 20 });
  });

  it('that cannot be read is refused', () => {
    expect(failureOf(folder)).toEqual({ code: 'TABLE_NOT_A_FILE', path: folder });
    const missing = join(folder, 'missing.ctb');
    expect(failureOf(missing)).toEqual({ code: 'TABLE_UNREADABLE', path: missing, systemCode: 'ENOENT' });
    const large = save('large.ctb', Buffer.alloc(20 * 1024 * 1024 + 1, '#'));
    expect(failureOf(large)).toEqual({ code: 'TABLE_TOO_LARGE', path: large, megabytes: 20 });
  });

  it('can be a pipe, which has its text only once', () => {
    const pipe = join(folder, 'pipe');
    execFileSync('sh', ['-c', `mkfifo '${pipe}'`]);
    spawn('sh', ['-c', `printf 'space \\\\s 0\nlowercase a 1\n' > '${pipe}'`]);
    const table = opened(pipe);
    expect([table.write('a').cells, table.read([1]).text]).toEqual([[1], 'a']);
  });
});
