import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { reportsOf } from './reports-of.mjs';

const FILES = {
  'index.d.ts': "export { move, type Options } from './move.js';\n",
  'plugins.d.ts': "export { move as shift } from './move.js';\nexport { z } from 'zod';\n",
  'move.d.ts': [
    'type Axis = "x" | "y";',
    '/** How to move. */',
    'export interface Options { readonly axis: Axis }',
    'export declare const move: (options: Options) => void;',
    'export declare const unseen: number;',
  ].join('\n'),
};
const MANIFEST = {
  name: 'kit',
  exports: {
    '.': { types: './dist/index.d.ts' },
    './plugins': { types: './dist/plugins.d.ts' },
    './style.css': './dist/style.css',
  },
};

describe('reports of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tastwerk-api-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const reportsWith = (files) => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const [name, text] of Object.entries({ ...FILES, ...files }))
      writeFileSync(join(folder, 'dist', name), text);
    return reportsOf(folder, MANIFEST);
  };

  it('hold the names of each entry with their signatures and without comments', () => {
    const reports = reportsWith({});
    expect([...reports.keys()]).toEqual(['index.api.md', 'plugins.api.md', 'not-exported.api.md']);
    expect(reports.get('index.api.md')).toContain('2 names');
    expect(reports.get('index.api.md')).toContain('declare const move: (options: Options) => void;');
    expect(reports.get('index.api.md')).toMatch(/interface Options \{\s+readonly axis: Axis;\s+\}/);
    expect(reports.get('index.api.md')).not.toMatch(/unseen|How to move/);
  });

  it('show a name once, and say where else it is exported', () => {
    expect(reportsWith({}).get('plugins.api.md')).toContain('// shift: see index.api.md');
  });

  it('change with a type that is named and not exported', () => {
    const before = reportsWith({}).get('not-exported.api.md');
    expect(before).toContain("type Axis = 'x' | 'y';");
    const after = reportsWith({ 'move.d.ts': FILES['move.d.ts'].replace('"y"', '"z"') });
    expect(after.get('not-exported.api.md')).toContain("type Axis = 'x' | 'z';");
  });

  it('stay the same where the compiler keeps commas and parentheses of the source', () => {
    const declaration = (size, pair) => `export declare const move: (${size}: Options) => [${pair}];`;
    const reportsOfMove = (size, pair) =>
      reportsWith({
        'move.d.ts': [FILES['move.d.ts'].split('\n').slice(0, 3).join('\n'), declaration(size, pair)].join(
          '\n',
        ),
      });
    const plain = reportsOfMove('{ axis }', 'Axis | null, 1');
    expect([...reportsOfMove('{ axis, }', '(Axis | null), 1')]).toEqual([...plain]);
    expect([...reportsOfMove('{ axis }', 'Axis, 1')]).not.toEqual([...plain]);
  });

  it('stay the same where the compiler gives the members of a union in another order', () => {
    const swapped = FILES['move.d.ts'].replace('"x" | "y"', '"y" | "x"');
    expect([...reportsWith({ 'move.d.ts': swapped })]).toEqual([...reportsWith({})]);
  });

  it('stay the same where the compiler writes strings in other quotes', () => {
    const single = FILES['move.d.ts'].replaceAll('"', "'");
    expect([...reportsWith({ 'move.d.ts': single })]).toEqual([...reportsWith({})]);
  });

  it('refuse an entry that has not been built', () => {
    const exports = { '.': { types: './dist/absent.d.ts' } };
    expect(() => reportsOf(folder, { ...MANIFEST, exports })).toThrow('has not been built');
  });
});
