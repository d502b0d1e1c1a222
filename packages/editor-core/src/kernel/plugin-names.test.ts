import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../test/documents.js';
import { rectType } from '../plugins/shapes/rect.js';
import { standardPlugins } from '../plugins/standard.js';
import { shapes } from '../plugins/shapes/plugin.js';
import { createObject } from '../standard.js';
import { createEngine, type Engine } from './engine.js';
import { definePlugin, type Plugin } from './plugin.js';

/** What `parsed` holds as plain JSON: matching the types of documents one in another takes the compiler minutes. */
function readFrom(parsed: ReturnType<Engine['parse']>): {
  readonly plugins: unknown;
  readonly objects: readonly unknown[];
} {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { plugins, pages } = parsed.value.document;
  return { plugins, objects: pages.flatMap(({ objects }) => objects) };
}

/** Engines in which rectangles come from a plugin outside of the form of documents, in a version. */
const withBoxes = (version: string, parts: Partial<Plugin> = {}) =>
  createEngine([
    ...standardPlugins.filter((plugin) => plugin !== shapes),
    definePlugin({ id: 'boxes', version, requires: ['objects'], kinds: { rect: rectType }, ...parts }),
  ]);

const RECT = createObject('rect', { uuid: id(1), x: 20, y: 20 });
const other = { ...RECT, uuid: id(2), type: 'clock' };

describe('the plugins that a document names', () => {
  const engine = withBoxes('1.1.0');
  const blank = engine.blank({ uuid: id(30), pageUuid: id(31), language: 'de' });
  const add = (document = blank, objects: readonly unknown[] = [RECT]) =>
    engine.commands.apply(document, { type: 'add-objects', pageUuid: id(31), objects });

  it('are those of its objects, as long as there is one', () => {
    const added = add();
    if (!added.ok) throw new Error(added.error.code);
    expect(added.value.plugins).toEqual({ boxes: '1.1.0' });
    const removed = engine.commands.apply(added.value, { type: 'remove-objects', uuids: [id(1)] });
    expect(removed.ok && removed.value.plugins).toEqual({});
  });

  it('keep the names of what the engine does not have while there is an unknown kind', () => {
    const given = { ...blank, plugins: { clock: '2.0.0', boxes: '1.0.0' } };
    const both = engine.parse({ ...given, pages: [{ ...given.pages[0], objects: [RECT, other] }] });
    expect(readFrom(both).plugins).toEqual({ boxes: '1.1.0', clock: '2.0.0' });
    expect(readFrom(engine.parse(given)).plugins).toEqual({});
  });

  it('are none where all kinds belong to the form of documents', () => {
    const standard = createEngine(standardPlugins);
    const document = withObjects(RECT);
    const moved = standard.commands.apply(document, { type: 'move-objects', uuids: [id(1)], dx: 1, dy: 0 });
    expect(moved.ok && moved.value.plugins).toEqual({});
  });
});

describe('objects of another version of a plugin', () => {
  const given = (version: string, object: unknown = RECT) => {
    const document = withObjects();
    return { ...document, plugins: { boxes: version }, pages: [{ ...document.pages[0], objects: [object] }] };
  };
  const migrations: Plugin['migrations'] = {
    rect: ({ breadth, ...object }, from) => ({ ...object, width: breadth, moniker: `from ${from}` }),
  };
  const { width, ...narrow } = RECT;

  it('are brought to the present one, in groups as well', () => {
    const old = { ...narrow, breadth: width };
    const group = { ...createObject('group', { uuid: id(9) }), objects: [old] };
    const engine = withBoxes('1.1.0', { migrations });
    const [read] = readFrom(engine.parse(given('1.0.0', group))).objects;
    expect(read).toEqual({ ...group, objects: [{ ...RECT, moniker: 'from 1.0.0' }] });
  });

  it.each(['1.1.0', '1.2.0'])('are left alone in version %s', (version) => {
    expect(readFrom(withBoxes('1.1.0', { migrations }).parse(given(version))).objects).toEqual([RECT]);
  });

  it('are refused from a version with a higher first number', () => {
    expect(withBoxes('1.1.0').parse(given('2.0.0'))).toEqual({
      ok: false,
      error: [
        {
          code: 'DOCUMENT_PLUGIN_TOO_NEW',
          path: ['plugins', 'boxes'],
          params: { plugin: 'boxes', version: '2.0.0', newest: '1.1.0' },
        },
      ],
    });
  });
});
