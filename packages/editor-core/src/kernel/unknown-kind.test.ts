import { describe, expect, it } from '@jest/globals';
import { id, objectIn, withObjects } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { standardRules } from '../../test/standard-rules.js';
import type { Document } from '../document/schema.js';
import type { PageObject } from '../objects/schema.js';
import { proof, swellProfile } from '../proofing/index.js';
import { buildScene } from '../scene/build-scene.js';
import { applyCommand, createObject, kinds, parseDocument } from '../standard.js';
import { missingPluginIssues } from './missing-plugins.js';

/** A clock of a plugin that the engine does not have, with a property that nothing is known of. */
const CLOCK = {
  uuid: id(7),
  type: 'clock',
  moniker: 'Bahnhofsuhr',
  hidden: false,
  locked: false,
  x: 50,
  y: 60,
  width: 80,
  height: 80,
  hands: { hour: 4, minute: [30, { exact: true }] },
};

const json = (objects: readonly unknown[], plugins?: unknown) => {
  const document = withObjects();
  return {
    ...document,
    ...(plugins === undefined ? {} : { plugins }),
    pages: document.pages.map((page) => ({ ...page, objects })),
  };
};

function read(given: unknown): Document {
  const parsed = parseDocument(given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

const objectsOf = ({ pages }: Document): readonly PageObject[] => pages[0]?.objects ?? [];
const opened = (plugins: Record<string, string> = { clock: '1.2.0' }) => read(json([CLOCK], plugins));

function after(document: Document, command: unknown): Document {
  const result = applyCommand(document, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('an object of an unknown kind', () => {
  it('is read and written byte for byte', () => {
    expect(JSON.stringify(objectsOf(opened()))).toBe(JSON.stringify([CLOCK]));
    expect(opened().plugins).toEqual({ clock: '1.2.0' });
  });

  it('is seen by what it holds, where it holds objects', () => {
    const bar = createObject('rect', { uuid: id(8), x: 60, y: 70 });
    const chart = { ...CLOCK, objects: [bar] };
    const drawn = (objects: readonly unknown[]) =>
      buildScene(read(json(objects, { clock: '1.2.0' })), 0, fakeResources).primitives;
    expect(drawn([chart])).toEqual(drawn([bar]));
  });

  it('is read inside a group, and the group keeps its kind', () => {
    const group = { ...createObject('group', { uuid: id(8) }), objects: [CLOCK] };
    expect(objectsOf(read(json([group])))).toEqual([group]);
  });

  it.each([
    ['no id', { ...CLOCK, uuid: 'x' }],
    ['no name', { ...CLOCK, moniker: undefined }],
    ['a place far off', { ...CLOCK, x: 1e9 }],
    ['a name that is no kind', { ...CLOCK, type: 'Clock!' }],
    ['members that are no objects', { ...CLOCK, objects: [{ type: 'rect' }] }],
    ['more floors than can be walked', { ...CLOCK, deep: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) }],
    ['more values than can be walked', { ...CLOCK, long: Array.from({ length: 60_000 }, () => 0) }],
  ])('is refused with %s', (_, object) => {
    const parsed = parseDocument(json([object]));
    const [issue] = parsed.ok ? [] : parsed.error;
    expect(issue?.code).toBe('DOCUMENT_INVALID_VALUE');
    expect(issue?.path.slice(0, 4)).toEqual(['pages', 0, 'objects', 0]);
  });

  it('does not let a known kind in that does not hold to its schema', () => {
    const { uuid } = CLOCK;
    expect(parseDocument(json([{ type: '?', carried: { ...CLOCK, type: 'rect' } }])).ok).toBe(false);
    expect(parseDocument(json([{ type: 'rect', uuid }])).ok).toBe(false);
  });

  it('is moved and copied, and keeps all the rest', () => {
    const moved = after(opened(), { type: 'move-objects', uuids: [id(7)], dx: 10, dy: -5 });
    expect(objectsOf(moved)).toEqual([{ ...CLOCK, x: 60, y: 55 }]);
    const copied = after(opened(), {
      type: 'duplicate-objects',
      uuids: [id(7)],
      ids: { [id(7)]: id(9) },
      dx: 5,
      dy: 5,
    });
    expect(objectsOf(copied)[1]).toEqual({ ...CLOCK, uuid: id(9), x: 55, y: 65 });
  });

  it('is not moved to where it could not be read any more', () => {
    const far = applyCommand(opened(), { type: 'move-objects', uuids: [id(7)], dx: 1999, dy: 0 });
    expect(far).toMatchObject({ ok: false, error: { code: 'COMMAND_INVALID' } });
  });

  it('is never edited', () => {
    const set = { type: 'update-objects', changes: [{ uuid: id(7), set: { moniker: 'Uhr' } }] };
    expect(applyCommand(opened(), set)).toMatchObject({
      ok: false,
      error: { code: 'COMMAND_KIND_UNKNOWN', params: { kind: 'clock' } },
    });
    const turned = after(opened(), {
      type: 'rotate-objects',
      uuids: [id(7)],
      degrees: 90,
      centre: { x: 90, y: 100 },
    });
    expect(objectsOf(turned)).toEqual([CLOCK]);
  });

  it('is drawn as a box with its name, which does not swell', () => {
    const { primitives } = buildScene(opened(), 0, fakeResources);
    const drawn = primitives.filter(({ objectId }) => objectId === id(7));
    expect(drawn.map(({ layer }) => layer)).toEqual(['print', 'print']);
    expect(JSON.stringify(drawn)).toContain('Bahnhofsuhr');
    expect(kinds.boundsOf(objectIn(opened(), id(7)))).toEqual({ x: 50, y: 60, width: 80, height: 80 });
  });

  it('is told by a proof and hinders publishing, with the plugin that is missing', () => {
    const found = proof(standardRules, opened(), swellProfile, fakeResources).filter(
      ({ ruleId }) => ruleId === 'unknown-kind',
    );
    expect(found).toMatchObject([
      { severity: 'error', objects: [id(7)], pageIndex: 0, values: { kind: 'clock', plugin: 'clock' } },
    ]);
    expect(missingPluginIssues(kinds, opened())).toEqual([
      {
        code: 'DOCUMENT_PLUGIN_MISSING',
        path: ['pages', 0, 'objects', 0, 'type'],
        params: { kind: 'clock', plugin: 'clock' },
      },
    ]);
    expect(missingPluginIssues(kinds, withObjects())).toEqual([]);
  });

  it.each([[null], [7], ['x'], [{}], [[]]])(
    'may keep %j under the names that built-in kinds use',
    (value) => {
      const taken = kinds.names.flatMap((kind) => Object.keys(createObject(kind, { uuid: id(9) })));
      const own = taken.filter((name) => !(name in CLOCK) && name !== 'objects');
      expect(own).toEqual(expect.arrayContaining(['pattern', 'startArrow', 'borderStyle', 'text', 'keyVal']));
      const strange = { ...CLOCK, ...Object.fromEntries(own.map((name) => [name, value])) };
      const document = read(json([strange, createObject('rect', { uuid: id(8), x: 90, y: 90 })]));
      expect(JSON.stringify(objectsOf(document)[0])).toBe(JSON.stringify(strange));
      const found = proof(standardRules, document, swellProfile, fakeResources);
      expect(found.filter(({ objects }) => objects.includes(id(7))).map(({ ruleId }) => ruleId)).toEqual([
        'unknown-kind',
      ]);
      expect(buildScene(document, 0, fakeResources).primitives.length).toBeGreaterThan(2);
      const moved = after(document, { type: 'move-objects', uuids: [id(7), id(8)], dx: 10, dy: 0 });
      expect(objectsOf(moved)[0]).toEqual({ ...strange, x: 60 });
    },
  );
});
