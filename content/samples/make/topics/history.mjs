import { sheet } from '../builder.mjs';
import { pairs } from '../points.mjs';

/** The axis of the timeline in mm from the left, its first year's place from the top, and the length of a year. */
const AXIS = { x: 52, top: 38, year: 4.9 };
/** How far the labels of two years that follow each other are moved apart. */
const ASIDE = 6;

const FIRST_HALF = [
  [1914, 'Erster Weltkrieg'],
  [1918, 'Republik'],
  [1923, 'Inflation'],
  [1929, 'Wirtschaftskrise'],
  [1933, 'Hitler Kanzler'],
  [1939, 'Zweiter Weltkrieg'],
  [1945, 'Ende des Kriegs'],
  [1949, 'Zwei Staaten'],
];
const SECOND_HALF = [
  [1953, 'Aufstand'],
  [1961, 'Mauer in Berlin'],
  [1968, 'Proteste'],
  [1989, 'Mauer fällt', -ASIDE],
  [1990, 'Deutsche Einheit', ASIDE],
  [1999, 'Euro'],
];

/** A page with fifty years from the top to the bottom. */
const halfCentury =
  (first, events) =>
  ({ line, label }) => {
    const { x, top, year } = AXIS;
    const heightOf = (when) => top + (when - first) * year;
    const decades = [0, 10, 20, 30, 40, 50].map((step) => first + step);
    return [
      line(pairs(x, top, x, heightOf(first + 50)), { name: 'Zeitachse', width: 2.5 }),
      ...decades.flatMap((when) => [
        line(pairs(x - 8, heightOf(when), x, heightOf(when)), { name: `Jahr ${when}` }),
        label(String(when), x - 12, heightOf(when) - 3, { anchor: 'right' }),
      ]),
      ...events.flatMap(([when, what, aside = 0]) => [
        line(pairs(x, heightOf(when), x + 8, heightOf(when)), { name: what }),
        label(`${when} ${what}`, x + 12.5, heightOf(when) - 3 + aside, { anchor: 'left' }),
      ]),
    ];
  };

const timeline = () =>
  sheet({
    slug: 'zeitstrahl-deutschland',
    title: 'Deutschland 1900–2000',
    tags: ['Geschichte', 'Zeitstrahl', 'Deutschland'],
    category: 'history',
    type: 'Zeitstrahl auf zwei Seiten',
    summary: 'Vierzehn Ereignisse der deutschen Geschichte im 20. Jahrhundert, von oben nach unten.',
    translatedTitle: 'Germany 1900–2000',
    translatedSummary: 'Fourteen events of German history in the 20th century, from top to bottom.',
    details:
      'Auf jeder Seite läuft eine dicke senkrechte Linie von oben nach unten, die Zeitachse. Seite 1 reicht von 1900 bis 1950, Seite 2 von 1950 bis 2000. Links stehen die Jahrzehnte an kurzen Strichen, rechts die Ereignisse mit ihrem Jahr, ebenfalls an kurzen Strichen. ' +
      'Seite 1: 1914 beginnt der Erste Weltkrieg, 1918 endet er und Deutschland wird Republik, 1923 ist die Inflation am höchsten, 1929 beginnt die Weltwirtschaftskrise, 1933 wird Hitler Reichskanzler, 1939 beginnt der Zweite Weltkrieg, 1945 endet er, 1949 entstehen zwei deutsche Staaten. ' +
      'Seite 2: 1953 Aufstand in der DDR, 1961 Bau der Mauer in Berlin, 1968 Proteste der Studenten, 1989 Fall der Mauer, 1990 Deutsche Einheit, 1999 Beginn des Euro.',
    notes: 'Ein Jahr ist knapp 5 mm lang. Die Schilder von 1989 und 1990 sind auseinandergerückt.',
    pages: [halfCentury(1900, FIRST_HALF), halfCentury(1950, SECOND_HALF)],
    variants: [
      {
        name: 'kurzschrift',
        system: 'DE:KURZ',
        variant: { title: 'Kurzschrift', description: 'Titel und Ereignisse in Kurzschrift.' },
      },
    ],
  });

export const samples = [timeline];
