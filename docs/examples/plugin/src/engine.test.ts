import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine, type Document, type ObjectInput } from '@tastwerk/editor-core';
import { createFileWriter, fileSample } from '@tastwerk/editor-core/files';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import plugin, { type ClockObject } from './index.js';
import { minutesOf, spokenTime, timeValue } from './time.js';

const engine = createEngine([...standardPlugins, plugin]);
const { kinds } = engine;
const rules = await engine.rules();
const resources = { kinds, braille: { get: () => undefined }, font: bundledFontMetrics };

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const PAGE = id(2);
const OBJECT = id(3);

const face = (input: Partial<ObjectInput<ClockObject>> = {}) =>
  kinds.create('clock', { uuid: OBJECT, x: 60, y: 100, ...input });

/** A document with these faces. */
function documentWith(...objects: ClockObject[]): Document {
  const blank = engine.blank({ uuid: id(1), pageUuid: PAGE, language: 'en' });
  const added = engine.commands.apply(blank, { type: 'add-objects', pageUuid: PAGE, objects });
  assert.ok(added.ok);
  return added.value;
}

function onlyObject(document: Document): ClockObject {
  const object = document.pages[0]?.objects[0];
  assert.ok(object?.type === 'clock');
  return object;
}

/** What all rules find on these faces; that the document has no title is another matter. */
function findings(...faces: ClockObject[]) {
  const found = proof(rules, documentWith(...faces), swellProfile, resources);
  return found.filter(({ objects }) => faces.some(({ uuid }) => objects.includes(uuid)));
}

test('an object survives JSON, and the document names the plugin', () => {
  const document = documentWith(face({ minutes: 195 }));
  const read = engine.parse(JSON.parse(JSON.stringify(document)));
  assert.ok(read.ok);
  assert.deepEqual(read.value.document, document);
  assert.equal(onlyObject(read.value.document).minutes, 195);
  assert.deepEqual(document.plugins, { [plugin.id]: plugin.version });
});

test('a time that no face shows is refused', () => {
  const changes = [{ uuid: OBJECT, set: { minutes: 720 } }];
  const changed = engine.commands.apply(documentWith(face()), { type: 'update-objects', changes });
  assert.ok(!changed.ok);
});

test('moving, turning and resizing keep the time', () => {
  const before = face({ minutes: 195 });
  const moved = kinds.moveObject(before, 5, 0);
  const turned = kinds.turnObject(moved, 90, { x: 0, y: 0 });
  const from = kinds.frameOf(turned);
  const after = kinds.resizeObject(turned, from, { ...from, width: 100, height: 100 });
  assert.ok(after.type === 'clock');
  assert.equal(after.minutes, 195);
  assert.equal(after.angle, 90);
  assert.equal(after.width, 100);
});

test('a face, twelve marks and two hands are drawn, and turn as one', () => {
  const scene = buildScene(documentWith(face()), 0, resources);
  assert.equal(scene.primitives.filter(({ objectId }) => objectId === OBJECT).length, 15);
  const upright = buildScene(documentWith(face({ minutes: 180 })), 0, resources);
  const turned = buildScene(documentWith(face({ minutes: 180, angle: 90 })), 0, resources);
  assert.notDeepEqual(turned.primitives, upright.primitives);
});

test('the whole face is grabbed, also between the hands', () => {
  assert.ok(kinds.hitTest(face(), { x: 100, y: 165 }, 1));
  assert.ok(!kinds.hitTest(face(), { x: 62, y: 102 }, 1));
});

test('nothing is found on a face that meets the rules', () => {
  assert.deepEqual(findings(face()), []);
});

test('a face that is too small is found, one that is just large enough is not', () => {
  const [finding, ...others] = findings(face({ width: 59, height: 80 }));
  assert.deepEqual(others, []);
  assert.equal(finding?.ruleId, 'clock-size');
  assert.deepEqual([finding.measured, finding.wanted], [59, 60]);
  assert.equal(finding.source, 'clock-figures');
  assert.deepEqual(findings(face({ width: 60, height: 60 })), []);
});

test('hands that lie on each other are found, those that are just far enough apart are not', () => {
  const [finding, ...others] = findings(face({ minutes: 65 }));
  assert.deepEqual(others, []);
  assert.equal(finding?.ruleId, 'clock-hands');
  assert.deepEqual([finding.measured, finding.wanted], [2.5, 15]);
  assert.deepEqual(findings(face({ minutes: 3 })), []);
});

test('times are written as people say them and as fields need them', () => {
  assert.deepEqual([5, 195, 719].map(spokenTime), ['12:05', '3:15', '11:59']);
  assert.deepEqual([5, 195].map(timeValue), ['00:05', '03:15']);
  assert.deepEqual(['03:15', '15:15', ''].map(minutesOf), [195, 195, undefined]);
});

test('a list of times becomes a face for each, and faces become a list', async () => {
  const importer = engine.importers.get('clock');
  assert.ok(importer);
  const bytes = new TextEncoder().encode('07:30\r\n16:05\r\n');
  assert.ok(importer.matches(fileSample('a.clock', bytes)));
  assert.ok(!importer.matches(fileSample('a.clock', new TextEncoder().encode('clock'))));
  const area = { x: 10, y: 20, width: 190, height: 200 };
  const target = { kinds, widthMm: 210, heightMm: 297, area, newId: () => crypto.randomUUID() };
  const read = await (await importer.load())({ name: 'a.clock', bytes }, target);
  assert.ok(read.ok && read.value.kind === 'objects');
  const faces = read.value.objects.filter((object) => object.type === 'clock');
  assert.deepEqual(
    faces.map(({ minutes }) => minutes),
    [450, 245],
  );
  assert.deepEqual(findings(...faces), []);

  const writer = createFileWriter(engine, {
    document: documentWith(...faces),
    braille: resources.braille,
    fileName: 'day',
    options: {},
  });
  const [file] = (await writer.write('clock')) ?? [];
  assert.equal(file?.name, 'day.clock');
  assert.equal(new TextDecoder().decode(file.bytes), '07:30\n04:05\n');
});

test('more times than the page has room for are refused with their number', async () => {
  const read = await engine.importers.get('clock')?.load();
  const bytes = new TextEncoder().encode('07:30\n'.repeat(7));
  const area = { x: 10, y: 20, width: 190, height: 200 };
  const target = { kinds, widthMm: 210, heightMm: 297, area, newId: () => crypto.randomUUID() };
  assert.deepEqual(await read?.({ name: 'a.clock', bytes }, target), {
    ok: false,
    error: { code: 'clockTooMany', params: { most: 6 } },
  });
});
