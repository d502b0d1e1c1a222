import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pluginFaults } from './plugin-imports.mjs';
import { roomGraph } from './room-graph.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tastwerk-plugins-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with the plugins of a package of these sources, by path below src/. */
function faultsOf(sources) {
  for (const [file, text] of Object.entries(sources)) {
    const path = join(folder, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\nexport const a = 1;`);
  }
  return pluginFaults(folder, roomGraph(folder).graph);
}

const LABELS = { 'plugins/labels/index.ts': "import './label.js';", 'plugins/labels/label.ts': '' };

describe('imports of plugins', () => {
  it('lead to the index of a plugin that is required or come from above, or list plugins', () => {
    const faults = faultsOf({
      ...LABELS,
      'plugins/legend/plugin.ts': "const legend = { requires: ['pages', 'labels'] };",
      'plugins/legend/key.ts': "import { a as b } from '../labels/index.js';",
      'entry.ts': "export { a as b } from './plugins/labels/index.js';",
      'plugins/standard.ts': "import { a as b } from './legend/plugin.js';",
    });
    expect(faults).toEqual([]);
  });

  it('are refused where they lead past the index, by types too', () => {
    const faults = faultsOf({
      ...LABELS,
      'entry.ts': "import type { a as b } from './plugins/labels/label.js';",
    });
    expect(faults).toEqual(['entry.ts imports plugins/labels/label.ts, not plugins/labels/index.ts']);
  });

  it('are refused where the plugin is not required', () => {
    const faults = faultsOf({
      ...LABELS,
      'plugins/legend/plugin.ts': "const legend = { requires: ['pages'] };",
      'plugins/legend/key.ts': "import { a as b } from '../labels/index.js';",
    });
    expect(faults).toEqual([
      [
        'the plugin legend imports labels, but does not require it:',
        '    plugins/legend/key.ts imports plugins/labels/index.ts',
      ].join('\n'),
    ]);
  });
});
