import { sheet } from '../builder.mjs';
import { rounded } from '../outlines.mjs';
import { degreesOf } from '../points.mjs';

/** A place in degrees of longitude and latitude on the A3 sheet, in mm; a degree of longitude is taken at 52° north. */
const place = (longitude, latitude) => [
  rounded(13 + (longitude + 11) * 5.1),
  rounded(38 + (71.3 - latitude) * 8.3),
];
const onMap = (degrees) => degreesOf(degrees).map(([longitude, latitude]) => place(longitude, latitude));

/** The coast from the White Sea round Europe to the Black Sea and on round Asia Minor. */
const COAST = onMap(`
  42 65.9, 40.3 64.7, 37.8 64, 35 64.6, 33.4 66.4, 37 66.1, 40.8 66.4, 41 67.3, 38 68.5, 33 69.5, 30.5 69.8,
  28 70.9, 25.7 71.1, 21 70.1, 17 69, 14.5 68, 13 66.3, 11 64.5, 8 63.3, 5.2 62, 5 60.8, 5.4 59, 7 58.05,
  8.5 58.3, 10 59.1, 10.9 59.4, 11.5 58.5, 12.1 57.4, 12.8 56.2, 13 55.45, 14.2 55.5, 14.6 56.1, 16 56.3,
  16.7 57.8, 18 59, 18.8 60, 17.3 61, 17.5 62.4, 20 63.7, 21.4 65, 22.4 65.8, 24.5 65.8, 25.3 65, 22.7 63.4,
  21.4 62.3, 21.4 61, 22.6 60, 25 60.25, 28 60.6, 30 60, 28 59.4, 25 59.4, 23.6 59.1, 23.6 58.4, 24.2 57.6,
  22.8 57.4, 21.4 57.2, 21 56, 21 55.3, 20 54.9, 19.4 54.4, 18.3 54.8, 16.5 54.5, 14.3 53.95, 13.3 54.5,
  12.2 54.2, 11 54, 10 54.6, 9.7 55.4, 10.8 56.3, 10.3 57, 10.6 57.7, 9.4 57.2, 8.2 56.8, 8.1 55.6, 8.7 54.9,
  8.8 54.2, 8.5 53.6, 7 53.5, 5.5 53.3, 4.7 52.8, 4 51.9, 3.3 51.4, 2.1 50.9, 1.6 50.1, 0.2 49.6, -1.1 49.4,
  -1.8 49.7, -1.6 48.7, -3 48.8, -4.7 48.5, -4.4 47.9, -2.5 47.4, -1.3 46.2, -1.2 44.8, -1.6 43.4, -3.8 43.5,
  -8 43.75, -9.2 43.1, -8.8 42, -8.7 40.8, -9.4 38.8, -8.8 38, -8.9 37.05, -7.4 37.1, -6.4 36.8, -5.6 36.1,
  -4.4 36.7, -2.2 36.8, -0.7 37.7, 0.1 38.8, -0.3 39.5, 0.8 40.8, 3.2 41.9, 3.1 43.1, 4.5 43.4, 6.2 43.1,
  7.5 43.8, 8.8 44.4, 10.2 43.9, 10.6 42.9, 12.2 41.8, 13.8 41.2, 15 40.2, 15.9 39.4, 16 38.1, 16.7 38.4,
  17.1 39.1, 16.7 39.8, 17.1 40.4, 18.4 39.9, 18.3 40.5, 16.9 41.1, 15.9 41.8, 15.2 41.9, 14 42.7, 13.5 43.6,
  12.4 44.4, 12.4 45.3, 13.6 45.5, 14 44.9, 15 44.2, 16.5 43.4, 18.5 42.4, 19.5 41.8, 19.4 40.4, 20.7 39,
  21.2 38.2, 21.4 37.4, 21.8 36.8, 23 36.6, 22.9 37.4, 24 37.8, 23 39, 22.8 40.2, 24 40, 24.4 40.8, 26 40.8,
  28 41, 28.6 41.3, 28 41.9, 27.7 42.7, 28.5 43.6, 29.7 45.1, 31 46.5, 33 46.1, 32.6 45.4, 33.6 44.5, 36.3 45.1,
  35 46.2, 38.8 47.1, 37.5 45.2, 38.5 44.4, 39.8 43.4, 41.5 42.2, 41.3 41.5, 39.5 41, 37 41.2, 35 42, 33.3 42,
  31 41.3, 30 41.1, 29.2 40.3, 27.2 40.2, 26.2 39.5, 26.6 38.5, 27.3 37, 28.6 36.7, 30.5 36.8, 32 36.1, 34 36.2,
  36 36.7, 36 35
`);

const NORTH_AFRICA = onMap(
  '-6.4 34.5, -5.2 35.3, -2 34.9, 0 35.6, 3 36.6, 6 36.8, 10 37, 10.9 36.6, 10.4 35.5, 11 34.5',
);

