import { sheet } from '../builder.mjs';
import { arc } from '../outlines.mjs';

const waterCycle = () =>
  sheet({
    slug: 'water-cycle',
    language: 'en',
    system: 'EN:UEB1',
    title: 'The water cycle',
    tags: ['Geography', 'Weather', 'Water'],
    category: 'geography',
    type: 'Diagram with arrows',
    summary:
      'Water evaporates from the sea, forms a cloud, falls as rain on a mountain and runs back to the sea as a river.',
    translatedTitle: 'Der Wasserkreislauf',
    translatedSummary:
      'Wasser verdunstet über dem Meer, bildet eine Wolke, fällt als Regen auf einen Berg und fließt als Fluss ins Meer zurück.',
    details:
      'Read clockwise from the sea at the bottom left, a rectangle with horizontal lines. Arrow 1 points up from the sea: water evaporates. Arrow 2 points right to the cloud, filled with dots: vapour cools and forms clouds. ' +
      'Below the cloud three broken lines fall towards the mountain at 3: rain. Arrow 4 points down the slope back to the sea: the water flows back as a river. The key is below the drawing.',
    pages: [
      ({ rect, polygon, curve, line, label, keyed, key }) => {
        const cloud = [
          [101, 48],
          [112, 36],
          [130, 37],
          [148, 31],
          [170, 35],
          [190, 46],
          [184, 60],
          [150, 62],
          [112, 61],
        ];
        return [
          rect(13, 124, 78, 34, { name: 'Sea', texture: 'horizontal_lines', fill: 'cyan' }),
          polygon(
            [
              [96, 158],
              [96, 149],
              [166, 110],
              [197, 128],
              [197, 158],
            ],
            { name: 'Mountain', width: 2.5 },
          ),
          curve(cloud, { closed: true, name: 'Cloud', texture: 'dotted_tight', fill: 'none' }),
          line(
            [
              [46, 118],
              [46, 70],
            ],
            { name: 'Evaporation', endArrow: true },
          ),
          line(
            [
              [54, 50],
              [93, 50],
            ],
            { name: 'Condensation', endArrow: true },
          ),
          ...[0, 1, 2].map((n) =>
            line(
              [
                [148 + n * 13, 68],
                [148 + n * 13, 101 + n * 1],
              ],
              { name: 'Rain', style: 'dashed' },
            ),
          ),
          line(
            [
              [141, 112],
              [101, 133.5],
            ],
            { name: 'River', endArrow: true },
          ),
          keyed('1', 'Water evaporates', 41.8, 98, { anchor: 'right' }),
          keyed('2', 'Clouds form', 72, 54.5, { anchor: 'top' }),
          keyed('3', 'Rain falls', 143, 82, { anchor: 'right' }),
          keyed('4', 'River flows back', 117, 120, { anchor: 'bottomright' }),
          label('mountain', 152, 143, { anchor: 'center' }),
          key(11, 165, 188),
        ];
      },
    ],
    words: { horizontal_lines: 'Sea', dotted_tight: 'Cloud' },
    variants: [
      {
        name: 'contracted',
        variant: {
          title: 'Contracted braille',
          description: 'Labels and key in contracted braille (UEB grade 2).',
        },
        system: 'EN:UEB2',
      },
    ],
  });

/** What of the moon is dark for someone on earth, as an outline about a centre: right or left of a terminator at `bulge` of the radius. */
const darkPart = (cx, cy, radius, { isRight, bulge }) => {
  const side = isRight ? 1 : -1;
  const rim = arc(cx, cy, side * radius, radius, -90, 90);
  const terminator = arc(cx, cy, side * radius * bulge, radius, 90, -90);
  return [...rim, ...terminator.slice(1, -1)];
};

const MAIN_PHASES = [
  { short: 'NM', name: 'Neumond', angle: 180, dark: 'all' },
  { short: 'zH', name: 'zunehmender Halbmond', angle: 90, dark: { isRight: false, bulge: 0 } },
  { short: 'VM', name: 'Vollmond', angle: 0, dark: 'none' },
  { short: 'aH', name: 'abnehmender Halbmond', angle: 270, dark: { isRight: true, bulge: 0 } },
];

const ALL_PHASES = [
  ...MAIN_PHASES,
  { short: 'zS', name: 'zunehmende Sichel', angle: 135, dark: { isRight: false, bulge: -0.5 } },
  { short: 'zM', name: 'zunehmender Dreiviertelmond', angle: 45, dark: { isRight: false, bulge: 0.5 } },
  { short: 'aM', name: 'abnehmender Dreiviertelmond', angle: 315, dark: { isRight: true, bulge: 0.5 } },
  { short: 'aS', name: 'abnehmende Sichel', angle: 225, dark: { isRight: true, bulge: -0.5 } },
];

/** Where the label of a moon stands: inside the orbit, beside the disc. */
const INWARDS = {
  0: [-1, 0, 'right'],
  90: [0, -1, 'bottom'],
  180: [1, 0, 'left'],
  270: [0, 1, 'top'],
};

