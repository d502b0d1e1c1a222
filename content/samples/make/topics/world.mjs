import { sheet } from '../builder.mjs';
import { rounded } from '../outlines.mjs';
import { degreesOf } from '../points.mjs';

/** A place in degrees of longitude and latitude on the A3 sheet, in mm; a degree of longitude is taken at 35° from the equator. */
const place = (longitude, latitude) => [
  rounded(13 + (longitude + 180) * 1.09),
  rounded(36 + (79 - latitude) * 1.34),
];
const onMap = (degrees) => degreesOf(degrees).map(([longitude, latitude]) => place(longitude, latitude));

const LANDS = [
  [
    'Amerika',
    'yellow',
    onMap(`
  -165 65, -157 71, -128 70, -110 68, -95 69, -94 60, -88 57, -80 52, -78 60, -70 62, -64 59, -56 52, -66 48,
  -70 43, -75 38, -81 31, -80 26, -84 30, -90 30, -97 27, -97 20, -91 18.5, -87 21, -87 15, -81 13, -76 11,
  -72 12, -62 10.5, -52 5, -48 0, -35 -6, -39 -15, -41 -22, -48 -26, -54 -34, -58 -38, -63 -41, -66 -47, -68 -54,
  -74 -52, -74 -42, -71 -30, -70 -18, -77 -12, -81 -5, -80 2, -79 6, -87 9, -95 14.5, -105 20, -113 31, -120 34,
  -124 43, -125 49, -135 58, -150 60, -160 56, -166 60
`),
  ],
  ['Grönland', 'yellow', onMap('-45 60, -53 67, -58 75, -45 78, -28 78, -20 75, -25 70, -38 66')],
  [
    'Europa und Asien',
    'green',
    onMap(`
  -9 38, -9 43, -1 44, -4 48, 4 51.5, 9 54, 14 54, 22 55, 25 60, 21 66, 14 59, 6 61, 12 66, 25 71, 40 67,
  45 68, 60 69, 70 73, 80 73, 100 77, 115 74, 140 73, 160 70, 177 68, 178 65, 170 60, 163 57, 157 51, 155 58,
  143 59, 135 54, 140 48, 130 42, 128 36, 122 39, 119 37, 121 30, 115 22, 107 20, 108 12, 104 9, 100 13, 103 2,
  98 8, 97 16, 90 22, 82 16, 79 8, 73 18, 70 22, 62 25, 57 26, 58 22, 53 17, 46 14, 41 20, 37 27, 34 28, 33 31.3,
  35.5 33, 36 36, 27 37, 27 40, 24 38, 20.5 43.5, 13 44.2, 14.5 39, 7 44, 3 42.5, 0 38.5, -5 37.5
`),
  ],
  [
    'Afrika',
    'orange',
    onMap(`
  -5 33.5, 10 36, 11 33, 20 30.5, 25 31.5, 33 31.3, 34 28, 35 22, 38 15, 42 10.5, 51 11.5, 47 4, 40 -4, 40 -15,
  35 -20, 32 -28, 26 -34, 18 -34.5, 15 -27, 12 -17, 13 -8, 9 -1, 9 4, 4 6, -8 4.5, -16 12, -17 21, -10 30
`),
  ],
  [
    'Australien',
    'magenta',
    onMap(`
  114 -22, 122 -18, 131 -12, 136 -12, 138 -17, 142 -13, 146 -19, 153 -26, 150 -37, 146 -39, 138 -35, 131 -31.5,
  124 -33, 115 -34
`),
  ],
  ['Borneo', 'green', onMap('108 1, 118 7, 120 0, 116 -5, 109 -4')],
  ['Neuguinea', 'magenta', onMap('131 0, 141 -2, 150 -9, 141 -7.5, 134 -4.5')],
  ['Neuseeland', 'magenta', onMap('171 -34, 178 -38, 173 -43, 169 -47, 165 -45, 171 -40')],
  ['Britische Inseln', 'green', onMap('-10 52.5, -3 52.5, -3 56, -5 59, -10 56')],
];

