import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as core from './index.js';
import * as standard from './plugins/standard.js';

const readme = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', 'README.md'), 'utf8');

describe('the README', () => {
  it('has an example of at most ten lines that runs and prints what it says', () => {
    const example =
      /```js\nimport \* as core from '@tastwerk\/editor-core';\nimport \{ standardPlugins \} from '@tastwerk\/editor-core\/plugins';\n\n([\s\S]+?)```/u.exec(
        readme,
      );
    const body = example?.[1] ?? '';
    expect(body.trim().split('\n').length + 2).toBeLessThanOrEqual(10);

    const printed: unknown[] = [];
    const run = new Function('core', 'standardPlugins', 'console', body);
    run(core, standard.standardPlugins, { log: (value: unknown) => printed.push(value) });
    expect(readme).toContain("prints `[ 'path on layer aid', 'path on layer relief' ]`");
    expect(printed).toEqual([['path on layer aid', 'path on layer relief']]);
  });
});
