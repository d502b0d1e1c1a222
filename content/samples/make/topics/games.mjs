import { pairs } from '../points.mjs';
import { sheet } from '../builder.mjs';
import { numberLeftOf } from '../numbers.mjs';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Middle of the board of nine men's morris, and half the sides of its squares, in mm. */
const MILL = { x: 112, y: 142, halves: [78, 52, 26] };
/** Places on one square of the board: corners and middles of the sides, as shares of half its side. */
const MILL_PLACES = pairs(-1, -1, 0, -1, 1, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0);

const nineMensMorris = () =>
  sheet({
    slug: 'muehle',
    title: 'Mühle',
    tags: ['Spiel', 'Brettspiel', 'Freizeit'],
    category: 'everyday',
    type: 'Spielbrett zum Auflegen von Steinen',
    summary: 'Das Spielbrett für Mühle: drei Quadrate ineinander mit 24 Punkten.',
    translatedTitle: 'Nine men’s morris',
    translatedSummary: 'The board for nine men’s morris: three squares inside each other with 24 points.',
    details:
      'Drei Quadrate liegen ineinander. An jeder Ecke und in der Mitte jeder Seite ist ein schwarzer Punkt, auf dem ein Stein liegen kann. Vier Linien verbinden die Mitten der Seiten von außen nach innen; das kleinste Quadrat ist innen leer. ' +
      'Unter dem Brett stehen die Buchstaben a bis g, links vom Brett die Zahlen 1 bis 7, unten beginnend. So heißt der Punkt unten links a1 und der Punkt oben rechts g7.',
    notes:
      'Mit flachen Magnetsteinen auf einer Metallplatte spielen: Eine Farbe bekommt glatte, die andere angeraute Steine.',
    pages: [
      ({ rect, line, dot, label, point }) => {
        const { x, y, halves } = MILL;
        const [most, , least] = halves;
        const spokes = [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ];
        const steps = [-78, -52, -26, 0, 26, 52, 78];
        return [
          ...halves.map((half) => rect(x - half, y - half, 2 * half, 2 * half, { name: 'Quadrat' })),
          ...spokes.map(([right, down]) =>
            line(pairs(x + right * least, y + down * least, x + right * most, y + down * most), {
              name: 'Verbindung',
            }),
          ),
          ...halves.flatMap((half) =>
            MILL_PLACES.map(([right, down]) => dot(x + right * half, y + down * half, { name: 'Punkt' })),
          ),
          ...steps.flatMap((step, index) => [
            point(FILES[index], x + step, y + most + 9, 'top'),
            numberLeftOf(label, index + 1, x - most - (index % 3 === 0 ? 9 : 5), y - step),
          ]),
        ];
      },
    ],
  });

/** Upper left corner of the chess board and side of a square, in mm. */
const CHESS = { x: 34, y: 40, side: 20 };

const chessPages = ({ isNumbered = true } = {}) => [
  ({ rect, label, point }) => {
    const { x, y, side } = CHESS;
    const ranks = [0, 1, 2, 3, 4, 5, 6, 7];
    const dark = ranks.flatMap((rank) =>
      ranks.filter((file) => (file + rank) % 2 === 0).map((file) => [file, rank]),
    );
    const labels = ranks.flatMap((index) => [
      point(FILES[index], x + (index + 0.5) * side, y + 8 * side + 5, 'top'),
      numberLeftOf(label, index + 1, x - 5, y + (7.5 - index) * side),
    ]);
    return [
      rect(x, y, 8 * side, 8 * side, { name: 'Rand', width: 2.5 }),
      ...dark.map(([file, rank]) =>
        rect(x + file * side, y + (7 - rank) * side, side, side, {
          name: 'dunkles Feld',
          texture: 'dotted_tight',
          fill: 'yellow',
        }),
      ),
      ...(isNumbered ? labels : []),
    ];
  },
];

