import { describe, expect, it } from '@jest/globals';
import { createEngine, fail, ok } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';
import { renderPlugins } from '@tastwerk/render/plugins';
import { drawRequest } from './draw-request.js';

const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const labelUuid = idOf(3);

const translator: BrailleTranslator = {
  translate: (requests) =>
    Promise.resolve(
      requests.map(({ text }) =>
        text.includes('☃')
          ? fail({ code: 'BRAILLE_UNTRANSLATABLE', character: '☃', index: text.indexOf('☃') })
          : ok({ cells: [...text].map(() => 1), sourceIndex: [...text].map((_, index) => index) }),
      ),
    ),
};

function draw(text: string) {
  const document = createBlankDocument({ uuid: idOf(1), pageUuid: idOf(2), language: 'de' });
  const label = createObject('label', { uuid: labelUuid, x: 20, y: 20, text });
  const pages = document.pages.map((page) => ({ ...page, objects: [label] }));
  const request = { document: JSON.stringify({ ...document, pages }), fileName: 'haus' };
  return drawRequest(request, createEngine(renderPlugins), translator);
}

describe('drawing a published version', () => {
  it('is refused where a text cannot be written, unlike drafts', async () => {
    expect((await draw('Haus')).ok).toBe(true);
    expect(await draw('Haus ☃')).toMatchObject({
      ok: false,
      error: { kind: 'braille', failures: [{ uuid: labelUuid, failure: { character: '☃' } }] },
    });
  });
});