const ISLANDS = [
  [
    'Großbritannien',
    onMap(`
  -5.5 50.1, -3.5 50.3, -1 50.7, 0.9 51.15, 1 51.8, 1.7 52.6, 0.8 53.2, -0.2 54, -1.5 55, -2.2 56, -2 57.6,
  -4 57.7, -3.2 58.6, -5 58.5, -5.7 57.3, -5.4 56, -4.8 55, -3.2 54.7, -3 53.5, -4.5 53.2, -4.2 52.3, -5.2 51.8,
  -3.4 51.4, -4.3 51
`),
  ],
  [
    'Irland',
    onMap(
      '-6 52.2, -8.3 51.7, -10.8 51.6, -10 53, -10.6 54.3, -8.6 54.9, -8 55.2, -6.4 55.1, -5.9 54.5, -6 53.4',
    ),
  ],
  ['Sizilien', onMap('12.4 38, 14.8 38.1, 15.1 36.8, 13.8 37.1')],
  ['Sardinien', onMap('8.2 41, 9.7 41, 9.7 39.2, 8.4 39')],
  ['Kreta', onMap('23.5 35.5, 26.3 35.4, 26.3 34.7, 23.5 34.8')],
];

/** Abbreviation, name, and the middle of the label in degrees. */
const NAMES = [
  ['SK', 'Skandinavien', 14, 61.6],
  ['FI', 'Finnland', 26, 63],
  ['KO', 'Halbinsel Kola', 34, 67.75],
  ['GB', 'Großbritannien', -1.4, 52.4],
  ['IR', 'Irland', -8, 53.5],
  ['FR', 'Frankreich', 2.5, 47],
  ['DE', 'Deutschland', 10.3, 51],
  ['IB', 'Iberische Halbinsel', -4.2, 40.2],
  ['IT', 'Italien', 10.3, 45.9],
  ['BA', 'Balkan', 21.6, 42.8],
  ['AT', 'Atlantik', -6.8, 47],
  ['NS', 'Nordsee', 3.6, 56.2],
  ['NM', 'Nordmeer', 3, 66.5],
  ['OS', 'Ostsee', 18.5, 56.2],
  ['MM', 'Mittelmeer', 4.2, 39.2],
  ['SM', 'Schwarzes Meer', 36, 43.45],
];

const mapPages = ({ isLabelled = true } = {}) => [
  ({ line, label, keyed }) => {
    const centred = { anchor: 'center' };
    return [
      line(COAST, { name: 'Küste von Europa und Kleinasien', width: 2.5 }),
      line(NORTH_AFRICA, { name: 'Küste von Afrika', width: 2.5 }),
      ...ISLANDS.map(([name, points]) => line([...points, points[0]], { name })),
      ...(isLabelled
        ? [
            ...NAMES.map(([short, name, longitude, latitude]) =>
              keyed(short, name, ...place(longitude, latitude), centred),
            ),
            label('Afrika', ...place(4.4, 34.1), centred),
            label('Asien', 212, 312, { anchor: 'left' }),
          ]
        : []),
    ];
  },
];

const europe = () =>
  sheet({
    slug: 'europa-kuesten-und-meere',
    format: 'a3-portrait',
    title: 'Europa: Küsten und Meere',
    tags: ['Erdkunde', 'Europa', 'Karte'],
    category: 'geography',
    type: 'Umrisskarte mit Küsten, Halbinseln und Meeren',
    summary:
      'Europa vom Nordkap bis zum Mittelmeer und vom Atlantik bis zum Schwarzen Meer; Norden ist oben.',
    translatedTitle: 'Europe: coasts and seas',
    translatedSummary:
      'Europe from the North Cape to the Mediterranean and from the Atlantic to the Black Sea; north is at the top.',
    details:
      'Seite 1 ist die Karte, Seite 2 die Legende. Die dicke Linie ist die Küste; Inseln haben eine dünnere Linie. Oben hängt Skandinavien (SK) wie eine große Zunge nach links unten herab, rechts davon liegen die Ostsee (OS) und Finnland (FI). ' +
      'Links sind Großbritannien (GB) und Irland (IR), zwischen Großbritannien und Skandinavien ist die Nordsee (NS). Unten ragen drei Halbinseln ins Mittelmeer (MM): links breit die Iberische Halbinsel (IB), in der Mitte Italien (IT) wie ein Stiefel, rechts der Balkan (BA). ' +
      'Rechts unten liegt das Schwarze Meer (SM) zwischen Europa und Asien; ganz unten ist die Küste von Afrika. Am rechten Rand geht das Land weiter, dort ist keine Küste.',
    notes:
      'Island, Korsika, die dänischen Inseln und alle kleinen Inseln sind weggelassen, Meerengen verbreitert. Grenzen sind nicht gezeichnet.',
    pages: mapPages(),
    strokes: [
      { width: 2.5, label: 'Küste' },
      { width: 1.5, label: 'Insel' },
    ],
    legend: 'own-page',
    variants: [
      {
        name: 'kurzschrift',
        system: 'DE:KURZ',
        variant: { title: 'Kurzschrift', description: 'Titel und Legende in Kurzschrift.' },
      },
      {
        name: 'stumme-karte',
        variant: { title: 'Stumme Karte', description: 'Ohne Kürzel und Legende, zum Üben und Abfragen.' },
        details:
          'Die dicke Linie ist die Küste; Inseln haben eine dünnere Linie. Oben hängt Skandinavien wie eine große Zunge nach links unten herab, links sind Großbritannien und Irland. Unten ragen die Iberische Halbinsel, Italien und der Balkan ins Mittelmeer. Die Karte trägt keine Beschriftung.',
        pages: mapPages({ isLabelled: false }),
        strokes: [],
        legend: 'none',
      },
    ],
  });

export const samples = [europe];
