import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../test/documents.js';
import { pageMarks } from '../legend/page-legend.js';
import { rectType } from '../plugins/shapes/rect.js';
import { standardPlugins } from '../plugins/standard.js';
import { objects } from '../plugins/objects/plugin.js';
import { shapes } from '../plugins/shapes/plugin.js';
import type { ObjectRule, PageRule, RuleTable } from '../proofing/rule.js';
import { createObject, standardEngine } from '../standard.js';
import { EngineError } from './compose.js';
import { createEngine } from './engine.js';
import { fail } from '../result.js';
import type { Exporter } from './exporter.js';
import type { Importer } from './importer.js';
import { definePlugin, type Plugin } from './plugin.js';

const plugin = (name: string, parts: Partial<Plugin> = {}) =>
  definePlugin({ id: name, version: '1.0.0', ...parts });

const READS_NOTHING: Importer = {
  accepts: [],
  matches: () => false,
  load: () => Promise.resolve(() => fail({ code: 'empty' })),
};

const WRITES_NOTHING: Exporter = { fileNames: () => [], load: () => Promise.resolve(async function* () {}) };

/** What an engine of `plugins` says against them. */
function refusalOf(plugins: readonly Plugin[]): { readonly code: string; readonly message: string } {
  try {
    createEngine(plugins);
  } catch (error) {
    if (error instanceof EngineError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('the engine was made');
}

describe('the rules of an engine', () => {
  const margin: ObjectRule = { scope: 'object', check: () => [] };
  const bringing = (name: string, rules: RuleTable) => plugin(name, { rules: () => Promise.resolve(rules) });

  it('are those of its plugins, in their order, by what they look at', async () => {
    const title: PageRule = { scope: 'page', check: () => [] };
    const engine = createEngine([plugin('bare'), bringing('a', { title }), bringing('b', { margin })]);
    const rules = await engine.rules();
    expect(rules).toEqual({
      ids: ['title', 'margin'],
      object: [['margin', margin]],
      page: [['title', title]],
      document: [],
    });
    expect(await engine.rules()).toBe(rules);
  });

  it('are refused where two plugins bring one of the same name', async () => {
    const engine = createEngine([bringing('a', { margin }), bringing('b', { margin })]);
    await expect(engine.rules()).rejects.toMatchObject({
      code: 'RULE_TAKEN',
      message: 'The plugins "a" and "b" both bring the rule "margin".',
    });
  });

  it('are loaded again after they could not be loaded', async () => {
    let isThere = false;
    const rules = () => (isThere ? Promise.resolve({ margin }) : Promise.reject(new Error('offline')));
    const engine = createEngine([plugin('a', { rules })]);
    await expect(engine.rules()).rejects.toThrow('offline');
    isThere = true;
    expect((await engine.rules()).ids).toEqual(['margin']);
  });
});

describe('an engine', () => {
  it('has its plugins after those that they require, else in the order of the list', () => {
    const [last, first, other] = [
      plugin('last', { requires: ['other', 'first'] }),
      plugin('first'),
      plugin('other', { requires: ['first'] }),
    ];
    expect(createEngine([last, first, other]).plugins.map((one) => one.id)).toEqual([
      'first',
      'other',
      'last',
    ]);
    expect(createEngine([first, plugin('second')]).plugins.map((one) => one.id)).toEqual(['first', 'second']);
  });

  it.each([
    ['two plugins of one id', [plugin('a'), plugin('a')], 'PLUGIN_ID_TAKEN', 'Two plugins have the id "a".'],
    [
      'a plugin without one that it requires',
      [plugin('a', { requires: ['b'] })],
      'PLUGIN_MISSING',
      'The plugin "a" requires "b", which is not in the list.',
    ],
    [
      'plugins that require each other',
      [plugin('x', { requires: ['a'] }), plugin('a', { requires: ['b'] }), plugin('b', { requires: ['a'] })],
      'PLUGIN_CYCLE',
      'These plugins require each other in a circle: "a" → "b" → "a".',
    ],
    [
      'two kinds of one name',
      [objects, shapes, plugin('a', { kinds: shapes.kinds })],
      'KIND_TAKEN',
      'The plugins "shapes" and "a" both bring the kind "rect".',
    ],
    [
      'two importers of one name',
      [
        plugin('a', { importers: { text: READS_NOTHING } }),
        plugin('b', { importers: { text: READS_NOTHING } }),
      ],
      'IMPORTER_TAKEN',
      'The plugins "a" and "b" both bring the importer "text".',
    ],
    [
      'two exporters of one name',
      [
        plugin('a', { exporters: { text: WRITES_NOTHING } }),
        plugin('b', { exporters: { text: WRITES_NOTHING } }),
      ],
      'EXPORTER_TAKEN',
      'The plugins "a" and "b" both bring the exporter "text".',
    ],
    [
      'two commands of one name',
      [objects, plugin('a', { commands: objects.commands ?? {} })],
      'COMMAND_TAKEN',
      'The plugins "objects" and "a" both bring the command "add-objects".',
    ],
  ])('refuses %s with a sentence', (_, plugins, code, message) => {
    expect(refusalOf(plugins)).toEqual({ code, message });
  });

  it('has the importers and exporters of its plugins, in their order', () => {
    const engine = createEngine([
      plugin('last', { requires: ['first'], importers: { b: READS_NOTHING } }),
      plugin('first', { importers: { a: READS_NOTHING }, exporters: { txt: WRITES_NOTHING } }),
    ]);
    expect([...engine.importers.keys()]).toEqual(['a', 'b']);
    expect(engine.exporters.get('txt')).toBe(WRITES_NOTHING);
    // Names come from a command line.
    expect(engine.exporters.get('toString')).toBeUndefined();
  });

  it('knows the kinds and commands of its plugins alone', () => {
    const small = createEngine([objects, shapes]);
    expect(small.kinds.names).toEqual(['rect', 'ellipse']);
    expect(small.commands.has('move-objects')).toBe(true);
    expect(small.commands.has('add-page')).toBe(false);
    const drawn = withObjects(createObject('rect', { uuid: id(1) }));
    const pageUuid = drawn.pages[0]?.uuid;
    expect(small.commands.apply(drawn, { type: 'move-objects', uuids: [id(1)], dx: 5, dy: 0 })).toMatchObject(
      {
        ok: true,
        value: { pages: [{ objects: [{ x: 5 }] }] },
      },
    );
    expect(small.commands.apply(drawn, { type: 'remove-page', pageUuid })).toMatchObject({
      error: { code: 'COMMAND_UNKNOWN' },
    });
    expect(small.kinds.isKnown(createObject('path', { uuid: id(20), points: [] }))).toBe(false);
    expect(standardEngine.parse(JSON.parse(JSON.stringify(drawn)))).toMatchObject({ ok: true });
  });

  it('is one of several that do not touch each other', () => {
    const [one, other] = [createEngine(standardPlugins), createEngine([objects, shapes])];
    const group = createObject('group', { uuid: id(3), objects: [createObject('ellipse', { uuid: id(4) })] });
    expect([one, other].map(({ kinds }) => kinds.isKnown(group))).toEqual([true, false]);
    expect([one, other].map(({ kinds }) => kinds.ownerOf('group')?.id)).toEqual(['groups', undefined]);
    expect(one.kinds.boundsOf(group)).toEqual(standardEngine.kinds.boundsOf(group));
    // It is seen as a box of the usual size, for all that the other engine knows of it.
    expect(other.kinds.boundsOf(group)).toEqual({ x: 0, y: 0, width: 40, height: 15 });
  });

  it('remembers the marks of a page for itself alone', () => {
    const unmarked = createEngine([plugin('a', { kinds: { rect: { ...rectType, legendMarks: () => [] } } })]);
    const pattern = { template: 'dotted', offset: 0, clearance: 0 } as const;
    const [page] = withObjects(createObject('rect', { uuid: id(5), pattern })).pages;
    if (!page) throw new Error('the page is gone');
    expect(pageMarks(standardEngine.kinds, page).areas).toHaveLength(1);
    expect(pageMarks(unmarked.kinds, page).areas).toHaveLength(0);
  });
});
