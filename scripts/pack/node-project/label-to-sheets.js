/** Runs in a project outside of the workspace: a document with a label, its braille, and its files. */
import assert from 'node:assert/strict';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine } from '@tastwerk/editor-core';
import { renderPlugins } from '@tastwerk/render/plugins';
import { renderArtefacts } from '@tastwerk/render';

const translator = createNodeTranslator();
const [line] = await translator.translate([{ text: 'Turm', system: 'DE:VOLL' }]);
assert.deepEqual(line.value.cells, [0b011110, 0b100101, 0b010111, 0b001101]);

const engine = createEngine(renderPlugins);
const pageUuid = '0b6e1c0a-93a1-4c0e-8a39-6d1f0c7c2a11';
const blank = engine.blank({ uuid: '5f0c2f0e-0d0c-4a55-9d1e-2f2d6a4b7c10', pageUuid, language: 'de' });
const uuid = '9a4f7a52-54b0-4a3c-8f0e-3c8f0b1d2e4f';
const label = engine.kinds.create('label', { uuid, x: 40, y: 60, text: 'Turm' });
const commands = [
  { type: 'add-objects', pageUuid, objects: [label] },
  { type: 'set-braille-pages', set: { content: 'Turm' } },
];
const drawn = commands.reduce((document, command) => engine.commands.apply(document, command).value, blank);
const rendered = await renderArtefacts(drawn, {
  engine,
  translator,
  fileName: 'turm',
  formats: ['svg', 'pdf', 'png', 'brf'],
});
assert.ok(rendered.ok, JSON.stringify(rendered.error));
const bytesOf = (format) => Buffer.from(rendered.value.artefacts.find((one) => one.format === format).bytes);
assert.match(bytesOf('svg').toString(), /^<(\?xml|svg)[\s\S]*<\/svg>\s*$/);
assert.match(bytesOf('pdf').toString('latin1'), /^%PDF-[\s\S]*%%EOF\s*$/);
assert.deepEqual([...bytesOf('png').subarray(1, 4)], [...Buffer.from('PNG')]);
assert.match(bytesOf('brf').toString(), /TURM/i);
