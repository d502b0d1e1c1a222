import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBrailleBook } from './entries/braille.js';
import { buildScene, bundledFontMetrics } from './entries/scene.js';
import { createEngine } from './index.js';
import { standardPlugins } from './plugins/standard.js';

const readme = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', 'README.md'), 'utf8');

describe('the README', () => {
  it('has an example of at most twelve lines that runs and prints what it says', () => {
    const example = /```js\n((?:import .*\n)+)\n([\s\S]+?)```/u.exec(readme);
    const [, imports = '', body = ''] = example ?? [];
    expect(imports.trim().split('\n').length + body.trim().split('\n').length).toBeLessThanOrEqual(12);

    const printed: unknown[] = [];
    const given = {
      createEngine,
      standardPlugins,
      createBrailleBook,
      buildScene,
      font: bundledFontMetrics,
      console: { log: (value: unknown) => printed.push(value) },
    };
    const run = new Function(...Object.keys(given), body);
    run(...Object.values(given));
    expect(readme).toContain("prints `[ 'path on layer aid', 'path on layer relief' ]`");
    expect(printed).toEqual([['path on layer aid', 'path on layer relief']]);
  });
});
