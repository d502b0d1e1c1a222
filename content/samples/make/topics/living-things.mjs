import { pairs } from '../points.mjs';
import { sheet } from '../builder.mjs';

/** Points of the fish on its sheet, out of distances from the tip of its mouth. */
const onSheet = (...coordinates) => pairs(...coordinates).map(([x, y]) => [24 + x * 0.92, 110 + y]);

const FISH = [
  ...onSheet(0, 0, 16, -18, 40, -32, 70, -36, 100, -28, 120, -14, 134, -8),
  ...onSheet(134, 6, 120, 12, 100, 24, 70, 32, 40, 30, 16, 18),
];

const fish = () =>
  sheet({
    slug: 'fisch',
    format: 'a4-landscape',
    title: 'Der Fisch',
    tags: ['Biologie', 'Fisch', 'Tiere'],
    category: 'biology',
    type: 'Umriss eines Fisches von der Seite',
    summary: 'Ein Fisch von der Seite mit Flossen, Kiemendeckel und Seitenlinie; der Kopf ist links.',
    translatedTitle: 'The fish',
    translatedSummary:
      'A fish from the side with fins, gill cover and lateral line; its head is on the left.',
    details:
      'Die dicke Linie ist der Rand des Körpers. Links ist der Kopf mit dem Auge, einem schwarzen Punkt, und dem Maul (Ma). Hinter dem Auge läuft ein Bogen von oben nach unten, der Rand des Kiemendeckels (KD). Von dort führt die Seitenlinie (SL) gestrichelt zum Schwanz. ' +
      'Auf dem Rücken steht die Rückenflosse (RF), rechts ist die Schwanzflosse (SF). Auf dem Körper liegt die Brustflosse (BrF) mit schrägen Linien. Unten sitzen vorn die Bauchflosse (BF) und hinten die Afterflosse (AF). Die Legende steht rechts vom Fisch.',
    notes:
      'Schuppen und Flossenstrahlen sind weggelassen. Brust- und Bauchflosse sind paarig; gezeigt ist eine von jeder.',
    pages: [
      ({ curve, line, ellipse, dot, keyed, key }) => {
        const named = (short, text, x, y, anchor) => keyed(short, text, ...onSheet(x, y)[0], { anchor });
        return [
          curve(FISH, { closed: true, name: 'Rand des Körpers', width: 2.5 }),
          line(onSheet(0, 0, 13, 2), { name: 'Maul', width: 2.5 }),
          line(onSheet(52, -35, 64, -50, 92, -46, 100, -29), { name: 'Rückenflosse' }),
          line(onSheet(134, -8, 162, -30, 154, -1, 162, 28, 134, 6), { name: 'Schwanzflosse' }),
          line(onSheet(50, 33, 58, 50, 72, 50, 70, 33), { name: 'Bauchflosse' }),
          line(onSheet(92, 27, 102, 43, 116, 40, 114, 16), { name: 'Afterflosse' }),
          curve(onSheet(36, -24, 44, -12, 45, 2, 36, 19), { name: 'Rand des Kiemendeckels' }),
          dot(...onSheet(22, -6)[0], { name: 'Auge' }),
          ellipse(...onSheet(75, 10)[0], 13.5, 9, {
            name: 'Brustflosse',
            texture: 'diagonal_lines',
            fill: 'orange',
          }),
          line([...onSheet(54, -14), [24 + 54 * 0.92 + 55.8, 100]], {
            name: 'Seitenlinie',
            style: 'dashed',
          }),
          named('Ma', 'Maul', -4, -2, 'right'),
          named('KD', 'Kiemendeckel', 45, 17, 'left'),
          named('RF', 'Rückenflosse', 78, -53, 'bottom'),
          named('SF', 'Schwanzflosse', 155, -35, 'bottom'),
          named('BF', 'Bauchflosse', 65, 53, 'top'),
          named('AF', 'Afterflosse', 109, 46, 'top'),
          named('BrF', 'Brustflosse', 94.5, 4, 'left'),
          named('SL', 'Seitenlinie', 81, -23.3, 'center'),
          key(180, 32, 106),
        ];
      },
    ],
  });

/** The middle of the flower, in mm from the left; the rest of it as distances from there. */
const STALK = 105;
const PETAL = pairs(24, 148, 50, 136, 74, 104, 84, 66, 74, 34, 58, 54, 52, 90, 40, 120);
const SEPAL = pairs(22, 164, 40, 154, 60, 141, 80, 122, 76, 144, 58, 160, 38, 170);
const RECEPTACLE = pairs(-20, 156, 20, 156, 6, 167, 6, 173, -6, 173, -6, 167);

const flower = () =>
  sheet({
    slug: 'parts-of-a-flower',
    language: 'en',
    system: 'EN:UEB2',
    title: 'Parts of a flower',
    tags: ['Biology', 'Flower', 'Plants'],
    category: 'biology',
    type: 'Section through a flower',
    summary: 'A flower cut in half from top to bottom, with the pistil in the middle.',
    translatedTitle: 'Teile einer Blüte',
    translatedSummary: 'Eine Blüte, von oben nach unten aufgeschnitten, mit dem Stempel in der Mitte.',
    details:
      'The flower stands upright; at the bottom a thick line shows the stalk, which widens at its top. In the middle is the pistil: at the bottom the oval ovary (ov) with a black dot in it, the ovule; above it the style (sy), a thick upright line; at its top the stigma, a smooth raised oval. ' +
      'Left and right of the pistil stand two stamens, thin filaments (fi), each with an oval anther of close dots at its top. Outside, two large petals with slanting lines curve upwards. Below them are two smaller leaves with horizontal lines, the sepals. The key is below the flower.',
    notes: 'Two petals, two sepals, two stamens and one ovule are shown, all moved apart.',
    pages: [
      ({ curve, line, polygon, ellipse, dot, keyed, key }) => {
        const beside = (side, half) => half.map(([right, y]) => [STALK + side * right, y]);
        const leaf = (side, half, options) => curve(beside(side, half), { closed: true, ...options });
        return [
          polygon(beside(1, RECEPTACLE), { name: 'Stalk', width: 2.5 }),
          ...[-1, 1].flatMap((side) => [
            leaf(side, PETAL, { name: 'Petal', texture: 'diagonal_lines', fill: 'magenta' }),
            leaf(side, SEPAL, { name: 'Sepal', texture: 'horizontal_lines', fill: 'green' }),
            line(beside(side, pairs(22, 140, 30, 85)), { name: 'Filament' }),
            ellipse(STALK + side * 31, 74, 9, 11, {
              name: 'Anther',
              texture: 'dotted_tight',
              fill: 'yellow',
            }),
          ]),
          ellipse(STALK, 130, 15, 20, { name: 'Ovary' }),
          dot(STALK, 139, { name: 'Ovule' }),
          line(pairs(STALK, 110, STALK, 73), { name: 'Style', width: 2.5 }),
          ellipse(STALK, 66, 10, 6, { name: 'Stigma', texture: 'fill' }),
          keyed('ov', 'ovary', STALK, 123, { anchor: 'center' }),
          keyed('sy', 'style', STALK + 5, 94, { anchor: 'left' }),
          keyed('fi', 'filament', STALK - 24, 94, { anchor: 'left' }),
          key(11, 179, 188),
        ];
      },
    ],
    words: { diagonal_lines: 'petal', horizontal_lines: 'sepal', dotted_tight: 'anther' },
  });

export const samples = [fish, flower];
