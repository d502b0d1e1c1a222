import { describe, expect, it } from '@jest/globals';
import { charted, documentIn, specIn } from '../../test/called-command.js';
import cli from './index.js';

const FRUIT = [
  { fruit: 'Birnen', number: 35 },
  { fruit: 'Äpfel', number: 20 },
];

const CSV = 'Obst;Anzahl\nÄpfel;20\nBirnen;35\nKirschen;45\n';

const FILES: Readonly<Record<string, string>> = {
  'fruit.csv': CSV,
  'broken.csv': 'Obst;Anzahl\nÄpfel;20\nBirnen;viele\nKirschen;45\n',
  'spec.json': JSON.stringify({
    type: 'bar',
    title: 'Aus JSON',
    language: 'de',
    names: ['Ja', 'Nein'],
    series: [{ name: '', values: [1, 2] }],
    valuesName: 'Anzahl',
  }),
  'bad.json': JSON.stringify({ type: 'bar', title: '', language: 'de', names: [], series: [] }),
  'vega.json': JSON.stringify({
    $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
    title: 'Ernte',
    width: 300,
    data: { values: FRUIT },
    mark: 'bar',
    encoding: { x: { field: 'fruit', type: 'nominal' }, y: { field: 'number', type: 'quantitative' } },
  }),
  'remote.json': JSON.stringify({
    data: { url: 'https://example.org/data.csv' },
    mark: 'bar',
    encoding: { x: { field: 'a' }, y: { aggregate: 'count' } },
  }),
  '-': CSV,
};

const call = (
  options: Readonly<Record<string, string>>,
  positionals: readonly string[] = ['fruit.csv'],
  language: 'de' | 'en' = 'de',
) => charted('chart', options, positionals, { files: FILES, language });