/** A line, because an area that is filled is at least 13 mm wide. */
const MADAGASCAR = onMap('49 -12, 51 -16, 48 -25, 44.5 -24, 45.5 -16, 49 -12');
const ANTARCTICA = onMap(
  '-172 -77, -150 -75, -120 -73, -75 -72, -60 -66, -55 -74, -30 -76, 0 -70, 50 -67, 100 -66, 140 -67, 172 -72',
);
const URAL = onMap('62 66, 60 55, 55 50, 49 46, 43 43, 34 42');

/** Abbreviation, name, and the middle of the label in degrees. */
const NAMES = [
  ['NA', 'Nordamerika', -103, 48],
  ['SA', 'Südamerika', -58, -12],
  ['EU', 'Europa', 40, 57],
  ['AS', 'Asien', 95, 50],
  ['AF', 'Afrika', 20, 14],
  ['AU', 'Australien', 131.5, -23.3],
  ['AN', 'Antarktis', 60, -77],
  ['Pa', 'Pazifischer Ozean', -135, 5],
  ['Pa', 'Pazifischer Ozean', 160, 20],
  ['At', 'Atlantischer Ozean', -35, 25],
  ['In', 'Indischer Ozean', 80, -18],
];

const mapPages = ({ isLabelled = true } = {}) => [
  ({ line, polygon, keyed }) => [
    ...LANDS.map(([name, fill, points]) => polygon(points, { name, fill })),
    line(MADAGASCAR, { name: 'Madagaskar' }),
    line(ANTARCTICA, { name: 'Küste der Antarktis' }),
    line(URAL, { name: 'Grenze zwischen Europa und Asien', style: 'dashed' }),
    ...(isLabelled
      ? NAMES.map(([short, name, longitude, latitude]) =>
          keyed(short, name, ...place(longitude, latitude), { anchor: 'center' }),
        )
      : []),
  ],
];

const world = () =>
  sheet({
    slug: 'kontinente-und-ozeane',
    format: 'a3-landscape',
    system: 'DE:BASIS',
    title: 'Die Kontinente und Ozeane',
    tags: ['Erdkunde', 'Welt', 'Karte'],
    category: 'geography',
    type: 'Umrisskarte der Erde',
    summary: 'Die sieben Kontinente und drei Ozeane; Norden ist oben, Europa und Afrika sind in der Mitte.',
    translatedTitle: 'The continents and oceans',
    translatedSummary:
      'The seven continents and three oceans; north is at the top, Europe and Africa are in the middle.',
    details:
      'Seite 1 ist die Karte, Seite 2 die Legende. Jeder Kontinent hat eine Umrisslinie und ein Kürzel. Links liegt Amerika: oben Nordamerika (NA), unten Südamerika (SA), dazwischen eine schmale Landbrücke. Rechts über Nordamerika ist Grönland. ' +
      'In der Mitte liegen oben Europa (EU) und darunter Afrika (AF). Rechts von Europa folgt das große Asien (AS); eine gestrichelte Linie trennt beide. Rechts unten liegt Australien (AU) mit Neuguinea und Neuseeland. Ganz unten läuft die Küste der Antarktis (AN) über das ganze Blatt. ' +
      'Der Atlantische Ozean (At) ist zwischen Amerika und Afrika, der Indische Ozean (In) zwischen Afrika und Australien. Der Pazifische Ozean (Pa) ist am linken und am rechten Rand.',
    notes:
      'Viele Inseln, Binnenmeere und Grenzen sind weggelassen, Meerengen verbreitert. Die Karte verzerrt Flächen nahe den Polen.',
    pages: mapPages(),
    strokes: [{ style: 'dashed', width: 1.5, label: 'Grenze zwischen Europa und Asien' }],
    legend: 'own-page',
    variants: [
      {
        name: 'stumme-karte',
        variant: { title: 'Stumme Karte', description: 'Ohne Kürzel und Legende, zum Üben und Abfragen.' },
        details:
          'Jeder Kontinent hat eine Umrisslinie. Links liegt Amerika, in der Mitte oben Europa und darunter Afrika, rechts Asien, rechts unten Australien. Eine gestrichelte Linie trennt Europa von Asien. Ganz unten läuft die Küste der Antarktis. Die Karte trägt keine Beschriftung.',
        pages: mapPages({ isLabelled: false }),
        strokes: [],
        legend: 'none',
      },
    ],
  });

export const samples = [world];
