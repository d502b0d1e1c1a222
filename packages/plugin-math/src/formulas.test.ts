import { describe, expect, it } from '@jest/globals';
import { brailleParagraphs, cellsToUnicode, translateDocument } from '@tastwerk/editor-core/braille';
import { boundsOfPath } from '@tastwerk/editor-core/geometry';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { documentOf, engine, LABEL, translator } from '../test/engine.js';

const { kinds } = engine;

async function translated(...given: Parameters<typeof documentOf>) {
  const document = documentOf(...given);
  const { book } = await translateDocument(kinds, document, translator);
  return { document, resources: { kinds, braille: book, font: bundledFontMetrics } };
}

async function braille(...given: Parameters<typeof documentOf>): Promise<string> {
  const { document, resources } = await translated(...given);
  const result = resources.braille.get(given[0], document.system);
  return result?.ok ? cellsToUnicode(result.value.cells) : JSON.stringify(result);
}

async function findings(...given: Parameters<typeof documentOf>) {
  const { document, resources } = await translated(...given);
  return proof(await engine.rules(), document, swellProfile, resources).filter(({ ruleId }) =>
    ruleId.startsWith('formula-'),
  );
}

describe('a formula in a text', () => {
  it('is written in the code of the system, between words of the system', async () => {
    expect(await braille('Die Formel $x^2/4$.')).toBe('⠙⠬⠀⠋⠕⠗⠍⠑⠇⠀⠆⠭⠌⠆⠀⠳⠀⠼⠙⠰⠄');
    expect(await braille('The formula $x^2/4$.', 'en:en-ueb-g2@3.39')).toBe('⠠⠮⠀⠿⠍⠥⠇⠁⠀⠰⠰⠷⠭⠔⠼⠃⠨⠌⠼⠙⠾⠲');
    expect(await braille('$x^2/4$', 'en:en-us-g1@3.39')).toBe('⠹⠭⠘⠆⠐⠌⠲⠼');
  });

  it('is written in the code that the document names', async () => {
    expect(await braille('$x^2/4$', 'en:en-ueb-g1@3.39', 'nemeth')).toBe('⠸⠩⠀⠹⠭⠘⠆⠐⠌⠲⠼⠀⠸⠱');
    expect(await braille('$x^2/4$', 'DE:VOLL', 'ueb')).toBe('⠰⠰⠷⠭⠔⠼⠃⠨⠌⠼⠙⠾');
  });

  it('is LaTeX character by character, contracted nowhere, in the code of that name', async () => {
    const [plain, contracted] = await Promise.all(
      (['en:en-ueb-g1@3.39', 'en:en-ueb-g2@3.39'] as const).map((system) =>
        braille('$\\theta/st$', system, 'latex'),
      ),
    );
    expect(contracted).toBe(plain);
    // The six-dot computer braille of German: \frac{x^2}{4}.
    const [computer] = await translator.translate([
      { text: '\\frac{x^2}{4}', system: 'DE:KURZ', notation: 'computer' },
    ]);
    expect(await braille('$x^2/4$', 'DE:KURZ', 'latex')).toBe(
      computer?.ok ? cellsToUnicode(computer.value.cells) : '',
    );
  });

  it('reads decimal commas where the language has them', async () => {
    expect(await braille('$2,5$', 'fr:fr-bfu-comp6@3.39', 'ueb')).toBe('⠼⠃⠲⠑');
    expect(await braille('$2.5$', 'en:en-ueb-g1@3.39')).toBe('⠼⠃⠲⠑');
  });

  it('is printed as outlines, and told in words', async () => {
    const { document, resources } = await translated('Die Formel $\\sqrt{2}$ hier');
    const [, ...primitives] = buildScene(document, 0, resources).primitives;
    const [before, formula, after, dots] = primitives;
    expect(primitives.map(({ type }) => type)).toEqual(['text', 'path', 'text', 'braille']);
    expect(dots).toMatchObject({ text: 'Die Formel Wurzel aus 2 hier' });
    if (formula?.type !== 'path' || before?.type !== 'text' || after?.type !== 'text')
      throw new Error('order');
    const box = boundsOfPath(formula.path);
    expect(box.width).toBeGreaterThan(4);
    expect(box.y).toBeLessThan(before.origin.y - 3);
    expect(after.origin.x).toBeGreaterThan(box.x + box.width);
  });

  it('is written in braille pages', async () => {
    const { document } = await translated('');
    const content = 'Es gilt $a^2+b^2=c^2$ hier.';
    const withText = { ...document, braillePages: { ...document.braillePages, content } };
    const { book } = await translateDocument(kinds, withText, translator);
    const [paragraph] = brailleParagraphs(withText, book);
    expect(cellsToUnicode(paragraph?.cells ?? [])).toContain('⠁⠌⠆⠀⠖⠃⠌⠆⠀⠶⠉⠌⠆');
  });
});

describe('a proof of formulas', () => {
  it('names one that cannot be read, with the reason', async () => {
    const [found, ...others] = await findings('Die Formel $\\frac{x}$ hier', 'en:en-ueb-g1@3.39');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ruleId: 'formula-unread',
      severity: 'error',
      objects: [LABEL],
      pageIndex: 0,
      values: { formula: '\\frac{x}', english: 'Something is missing behind “\\frac”.' },
    });
  });

  it('names one that cannot be read where nothing is in braille', async () => {
    expect(await findings('$($', 'DE:VOLL', null, { displayDots: false })).toHaveLength(1);
  });

  it('names one that the code cannot write, which is printed nevertheless', async () => {
    const text = '$\\binom{n}{k}$';
    const found = await findings(text);
    expect(found.map(({ ruleId }) => ruleId)).toEqual(['formula-unread']);
    const { document, resources } = await translated(text);
    expect(buildScene(document, 0, resources).primitives[1]?.type).toBe('path');
  });

  it('says of all German braille that no expert has read it, and of other braille where a rule is not sure', async () => {
    expect(await findings('$x$ und $y$')).toMatchObject([
      { ruleId: 'formula-doubt', severity: 'info', objects: [LABEL], values: { formulas: 'x; y' } },
    ]);
    expect(await findings('$x$', 'en:en-ueb-g1@3.39')).toEqual([]);
    expect(await findings('$"speed"=5$', 'en:en-ueb-g1@3.39')).toMatchObject([{ ruleId: 'formula-doubt' }]);
  });
});
