/** Placing the labels of samples and templates must not bring findings into documents that have none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { createEngine } from '@tastwerk/editor-core';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import charts from '@tastwerk/plugin-charts';
import chartTemplates from '@tastwerk/plugin-charts/templates';
import { placePage } from '@tastwerk/plugin-placement';
import { TEMPLATE_IDS } from '../packages/editor-react/src/plugins/templates/template-ids.js';
import { buildTemplate } from '../packages/editor-react/test/build-template.js';
import { SAMPLE_DOCUMENTS, SAMPLES } from './setup/sample-files.mjs';

const engine = createEngine([...standardPlugins, charts]);
const { kinds } = engine;
const rules = await engine.rules();
const translator = createNodeTranslator();
const pageNames = { legend: 'Legende', continued: (name) => `${name} (Fortsetzung)` };

function sample(file) {
  const parsed = engine.parse(JSON.parse(readFileSync(join(SAMPLES, file), 'utf8')));
  if (!parsed.ok) throw new Error(`${file} is no document`);
  return parsed.value.document;
}

async function chartTemplate({ loadMaker }, language) {
  const make = await loadMaker();
  return make(kinds, language, translator);
}

/** Names of documents and what makes them. */
const DOCUMENTS = [
  ...SAMPLE_DOCUMENTS.map((file) => [file, () => sample(file)]),
  ...['de', 'en'].flatMap((language) => [
    ...TEMPLATE_IDS.map((id) => [`template ${id}, ${language}`, () => buildTemplate(id, language)]),
    ...chartTemplates.templates.map((template) => [
      `template ${template.id}, ${language}`,
      () => chartTemplate(template, language),
    ]),
  ]),
];

/** `document` with the labels of all its pages placed, how many were moved, and those without room. */
async function placed(document, which) {
  let after = document;
  let moved = 0;
  const unplaced = [];
  for (const { uuid } of document.pages) {
    // Pages that placing has added stand between those of the document.
    const index = after.pages.findIndex((page) => page.uuid === uuid);
    const wish = { engine, translator, profile: swellProfile, which, pageNames };
    const placement = await placePage(after, index, wish);
    moved += placement.moved.length;
    unplaced.push(...placement.unplaced);
    if (!placement.command) continue;
    const applied = engine.commands.apply(after, placement.command);
    if (!applied.ok) throw new Error(applied.error.code);
    after = applied.value;
  }
  return { after, moved, unplaced };
}

/** Errors and warnings of the proof. */
async function findings(document) {
  const { book } = await translateDocument(kinds, document, translator);
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  return proof(rules, document, swellProfile, resources)
    .filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, pageIndex }) => ({ ruleId, severity, pageIndex }));
}

const CLEAN = { findings: [], unplaced: [] };

describe('with the usual options, which place labels that are free', () => {
  it.each(DOCUMENTS)('%s stays without errors and warnings', async (_name, make) => {
    const { after, unplaced } = await placed(await make(), 'free');
    expect({ findings: await findings(after), unplaced }).toEqual(CLEAN);
  });
});

// Authors have placed the labels of samples and templates, so none is free. Placing all of them again is what can go wrong; with all
// documents that takes two minutes.
describe('with all labels placed again, in every fifth document', () => {
  let moves = 0;

  it.each(DOCUMENTS.filter((_, index) => index % 5 === 0))(
    '%s stays without errors and warnings',
    async (_name, make) => {
      const { after, moved, unplaced } = await placed(await make(), 'all');
      moves += moved;
      expect({ findings: await findings(after), unplaced }).toEqual(CLEAN);
    },
  );

  it('has moved labels', () => expect(moves).toBeGreaterThan(0));
});
