import { sheet } from '../builder.mjs';

/** Degrees to mm on the A3 sheet: 0.405 mm for a kilometre, a degree of longitude taken at 51° north. */
const at = ([longitude, latitude]) => [
  Number((18 + (longitude - 5.8) * 28.35).toFixed(2)),
  Number((38 + (55.1 - latitude) * 45.08).toFixed(2)),
];

/** Points where three borders meet; degrees of longitude and latitude, simplified for the finger. */
const NODES = {
  elbeMouth: [8.95, 53.87],
  lauenburg: [10.65, 53.36],
  baltic: [10.95, 53.95],
  elbeBend: [11.25, 53.1],
  wittenberge: [11.65, 52.95],
  oderNorth: [14.3, 53.4],
  harz: [10.7, 51.65],
  elster: [13.15, 51.65],
  neisse: [14.73, 51.52],
  zeitz: [12.25, 51.05],
  vogtland: [11.95, 50.42],
  hof: [12.1, 50.28],
  rhoen: [10.1, 50.52],
  werra: [9.95, 51.4],
  weser: [9.43, 51.65],
  ems: [7.05, 52.23],
  westerwald: [8.1, 50.72],
  eifel: [6.4, 50.33],
  worms: [8.4, 49.6],
  odenwald: [9.1, 49.6],
  lauter: [8.2, 48.97],
  blies: [7.4, 49.15],
  perl: [6.37, 49.47],
  lindau: [9.65, 47.57],
  hamburgWest: [9.6, 53.6],
  hamburgEast: [10.3, 53.52],
};

const OUTLINE = [
  [7.0, 53.35],
  [8.0, 53.72],
  [8.5, 53.55],
  [8.7, 53.86],
  NODES.elbeMouth,
  [8.65, 54.3],
  [8.8, 54.6],
  [8.65, 54.9],
  [9.4, 54.83],
  [10.05, 54.5],
  [11.05, 54.4],
  [10.8, 54.05],
  NODES.baltic,
  [11.5, 54.05],
  [12.1, 54.2],
  [12.5, 54.47],
  [13.4, 54.65],
  [13.75, 54.1],
  [14.25, 53.9],
  NODES.oderNorth,
  [14.15, 52.85],
  [14.6, 52.55],
  [14.75, 52.05],
  [14.6, 51.8],
  NODES.neisse,
  [15.03, 51.25],
  [14.82, 50.87],
  [14.3, 51.0],
  [13.5, 50.65],
  [12.9, 50.4],
  NODES.hof,
  [12.5, 49.8],
  [12.65, 49.4],
  [13.83, 48.77],
  [13.4, 48.35],
  [12.8, 48.15],
  [13.0, 47.5],
  [12.2, 47.65],
  [11.4, 47.42],
  [10.2, 47.28],
  NODES.lindau,
  [9.2, 47.68],
  [8.5, 47.65],
  [7.6, 47.58],
  [7.55, 48.0],
  [7.8, 48.5],
  NODES.lauter,
  NODES.blies,
  [6.75, 49.15],
  NODES.perl,
  [6.5, 49.8],
  [6.13, 50.1],
  NODES.eifel,
  [6.05, 50.72],
  [5.9, 51.05],
  [6.2, 51.4],
  [6.0, 51.83],
  [6.75, 51.95],
  NODES.ems,
  [6.95, 52.6],
  [7.2, 53.15],
];

