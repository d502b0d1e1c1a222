import { sheet } from '../builder.mjs';

const clock = () => {
  const cx = 105;
  const cy = 164;
  const radius = 88;
  const around = (hours, distance) => {
    const angle = (hours / 12) * 2 * Math.PI;
    return [cx + distance * Math.sin(angle), cy - distance * Math.cos(angle)];
  };
  const face =
    (hour, minute) =>
    ({ ellipse, line, label }) => [
      ellipse(cx, cy, radius, radius, { name: 'Zifferblatt', width: 2.5 }),
      ...Array.from({ length: 12 }, (_, h) =>
        line([around(h, radius - (h % 3 === 0 ? 14 : 9)), around(h, radius)], {
          name: `Strich ${h === 0 ? 12 : h}`,
          width: h % 3 === 0 ? 2.5 : 1.5,
        }),
      ),
      ...[12, 3, 6, 9].map((h) => {
        const [x, y] = around(h, radius - 27);
        return label(String(h), x - (h === 12 ? 9 : 6), y - 8, { cells: h === 12 ? 3 : 2 });
      }),
      line([[cx, cy], around(hour + minute / 60, 28)], { name: 'Stundenzeiger', width: 5 }),
      line([[cx, cy], around(minute / 5, 48)], { name: 'Minutenzeiger', width: 1.5 }),
    ];
  return sheet({
    slug: 'uhr-lesen',
    title: 'Die Uhr lesen',
    tags: ['Sachunterricht', 'Zeit', 'Grundschule'],
    category: 'everyday',
    type: 'Zwei Zifferblätter auf zwei Seiten',
    summary: 'Seite 1 zeigt 10 Minuten nach 10, Seite 2 zeigt halb 8.',
    details:
      'Jedes Zifferblatt ist ein Kreis mit zwölf Strichen; die Striche bei 12, 3, 6 und 9 sind länger und beschriftet. Der kurze dicke Zeiger zeigt die Stunde, der lange dünne die Minuten. ' +
      'Seite 1: Der dicke Zeiger steht kurz nach der 10, der dünne auf der 2. Seite 2: Der dicke Zeiger steht zwischen 7 und 8, der dünne auf der 6.',
    pages: [face(10, 10), face(7, 30)],
  });
};

const pianoKeys = () => {
  const left = 21;
  const width = 24;
  const top = 56;
  const height = 130;
  const names = ['c', 'd', 'e', 'f', 'g', 'a', 'h'];
  return sheet({
    slug: 'klaviatur-oktave',
    title: 'Eine Oktave auf dem Klavier',
    tags: ['Musik', 'Klavier'],
    category: 'music',
    type: 'Tasten von oben gesehen',
    summary: 'Sieben weiße und fünf schwarze Tasten von c bis h.',
    details:
      'Die sieben weißen Tasten stehen nebeneinander; ihr Name steht unter jeder Taste: c, d, e, f, g, a, h. Die fünf schwarzen Tasten sind kürzer und mit schrägen Linien gefüllt. Sie liegen zwischen c und d, d und e, f und g, g und a, a und h.',
    pages: [
      ({ line, rect, letter }) => [
        rect(left, top, width * 7, height, { name: 'Tastatur', width: 2.5 }),
        ...[1, 2, 3, 4, 5, 6].map((n) =>
          line(
            [
              [left + n * width, n === 3 ? top : top + 85],
              [left + n * width, top + height],
            ],
            { name: `Fuge ${n}` },
          ),
        ),
        ...[1, 2, 4, 5, 6].map((n) =>
          rect(left + n * width - 7, top, 14, 80, {
            name: `schwarze Taste ${n}`,
            texture: 'diagonal_lines',
            fill: 'none',
          }),
        ),
        ...names.map((name, n) => letter(name, left + n * width + 3, top + height + 6)),
      ],
    ],
  });
};