const chess = () =>
  sheet({
    slug: 'schachbrett',
    title: 'Schachbrett',
    tags: ['Spiel', 'Brettspiel', 'Schach'],
    category: 'everyday',
    type: 'Spielbrett zum Lesen von Zügen',
    summary: 'Das Schachbrett mit 64 Feldern, Buchstaben unter dem Brett und Zahlen links davon.',
    translatedTitle: 'Chessboard',
    translatedSummary: 'The chessboard with 64 squares, letters below the board and numbers on its left.',
    details:
      'Das Brett ist ein Quadrat mit acht Reihen zu acht Feldern. Dunkle Felder haben dichte Punkte, helle Felder sind leer. Unter dem Brett stehen von links nach rechts die Buchstaben a bis h, links vom Brett von unten nach oben die Zahlen 1 bis 8. ' +
      'Das Feld unten links heißt a1 und ist dunkel. Der weiße König steht am Anfang auf e1, der schwarze auf e8.',
    notes: 'Ein Feld ist 2 cm breit. Das Blatt ist zum Lesen von Stellungen und Zügen gedacht.',
    pages: chessPages(),
    change: 'Buchstaben und Zahlen am Rand ergänzt.',
    earlier: [
      {
        pages: chessPages({ isNumbered: false }),
        summary: 'Das Schachbrett mit 64 Feldern.',
        translatedSummary: 'The chessboard with 64 squares.',
        details:
          'Das Brett ist ein Quadrat mit acht Reihen zu acht Feldern. Dunkle Felder haben dichte Punkte, helle Felder sind leer. Das Feld unten links ist dunkel.',
      },
    ],
  });

