import { describe, expect, it } from '@jest/globals';
import { LABEL, withObjects } from '../../../../test/documents.js';
import { fakeResources, fakeTranslator } from '../../../../test/fake-braille.js';
import { fakeFormulas, knownFormulas } from '../../../../test/fake-formulas.js';
import { BLACK_PRINT_MM, PRINT_BASELINE_MM } from '../../../primitives/sizes.js';
import { printedWidthMm } from '../../../primitives/printed-text.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { textWidthMm } from '../../../resources/font-metrics.js';
import { buildObjectScene } from '../../../scene/build-scene.js';
import { createObject } from '../../../standard.js';
import { writingFormulas } from '../../../marked-lines/writing-formulas.js';
import type { BrailleLookup } from '../../../translator/translator.js';
import { labelLayout } from './layout.js';
import type { LabelObject } from './schema.js';

function label(values: Partial<Omit<LabelObject, 'type' | 'uuid'>>): LabelObject {
  return createObject('label', { uuid: LABEL, x: 20, y: 30, width: 150, height: 10, ...values });
}

async function lookup(text: string, ...sources: readonly string[]): Promise<BrailleLookup> {
  const translator = writingFormulas(fakeTranslator, fakeFormulas);
  const [result] = await translator.translate([{ text, system: 'DE:VOLL', mathCode: 'german' }]);
  const { formula } = await knownFormulas(BLACK_PRINT_MM, ...sources);
  return { get: (asked) => (asked === text ? result : undefined), ...(formula ? { formula } : {}) };
}

async function drawn(object: LabelObject, ...sources: readonly string[]) {
  const document = withObjects(object);
  const resources = { ...fakeResources, braille: await lookup(object.text, ...sources) };
  const { primitives } = buildObjectScene(document, 0, object, resources);
  return { layout: labelLayout(document, 0, object, resources), primitives, resources };
}

describe('a label with a formula', () => {
  it('FORMULA-6 draws its outlines on the baseline, between the words', async () => {
    const { primitives, layout, resources } = await drawn(label({ text: 'Die $x$ da' }), 'x');
    const [before, formula, after, dots] = primitives;
    expect(primitives.map(({ type }) => type)).toEqual(['text', 'path', 'text', 'braille']);
    if (before?.type !== 'text' || formula?.type !== 'path' || after?.type !== 'text')
      throw new Error('order');
    expect([before.text, after.text]).toEqual(['Die ', ' da']);
    const box = boundsOfPath(formula.path);
    expect(box.x).toBeGreaterThanOrEqual(before.origin.x + before.widthMm);
    expect(after.origin.x).toBeGreaterThanOrEqual(box.x + box.width);
    expect(before.origin.y).toBeCloseTo(box.y + 1.5 * BLACK_PRINT_MM);
    expect(after.origin.y).toBe(before.origin.y);
    expect(formula).toMatchObject({ layer: 'print', fill: before.ink });
    expect(dots).toMatchObject({ text: 'Die formula x da' });
    const printing = { font: resources.font, formulas: resources.braille };
    const widthMm = printedWidthMm('Die $x$ da', BLACK_PRINT_MM, printing);
    expect(layout.lines[0]?.printWidthMm).toBe(widthMm);
    expect(widthMm).toBeGreaterThan(textWidthMm('Die  da', BLACK_PRINT_MM, resources.font) + 10);
  });

  it('FORMULA-6 makes room for one that is higher than black print', async () => {
    const text = 'Die $x$';
    const { layout } = await drawn(label({ text }), 'x');
    const { layout: pending } = await drawn(label({ text }));
    const above = 1.5 * BLACK_PRINT_MM - PRINT_BASELINE_MM;
    const [line, typed] = [layout.lines[0], pending.lines[0]];
    if (!line || !typed) throw new Error('lines');
    expect(line.printTopMm - typed.printTopMm).toBeCloseTo(above);
    expect(line.dotsTopMm - typed.dotsTopMm).toBeCloseTo(2 * BLACK_PRINT_MM - 6);
    expect(layout.neededHeightMm - pending.neededHeightMm).toBeCloseTo(2 * BLACK_PRINT_MM - 6);
  });

  it('FORMULA-4 shows what is not set, or cannot be read, as it is typed', async () => {
    for (const text of ['Die $x$', 'Die $?$']) {
      const { primitives } = await drawn(label({ text }), '?');
      expect(primitives[0]).toMatchObject({ type: 'text', text });
    }
  });

  it('FORMULA-7 breaks no line within a formula', async () => {
    const text = 'eins $a + b = c$ zwei';
    const { layout } = await drawn(label({ text, width: 30, displayLetters: false }), 'a + b = c');
    expect(layout.lines.map(({ source }) => source)).toEqual(['eins', 'formula a + b = c', 'zwei']);
  });
});