describe('tastwerk chart', () => {
  it('makes a sheet of a table and says what it read and found', async () => {
    const answer = await call({ type: 'bar', title: 'Obst', out: 'sheet.json' });
    expect(answer.outcome).toBe('done');
    expect(answer.messages).toEqual([
      'Gelesen: CSV, UTF-8, getrennt durch Semikolon, mit Kopfzeile, 3 Zeilen, 2 Spalten.',
      'Prüfung: 0 Fehler, 0 Warnungen.',
    ]);
    const [file] = answer.files;
    expect(file?.path).toBe('sheet.json');
    expect(documentIn(answer)).toMatchObject({ graphicTitle: 'Obst', system: 'DE:VOLL' });
    expect(specIn(answer)).toMatchObject({ type: 'bar', rowsName: 'Obst', valuesName: 'Anzahl' });
    expect(answer.output).toBeUndefined();
  });

  it('writes to standard output without a file, and leaves reading standard input to `readFile`', async () => {
    const answer = await call({ type: 'bar' }, ['-']);
    expect(answer.files).toEqual([]);
    expect(specIn(answer)).toMatchObject({ names: ['Äpfel', 'Birnen', 'Kirschen'] });
  });

  it('gives each sheet ids of its own', async () => {
    const [one, other] = [await call({ type: 'bar' }), await call({ type: 'bar' })];
    expect(documentIn(one).uuid).not.toBe(documentIn(other).uuid);
  });

  it('takes paper, system and names of axes', async () => {
    const answer = await call({
      type: 'bar',
      horizontal: '',
      paper: 'A3-landscape',
      system: 'en:ueb1',
      'x-name': 'Number',
      'y-name': 'Fruit',
    });
    const document = documentIn(answer);
    expect(document).toMatchObject({ width: 420, height: 297, system: 'EN:UEB1' });
    expect(specIn(answer)).toMatchObject({
      language: 'en',
      isHorizontal: true,
      rowsName: 'Fruit',
      valuesName: 'Number',
    });
  });

  it('takes a spec, with another title', async () => {
    const answer = await call({ title: 'Neu' }, ['spec.json']);
    expect(answer.outcome).toBe('done');
    expect(documentIn(answer).graphicTitle).toBe('Neu');
    expect(await call({ type: 'line' }, ['spec.json'])).toMatchObject({
      outcome: 'usage',
      messages: ['--type gilt für Tabellen; diese Datei sagt selbst, wie das Diagramm aussieht.'],
    });
    expect(await call({}, ['bad.json'], 'en')).toMatchObject({
      outcome: 'failed',
      messages: ['This setting does not fit the type of chart: names.'],
    });
  });

  it('takes a Vega-Lite spec and names what it leaves out', async () => {
    const answer = await call({}, ['vega.json']);
    expect(answer.messages).toEqual([
      'Hinweis: width ist nicht übernommen.',
      'Prüfung: 0 Fehler, 0 Warnungen.',
    ]);
    expect(specIn(answer)).toMatchObject({
      title: 'Ernte',
      language: 'de',
      names: ['Äpfel', 'Birnen'],
      series: [{ values: [20, 35] }],
    });
    expect(await call({}, ['remote.json'])).toEqual({
      outcome: 'failed',
      files: [],
      messages: [
        'data.url: Daten aus dem Netz (https://example.org/data.csv) werden nicht geladen. Setzen Sie die Daten in data.values ein.',
      ],
    });
    expect((await call({ horizontal: '' }, ['vega.json'])).outcome).toBe('usage');
  });

  it('takes numbers and words for fields of a spec', async () => {
    const pie = await call({ type: 'pie', percent: 'key', merge: '' });
    expect(specIn(pie)).toMatchObject({ percent: 'legend', isMerged: true });
    const symbols = await call({ type: 'pictogram', each: '2,5', symbol: 'square' });
    expect(specIn(symbols)).toMatchObject({ each: 2.5, symbol: 'square' });
  });

  it('fails where the proof finds an error or a note is open', async () => {
    const crowded = `n;v\n${Array.from({ length: 300 }, (_, index) => `Langer Name Nummer ${index};${index % 7}`).join('\n')}`;
    const answer = await charted('chart', { type: 'bar' }, ['x'], { files: { x: crowded } });
    expect(answer.outcome).toBe('failed');
    expect(answer.output).toBeDefined();
    expect(answer.messages.some((line) => line.startsWith('Offen: '))).toBe(true);
  });

  it.each([
    [{}, ['fruit.csv'], 'usage', /--type den Diagrammtyp: bar, line/u],
    [{ type: 'bar' }, [], 'usage', /Nennen Sie eine Datei/u],
    [{ type: 'bar' }, ['a', 'b'], 'usage', /"b" ist zu viel/u],
    [{ type: 'cake' }, ['fruit.csv'], 'usage', /"cake" gibt es für Tabellen nicht/u],
    [{ type: 'bar', paper: 'a5' }, ['fruit.csv'], 'usage', /Papier "a5"/u],
    [{ type: 'bar', system: 'FR' }, ['fruit.csv'], 'usage', /--system: "FR" gibt es nicht/u],
    [{ type: 'bar', points: '' }, ['fruit.csv'], 'usage', /--points passt nicht zum Diagrammtyp bar/u],
    [{ type: 'histogram', 'class-width': 'x' }, ['fruit.csv'], 'usage', /--class-width: "x" ist keine Zahl/u],
    [{ type: 'bar' }, ['none.csv'], 'failed', /no none.csv/u],
    [{ type: 'bar' }, ['broken.csv'], 'failed', /Zelle B3: „viele“ ist keine Zahl/u],
    [{ type: 'scatter' }, ['fruit.csv'], 'failed', /zwei Spalten mit Zahlen/u],
  ] as const)('refuses %j %j', async (options, positionals, outcome, sentence) => {
    const answer = await call(options, positionals);
    expect(answer.outcome).toBe(outcome);
    expect(answer.messages.at(-1)).toMatch(sentence);
    expect(answer.files).toEqual([]);
  });

  it('names each option in its help, in both languages', () => {
    for (const [name, { flags, values }] of Object.entries(cli.commands)) {
      for (const text of Object.values(cli.help)) {
        expect(text).toContain(`tastwerk ${name} `);
        for (const option of [...flags, ...values]) expect(text).toContain(`--${option}`);
      }
    }
  });
});
