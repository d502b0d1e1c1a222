import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';

const diceSchema = z.strictObject({
  type: z.literal('dice'),
  ...baseFields,
  values: z.array(z.number().int().min(1).max(6)).min(1).max(20).default([5]),
});

/** Dice, each with the side that lies above. */
export type DiceSpec = z.infer<typeof diceSchema>;

/** Sides of a die in mm: the least leaves 3 mm between pips of 6 mm and the edge. */
const SIDE_MM = { least: 38, most: 56 } as const;
/** Between dice in mm. */
const BETWEEN_MM = 10;
/** Radius of a pip and distance of the outer pips from the middle, as shares of the side. */
const PIP = { radius: 0.085, reach: 0.28 } as const;

type Place = readonly [across: number, down: number];
const MIDDLE: Place = [0, 0];
const RISING: readonly Place[] = [
  [-1, 1],
  [1, -1],
];
const FALLING: readonly Place[] = [
  [-1, -1],
  [1, 1],
];
const SIDES: readonly Place[] = [
  [-1, 0],
  [1, 0],
];

/** Where the pips of a value lie. */
const PIPS: readonly (readonly Place[])[] = [
  [MIDDLE],
  RISING,
  [MIDDLE, ...RISING],
  [...RISING, ...FALLING],
  [MIDDLE, ...RISING, ...FALLING],
  [...RISING, ...FALLING, ...SIDES],
];

/** How many dice lie beside each other, and how large they are: as large as the sheet lets them be. */
function gridOf(count: number, { width, height }: Sheet['area']) {
  let best = { columns: 1, side: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const side = Math.min((width - 2 + BETWEEN_MM) / columns, (height - 2 + BETWEEN_MM) / rows) - BETWEEN_MM;
    if (Math.min(side, SIDE_MM.most) > best.side) best = { columns, side: Math.min(side, SIDE_MM.most) };
  }
  return best;
}

function layOut({ values }: DiceSpec, sheet: Sheet): LaidOut {
  const drawing = new Drawing(sheet);
  const { columns, side } = gridOf(values.length, sheet.area);
  if (side < SIDE_MM.least) drawing.note('figure-too-small', {}, true);
  const left = sheet.area.x + (sheet.area.width - columns * (side + BETWEEN_MM) + BETWEEN_MM) / 2;
  values.forEach((value, index) => {
    const x = left + (index % columns) * (side + BETWEEN_MM);
    const y = sheet.area.y + 1 + Math.floor(index / columns) * (side + BETWEEN_MM);
    drawing.rect(
      `die ${index}`,
      { x, y, width: side, height: side },
      { borderWidth: LINE_MM.data, moniker: String(value) },
    );
    for (const [pip, [across, down]] of (PIPS[value - 1] ?? []).entries()) {
      const at = { x: x + side * (0.5 + across * PIP.reach), y: y + side * (0.5 + down * PIP.reach) };
      drawing.disc(`die ${index} pip ${pip}`, at, side * PIP.radius);
    }
  });
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe({ language, title, values }: DiceSpec): ImageDescription {
  const isGerman = language === 'de';
  const sum = values.reduce((all, value) => all + value, 0);
  const kind = isGerman ? 'Würfelbild' : 'Dice';
  const count = isGerman
    ? values.length === 1
      ? 'ein Würfel'
      : `${values.length} Würfel, zusammen ${sum} Augen`
    : values.length === 1
      ? 'one die'
      : `${values.length} dice, ${sum} pips in all`;
  const lines = values.map((value, index) =>
    isGerman
      ? `Würfel ${index + 1}: ${value} ${value === 1 ? 'Auge' : 'Augen'}`
      : `Die ${index + 1}: ${value} ${value === 1 ? 'pip' : 'pips'}`,
  );
  return { type: kind, summary: `${title === '' ? kind : title}: ${count}.`, details: lines.join('\n') };
}

/** Dice. */
export const dice: ChartType<DiceSpec> = {
  schema: diceSchema,
  sample: (language) => ({
    type: 'dice',
    title: language === 'de' ? 'Würfelaugen' : 'Pips of a die',
    language,
    values: [1, 2, 3, 4, 5, 6],
  }),
  paper: () => 'portrait',
  texts: () => [],
  layOut,
  describe,
};
