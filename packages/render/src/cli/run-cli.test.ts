import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CORE_ERRORS } from '@tastwerk/editor-core';
import { callTastwerk as call } from '../../test/call-tastwerk.js';
import { cliFolder } from '../../test/cli-folder.js';
import { documentWith } from '../../test/document-with.js';
import { PEF_FAILURE_CODES } from '../braille-files/read-pef.js';
import { READING_NOTE_CODES } from '../braille-files/reading-notes.js';
import { text } from '../texts.js';

const files = cliFolder();

describe('tastwerk convert', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><image href="x.png"/>' +
    '<rect width="90" height="40" fill="black"/><text x="5" y="80">Haus</text></svg>';

  it('makes documents of drawings and braille files that can be rendered', async () => {
    const drawing = await files.save('haus.svg', SVG);
    const braille = await files.save('text.brf', 'DAS HAUS\r\nDER BAUM\r\n\f');
    const options = ['-o', files.path, '--paper', 'a4-landscape', '-s', 'EN:UEB1'];
    const { code, stdout, stderr } = await call(['convert', drawing, braille, ...options]);
    expect(code).toBe(0);
    const made = ['haus.json', 'text.json'].map((name) => join(files.path, name));
    expect(stdout).toBe(made.map((path) => `${path}\n`).join(''));
    expect(stderr.split('\n')).toEqual([
      `“${drawing}”: not imported were image.`,
      `${braille}, line 1: The character table could not be identified with certainty; please check the result. (×1) [ENCODING_UNSURE]`,
      '2 written, 0 failed',
      '',
    ]);
    const [house, text] = await Promise.all(
      made.map(async (path) => JSON.parse(await readFile(path, 'utf8'))),
    );
    expect(house).toMatchObject({ graphicTitle: 'haus', system: 'EN:UEB1', width: 297, height: 210 });
    expect(house.pages[0].objects.map(({ type }: { type: string }) => type)).toEqual(['path', 'label']);
    expect(text.braillePages.content).toBe('⠙⠁⠎⠀⠓⠁⠥⠎\n⠙⠑⠗⠀⠃⠁⠥⠍');
    const rendered = await call(['render', ...made, '-o', files.path, '-f', 'svg']);
    expect(rendered.code).toBe(0);
  });

  it('goes on after a file that it cannot read, says why, and ends with 1', async () => {
    const empty = await files.save('empty.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const letter = await files.save('letter.docx', 'Dear Sir');
    const drawing = await files.save('house.svg', SVG);
    const missing = join(files.path, 'missing.svg');
    const { code, stdout, stderr } = await call([
      'convert',
      empty,
      letter,
      missing,
      drawing,
      '-o',
      files.path,
    ]);
    expect(code).toBe(1);
    expect(stdout).toBe(`${join(files.path, 'house.json')}\n`);
    expect(stderr).toContain(`“${empty}” contains nothing that can be imported [emptyDrawing].`);
    expect(stderr).toContain(`“${letter}” is neither an SVG drawing nor a BRF or PEF file`);
    expect(stderr).toContain(`“${missing}” cannot be read (ENOENT).`);
    expect(stderr).toContain('1 written, 3 failed');
  });

  it('takes from a files.path what it can read', async () => {
    await files.save('a.svg', SVG);
    await files.save('notes.docx', 'x');
    const { code, stdout } = await call(['convert', files.path, '-o', join(files.path, 'out')]);
    expect(code).toBe(0);
    expect(stdout).toBe(`${join(files.path, 'out', 'a.json')}\n`);
  });
});

