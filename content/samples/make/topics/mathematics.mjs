import { sheet } from '../builder.mjs';

const barChart = () => {
  const origin = { x: 48, y: 194 };
  const perChild = 15;
  const bars = [
    ['Äp', 'Äpfel', 8, 'diagonal_lines', 'light_green'],
    ['Ba', 'Bananen', 5, 'dotted', 'yellow'],
    ['Ki', 'Kirschen', 9, 'horizontal_lines', 'red'],
    ['Tr', 'Trauben', 3, 'vertical_lines', 'violet'],
  ];
  return sheet({
    slug: 'balkendiagramm-obst',
    title: 'Lieblingsobst der Klasse 5a',
    tags: ['Mathematik', 'Diagramm', 'Säulendiagramm'],
    category: 'mathematics',
    type: 'Säulendiagramm mit vier Säulen',
    summary: 'Das Diagramm zeigt, welches Obst die 25 Kinder der Klasse 5a am liebsten essen.',
    translatedTitle: 'Favourite fruit of class 5a',
    translatedSummary: 'The bar chart shows which fruit the 25 children of class 5a like best.',
    details:
      'Die waagerechte Achse nennt vier Obstsorten, abgekürzt: Äpfel (Äp), Bananen (Ba), Kirschen (Ki), Trauben (Tr). Die senkrechte Achse zählt die Kinder von 0 bis 10, mit einem Strich für je zwei Kinder. ' +
      'Von links nach rechts: Äpfel 8 Kinder, Bananen 5 Kinder, Kirschen 9 Kinder, Trauben 3 Kinder. Die Legende steht unter dem Diagramm.',
    pages: [
      ({ line, rect, label, keyed, key }) => [
        line(
          [
            [origin.x, 34],
            [origin.x, origin.y],
            [198, origin.y],
          ],
          { name: 'Achsen', width: 1.5 },
        ),
        ...[2, 4, 6, 8, 10].flatMap((count) => {
          const y = origin.y - count * perChild;
          return [
            line(
              [
                [origin.x - 6, y],
                [origin.x, y],
              ],
              { name: `Teilstrich ${count}`, width: 1 },
            ),
            label(String(count), origin.x - 10, y - 3, { anchor: 'right' }),
          ];
        }),
        ...bars.flatMap(([short, name, count, texture, fill], index) => {
          const x = origin.x + 14 + index * 35;
          const height = count * perChild;
          return [
            rect(x, origin.y - height, 24, height, { texture, fill, name: `Säule ${name}` }),
            keyed(short, name, x + 12, origin.y + 3, { anchor: 'top' }),
          ];
        }),
        key(11, 217, 188),
      ],
    ],
  });
};

const coordinateSystem = () => {
  const centre = { x: 105, y: 160 };
  const unit = 16;
  const at = (x, y) => [centre.x + x * unit, centre.y - y * unit];
  /** y = x * x / 2 - 2 between the two ends, exact as one cubic curve. */
  const parabola = () => {
    const end = 3.4;
    const rise = (end * end) / 2;
    const [x, y] = at(-end, rise - 2);
    const [x1, y1] = at(-end / 3, -rise / 3 - 2);
    const [x2, y2] = at(end / 3, -rise / 3 - 2);
    const [endX, endY] = at(end, rise - 2);
    return [
      { kind: 'M', x, y },
      { kind: 'C', x1, y1, x2, y2, x: endX, y: endY },
    ];
  };
  return sheet({
    slug: 'koordinatensystem-parabel',
    title: 'Koordinatensystem mit Parabel',
    tags: ['Mathematik', 'Koordinatensystem', 'Funktion'],
    category: 'mathematics',
    type: 'Koordinatensystem mit einer Kurve',
    summary: 'Eine nach oben offene Parabel mit dem Scheitel bei x = 0 und y = -2.',
    translatedTitle: 'Coordinate system with a parabola',
    translatedSummary: 'A parabola open upwards with its vertex at x = 0 and y = -2.',
    details:
      'Beide Achsen haben an jeder ganzen Zahl von -4 bis 4 einen Strich; beschriftet sind -4 und 4. Die Pfeile zeigen nach rechts (x) und nach oben (y). ' +
      'Die Parabel fällt von links oben zum Scheitel auf der y-Achse bei -2 und steigt rechts spiegelgleich an. Sie schneidet die x-Achse bei -2 und 2. Ihre Gleichung: y ist die Hälfte von x mal x, minus 2.',
    pages: [
      ({ line, path, label, letter }) => [
        line([at(-5.5, 0), at(5.6, 0)], { name: 'x-Achse', width: 1.5, endArrow: true }),
        line([at(0, -5.5), at(0, 6.2)], { name: 'y-Achse', width: 1.5, endArrow: true }),
        ...[-4, -3, -2, -1, 1, 2, 3, 4].flatMap((n) => {
          const [x] = at(n, 0);
          const [, y] = at(0, n);
          return [
            line(
              [
                [x, centre.y - 3],
                [x, centre.y + 3],
              ],
              { name: `x = ${n}`, width: 1 },
            ),
            line(
              [
                [centre.x - 3, y],
                [centre.x + 3, y],
              ],
              { name: `y = ${n}`, width: 1 },
            ),
          ];
        }),
        path(parabola(), { closed: false, name: 'Parabel', width: 2.5 }),
        ...[-4, 4].map((n) => label(String(n), at(n, 0)[0] - 8, centre.y + 7, { cells: n < 0 ? 3 : 2 })),
        ...[-4, 4].map((n) => label(String(n), centre.x + 7, at(0, n)[1] - 8, { cells: n < 0 ? 3 : 2 })),
        letter('x', 182, centre.y - 24),
        letter('y', 83, 58),
      ],
    ],
  });
};

