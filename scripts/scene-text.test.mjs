/** Every sample and every template is said by its scene text in both languages, and read back equal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { usualSystemName } from '@tastwerk/braille-tables/usual-names';
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import charts from '@tastwerk/plugin-charts';
import chartTemplates from '@tastwerk/plugin-charts/templates';
import { loadSceneLines, readSceneText, writeSceneText } from '@tastwerk/plugin-scene-text';
import { TEMPLATE_IDS } from '../packages/editor-react/src/plugins/templates/template-ids.js';
import { buildTemplate } from '../packages/editor-react/test/build-template.js';
import * as choices from '../packages/plugin-scene-text/src/words/choices.js';
import { withoutIds } from '../packages/plugin-scene-text/test/without-ids.js';
import { SAMPLE_DOCUMENTS, SAMPLES } from './setup/sample-files.mjs';

const engine = createEngine([...standardPlugins, charts]);
await loadSceneLines(engine);
const translator = createNodeTranslator();

function parsed(json) {
  const read = engine.parse(json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.document;
}

/** Names of documents and what makes them. */
const DOCUMENTS = [
  ...SAMPLE_DOCUMENTS.map((file) => [file, () => JSON.parse(readFileSync(join(SAMPLES, file), 'utf8'))]),
  ...['de', 'en'].flatMap((language) => [
    ...TEMPLATE_IDS.map((id) => [`template ${id}, ${language}`, () => buildTemplate(id, language)]),
    ...chartTemplates.templates.map(({ id, loadMaker }) => [
      `template ${id}, ${language}`,
      async () => (await loadMaker())(engine.kinds, language, translator),
    ]),
  ]),
];

function counting() {
  let last = 0;
  return () => `00000000-0000-4000-9000-${String((last += 1)).padStart(12, '0')}`;
}

/** A term as scene texts have it: without commas and what stands in brackets, in any case. */
const plain = (term) => term.replaceAll(/\s*\(.*?\)|,/gu, '').toLowerCase();

const termsOf = (language, file) =>
  JSON.parse(readFileSync(`packages/editor-react/src/i18n/${language}/${file}.json`, 'utf8'));

const systemNames = (language) =>
  Object.fromEntries(Object.keys(choices.SYSTEM_WORDS).map((id) => [id, usualSystemName(id, language)]));

describe.each(['de', 'en'])('a scene text in %s', (language) => {
  it('has the terms of the editor', () => {
    const { colours, textures, borderStyles, formats, label } = termsOf(language, 'editor');
    const { pages, draft } = termsOf(language, 'panels');
    const tables = [
      [choices.COLOUR_WORDS, colours],
      [choices.TEXTURE_WORDS, textures],
      [choices.BORDER_STYLE_WORDS, borderStyles],
      [choices.PAPER_WORDS, formats],
      [choices.SYSTEM_WORDS, systemNames(language)],
      [choices.ALIGN_WORDS, label.aligns],
      [choices.MEDIUM_WORDS, pages.media],
      [choices.CATEGORY_WORDS, draft.categories],
    ];
    for (const [words, terms] of tables)
      for (const [name, term] of Object.entries(terms))
        expect([name, words[name][language].split('|')[0].toLowerCase()]).toEqual([name, plain(term)]);
  });

  it.each(DOCUMENTS)('says %s', async (_name, make) => {
    const document = parsed(JSON.parse(JSON.stringify(await make())));
    const text = writeSceneText(document, engine, language);
    const read = readSceneText(text, { engine, newId: counting() });
    if (!read.ok)
      throw new Error(`${JSON.stringify(read.error[0])} ${text.split('\n')[read.error[0].line - 1]}`);
    expect(withoutIds(read.value.document)).toEqual(withoutIds(document));
    expect(writeSceneText(read.value.document, engine, language)).toBe(text);
    const kept = readSceneText(text, { engine, newId: counting(), base: document });
    expect(kept.ok && kept.value.document).toBe(document);
  });
});
