import { describe, expect, it } from '@jest/globals';
import { LABEL, withObjects } from '../../../../test/documents.js';
import { fakeResources, fakeTranslator } from '../../../../test/fake-braille.js';
import { brailleRequestOf } from '../../../own-words/write-with-own-words.js';
import { BLACK_PRINT_MM } from '../../../primitives/sizes.js';
import { textWidthMm } from '../../../resources/font-metrics.js';
import { buildObjectScene } from '../../../scene/build-scene.js';
import { createObject } from '../../../standard.js';
import { writingFormulas } from '../../../marked-lines/writing-formulas.js';
import { labelWords } from './break-lines.js';
import { labelLayout } from './layout.js';

async function drawn(text: string, width = 150) {
  const object = createObject('label', { uuid: LABEL, x: 20, y: 30, width, height: 10, text });
  const document = withObjects(object);
  const translator = writingFormulas(fakeTranslator, undefined);
  const [result] = await translator.translate([brailleRequestOf(document, text)]);
  const resources = { ...fakeResources, braille: { get: () => result } };
  const { primitives } = buildObjectScene(document, 0, object, resources);
  return { primitives, layout: labelLayout(document, 0, object, resources) };
}

describe('a label with marks', () => {
  it('MARK-5 draws words as they are marked, one behind the other, and says what they are', async () => {
    const { primitives, layout } = await drawn('Das [ist so]{b} [good]{i,en} $');
    const texts = primitives.filter((primitive) => primitive.type === 'text');
    expect(texts.map(({ text, isBold, isItalic, language }) => [text, isBold, isItalic, language])).toEqual([
      ['Das ', undefined, undefined, undefined],
      ['ist so', true, undefined, undefined],
      [' ', undefined, undefined, undefined],
      ['good', undefined, true, 'en'],
      [' $', undefined, undefined, undefined],
    ]);
    for (const [index, { origin, widthMm }] of texts.entries())
      expect(texts[index + 1]?.origin.x ?? origin.x + widthMm).toBeCloseTo(origin.x + widthMm, 9);
    const { font } = fakeResources;
    expect(layout.lines[0]?.printWidthMm).toBeCloseTo(
      textWidthMm('Das ist so good $', BLACK_PRINT_MM, font),
      9,
    );
    expect(primitives.at(-1)).toMatchObject({ type: 'braille', text: 'Das ist so good $' });
  });

  it('MARK-5 draws a line below what is underlined', async () => {
    const { primitives } = await drawn('Das [ist]{u} so');
    const [, words, line] = primitives;
    if (words?.type !== 'text' || line?.type !== 'path') throw new Error('order');
    const [from, to] = line.path;
    if (from?.kind !== 'M' || to?.kind !== 'L') throw new Error('a line');
    expect([words.text, from.to.x]).toEqual(['ist', words.origin.x]);
    expect(to.to.x - from.to.x).toBeCloseTo(words.widthMm, 9);
    expect(from.to.y).toBeGreaterThan(words.origin.y);
    expect(line.stroke?.ink).toBe(words.ink);
  });

  it('MARK-4 breaks between words that are marked each for itself', () => {
    expect(labelWords('Das [ist so]{b} [neu da]{note}')).toEqual([
      'Das',
      '[ist]{b}',
      '[so]{b}',
      '[neu',
      'da]',
    ]);
  });

  it('MARK-4 marks the words of each of its lines', async () => {
    const { layout, primitives } = await drawn('Das [ist so gut]{b} da', 40);
    expect(layout.lines.map(({ print, source }) => [print, source])).toEqual([
      ['Das [ist]{b}', 'Das ist'],
      ['[so gut]{b}', 'so gut'],
      ['da', 'da'],
    ]);
    const bold = primitives.flatMap((one) => (one.type === 'text' && one.isBold ? [one.text] : []));
    expect(bold).toEqual(['ist', 'so gut']);
  });
});