const pythagoras = () => {
  const c = [125, 172];
  const a = [c[0] - 64, c[1]];
  const b = [c[0], c[1] - 48];
  return sheet({
    slug: 'satz-des-pythagoras',
    variants: [
      {
        name: 'kurzschrift',
        variant: { title: 'Kurzschrift', description: 'Überschrift und Beschriftung in Kurzschrift.' },
        system: 'DE:KURZ',
      },
    ],
    title: 'Satz des Pythagoras',
    tags: ['Mathematik', 'Geometrie', 'Dreieck'],
    category: 'mathematics',
    type: 'Geometrische Figur',
    summary:
      'Ein rechtwinkliges Dreieck, an jeder Seite ein Quadrat: die beiden kleinen Flächen sind zusammen so groß wie die große.',
    translatedTitle: 'Pythagoras’ theorem',
    translatedSummary:
      'A right-angled triangle with a square on each side: the two small areas together are as large as the large one.',
    details:
      'In der Mitte liegt das Dreieck ohne Textur. Der rechte Winkel ist rechts unten. Unter dem Dreieck hängt das Quadrat a² über der waagerechten Kathete mit schrägen Linien, rechts das Quadrat b² über der senkrechten Kathete mit Punkten. ' +
      'Links oben liegt schräg das größte Quadrat c² über der Hypotenuse mit einem Gitter. Die Seiten verhalten sich wie 4 zu 3 zu 5.',
    pages: [
      ({ polygon, label }) => [
        polygon([a, b, c], { name: 'Dreieck', width: 2.5 }),
        polygon([a, c, [c[0], c[1] + 64], [a[0], a[1] + 64]], {
          name: 'Quadrat über a',
          texture: 'diagonal_lines',
          fill: 'cyan',
        }),
        polygon([b, c, [c[0] + 48, c[1]], [b[0] + 48, b[1]]], {
          name: 'Quadrat über b',
          texture: 'dotted',
          fill: 'red',
        }),
        polygon([a, b, [b[0] - 48, b[1] - 64], [a[0] - 48, a[1] - 64]], {
          name: 'Quadrat über c',
          texture: 'grid',
          fill: 'yellow',
        }),
        label('a²', 93, 239, { anchor: 'top' }),
        label('b²', 177.4, 148, { anchor: 'left' }),
        label('c²', 43, 68, { anchor: 'right' }),
      ],
    ],
  });
};

const numberLine = () => {
  const y = 110;
  const left = 24;
  const step = 24;
  const pages = (numbers) => [
    ({ line, label }) => [
      line(
        [
          [left - 8, y],
          [left + 10 * step + 21, y],
        ],
        { name: 'Line', width: 1.5, endArrow: true },
      ),
      ...Array.from({ length: 11 }, (_, n) => {
        const long = n % 5 === 0;
        return line(
          [
            [left + n * step, y - (long ? 12 : 6)],
            [left + n * step, y + (long ? 12 : 6)],
          ],
          { name: `Mark ${n}`, width: long ? 2.5 : 1.5 },
        );
      }),
      ...numbers.map((n) => label(String(n), left + n * step, y + 17, { anchor: 'top' })),
    ],
  ];
  return sheet({
    slug: 'number-line-0-to-10',
    language: 'en',
    system: 'EN:UEB1',
    format: 'a4-landscape',
    title: 'Number line from 0 to 10',
    tags: ['Mathematics', 'Number line'],
    category: 'mathematics',
    type: 'Number line',
    summary: 'A horizontal number line with a mark at each whole number from 0 to 10.',
    translatedTitle: 'Zahlenstrahl von 0 bis 10',
    translatedSummary: 'Ein waagerechter Zahlenstrahl mit einem Strich bei jeder ganzen Zahl von 0 bis 10.',
    details:
      'The line runs from left to right and ends in an arrow. Long marks stand at 0, 5 and 10, short ones between. The even numbers and 5 are written below the line.',
    pages: pages([0, 2, 4, 5, 6, 8, 10]),
    earlier: [
      {
        details:
          'The line runs from left to right and ends in an arrow. Long marks stand at 0, 5 and 10, short ones between. 0, 5 and 10 are written below the line.',
        pages: pages([0, 5, 10]),
      },
    ],
    change: 'Even numbers are written below the line as well.',
  });
};

