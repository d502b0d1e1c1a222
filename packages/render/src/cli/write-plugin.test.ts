import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { text } from '../texts.js';
import { pluginNames, withPluginNames } from './plugin-names.js';
import { writePlugin } from './write-plugin.js';

/** The example that the command line writes under other names. */
const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/plugin/', import.meta.url));

describe('the names of a plugin', () => {
  it('follow from that of its package', () => {
    expect(pluginNames('bar-chart')).toEqual({
      package: 'bar-chart',
      hyphened: 'bar-chart',
      kind: 'barChart',
      type: 'BarChart',
      tool: 'BAR_CHART',
      label: { de: 'Bar-Chart', en: 'Bar chart' },
    });
    expect(pluginNames('tastwerk-plugin-maps')).toMatchObject({
      package: 'tastwerk-plugin-maps',
      hyphened: 'maps',
      kind: 'maps',
      label: { de: 'Maps', en: 'Maps' },
    });
  });

  it.each([
    ["import plugin from 'tastwerk-plugin-clock/editor';", "import plugin from 'bar-chart/editor';"],
    ["readonly 'clock-size': ObjectRule;", "readonly 'bar-chart-size': ObjectRule;"],
    ['kinds: { clock: clockType }', 'kinds: { barChart: barChartType }'],
    ["t('clock:time')", "t('barChart:time')"],
    ['draw: drawClock as ClockObject', 'draw: drawBarChart as BarChartObject'],
    ["tool: 'CLOCK',", "tool: 'BAR_CHART',"],
    [
      "name: 'Clock', // a clock face, turned clockwise",
      "name: 'Bar chart', // a clock face, turned clockwise",
    ],
    ["type: 'Uhr', name: 'Uhrzeit'", "type: 'Bar-Chart', name: 'Uhrzeit'"],
    ["      key: 'k',", '      // key: a letter that no other tool has'],
  ])('take the place of those in %s', (before, after) => {
    expect(withPluginNames(before, pluginNames('bar-chart'))).toBe(after);
  });

  it('leave of those of the example only words of sentences', async () => {
    const paths = await readdir(EXAMPLE, { recursive: true });
    const sources = paths.filter((path) => /^(src\/.*\.ts|[^/]*\.(md|json))$/.test(path));
    expect(sources.length).toBeGreaterThan(10);
    for (const path of sources) {
      const renamed = withPluginNames(await readFile(join(EXAMPLE, path), 'utf8'), pluginNames('bar-chart'));
      expect([path, renamed.match(/\bclock\b(?! faces?\b)|Clock|CLOCK|\bUhr\b|\bkey: '/g)]).toEqual([
        path,
        null,
      ]);
    }
  });
});

describe('tastwerk plugin', () => {
  let folder = '';
  const files = {
    'package.json': '{"name":"tastwerk-plugin-clock"}',
    'src/index.ts': "export type T = 'clock';",
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tastwerk-plugin-'));
    await writeFile(join(folder, 'template.json'), JSON.stringify(files));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function write(name: string, template = join(folder, 'template.json')) {
    let [stdout, stderr] = ['', ''];
    const terminal = {
      stdin: Readable.from([]),
      stdout: { write: (chunk: string) => (stdout += chunk) },
      stderr: { write: (chunk: string) => (stderr += chunk) },
    };
    const code = await writePlugin(
      { name, outputFolder: join(folder, 'out') },
      terminal,
      (key, values) => text('en', 'cli', key, values),
      template,
    );
    return { code, stdout, stderr };
  }
  const read = (path: string) => readFile(join(folder, 'out', path), 'utf8');

  it('writes the example under the name into a folder that it makes', async () => {
    const { code, stdout } = await write('bar-chart');
    expect(code).toBe(0);
    expect(stdout).toContain(join(folder, 'out', 'bar-chart'));
    expect(await read('bar-chart/package.json')).toBe('{"name":"bar-chart"}');
    expect(await read('bar-chart/src/index.ts')).toBe("export type T = 'barChart';");
  });

  it('changes no folder that exists', async () => {
    await write('bar-chart');
    await writeFile(join(folder, 'out/bar-chart/package.json'), 'mine');
    const { code, stderr } = await write('bar-chart');
    expect(code).toBe(1);
    expect(stderr).toMatch(/bar-chart” already exists/);
    expect(await read('bar-chart/package.json')).toBe('mine');
  });

  it.each([
    ['braille-pages', 'a plugin “braille-pages”'],
    ['palette', 'a plugin “palette”'],
    ['rect', 'a kind of object “rect”'],
    ['tastwerk-plugin-label', 'a kind of object “label”'],
    ['polygon', 'a tool “POLYGON”'],
    ['position', 'a section “position”'],
    ['tastwerk-plugin-pdf', 'files of the sort “pdf”'],
    ['tastwerk-plugin-canvas', 'texts under “canvas”'],
    ['tastwerk-plugin-clock', 'The example of a plugin has the name “tastwerk-plugin-clock”'],
    ['clock', 'The example of a plugin has the name “clock”'],
  ])('refuses %s, which is taken by %s', async (name, sentence) => {
    const { code, stderr } = await write(name);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain(`another name than “${name}”`);
    expect(await readdir(folder)).toEqual(['template.json']);
  });

  it('says so where there is no template', async () => {
    const { code, stderr } = await write('bar-chart', join(folder, 'none.json'));
    expect(code).toBe(1);
    expect(stderr).toContain('none.json” cannot be read (ENOENT)');
  });
});
