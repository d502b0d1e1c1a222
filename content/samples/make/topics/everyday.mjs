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
    translatedTitle: 'Telling the time',
    translatedSummary: 'Page 1 shows 10 minutes past 10, page 2 shows half past 7.',
    details:
      'Jedes Zifferblatt ist ein Kreis mit zwölf Strichen; die Striche bei 12, 3, 6 und 9 sind länger und beschriftet. Der kurze dicke Zeiger zeigt die Stunde, der lange dünne die Minuten. ' +
      'Seite 1: Der dicke Zeiger steht kurz nach der 10, der dünne auf der 2. Seite 2: Der dicke Zeiger steht zwischen 7 und 8, der dünne auf der 6.',
    pages: [face(10, 10), face(7, 30)],
    earlier: [
      {
        type: 'Ein Zifferblatt mit zwei Zeigern',
        summary: 'Die Uhr zeigt 10 Minuten nach 10.',
        translatedSummary: 'The clock shows 10 minutes past 10.',
        details:
          'Das Zifferblatt ist ein Kreis mit zwölf Strichen; die Striche bei 12, 3, 6 und 9 sind länger und beschriftet. Der kurze dicke Zeiger steht kurz nach der 10, der lange dünne auf der 2.',
        pages: [face(10, 10)],
      },
    ],
    change: 'Zweite Seite ergänzt: dieselbe Uhr um halb 8.',
    variants: [
      {
        name: 'basisschrift',
        variant: {
          title: 'Basisschrift',
          description: 'Für den Anfang: ohne Kürzungen, jeder Buchstabe einzeln.',
        },
        system: 'DE:BASIS',
      },
    ],
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
    translatedTitle: 'One octave on the piano',
    translatedSummary: 'Seven white and five black keys from C to B.',
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
    translatedTitle: 'A simple circuit',
    translatedSummary: 'A circuit of battery, switch and lamp; the switch is open.',
    details:
      'Die Leitung bildet ein Rechteck. Links sitzt die Batterie: zwei waagerechte Striche, der lange ist der Pluspol, der kurze dicke der Minuspol. Oben ist der Schalter: Die Leitung ist unterbrochen, ein schräger Strich steht offen. ' +
      'Rechts sitzt die Lampe: ein Kreis mit einem Kreuz.',
    pages: [
      ({ line, ellipse, label }) => {
        const left = 42;
        const right = 166;
        const top = 84;
        const bottom = 236;
        const lamp = 122;
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
              [right, lamp - 16],
            ],
            { name: 'Leitung Schalter bis Lampe' },
          ),
          ellipse(right, lamp, 16, 16, { name: 'Lampe', width: 2.5 }),
          line(
            [
              [right - d, lamp - d],
              [right + d, lamp + d],
            ],
            { name: 'Kreuz der Lampe' },
          ),
          line(
            [
              [right + d, lamp - d],
              [right - d, lamp + d],
            ],
            { name: 'Kreuz der Lampe' },
          ),
          line(
            [
              [right, lamp + 16],
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
          label('Batterie', 65, 158, { anchor: 'left' }),
          label('Schalter', 104, 89, { anchor: 'top' }),
          label('Lampe', 144.5, lamp, { anchor: 'right' }),
        ];
      },
    ],
  });

export const samples = [clock, pianoKeys, circuit];