const sineWave = () => {
  const left = 34;
  const middle = 150;
  const height = 60;
  const quarter = 36;
  const wave = [];
  for (let i = 0; i <= 96; i += 1)
    wave.push([left + (i / 24) * quarter, middle - height * Math.sin((i / 48) * Math.PI)]);
  return sheet({
    slug: 'sine-wave',
    language: 'en',
    system: 'EN:UEB1',
    title: 'One period of a sine wave',
    tags: ['Mathematics', 'Physics', 'Function'],
    category: 'mathematics',
    type: 'Graph of a function',
    summary: 'One full period of a sine wave that starts at zero and rises first.',
    translatedTitle: 'Eine Periode der Sinuskurve',
    translatedSummary: 'Eine volle Periode einer Sinuskurve, die bei null beginnt und zuerst steigt.',
    details:
      'The vertical axis carries marks at 1 and -1. The horizontal axis has a mark at each quarter of the period. The curve rises to 1 after the first quarter, crosses zero at half, falls to -1 after three quarters and ends at zero.',
    pages: [
      ({ line, label, letter }) => [
        line(
          [
            [left, 236],
            [left, 62],
          ],
          { name: 'Vertical axis', endArrow: true },
        ),
        line(
          [
            [left - 6, middle],
            [198, middle],
          ],
          { name: 'Horizontal axis', endArrow: true },
        ),
        line(wave, { name: 'Sine', width: 2.5 }),
        ...[1, 2, 3, 4].map((n) =>
          line(
            [
              [left + n * quarter, middle - 4],
              [left + n * quarter, middle + 4],
            ],
            { name: `Quarter ${n}`, width: 1 },
          ),
        ),
        ...[1, -1].map((n) =>
          line(
            [
              [left - 4, middle - n * height],
              [left + 4, middle - n * height],
            ],
            { name: `Value ${n}`, width: 1 },
          ),
        ),
        label('1', 16, middle - height - 8, { cells: 2 }),
        label('-1', 11, middle + height - 8, { cells: 3 }),
        letter('t', 182, middle - 24),
      ],
    ],
  });
};

const fractions = () => {
  const cx = 105;
  return sheet({
    slug: 'fractions-of-a-circle',
    variants: [
      {
        name: 'contracted',
        variant: { title: 'Contracted braille', description: 'Labels in contracted braille (UEB grade 2).' },
        system: 'EN:UEB2',
      },
    ],
    language: 'en',
    system: 'EN:UEB1',
    title: 'Halves and quarters',
    tags: ['Mathematics', 'Fractions'],
    category: 'mathematics',
    type: 'Two circles divided into parts',
    summary:
      'Two circles of the same size: one has a half filled with lines, the other a quarter filled with dots.',
    translatedTitle: 'Halbe und Viertel',
    translatedSummary:
      'Zwei gleich große Kreise: Bei einem ist die Hälfte mit Linien gefüllt, beim anderen ein Viertel mit Punkten.',
    details:
      'Upper circle: cut by a vertical line; the right half has horizontal lines. Lower circle: cut into four; the upper right quarter is dotted. The fraction stands to the right of each circle.',
    pages: [
      ({ ellipse, path, line, label }) => {
        const r = 46;
        const k = r * 0.5523;
        const half = (cy) => [
          { kind: 'M', x: cx, y: cy - r },
          { kind: 'C', x1: cx + k, y1: cy - r, x2: cx + r, y2: cy - k, x: cx + r, y: cy },
          { kind: 'C', x1: cx + r, y1: cy + k, x2: cx + k, y2: cy + r, x: cx, y: cy + r },
        ];
        const quarter = (cy) => [
          { kind: 'M', x: cx, y: cy },
          { kind: 'L', x: cx, y: cy - r },
          { kind: 'C', x1: cx + k, y1: cy - r, x2: cx + r, y2: cy - k, x: cx + r, y: cy },
        ];
        return [
          ellipse(cx, 96, r, r, { name: 'Circle of halves', width: 2.5 }),
          path(half(96), { closed: true, texture: 'horizontal_lines', fill: 'orange', name: 'One half' }),
          ellipse(cx, 220, r, r, { name: 'Circle of quarters', width: 2.5 }),
          line(
            [
              [cx, 220],
              [cx, 220 + r],
            ],
            { name: 'Lower cut' },
          ),
          line(
            [
              [cx - r, 220],
              [cx, 220],
            ],
            { name: 'Left cut' },
          ),
          path(quarter(220), { closed: true, texture: 'dotted_tight', fill: 'none', name: 'One quarter' }),
          label('½', 156, 96, { anchor: 'left' }),
          label('¼', 156, 220, { anchor: 'left' }),
        ];
      },
    ],
  });
};

export const samples = [barChart, coordinateSystem, pythagoras, numberLine, sineWave, fractions];
