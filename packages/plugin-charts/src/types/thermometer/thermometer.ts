import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { arcPoints } from '../../figures/geometry.js';
import { steppedTicks } from '../../figures/number-ticks.js';
import { wordsOf } from '../../figures/words.js';
import { DOTS_MIDDLE_MM, LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import { baseFields, finite, lineText } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { patternOf } from '../../sheet/styles.js';
import { writeNumber } from '../../texts/numbers.js';

const thermometerSchema = z
  .strictObject({
    type: z.literal('thermometer'),
    ...baseFields,
    from: finite.default(-20),
    to: finite.default(40),
    step: z.number().positive().max(1e12).nullable().default(10),
    value: finite.default(18),
    unit: lineText.default('°C'),
    /** Whether the value is written beside the top of the column. */
    hasText: z.boolean().default(false),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'the scale must end above its beginning' });

/** A thermometer. */
export type ThermometerSpec = z.infer<typeof thermometerSchema>;

/** Half the width of the tube and the radius of the bulb, in mm: both hold a texture (TU Dresden TF_ET). */
const TUBE_MM = 9;
const BULB_MM = 17;
/** Length of ticks, and from them to the dots beside, in mm. */
const TICK_MM = 6;
const BESIDE_MM = 3.7;
/** Most of a scale's length, in mm: what two hands span. */
const MOST_MM = 190;

const valueText = ({ value, unit, language }: ThermometerSpec): string =>
  `${writeNumber(value, language)} ${unit}`.trim();

function layOut(spec: ThermometerSpec, sheet: Sheet): LaidOut {
  const { area, language } = sheet;
  const drawing = new Drawing(sheet);
  const top = area.y + LABEL_HEIGHT_MM + 6;
  const bottom = Math.min(area.y + area.height - 2 * BULB_MM - 12, top + MOST_MM);
  if (bottom - top < 60) drawing.note('figure-too-small', {}, true);
  const at = (value: number) => bottom - ((value - spec.from) / (spec.to - spec.from)) * (bottom - top);
  const ticks = steppedTicks(spec, bottom - top, () => LABEL_HEIGHT_MM - 4);
  const x = area.x + area.width / 2;
  const isWithin = spec.value >= spec.from && spec.value <= spec.to;
  if (!isWithin) drawing.note('figure-outside', { text: valueText(spec) }, true);
  const level = at(Math.min(Math.max(spec.value, spec.from), spec.to));
  const meets = (Math.asin(TUBE_MM / BULB_MM) * 180) / Math.PI;
  const centre = { x, y: bottom + 10 + BULB_MM };
  const column = [
    { x: x + TUBE_MM, y: level },
    ...arcPoints(centre, BULB_MM, 90 - meets, meets - 270),
    { x: x - TUBE_MM, y: level },
  ];
  drawing.polygon('column', column, {
    fill: 'red',
    pattern: patternOf('dotted_tight'),
    borderWidth: LINE_MM.data,
    moniker: valueText(spec),
  });
  const tube = [
    { x: x - TUBE_MM, y: level },
    { x: x - TUBE_MM, y: top - 4 },
    { x: x + TUBE_MM, y: top - 4 },
    { x: x + TUBE_MM, y: level },
  ];
  drawing.path('tube', tube, { borderWidth: LINE_MM.data });
  for (const { value, isLabelled } of ticks) {
    const y = at(value);
    const length = value === 0 ? 2 * TICK_MM : TICK_MM;
    drawing.line(`tick ${value}`, { x: x - TUBE_MM, y }, { x: x - TUBE_MM - length, y });
    const words = wordsOf(sheet, { text: writeNumber(value, language) });
    const place = { x: x - TUBE_MM - length - BESIDE_MM, y: y - DOTS_MIDDLE_MM, align: 'right' } as const;
    if (isLabelled) drawing.put(`number ${value}`, words, place);
  }
  if (spec.unit !== '')
    drawing.label('unit', spec.unit, { x, y: top - 7 - LABEL_HEIGHT_MM - 1.5, align: 'center' });
  if (spec.hasText) {
    drawing.label('value', valueText(spec), {
      x: x + TUBE_MM + 5,
      y: level - DOTS_MIDDLE_MM,
      align: 'left',
    });
  }
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe(spec: ThermometerSpec): ImageDescription {
  const { language, title, from, to, unit } = spec;
  const isGerman = language === 'de';
  const kind = isGerman ? 'Thermometer' : 'Thermometer';
  const write = (value: number) => writeNumber(value, language);
  return {
    type: kind,
    summary: isGerman
      ? `${title === '' ? kind : title}: ${valueText(spec)}.`
      : `${title === '' ? kind : title}: ${valueText(spec)}.`,
    details: isGerman
      ? `Die Skala links geht von ${write(from)} bis ${write(to)} ${unit}.\nDie Säule ist gepunktet und reicht bis ${valueText(spec)}.`
      : `The scale at the left goes from ${write(from)} to ${write(to)} ${unit}.\nThe column is dotted and reaches ${valueText(spec)}.`,
  };
}

/** A thermometer. */
export const thermometer: ChartType<ThermometerSpec> = {
  schema: thermometerSchema,
  sample: (language) => ({
    type: 'thermometer',
    title: language === 'de' ? 'Temperatur ablesen' : 'Reading a temperature',
    language,
    from: -20,
    to: 40,
    step: 10,
    value: 18,
    unit: '°C',
    hasText: false,
  }),
  paper: () => 'portrait',
  texts: (spec) => [spec.unit, valueText(spec)],
  layOut,
  describe,
};