/** Passages of a maze: which cells, counted row by row, one can go between. Each cell is reached in exactly one way. */
function passages(columns, rows, seed) {
  let state = seed;
  const below = (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
  const neighbours = (cell) => {
    const column = cell % columns;
    return [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      ...(cell >= columns ? [cell - columns] : []),
      ...(cell < columns * (rows - 1) ? [cell + columns] : []),
    ];
  };
  const open = new Set();
  const visited = new Set([0]);
  const way = [0];
  while (way.length > 0) {
    const cell = way.at(-1);
    const next = neighbours(cell).filter((other) => !visited.has(other));
    if (next.length === 0) {
      way.pop();
      continue;
    }
    const chosen = next[below(next.length)];
    open.add(`${Math.min(cell, chosen)} ${Math.max(cell, chosen)}`);
    visited.add(chosen);
    way.push(chosen);
  }
  return (one, other) => open.has(`${one} ${other}`);
}

/** Runs of neighbouring numbers for which `holds`, each as its first number and the one after its last. */
function runs(count, holds) {
  const found = [];
  for (let index = 0; index < count; index += 1) {
    if (!holds(index)) continue;
    if (index > 0 && holds(index - 1)) found.at(-1)[1] = index + 1;
    else found.push([index, index + 1]);
  }
  return found;
}

const mazePages = ({ columns, rows, side, seed }) => [
  ({ line, label }) => {
    const [left, top] = [(210 - columns * side) / 2, 54];
    const [right, bottom] = [left + columns * side, top + rows * side];
    const isOpen = passages(columns, rows, seed);
    const wall = (points) => line(points, { name: 'Wand' });
    const across = Array.from({ length: rows - 1 }, (_, row) =>
      runs(columns, (column) => !isOpen(row * columns + column, (row + 1) * columns + column)).map(
        ([from, to]) =>
          wall(pairs(left + from * side, top + (row + 1) * side, left + to * side, top + (row + 1) * side)),
      ),
    );
    const down = Array.from({ length: columns - 1 }, (_, column) =>
      runs(rows, (row) => !isOpen(row * columns + column, row * columns + column + 1)).map(([from, to]) =>
        wall(
          pairs(left + (column + 1) * side, top + from * side, left + (column + 1) * side, top + to * side),
        ),
      ),
    );
    const border = { name: 'Außenwand', width: 2.5 };
    return [
      line(pairs(left + side, top, right, top, right, bottom), border),
      line(pairs(right - side, bottom, left, bottom, left, top), border),
      ...across.flat(),
      ...down.flat(),
      label('Start', left, top - 5, { anchor: 'bottomleft' }),
      label('Ziel', right, bottom + 5, { anchor: 'topright' }),
    ];
  },
];

const maze = () =>
  sheet({
    slug: 'labyrinth',
    title: 'Labyrinth',
    tags: ['Spiel', 'Fingertraining', 'Tastsinn'],
    category: 'everyday',
    type: 'Labyrinth zum Durchfahren mit dem Finger',
    summary: 'Ein Labyrinth mit einem Eingang oben links und einem Ausgang unten rechts.',
    translatedTitle: 'Maze',
    translatedSummary: 'A maze with an entrance at the top left and an exit at the bottom right.',
    details:
      'Die dicke Linie ist die Außenwand, dünnere Linien sind die Wände im Inneren. Der Eingang ist die Lücke oben links unter dem Wort Start, der Ausgang die Lücke unten rechts über dem Wort Ziel. Von jeder Stelle führt genau ein Weg zum Ausgang; alle anderen Gänge enden an einer Wand.',
    notes: 'Die Gänge sind 28 mm breit, sodass zwei Finger nebeneinander Platz haben.',
    pages: mazePages({ columns: 6, rows: 7, side: 28, seed: 11 }),
    variant: { title: 'Leicht', description: 'Breite Gänge, sechs nebeneinander.' },
    variants: [
      {
        name: 'schwer',
        variant: { title: 'Schwer', description: 'Schmale Gänge, zehn nebeneinander, für Geübte.' },
        pages: mazePages({ columns: 10, rows: 11, side: 18, seed: 5 }),
        notes: 'Die Gänge sind 18 mm breit.',
      },
    ],
  });

/** Places of the pips on the faces of a die, in steps from the middle. */
const PIPS = [
  pairs(0, 0),
  pairs(-1, -1, 1, 1),
  pairs(-1, -1, 0, 0, 1, 1),
  pairs(-1, -1, 1, -1, -1, 1, 1, 1),
  pairs(-1, -1, 1, -1, 0, 0, -1, 1, 1, 1),
  pairs(-1, -1, 1, -1, -1, 0, 1, 0, -1, 1, 1, 1),
];

const dice = () =>
  sheet({
    slug: 'wuerfelbilder',
    format: 'a4-landscape',
    system: 'DE:BASIS',
    title: 'Würfelbilder von 1 bis 6',
    tags: ['Zahlen', 'Würfel', 'Grundschule'],
    category: 'mathematics',
    type: 'Übersicht der sechs Seiten eines Würfels',
    summary: 'Die sechs Seiten eines Würfels mit einem bis sechs Punkten.',
    translatedTitle: 'Dice patterns from 1 to 6',
    translatedSummary: 'The six faces of a die with one to six dots.',
    details:
      'Sechs Quadrate liegen in zwei Reihen zu dritt. Oben sind die Würfelseiten mit einem, zwei und drei Punkten, unten die mit vier, fünf und sechs Punkten. Unter jedem Quadrat steht die Zahl. ' +
      'Ein Punkt liegt in der Mitte. Zwei und drei Punkte liegen auf der Schrägen von oben links nach unten rechts, vier in den Ecken, fünf wie vier mit einem in der Mitte, sechs in zwei Spalten zu dritt.',
    notes: '',
    pages: [
      ({ rect, dot, label }) =>
        PIPS.flatMap((pips, index) => {
          const [x, y] = [58.5 + (index % 3) * 90, 61 + Math.floor(index / 3) * 84];
          return [
            rect(x - 28, y - 28, 56, 56, { name: `Würfelseite ${index + 1}`, width: 2.5 }),
            ...pips.map(([right, down]) => dot(x + right * 16, y + down * 16, { name: 'Punkt' })),
            label(String(index + 1), x, y + 33, { anchor: 'top' }),
          ];
        }),
    ],
  });

export const samples = [nineMensMorris, chess, maze, dice];
