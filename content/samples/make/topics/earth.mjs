import { sheet } from '../builder.mjs';
import { arcPoints, pairs } from '../points.mjs';

/** The middle of the volcano, in mm from the left; its flanks as distances from there. */
const VENT = 105;
const FLANK = pairs(12, 132, 12, 74, 22, 74, 52, 104, 88, 132);
const CLOUD = pairs(
  -36,
  58,
  -41,
  49,
  -32,
  42,
  -22,
  34,
  -6,
  33,
  6,
  37,
  20,
  33,
  33,
  39,
  41,
  49,
  36,
  58,
  18,
  62,
  0,
  59,
  -18,
  62,
);

const volcano = () =>
  sheet({
    slug: 'inside-a-volcano',
    language: 'en',
    system: 'EN:UEB1',
    title: 'Inside a volcano',
    tags: ['Geography', 'Volcano', 'Earth'],
    category: 'geography',
    type: 'Section through a volcano',
    summary: 'A volcano cut in half from top to bottom, with magma below it and a cloud of ash above it.',
    translatedTitle: 'Ein Vulkan im Schnitt',
    translatedSummary:
      'Ein Vulkan, von oben nach unten aufgeschnitten, mit Magma unter ihm und einer Aschewolke über ihm.',
    details:
      'At the bottom is a wide oval with horizontal lines: the magma chamber. Above it stand the two flanks of the mountain, left and right, with slanting lines: layers of old lava and ash. Between the flanks runs the vent (ve), an upright passage from the magma chamber to the crater at the top. ' +
      'Above the crater floats a cloud of ash with close dots. The key is below the volcano.',
    notes: 'The magma chamber is much deeper and larger than drawn; side vents are left out.',
    pages: [
      ({ polygon, curve, ellipse, keyed, key }) => {
        const beside = (side, half) => half.map(([right, y]) => [VENT + side * right, y]);
        return [
          curve(beside(1, CLOUD), {
            closed: true,
            name: 'Ash cloud',
            texture: 'dotted_tight',
            fill: 'yellow',
          }),
          ...[-1, 1].map((side) =>
            polygon(beside(side, FLANK), {
              name: 'Flank',
              texture: 'diagonal_lines',
              fill: 'orange',
              width: 2.5,
            }),
          ),
          ellipse(VENT, 155, 70, 16, { name: 'Magma chamber', texture: 'horizontal_lines', fill: 'magenta' }),
          keyed('ve', 'vent', VENT, 106, { anchor: 'center' }),
          key(11, 179, 188),
        ];
      },
    ],
    words: {
      dotted_tight: 'ash cloud',
      diagonal_lines: 'lava, ash',
      horizontal_lines: 'magma',
    },
  });

/** The point of the section in which the centre of the earth lies, and the distance of its layers from there, in mm. */
const CENTRE = [26, 230];
const LAYERS = { innerCore: 32, outerCore: 91, mantle: 158, crust: 166 };

/** A quarter of a ring about the centre, from the one distance to the other. */
const quarter = (from, to) => [
  ...arcPoints(CENTRE, to, 90, 0),
  ...(from === 0 ? [CENTRE] : arcPoints(CENTRE, from, 0, 90)),
];

const layers = () =>
  sheet({
    slug: 'schalenbau-der-erde',
    title: 'Der Schalenbau der Erde',
    tags: ['Erdkunde', 'Erde', 'Geologie'],
    category: 'geography',
    type: 'Ausschnitt aus einem Schnitt durch die Erde',
    summary: 'Ein Viertel der aufgeschnittenen Erdkugel mit innerem Kern, äußerem Kern, Mantel und Kruste.',
    translatedTitle: 'The layers of the earth',
    translatedSummary: 'A quarter of the globe cut open, with inner core, outer core, mantle and crust.',
    details:
      'Seite 1 ist das Bild, Seite 2 die Legende. Unten links liegt der Mittelpunkt der Erde. Um ihn liegen vier Schalen als Viertelbögen: innen der innere Kern mit dichten Punkten, dann der äußere Kern mit schrägen Linien, dann der breite Mantel mit waagerechten Linien. ' +
      'Ganz außen ist die dicke Linie, die Kruste. Der innere Kern ist fest, der äußere flüssig.',
    notes:
      'Die Kruste ist verdickt und vom Mantel abgerückt; maßstäblich wäre sie höchstens einen Millimeter dick.',
    pages: [
      ({ polygon, line }) => [
        polygon(quarter(LAYERS.outerCore, LAYERS.mantle), {
          name: 'Mantel',
          texture: 'horizontal_lines',
          fill: 'orange',
        }),
        polygon(quarter(LAYERS.innerCore, LAYERS.outerCore), {
          name: 'Äußerer Kern',
          texture: 'diagonal_lines',
          fill: 'yellow',
        }),
        polygon(quarter(0, LAYERS.innerCore), {
          name: 'Innerer Kern',
          texture: 'dotted_tight',
          fill: 'magenta',
        }),
        line(arcPoints(CENTRE, LAYERS.crust, 90, 0), { name: 'Kruste', width: 2.5 }),
      ],
    ],
    words: {
      horizontal_lines: 'Mantel',
      diagonal_lines: 'Äußerer Kern',
      dotted_tight: 'Innerer Kern',
    },
    strokes: [{ width: 2.5, label: 'Kruste' }],
    legend: 'own-page',
  });

export const samples = [volcano, layers];