const circuit = () =>
  sheet({
    slug: 'einfacher-stromkreis',
    title: 'Ein einfacher Stromkreis',
    tags: ['Physik', 'Elektrizität', 'Schaltplan'],
    category: 'physics',
    type: 'Schaltplan mit drei Bauteilen',
    summary: 'Ein Stromkreis aus Batterie, Schalter und Lampe; der Schalter ist offen.',
    details:
      'Die Leitung bildet ein Rechteck. Links sitzt die Batterie (Ba): zwei waagerechte Striche, der lange ist der Pluspol, der kurze dicke der Minuspol. Oben ist der Schalter (Scha): Die Leitung ist unterbrochen, ein schräger Strich steht offen. ' +
      'Rechts sitzt die Lampe (La): ein Kreis mit einem Kreuz.',
    pages: [
      ({ line, ellipse, label }) => {
        const left = 48;
        const right = 160;
        const top = 84;
        const bottom = 236;
        const d = 16 * Math.SQRT1_2;
        return [
          line(
            [
              [left, 154],
              [left, top],
              [88, top],
            ],
            { name: 'Leitung Batterie bis Schalter' },
          ),
          line(
            [
              [88, top],
              [116, 60],
            ],
            { name: 'Schalter, offen', width: 2.5 },
          ),
          line(
            [
              [122, top],
              [right, top],
              [right, 144],
            ],
            { name: 'Leitung Schalter bis Lampe' },
          ),
          ellipse(right, 160, 16, 16, { name: 'Lampe', width: 2.5 }),
          line(
            [
              [right - d, 160 - d],
              [right + d, 160 + d],
            ],
            { name: 'Kreuz der Lampe' },
          ),
          line(
            [
              [right + d, 160 - d],
              [right - d, 160 + d],
            ],
            { name: 'Kreuz der Lampe' },
          ),
          line(
            [
              [right, 176],
              [right, bottom],
              [left, bottom],
              [left, 163],
            ],
            { name: 'Leitung Lampe bis Batterie' },
          ),
          line(
            [
              [left - 18, 154],
              [left + 18, 154],
            ],
            { name: 'Pluspol', width: 1.5 },
          ),
          line(
            [
              [left - 9, 163],
              [left + 9, 163],
            ],
            { name: 'Minuspol', width: 4 },
          ),
          label('Ba', 72, 150, { cells: 3 }),
          label('Scha', 92, 88, { cells: 4 }),
          label('La', 130, 152, { cells: 2 }),
        ];
      },
    ],
  });

const crossing = () =>
  sheet({
    slug: 'kreuzung-mit-ampel',
    title: 'Kreuzung mit Ampeln',
    tags: ['Mobilität', 'Verkehr', 'Orientierung'],
    category: 'orientation',
    type: 'Plan von oben',
    summary: 'Zwei Straßen kreuzen sich; über alle vier Arme führt ein Überweg mit Ampel.',
    details:
      'Die Ränder der Gehwege sind dicke Linien. Zwischen ihnen laufen die beiden Straßen von oben nach unten und von links nach rechts. Die Überwege sind je drei Striche quer zur Straße. Jede Ampel ist ein schwarzer Punkt an der Ecke. ' +
      'Links oben steht die Schule, ein Rechteck mit schrägen Linien. Rechts unten ist die Haltestelle (Bus), ein Rechteck mit dichten Punkten.',
    pages: [
      ({ line, rect, ellipse, label }) => {
        const [west, east, north, south] = [76, 134, 130, 188];
        const stripes = (x, y, vertical) =>
          [0, 1, 2].map((n) =>
            vertical
              ? line(
                  [
                    [x, y + n * 15],
                    [x + 14, y + n * 15],
                  ],
                  { name: 'Überweg', width: 2.5 },
                )
              : line(
                  [
                    [x + n * 15, y],
                    [x + n * 15, y + 14],
                  ],
                  { name: 'Überweg', width: 2.5 },
                ),
          );
        return [
          line(
            [
              [west, 44],
              [west, north],
              [EDGE_LEFT, north],
            ],
            { name: 'Gehweg links oben', width: 2.5 },
          ),
          line(
            [
              [east, 44],
              [east, north],
              [EDGE_RIGHT, north],
            ],
            { name: 'Gehweg rechts oben', width: 2.5 },
          ),
          line(
            [
              [west, 284],
              [west, south],
              [EDGE_LEFT, south],
            ],
            { name: 'Gehweg links unten', width: 2.5 },
          ),
          line(
            [
              [east, 284],
              [east, south],
              [EDGE_RIGHT, south],
            ],
            { name: 'Gehweg rechts unten', width: 2.5 },
          ),
          ...stripes(90, 106, false),
          ...stripes(90, 198, false),
          ...stripes(52, 144, true),
          ...stripes(144, 144, true),
          ...[
            [66, 120],
            [144, 120],
            [66, 198],
            [144, 198],
          ].map(([x, y]) => ellipse(x, y, 4, 4, { name: 'Ampel', texture: 'fill', offset: 0 })),
          rect(20, 52, 34, 40, { name: 'Schule', texture: 'diagonal_lines', fill: 'blue' }),
          label('Schule', 24, 96, { cells: 5 }),
          rect(156, 222, 34, 20, { name: 'Haltestelle', texture: 'dotted_tight', fill: 'yellow' }),
          label('Bus', 163, 246, { cells: 4 }),
        ];
      },
    ],
  });