const moonPages = ({ centre: [cx, cy], orbit, radius, phases, keyAt, sunAt: [sunX, sunY] }) => [
  ({ ellipse, polygon, line, keyed, key }) => {
    const aside = ((radius + 5) / orbit) * (180 / Math.PI);
    const step = 360 / phases.length;
    const named = ({ short, name, angle }, x, y) => {
      const [right, down, anchor] = INWARDS[angle] ?? [];
      if (anchor) {
        const away = radius + 5;
        return keyed(short, name, x + right * away, y + down * away, { anchor });
      }
      const place = arc(cx, cy, orbit - radius - 12, orbit - radius - 12, angle, angle, 1)[0];
      return keyed(short, name, ...place, { anchor: 'center' });
    };
    return [
      ellipse(cx, cy, radius, radius, { name: 'Erde', width: 2.5 }),
      keyed('Er', 'Erde', cx, cy, { anchor: 'center' }),
      ...phases.map((_, index) =>
        line(arc(cx, cy, orbit, orbit, index * step + aside, (index + 1) * step - aside), {
          name: 'Mondbahn',
          width: 1,
        }),
      ),
      ...phases.flatMap((phase) => {
        const { name, angle, dark } = phase;
        const [x, y] = arc(cx, cy, orbit, orbit, angle, angle, 1)[0];
        const disc = ellipse(x, y, radius, radius, { name, ...(dark === 'all' ? { texture: 'fill' } : {}) });
        const shade =
          typeof dark === 'string'
            ? []
            : [polygon(darkPart(x, y, radius, dark), { name: 'dunkler Teil', texture: 'fill' })];
        return [disc, ...shade, named(phase, x, y)];
      }),
      line(
        [
          [sunX, sunY],
          [sunX + 32, sunY],
        ],
        { name: 'Sonnenlicht', endArrow: true, width: 2.5 },
      ),
      keyed('So', 'Sonnenlicht', sunX + 2, sunY - 6, { anchor: 'bottomleft' }),
      key(...keyAt),
    ];
  },
];

const moonPhases = () =>
  sheet({
    slug: 'mondphasen',
    title: 'Die Phasen des Mondes',
    tags: ['Astronomie', 'Sachunterricht', 'Mond'],
    category: 'physics',
    type: 'Schema in Kreisform',
    summary:
      'Die Erde in der Mitte, der Mond an vier Stellen seiner Bahn, so wie wir ihn von der Erde aus sehen.',
    translatedTitle: 'The phases of the moon',
    translatedSummary:
      'The earth in the middle, the moon at four places on its orbit, as we see it from the earth.',
    details:
      'In der Mitte liegt die Erde (Er). Die dünne Kreislinie ist die Bahn des Mondes. Schwarz gefüllt ist, was dunkel bleibt. Links: Neumond (NM), ganz gefüllt. Unten: zunehmender Halbmond (zH), die linke Hälfte gefüllt. ' +
      'Rechts: Vollmond (VM), nicht gefüllt. Oben: abnehmender Halbmond (aH), die rechte Hälfte gefüllt. Das Sonnenlicht (So) kommt von links, dort zeigt ein Pfeil nach rechts. Die Legende steht unten.',
    notes:
      'Größen und Abstände sind nicht maßstäblich. Gezeigt ist der Mond, wie man ihn auf der Nordhalbkugel sieht.',
    pages: moonPages({
      centre: [112, 92],
      orbit: 47,
      radius: 13,
      phases: MAIN_PHASES,
      keyAt: [11, 158, 188],
      sunAt: [14, 54],
    }),
    strokes: [{ width: 1, label: 'Mondbahn' }],
    variants: [
      {
        name: 'acht-phasen-a3',
        variant: {
          title: 'Acht Phasen, A3',
          description: 'Auf A3 mit den Sicheln und den Dreiviertelmonden.',
        },
        format: 'a3-landscape',
        summary:
          'Die Erde in der Mitte, der Mond an acht Stellen seiner Bahn, so wie wir ihn von der Erde aus sehen.',
        translatedSummary:
          'The earth in the middle, the moon at eight places on its orbit, as we see it from the earth.',
        details:
          'In der Mitte liegt die Erde (Er). Die dünne Kreislinie ist die Bahn des Mondes. Schwarz gefüllt ist, was dunkel bleibt. Von links gegen den Uhrzeigersinn: Neumond (NM), zunehmende Sichel (zS), zunehmender Halbmond (zH), zunehmender Dreiviertelmond (zM), ' +
          'Vollmond (VM), abnehmender Dreiviertelmond (aM), abnehmender Halbmond (aH), abnehmende Sichel (aS). Das Sonnenlicht (So) kommt von links, dort zeigt ein Pfeil nach rechts. Die Legende steht links.',
        pages: moonPages({
          centre: [295, 165],
          orbit: 92,
          radius: 18,
          phases: ALL_PHASES,
          keyAt: [11, 34, 166],
          sunAt: [197, 56],
        }),
      },
    ],
  });

export const samples = [waterCycle, moonPhases];