const BORDERS = [
  ['Niedersachsen, Schleswig-Holstein', [NODES.elbeMouth, [9.35, 53.83], NODES.hamburgWest]],
  ['Hamburg, Norden', [NODES.hamburgWest, [10.0, 53.76], NODES.hamburgEast]],
  ['Hamburg, Süden', [NODES.hamburgWest, [9.95, 53.33], NODES.hamburgEast]],
  ['Niedersachsen, Schleswig-Holstein', [NODES.hamburgEast, NODES.lauenburg]],
  ['Schleswig-Holstein, Mecklenburg-Vorpommern', [NODES.lauenburg, [10.85, 53.65], NODES.baltic]],
  ['Niedersachsen, Mecklenburg-Vorpommern', [NODES.lauenburg, NODES.elbeBend]],
  ['Niedersachsen, Brandenburg', [NODES.elbeBend, NODES.wittenberge]],
  [
    'Mecklenburg-Vorpommern, Brandenburg',
    [NODES.elbeBend, [12.0, 53.3], [12.8, 53.2], [13.4, 53.27], [14.0, 53.45], NODES.oderNorth],
  ],
  [
    'Niedersachsen, Sachsen-Anhalt',
    [NODES.wittenberge, [10.8, 52.85], [11.0, 52.15], [10.6, 51.95], NODES.harz],
  ],
  [
    'Brandenburg, Sachsen-Anhalt',
    [NODES.wittenberge, [12.2, 52.85], [12.3, 52.3], [12.75, 51.95], NODES.elster],
  ],
  ['Brandenburg, Sachsen', [NODES.elster, [13.9, 51.38], NODES.neisse]],
  ['Sachsen-Anhalt, Sachsen', [NODES.elster, [12.2, 51.55], NODES.zeitz]],
  ['Sachsen-Anhalt, Thüringen', [NODES.harz, [11.4, 51.38], [11.75, 51.1], NODES.zeitz]],
  ['Thüringen, Sachsen', [NODES.zeitz, [12.5, 50.85], NODES.vogtland]],
  ['Sachsen, Bayern', [NODES.vogtland, NODES.hof]],
  ['Thüringen, Bayern', [NODES.vogtland, [11.3, 50.45], [10.7, 50.22], NODES.rhoen]],
  ['Hessen, Thüringen', [NODES.rhoen, [10.0, 50.95], [10.2, 51.15], NODES.werra]],
  ['Niedersachsen, Thüringen', [NODES.werra, NODES.harz]],
  ['Hessen, Niedersachsen', [NODES.werra, [9.6, 51.4], NODES.weser]],
  ['Nordrhein-Westfalen, Hessen', [NODES.weser, [8.95, 51.4], [8.5, 51.1], NODES.westerwald]],
  [
    'Niedersachsen, Nordrhein-Westfalen',
    [NODES.weser, [9.3, 51.95], [8.95, 52.42], [8.35, 52.45], [8.1, 52.05], [7.6, 52.42], NODES.ems],
  ],
  ['Nordrhein-Westfalen, Rheinland-Pfalz', [NODES.westerwald, [7.55, 50.8], [7.1, 50.55], NODES.eifel]],
  ['Hessen, Rheinland-Pfalz', [NODES.westerwald, [8.05, 50.25], [7.85, 50.0], [8.3, 49.98], NODES.worms]],
  ['Rheinland-Pfalz, Baden-Württemberg', [NODES.worms, [8.5, 49.3], NODES.lauter]],
  ['Hessen, Baden-Württemberg', [NODES.worms, NODES.odenwald]],
  ['Hessen, Bayern', [NODES.odenwald, [9.05, 50.05], [9.6, 50.25], NODES.rhoen]],
  [
    'Baden-Württemberg, Bayern',
    [NODES.odenwald, [9.8, 49.7], [10.15, 49.4], [10.45, 48.7], [10.0, 48.4], [10.1, 47.95], NODES.lindau],
  ],
  ['Rheinland-Pfalz, Saarland', [NODES.blies, [7.25, 49.55], NODES.perl]],
];

/** Abbreviation, name, and the middle of the label in degrees. */
const LABELS = [
  ['SH', 'Schleswig-Holstein', 9.6, 54.28],
  ['MV', 'Mecklenburg-Vorpommern', 12.6, 53.75],
  ['NI', 'Niedersachsen', 9.93, 52.2],
  ['BB', 'Brandenburg', 13.75, 51.93],
  ['ST', 'Sachsen-Anhalt', 11.7, 52.2],
  ['NW', 'Nordrhein-Westfalen', 7.6, 51.5],
  ['HE', 'Hessen', 9.05, 50.65],
  ['TH', 'Thüringen', 11.0, 50.89],
  ['SN', 'Sachsen', 13.35, 50.99],
  ['RP', 'Rheinland-Pfalz', 7.2, 49.99],
  ['BW', 'Baden-Württemberg', 9.0, 48.4],
  ['BY', 'Bayern', 11.6, 48.9],
];

