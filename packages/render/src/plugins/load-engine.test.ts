import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadEngine } from './load-engine.js';
import { renderPlugins } from './render-plugins.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugins-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const idsOf = async (list?: string) => {
  const engine = await loadEngine(list);
  return engine.ok ? engine.value.plugins.map(({ id }) => id) : engine.error;
};

const STANDARD = [
  ...renderPlugins.map(({ id }) => id),
  '@tastwerk/plugin-charts',
  '@tastwerk/plugin-math',
  '@tastwerk/plugin-surfaces',
];

describe('the engine of a program', () => {
  it('has the built-in plugins, those of the house, and those that are named besides', async () => {
    const clock = await file(
      'clock.mjs',
      `export default { id: 'clock', version: '1.0.0', requires: ['objects'] };`,
    );
    const map = await file('map.mjs', `export default { id: 'map', version: '2.0.0' };`);
    expect(await idsOf()).toEqual(STANDARD);
    expect(await idsOf(` ${clock}, ${map},`)).toEqual([...STANDARD, 'clock', 'map']);
  });

  it('is made once for each list', async () => {
    expect(await loadEngine()).toBe(await loadEngine(''));
  });

  it('says what is wrong with the list', async () => {
    const empty = await file('empty.mjs', 'export const plugin = 1;');
    const taken = await file('taken.mjs', `export default { id: 'shapes', version: '1.0.0' };`);
    expect(await idsOf(empty)).toBe(
      `TASTWERK_PLUGINS names "${empty}", which has no plugin as its default export.`,
    );
    expect(await idsOf(taken)).toBe('TASTWERK_PLUGINS: Two plugins have the id "shapes".');
    expect(await idsOf('no-such-plugin-package')).toMatch(
      /^TASTWERK_PLUGINS names "no-such-plugin-package", which cannot be loaded: /u,
    );
  });
});
