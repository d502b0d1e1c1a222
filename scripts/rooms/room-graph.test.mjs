import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { capture } from '../setup/run.mjs';
import { ROOT } from '../setup/root.mjs';
import { cyclesOf, roomGraph, roomOf } from './room-graph.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tastwerk-rooms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lays out sources, by path below src/ the modules that each imports. */
function layOut(sources) {
  for (const [file, imports] of Object.entries(sources)) {
    const path = join(folder, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, [...imports, 'export const a = 1;'].join('\n'));
  }
}

const FROM_TYPES = "import type { A } from '../two/b.js';";
const BACK = "export { a as c } from '../one/a.js';";

describe('rooms', () => {
  it('are folders of src, folders of plugins and features, and files of src', () => {
    const files = [
      'scene/deep/a.ts',
      'index.ts',
      'plugins/rect/a.ts',
      'plugins/a.ts',
      'features/shop/cart/a.ts',
    ];
    expect(files.map(roomOf)).toEqual(['scene', 'index.ts', 'plugins/rect', 'plugins', 'features/shop']);
  });

  it('may be imported by a file above them that imports all', () => {
    layOut({
      'index.ts': ["import './one/a.js';", "import './two/b.js';"],
      'one/a.ts': [FROM_TYPES],
      'two/b.ts': [],
    });
    const { files, graph } = roomGraph(folder);
    expect(files).toBe(3);
    expect([...graph.get('index.ts').keys()]).toEqual(['one', 'two']);
    expect([...graph.get('one').get('two')]).toEqual(['one/a.ts imports two/b.ts']);
    expect(cyclesOf(graph)).toEqual([]);
  });

  it('are refused where two import each other, by types too', () => {
    layOut({ 'one/a.ts': [FROM_TYPES], 'two/b.ts': [BACK] });
    expect(cyclesOf(roomGraph(folder).graph)).toEqual([
      [
        'one and two import each other:',
        '    one/a.ts imports two/b.ts',
        '    two/b.ts imports one/a.ts',
      ].join('\n'),
    ]);
  });

  it('are refused in a longer cycle, the shortest one named', () => {
    layOut({
      'one/a.ts': [FROM_TYPES],
      'two/b.ts': ["const later = () => import('../three/c.js');", "import '../four/d.js';"],
      'three/c.ts': ["import '../one/a.js';"],
      'four/d.ts': ["import '../three/c.js';"],
    });
    const [sentence, ...others] = cyclesOf(roomGraph(folder).graph);
    expect(others).toEqual([]);
    expect(sentence).toMatch(/^two -> three -> one -> two is a cycle:/);
    expect(sentence).toContain('    two/b.ts imports three/c.ts');
    expect(sentence).not.toContain('four');
  });

  it('do not count what tests import', () => {
    layOut({ 'one/a.ts': [FROM_TYPES], 'two/b.ts': [], 'two/b.test.ts': [BACK] });
    expect(cyclesOf(roomGraph(folder).graph)).toEqual([]);
  });

  it('end the check with an error that names both', async () => {
    const run = () => capture(process.execPath, [join(ROOT, 'scripts/check-rooms.mjs'), '--folder', folder]);
    layOut({ 'one/a.ts': [FROM_TYPES], 'two/b.ts': [] });
    expect((await run()).code).toBe(0);
    layOut({ 'two/b.ts': [BACK] });
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain('one and two import each other');
    expect(output).toContain('2 files, 2 rooms, 2 arrows, 1 cycle');
  });
});