/** Radius of a city state that is drawn as a disc, in mm. */
const CITY_MM = { bremen: 4, berlin: 8 };

const mapPages = ({ isLabelled }) => [
  ({ line, ellipse, keyed, lead }) => {
    const [bremenX, bremenY] = at([8.85, 53.1]);
    const [berlinX, berlinY] = at([13.3, 52.5]);
    const [hamburgX, hamburgY] = at([9.95, 53.33]);
    const [saarX, saarY] = at([7.0, 49.15]);
    const centred = { anchor: 'center' };
    const labels = [
      ...LABELS.map(([short, name, longitude, latitude]) =>
        keyed(short, name, ...at([longitude, latitude]), centred),
      ),
      keyed('HB', 'Bremen', bremenX - CITY_MM.bremen - 4, bremenY - 3, { anchor: 'right' }),
      keyed('BE', 'Berlin', berlinX + CITY_MM.berlin + 5, berlinY - 3, { anchor: 'left' }),
      keyed('HH', 'Hamburg', hamburgX + 8.5, hamburgY + 18, { anchor: 'left' }),
      lead([hamburgX + 5, hamburgY + 17.5], [hamburgX + 1, hamburgY + 4.5]),
      keyed('SL', 'Saarland', saarX, saarY + 4, { anchor: 'top' }),
    ];
    return [
      line([...OUTLINE, OUTLINE[0]].map(at), { name: 'Staatsgrenze und Küste', width: 2.5 }),
      ...BORDERS.map(([name, points]) => line(points.map(at), { name })),
      ellipse(bremenX, bremenY, CITY_MM.bremen, CITY_MM.bremen, { name: 'Bremen', texture: 'fill' }),
      ellipse(berlinX, berlinY, CITY_MM.berlin, CITY_MM.berlin, { name: 'Berlin', texture: 'fill' }),
      ...(isLabelled ? labels : []),
    ];
  },
];

const federalStates = () =>
  sheet({
    slug: 'bundeslaender',
    format: 'a3-portrait',
    title: 'Die Bundesländer in Deutschland',
    tags: ['Erdkunde', 'Deutschland', 'Karte'],
    category: 'geography',
    type: 'Umrisskarte',
    summary: 'Deutschland mit den Grenzen der 16 Länder; Norden ist oben.',
    translatedTitle: 'The federal states of Germany',
    translatedSummary: 'Germany with the borders of its 16 states; north is at the top.',
    details:
      'Seite 1 ist die Karte, Seite 2 die Legende. Die dicke Linie ist die Staatsgrenze mit der Küste, die dünneren Linien sind die Grenzen der Länder. Bremen ist ein kleiner, Berlin ein größerer schwarzer Kreis. ' +
      'Jedes Land trägt sein amtliches Kürzel aus zwei Buchstaben. Die Kürzel von Bremen (HB) und Berlin (BE) stehen neben den Kreisen, das von Hamburg (HH) unter dem Land am Ende einer dünnen Hinweislinie, das vom Saarland (SL) unter dem Land außerhalb der Grenze.',
    notes: 'Inseln, Flüsse und Städte sind weggelassen, Grenzen zum Ertasten begradigt.',
    pages: mapPages({ isLabelled: true }),
    strokes: [
      { width: 2.5, label: 'Staatsgrenze und Küste' },
      { width: 1.5, label: 'Landesgrenze' },
    ],
    legend: 'own-page',
    variants: [
      {
        name: 'stumme-karte',
        variant: { title: 'Stumme Karte', description: 'Ohne Kürzel und Legende, zum Üben und Abfragen.' },
        details:
          'Die dicke Linie ist die Staatsgrenze mit der Küste, die dünneren Linien sind die Grenzen der Länder. Bremen ist ein kleiner, Berlin ein größerer schwarzer Kreis. Die Karte trägt keine Beschriftung.',
        pages: mapPages({ isLabelled: false }),
        strokes: [],
        legend: 'none',
      },
    ],
  });

export const samples = [federalStates];