describe('tastwerk render', () => {
  it('refuses formats that no plugin writes, before anything is written', async () => {
    const path = await files.save('plan.json', documentWith('Haus'));
    const { code, stderr } = await call(['render', path, '-o', files.path, '-f', 'pdf,doc']);
    expect(code).toBe(2);
    expect(stderr).toContain(
      'There is no format “doc”; choose from pdf, svg, png, brf, rtf, pef, zip, txt, relief, braille-pdf, ebrl, index, index-fine, tg-pef, graphic-brf, viewplus, dtms, stl, 3mf, cutter, html, touch-svg.',
    );
    expect(await readdir(files.path)).toEqual(['plan.json']);
  });

  it('writes every format into a files.path that it makes, and nothing unfinished', async () => {
    const path = await files.save('plan.json', documentWith('Haus'));
    const out = join(files.path, 'out', 'deep');
    const { code, stdout } = await call(['render', path, '--out', out, '--formats', 'pdf,svg,png,brf']);

    expect(code).toBe(0);
    const names = [
      'pdf_plan.pdf',
      'svg_plan-p1.svg',
      'plan-THUMBNAIL-sm-p1.png',
      'plan-THUMBNAIL-xl-p1.png',
      'brf_plan.brf',
    ];
    expect(stdout).toBe(names.map((name) => `${join(out, name)}\n`).join(''));
    expect((await readdir(out)).sort()).toEqual([...names].sort());
    expect(await readFile(join(out, 'brf_plan.brf'), 'ascii')).toContain('EIN HAUS\r\n');
    expect((await readFile(join(out, 'pdf_plan.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('renders the documents of a files.path in order and shows how far it is', async () => {
    const input = join(files.path, 'in');
    await mkdir(input);
    await writeFile(join(input, 'b.json'), JSON.stringify(documentWith('b')));
    await writeFile(join(input, 'a.json'), JSON.stringify(documentWith('a')));
    await writeFile(join(input, 'notes.txt'), 'x');
    const { code, stderr } = await call(['render', input, '-o', files.path, '-f', 'brf']);

    expect(code).toBe(0);
    expect(stderr).toBe(
      `[1/2] ${join(input, 'a.json')}\n[2/2] ${join(input, 'b.json')}\n2 rendered, 0 up to date, 0 failed\n`,
    );
  });

  it('rewrites one progress line on a terminal', async () => {
    const path = await files.save('plan.json', documentWith('a'));
    const { stderr } = await call(['render', path, '-o', files.path, '-f', 'brf'], '', true);
    expect(stderr).toBe(`\r\u001b[K[1/1] ${path}\r\u001b[K1 rendered, 0 up to date, 0 failed\n`);
  });

  it('goes on after a document that fails, says why, and ends with 1', async () => {
    const good = await files.save('good.json', documentWith('a'));
    const broken = await files.save('broken.json', '{"formatVersion":');
    const wrong = await files.save('wrong.json', { ...documentWith('a'), colourful: true });
    const other = await files.save('package.json', { name: 'x', version: '1.0.0' });
    const list = await files.save('list.json', []);
    const missing = join(files.path, 'missing.json');
    const { code, stdout, stderr } = await call([
      'render',
      broken,
      wrong,
      other,
      list,
      missing,
      good,
      '-o',
      files.path,
      '-f',
      'brf',
    ]);

    expect(code).toBe(1);
    expect(stdout).toBe(`${join(files.path, 'brf_good.brf')}\n`);
    expect(stderr).toContain('The file is not valid JSON. [DOCUMENT_NOT_JSON]');
    expect(stderr).toContain('colourful: There is no such property. [DOCUMENT_UNKNOWN_PROPERTY]');
    expect(stderr.match(/it contains no pages\. \[DOCUMENT_WITHOUT_PAGES\]/g)).toHaveLength(2);
    expect(stderr).toContain(`“${missing}” cannot be read (ENOENT).`);
    expect(stderr).toContain('1 rendered, 0 up to date, 5 failed');
  });

  it('answers machines with one JSON object per document', async () => {
    const good = await files.save('good.json', documentWith('a'));
    const broken = await files.save('broken.json', '[]');
    const { code, stdout } = await call(['render', good, broken, '-o', files.path, '-f', 'brf', '--json']);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

    expect(code).toBe(1);
    expect(answers[0]).toMatchObject({
      document: good,
      ok: true,
      files: [{ path: join(files.path, 'brf_good.brf'), format: 'brf' }],
      graphicPages: 1,
      braillePages: 1,
    });
    expect(answers[1]).toMatchObject({ document: broken, ok: false, failure: { kind: 'document' } });
  });

  it('refuses two documents that would overwrite each other, and an empty files.path', async () => {
    await mkdir(join(files.path, 'other'));
    const one = await files.save('plan.json', documentWith('a'));
    const other = await files.save('other/Plan.json', documentWith('b'));
    expect((await call(['render', one, other, '-o', files.path])).code).toBe(2);

    await mkdir(join(files.path, 'empty'));
    const { code, stderr } = await call(['render', join(files.path, 'empty')]);
    expect(code).toBe(2);
    expect(stderr).toContain('contains no suitable file (*.json)');
  });

  it('goes on where it was broken off: leaves alone what is there and newer than its document', async () => {
    const input = join(files.path, 'in');
    await mkdir(input);
    for (const name of ['a', 'b', 'c']) {
      await writeFile(join(input, `${name}.json`), JSON.stringify(documentWith(name)));
    }
    const words = ['render', input, '-o', files.path, '-f', 'svg,brf'];
    await call(words);
    await rm(join(files.path, 'svg_a-p1.svg'));
    const past = new Date(Date.now() - 60_000);
    await utimes(join(files.path, 'brf_b.brf'), past, past);

    const again = await call(words);
    expect(again.stderr).toContain('2 rendered, 1 up to date, 0 failed');
    expect(again.stdout).not.toContain('brf_c.brf');
    const third = await call([...words, '--json']);
    expect(third.stdout).toContain(
      `${JSON.stringify({ document: join(input, 'c.json'), ok: true, upToDate: true })}\n`,
    );
    expect((await call([...words, '--force'])).stderr).toContain('3 rendered, 0 up to date, 0 failed');
  });

  it('writes files again that were written with other options, also where it was broken off', async () => {
    const path = await files.save('plan.json', documentWith('a'));
    const out = join(files.path, 'out');
    const words = ['render', path, '-o', out, '-f', 'svg'];
    const summaryOf = async (...options: readonly string[]) =>
      (await call([...words, ...options])).stderr.split('\n').at(-2);
    expect(await summaryOf()).toContain('1 rendered');
    expect(await summaryOf('--mark', 'v7')).toContain('1 rendered');
    expect(await readFile(join(out, 'svg_plan-p1.svg'), 'utf8')).toContain('>v7</text>');
    expect(await summaryOf('--mark', 'v7')).toContain('1 up to date');
    expect(await summaryOf()).toContain('1 rendered');
    expect(await readFile(join(out, 'svg_plan-p1.svg'), 'utf8')).not.toContain('>v7</text>');
  });

  it('writes what sheets are to carry, the name of each document in its link', async () => {
    const path = await files.save('große karte.json', documentWith('a'));
    const link = 'https://tastwerk.example/{name}';
    const { code } = await call([
      'render',
      path,
      '-o',
      files.path,
      '-f',
      'svg',
      '--link',
      link,
      '--mark',
      'v7',
    ]);
    expect(code).toBe(0);
    expect(await readFile(join(files.path, 'svg_große karte-p1.svg'), 'utf8')).toContain('>v7</text>');

    const long = await call(['render', path, '-o', files.path, '--link', `${link}${'x'.repeat(170)}`]);
    expect(long).toMatchObject({ code: 2, stdout: '' });
    expect(long.stderr).toContain('The address for the QR code is too long; up to 200 bytes are possible.');
  });

  it('says when a file cannot be written and keeps the older one', async () => {
    const path = await files.save('plan.json', documentWith('a'));
    const { code, stderr } = await call(['render', path, '-o', path, '-f', 'brf']);
    expect(code).toBe(1);
    expect(stderr).toContain('cannot be written (EEXIST)');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ formatVersion: 1 });
  });
});

describe('tastwerk braille', () => {
  it('writes a document as PEF, and that as BRF in the profile asked for', async () => {
    const plan = await files.save('plan.json', documentWith('Haus'));
    const pef = await call(['braille', plan, '--to', 'pef', '--out', files.path]);
    expect(pef).toMatchObject({ code: 0, stdout: `${join(files.path, 'pef_plan.pef')}\n` });
    const path = join(files.path, 'pef_plan.pef');
    expect(await readFile(path, 'utf8')).toContain('<row>⠀⠀⠀⠑⠊⠝⠀⠓⠁⠥⠎</row>');

    await call(['braille', path, '-t', 'brf', '-p', 'index', '-o', files.path]);
    const index = await readFile(join(files.path, 'brf_pef_plan.brf'), 'utf8');
    expect(index.startsWith('\u001bDBT9,TD0,PN0,DP1,LS50,TM0,BI0,CH34,LP28;')).toBe(true);
    await call(['braille', plan, '-t', 'brf', '-p', 'eurobraille', '-o', files.path]);
    expect(await readFile(join(files.path, 'brf_plan.brf'), 'utf8')).toBe(
      index.slice(index.indexOf(';') + 1),
    );
  });

  it('reads what it wrote back to the same bytes', async () => {
    const plan = await files.save('plan.json', documentWith('Haus'));
    await call(['render', plan, '-f', 'brf,pef', '-o', files.path]);
    await call([
      'braille',
      join(files.path, 'brf_plan.brf'),
      join(files.path, 'pef_plan.pef'),
      '-t',
      'brf',
      '-o',
      files.path,
    ]);
    const brf = await readFile(join(files.path, 'brf_plan.brf'), 'utf8');
    expect(await readFile(join(files.path, 'brf_brf_plan.brf'), 'utf8')).toBe(brf);
    expect(await readFile(join(files.path, 'brf_pef_plan.brf'), 'utf8')).toBe(brf);
  });

  it('writes a PEF file again with its volumes and without complaint, and says what a BRF file loses', async () => {
    const page = '<page><row>⠓</row></page>';
    const book = await files.save(
      'book.pef',
      `<pef xmlns="http://www.daisy.org/ns/2008/pef" version="2008-1"><body><volume cols="30" rows="28" rowgap="0" duplex="true">` +
        `<section rowgap="2">${page}</section><section>${page}</section></volume></body></pef>`,
    );
    const same = await call(['braille', book, '-t', 'pef', '-o', files.path]);
    expect(same.stderr).not.toContain('(×');
    const text = await readFile(join(files.path, 'pef_book.pef'), 'utf8');
    expect(text).toContain('<volume cols="30" rows="28" rowgap="0" duplex="true"><section rowgap="2">');
    const brf = await call(['braille', book, '-t', 'brf', '-o', files.path]);
    expect(brf.stderr).toContain('[PARTS_JOINED]');
    expect(brf.stderr).toContain('[ROW_GAP_LEFT_OUT]');
  });

  it('says what was odd about a file, and goes on after one that fails', async () => {
    const odd = await files.save('odd.brf', 'hof. haus,\nω\n\f');
    const broken = await files.save('broken.pef', 'HALLO');
    const missing = join(files.path, 'missing.pef');
    const { code, stdout, stderr } = await call([
      'braille',
      odd,
      broken,
      missing,
      '-t',
      'txt',
      '-o',
      files.path,
    ]);
    expect(code).toBe(1);
    expect(stdout).toBe(`${join(files.path, 'txt_odd.txt')}\n`);
    expect(await readFile(join(files.path, 'txt_odd.txt'), 'utf8')).toBe('⠓⠕⠋⠄⠀⠓⠁⠥⠎⠂\n\n\f');
    expect(stderr).toContain(
      `${odd}, line 2: The character is not braille and was read as a blank cell. (×1)`,
    );
    expect(stderr).toContain(`${broken}, line 1: The file is not valid XML and cannot be read as PEF.`);
    expect(stderr).toContain('cannot be read (ENOENT)');
    expect(stderr).toContain('1 written, 2 failed');
  });

  it.each(['de', 'en'] as const)(
    'has a sentence for everything that can be odd about a file: %s',
    (language) => {
      const keys = [
        ...READING_NOTE_CODES.map((code) => `braille.note.${code}`),
        ...PEF_FAILURE_CODES.map((code) => `braille.failure.${code}`),
      ];
      expect(keys.filter((key) => text(language, 'cli', key) === key)).toEqual([]);
    },
  );

  it('refuses calls without a format, with an unknown profile, or a profile where there is none', async () => {
    expect((await call(['braille', 'a.brf'])).stderr).toContain('Please name the format to write with --to');
    expect((await call(['braille', 'a.brf', '-t', 'pdf'])).code).toBe(2);
    expect((await call(['braille', 'a.brf', '-t', 'brf', '-p', 'x'])).stderr).toContain('no BRF profile “x”');
    expect((await call(['braille', 'a.brf', '-t', 'pef', '-p', 'index'])).stderr).toContain('for BRF only');
    expect((await call(['braille', '-t', 'pef'])).stderr).toContain('Please name at least one');
  });
});

describe('tastwerk', () => {
  it('explains itself in both languages', async () => {
    expect((await call(['--help'])).stdout).toContain('Usage:');
    expect((await call(['--help', '--lang', 'de'])).stdout).toContain('Aufruf:');
  });

  it('answers a call that it does not understand with a sentence and 2', async () => {
    const { code, stdout, stderr } = await call(['render', 'a.json', '--colour']);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe('There is no option --colour.\nHelp: tastwerk --help\n');
    const german = await call(['render', '--lang', 'de', '--colour']);
    expect(german.stderr).toBe('Die Option --colour gibt es nicht.\nHilfe: tastwerk --help\n');
  });

  it('has a sentence for every code that a document or a text can fail with', () => {
    const codes = Object.keys(CORE_ERRORS).filter((code) => /^(DOCUMENT|BRAILLE)_/.test(code));
    for (const language of ['de', 'en'] as const) {
      const silent = codes.filter((code) => text(language, 'cli', `issue.${code}`) === `issue.${code}`);
      expect(silent).toEqual([]);
    }
  });
});
