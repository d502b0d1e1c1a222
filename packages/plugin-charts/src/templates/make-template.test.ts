import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { chartEngine, translator as translate } from '../../test/proofed-sheet.js';
import { makeTemplate } from './make-template.js';
import { CHART_TEMPLATE_IDS } from './template-ids.js';
import { de, en } from './texts.js';

const { kinds } = chartEngine;
const tools = { newId: randomUUID, translate };

describe.each(['de', 'en'] as const)('the templates of charts in %s', (language) => {
  it.each(CHART_TEMPLATE_IDS)('begin with %s, which the proof finds no fault with', async (id) => {
    const document = await makeTemplate(id, kinds, language, tools);
    expect(chartEngine.parse(JSON.parse(JSON.stringify(document)))).toEqual({
      ok: true,
      value: { document, adjusted: [] },
    });
    const { book, failures } = await translateDocument(kinds, document, translate);
    expect(failures).toEqual([]);
    const resources = { kinds, braille: book, font: bundledFontMetrics };
    const found = proof(await chartEngine.rules(), document, swellProfile, resources);
    expect(found.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(document.braillePages.imageDescription.details).not.toBe('');
  });
});

it('each has a name in both languages, and new ids each time', async () => {
  for (const id of CHART_TEMPLATE_IDS) expect([de[id].name, en[id].name]).not.toContain('');
  const [one, other] = await Promise.all(
    [0, 1].map(async () => JSON.stringify(await makeTemplate('clock', kinds, 'en', tools))),
  );
  const idsOf = (json = '') => new Set(json.match(/[0-9a-f]{8}-[0-9a-f-]{27}/gu));
  expect([...idsOf(one)].filter((id) => idsOf(other).has(id))).toEqual([]);
});
