import { describe, expect, it } from '@jest/globals';
import { parseArguments } from './arguments.js';

function problemOf(...words: string[]): unknown {
  const { invocation } = parseArguments(words);
  return invocation.ok ? undefined : invocation.error;
}

const PLAIN_SHEET = { inks: 'screen', describes: false, reliefOnly: false };

describe('parseArguments', () => {
  it('reads a batch to render', () => {
    const words = [
      'render',
      'a.json',
      'b',
      '--out',
      'dir',
      '--formats',
      'brf, PDF,pdf',
      '--json',
      '--lang',
      'de',
    ];
    expect(parseArguments(words)).toEqual({
      language: 'de',
      invocation: {
        ok: true,
        value: {
          command: 'render',
          inputs: ['a.json', 'b'],
          outputFolder: 'dir',
          formats: ['brf', 'pdf', 'pdf'],
          asJson: true,
          force: false,
          sheet: PLAIN_SHEET,
        },
      },
    });
  });

  it('renders PDF into the current folder unless told otherwise', () => {
    expect(parseArguments(['render', 'a.json']).invocation).toEqual({
      ok: true,
      value: {
        command: 'render',
        inputs: ['a.json'],
        outputFolder: '.',
        formats: ['pdf'],
        asJson: false,
        force: false,
        sheet: PLAIN_SHEET,
      },
    });
  });

  it('reads files that become documents', () => {
    const usual = {
      command: 'convert',
      inputs: ['a.svg'],
      outputFolder: '.',
    };
    expect(parseArguments(['convert', 'a.svg']).invocation).toEqual({ ok: true, value: usual });
    const words = ['convert', 'a.svg', '--paper', 'A3-landscape', '-s', 'en:ueb1', '-o', 'dir'];
    expect(parseArguments(words).invocation).toEqual({
      ok: true,
      value: { ...usual, outputFolder: 'dir', paper: 'a3-landscape', system: 'EN:UEB1' },
    });
  });

  it('reads what sheets carry and how many documents to render at once', () => {
    const words =
      'render a.json --author Ada --link https://a.de/{name} --mark v2 --describe --inks press --relief-only --force -j 3';
    expect(parseArguments(words.split(' ')).invocation).toMatchObject({
      value: {
        force: true,
        jobs: 3,
        sheet: {
          author: 'Ada',
          link: 'https://a.de/{name}',
          version: 'v2',
          describes: true,
          inks: 'press',
          reliefOnly: true,
        },
      },
    });
    for (const jobs of ['0', '65', 'many', '1.5']) {
      expect(problemOf('render', 'a.json', '--jobs', jobs)).toMatchObject({ key: 'unknownJobs' });
    }
    expect(problemOf('render', 'a.json', '--inks', 'gold')).toMatchObject({ key: 'unknownInks' });
  });

  it('takes file names that begin with a dash after --', () => {
    const { invocation } = parseArguments(['render', '--', '-odd.json']);
    expect(invocation).toMatchObject({ ok: true, value: { inputs: ['-odd.json'] } });
  });

  it('reads a system to translate to, DE:VOLL when none is named', () => {
    expect(parseArguments(['translate']).invocation).toMatchObject({ value: { system: 'DE:VOLL' } });
    expect(parseArguments(['translate', '-s', 'en:ueb2']).invocation).toMatchObject({
      value: { system: 'EN:UEB2' },
    });
  });

  it('reads a notation to translate in, plain when none is named', () => {
    expect(parseArguments(['translate']).invocation).toMatchObject({ value: { notation: 'plain' } });
    expect(parseArguments(['translate', '-n', 'Capitals']).invocation).toMatchObject({
      value: { notation: 'capitals' },
    });
  });

  it('reads a table to translate with, its release, and the direction', () => {
    expect(parseArguments(['translate', '--table', 'fr-bfu-g2', '--back']).invocation).toEqual({
      ok: true,
      value: { command: 'translate', isBack: true, by: 'table', table: 'fr-bfu-g2' },
    });
    expect(parseArguments(['translate', '--table', 'a.ctb', '--release', '3.24']).invocation).toMatchObject({
      value: { isBack: false, release: '3.24' },
    });
    for (const [words, key] of [
      ['--table a --system DE:VOLL', 'tableWithSystem'],
      ['--table a --notation plain', 'notationWithTable'],
      ['--table a --words b', 'wordsWithTable'],
      ['--back --words b', 'wordsWithBack'],
      ['--table a --math ueb', 'mathWithTable'],
      ['--back --math ueb', 'mathWithBack'],
      ['--math marburg', 'unknownMathCode'],
      ['--table a --unknown sign', 'unknownWithTable'],
      ['--back --unknown sign', 'unknownWithBack'],
      ['--unknown name', 'badUnknownChoice'],
      ['--table a --release 3.30', 'unknownRelease'],
      ['--release 3.39', 'releaseWithoutTable'],
    ] as const)
      expect(problemOf('translate', ...words.split(' '))).toMatchObject({ key });
  });

  it('takes systems of other languages whose table is here', () => {
    expect(parseArguments(['translate', '-s', 'fr:fr-bfu-g2@3.39']).invocation).toMatchObject({
      value: { by: 'system', system: 'fr:fr-bfu-g2@3.39' },
    });
    for (const words of [['translate'], ['convert', 'a.svg']])
      expect(problemOf(...words, '-s', 'fr:fr-old@3.39')).toEqual({
        key: 'systemNotShipped',
        values: { value: 'fr:fr-old@3.39' },
      });
  });

  it('reads what the listed systems have to match', () => {
    expect(parseArguments(['tables', 'french', 'g2', '--json']).invocation).toEqual({
      ok: true,
      value: { command: 'tables', words: ['french', 'g2'], asJson: true },
    });
    expect(problemOf('tables', '--table', 'a')).toMatchObject({ key: 'optionOfOtherCommand' });
  });

  it('reads the name of a plugin, and where to write it', () => {
    expect(parseArguments(['plugin', 'bar-chart', '-o', 'plugins']).invocation).toEqual({
      ok: true,
      value: { command: 'plugin', name: 'bar-chart', outputFolder: 'plugins' },
    });
    expect(problemOf('plugin')).toMatchObject({ key: 'noPluginName' });
    expect(problemOf('plugin', 'one', 'two')).toMatchObject({ key: 'secondPluginName' });
    for (const name of ['BarChart', 'bar_chart', '-', '../bar', 'bar-', '3d', 'tastwerk-plugin'])
      expect(problemOf('plugin', '--', name)).toMatchObject({ key: 'badPluginName' });
  });

  it('shows help before it complains', () => {
    expect(parseArguments(['--help']).invocation).toEqual({ ok: true, value: { command: 'help' } });
    expect(parseArguments(['render', '-h']).invocation).toEqual({ ok: true, value: { command: 'help' } });
  });

  it('names what it does not understand', () => {
    expect(problemOf()).toMatchObject({ key: 'noCommand' });
    expect(problemOf('import', 'folder')).toEqual({ key: 'commandOfServer', values: { value: 'import' } });
    expect(problemOf('print')).toEqual({ key: 'unknownCommand', values: { value: 'print' } });
    expect(problemOf('render', 'a.json', '--colour')).toEqual({
      key: 'unknownOption',
      values: { value: '--colour' },
    });
    expect(problemOf('render')).toMatchObject({ key: 'noDocuments' });
    expect(problemOf('render', 'a.json', '--out')).toEqual({
      key: 'valueMissing',
      values: { value: '--out' },
    });
    expect(problemOf('render', 'a.json', '--out', '--json')).toMatchObject({ key: 'valueMissing' });
    expect(problemOf('render', 'a.json', '--json=yes')).toMatchObject({ key: 'valueUnexpected' });
    expect(problemOf('render', 'a.json', '--system', 'DE:VOLL')).toEqual({
      key: 'optionOfOtherCommand',
      values: { value: '--system', command: 'render' },
    });
    expect(problemOf('convert')).toMatchObject({ key: 'noFiles' });
    expect(problemOf('convert', 'a.svg', '--paper', 'a5')).toEqual({
      key: 'unknownPaper',
      values: { value: 'a5', allowed: 'a4-portrait, a4-landscape, a3-portrait, a3-landscape' },
    });
    expect(problemOf('braille', 'a.json', '-t', 'pef', '--paper', 'custom')).toMatchObject({
      key: 'unknownBraillePaper',
      values: { value: 'custom', smallest: '100x100', largest: '356x610' },
    });
    expect(problemOf('convert', 'a.svg', '--system', 'FR')).toMatchObject({ key: 'unknownSystem' });
    expect(problemOf('translate', 'text')).toEqual({ key: 'argumentUnexpected', values: { value: 'text' } });
    expect(problemOf('translate', '-n', 'shorthand')).toMatchObject({ key: 'unknownNotation' });
    expect(problemOf('translate', '-s', 'FR')).toMatchObject({ key: 'unknownSystem' });
    expect(problemOf('render', 'a.json', '--lang', 'fr')).toMatchObject({ key: 'unknownLanguage' });
  });
});