const EDGE_LEFT = 12;
const EDGE_RIGHT = 198;

const floorPlan = () => {
  return sheet({
    slug: 'grundriss-schule',
    format: 'a4-landscape',
    title: 'Schule, Erdgeschoss',
    tags: ['Orientierung', 'Grundriss', 'Schule'],
    category: 'orientation',
    type: 'Grundriss eines Gebäudes',
    summary: 'Das Erdgeschoss einer Schule mit Eingang, Flur, Treppe und sechs Räumen.',
    details:
      'Der Eingang (Ein) ist die Lücke unten in der Mitte. Dahinter läuft der Flur von links nach rechts. Oberhalb des Flurs von links: Klasse 1 (K1), Klasse 2 (K2), Musikraum (Mu). Unterhalb von links: Büro (Bü), Lehrerzimmer (Le), rechts vom Eingang die Toiletten (WC). ' +
      'Ganz rechts im Flur liegt die Treppe (Tr) mit waagerechten Linien. Türen sind Lücken in den Wänden.',
    pages: [
      ({ line, rect, label }) => {
        const wall = (points, name) => line(points, { name, width: 2.5 });
        return [
          wall(
            [
              [120, 190],
              [20, 190],
              [20, 40],
              [272, 40],
              [272, 190],
              [148, 190],
            ],
            'Außenwand',
          ),
          wall(
            [
              [20, 96],
              [44, 96],
            ],
            'Wand K1',
          ),
          wall(
            [
              [60, 96],
              [128, 96],
            ],
            'Wand K1, K2',
          ),
          wall(
            [
              [144, 96],
              [212, 96],
            ],
            'Wand K2, Mu',
          ),
          wall(
            [
              [228, 96],
              [272, 96],
            ],
            'Wand Mu',
          ),
          wall(
            [
              [104, 40],
              [104, 96],
            ],
            'Wand zwischen K1 und K2',
          ),
          wall(
            [
              [188, 40],
              [188, 96],
            ],
            'Wand zwischen K2 und Mu',
          ),
          wall(
            [
              [20, 134],
              [40, 134],
            ],
            'Wand Bü',
          ),
          wall(
            [
              [56, 134],
              [84, 134],
            ],
            'Wand Bü, Le',
          ),
          wall(
            [
              [100, 134],
              [120, 134],
              [120, 190],
            ],
            'Wand Le',
          ),
          wall(
            [
              [70, 134],
              [70, 190],
            ],
            'Wand zwischen Bü und Le',
          ),
          wall(
            [
              [148, 190],
              [148, 134],
              [172, 134],
            ],
            'Wand WC',
          ),
          wall(
            [
              [188, 134],
              [212, 134],
              [212, 190],
            ],
            'Wand WC rechts',
          ),
          rect(234, 108, 32, 40, { name: 'Treppe', texture: 'horizontal_lines', fill: 'orange' }),
          label('Flur', 126, 106, { cells: 5 }),
          label('Tr', 219, 120, { cells: 2 }),
          label('Ein', 126, 160, { cells: 3 }),
          label('K1', 53, 60, { cells: 3 }),
          label('K2', 137, 60, { cells: 3 }),
          label('Mu', 221, 60, { cells: 3 }),
          label('Bü', 36, 154, { cells: 3 }),
          label('Le', 86, 154, { cells: 3 }),
          label('WC', 171, 154, { cells: 3 }),
        ];
      },
    ],
  });
};

export const samples = [clock, pianoKeys, circuit, crossing, floorPlan];
