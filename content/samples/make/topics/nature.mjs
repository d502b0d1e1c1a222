import { sheet } from '../builder.mjs';

/** Points on an ellipse about a centre, from one angle to another in degrees clockwise from the right. */
const arc = (cx, cy, rx, ry, from, to, steps = 24) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });

const plantCell = () =>
  sheet({
    slug: 'pflanzenzelle',
    title: 'Die Pflanzenzelle',
    tags: ['Biologie', 'Zelle'],
    category: 'biology',
    type: 'Schnitt durch eine Pflanzenzelle',
    summary: 'Eine Zelle mit dicker Zellwand, großer Vakuole, Zellkern und drei Chloroplasten.',
    details:
      'Die Zelle ist ein hohes Rechteck. Der äußere dicke Rand ist die Zellwand, der dünne Rand darin die Zellmembran. In der Mitte liegt die Vakuole mit waagerechten Linien (Va). ' +
      'Oben links liegt der Zellkern, ganz schwarz gefüllt (ZK). Die drei ovalen Chloroplasten mit dichten Punkten liegen oben rechts, unten links und unten rechts (Chl).',
    pages: [
      ({ rect, ellipse, label }) => [
        rect(24, 44, 162, 232, { name: 'Zellwand', width: 2.5 }),
        rect(31, 51, 148, 218, { name: 'Zellmembran', width: 1 }),
        ellipse(66, 88, 15, 15, { name: 'Zellkern', texture: 'fill', offset: 0 }),
        label('ZK', 86, 80, { cells: 3 }),
        ellipse(145, 84, 23, 14, { name: 'Chloroplast', texture: 'dotted_tight', fill: 'green' }),
        label('Chl', 137, 103, { cells: 3 }),
        rect(56, 126, 98, 78, { name: 'Vakuole', texture: 'horizontal_lines', fill: 'cyan' }),
        label('Va', 158, 157, { cells: 3 }),
        ellipse(66, 234, 23, 14, { name: 'Chloroplast', texture: 'dotted_tight', fill: 'green' }),
        ellipse(144, 234, 23, 14, { name: 'Chloroplast', texture: 'dotted_tight', fill: 'green' }),
        label('Chl', 98, 226, { cells: 3 }),
      ],
    ],
  });

const eye = () =>
  sheet({
    slug: 'auge-im-schnitt',
    title: 'Das Auge im Schnitt',
    tags: ['Biologie', 'Körper', 'Sinne'],
    category: 'biology',
    type: 'Schnitt von der Seite',
    summary: 'Ein Augapfel von der Seite: vorne links Hornhaut, Iris und Linse, hinten rechts der Sehnerv.',
    details:
      'Der große Kreis ist der Augapfel. Links wölbt sich die Hornhaut (Ho) vor. Dahinter steht senkrecht die Linse mit schrägen Linien; über und unter ihr liegt als kurzer dicker Strich die Iris (Ir). ' +
      'Der Innenraum ist der Glaskörper (Gl). Die dicke Linie rechts innen ist die Netzhaut (Ne). Rechts unten verlässt der Sehnerv (Se) das Auge. Unter dem Auge steht die Legende.',
    pages: [
      ({ ellipse, path, line, polygon, keyed, key }) => [
        ellipse(112, 102, 62, 62, { name: 'Augapfel', width: 2.5 }),
        path(
          [
            { kind: 'M', x: 59.5, y: 69 },
            { kind: 'C', x1: 30, y1: 81, x2: 30, y2: 123, x: 59.5, y: 135 },
          ],
          { closed: false, name: 'Hornhaut' },
        ),
        ellipse(74, 102, 10, 19, { name: 'Linse', texture: 'diagonal_lines', fill: 'cyan' }),
        line(
          [
            [74, 53],
            [74, 78],
          ],
          { name: 'Iris oben', width: 2.5 },
        ),
        line(
          [
            [74, 126],
            [74, 151],
          ],
          { name: 'Iris unten', width: 2.5 },
        ),
        line(arc(112, 102, 54, 54, -55, 30), { name: 'Netzhaut', width: 2.5 }),
        polygon(
          [
            [172, 128],
            [196, 142],
            [190, 154],
            [163, 140],
          ],
          { name: 'Sehnerv', texture: 'fill', offset: 0 },
        ),
        keyed('Ho', 'Hornhaut', 21, 94),
        keyed('Ir', 'Iris', 80, 64),
        keyed('Gl', 'Glaskörper', 110, 122),
        keyed('Ne', 'Netzhaut', 138, 94),
        keyed('Se', 'Sehnerv', 180, 158),
        key(11, 182, 188, 104),
      ],
    ],
    words: { diagonal_lines: 'Linse' },
  });

const waterCycle = () =>
  sheet({
    slug: 'water-cycle',
    language: 'en',
    system: 'EN:UEB1',
    format: 'a4-landscape',
    title: 'The water cycle',
    tags: ['Geography', 'Weather', 'Water'],
    category: 'geography',
    type: 'Diagram with arrows',
    summary:
      'Water rises from the sea, forms a cloud, falls as rain on the mountain and runs back as a river.',
    details:
      'Bottom left: the sea with horizontal lines. Bottom right: a mountain. Top centre: a cloud filled with dots. One arrow leads from the sea up to the cloud (ev, evaporation). Broken lines fall from the cloud towards the mountain (rain). An arrow leads from the foot of the mountain to the sea (river).',
    pages: [
      ({ rect, polygon, path, line, label }) => [
        rect(14, 158, 112, 38, { name: 'Sea', texture: 'horizontal_lines', fill: 'cyan' }),
        polygon(
          [
            [172, 196],
            [226, 96],
            [280, 196],
          ],
          { name: 'Mountain', width: 2.5 },
        ),
        path(
          [
            { kind: 'M', x: 112, y: 76 },
            { kind: 'C', x1: 96, y1: 76, x2: 96, y2: 52, x: 114, y: 54 },
            { kind: 'C', x1: 118, y1: 34, x2: 148, y2: 34, x: 152, y: 48 },
            { kind: 'C', x1: 174, y1: 38, x2: 188, y2: 62, x: 172, y: 76 },
          ],
          { closed: true, name: 'Cloud', texture: 'dotted_tight', fill: 'none' },
        ),
        line(
          [
            [52, 152],
            [52, 104],
            [92, 68],
          ],
          { name: 'Evaporation', endArrow: true },
        ),
        ...[0, 1, 2].map((n) =>
          line(
            [
              [150 + n * 14, 82],
              [164 + n * 14, 118],
            ],
            { name: 'Rain', style: 'dashed' },
          ),
        ),
        line(
          [
            [172, 180],
            [134, 180],
          ],
          { name: 'River', endArrow: true },
        ),
        label('ev', 36, 120, { cells: 2 }),
        label('cloud', 184, 44, { cells: 6 }),
        label('rain', 126, 92, { cells: 5 }),
        label('mountain', 202, 164, { cells: 9 }),
        label('river', 140, 155, { cells: 6 }),
        label('sea', 60, 138, { cells: 4 }),
      ],
    ],
  });

const moonPhases = () => {
  const radius = 15;
  const phases = [
    ['Neumond', 'Ne', 0],
    ['zunehmender Halbmond', 'zu', 1],
    ['Vollmond', 'Vo', 2],
    ['abnehmender Halbmond', 'ab', 3],
  ];
  const places = [
    [34, 160],
    [105, 231],
    [176, 160],
    [105, 89],
  ];
  const halfDisc = (cx, cy, right) => {
    const s = right ? 1 : -1;
    const k = radius * 0.5523;
    return [
      { kind: 'M', x: cx, y: cy - radius },
      {
        kind: 'C',
        x1: cx + s * k,
        y1: cy - radius,
        x2: cx + s * radius,
        y2: cy - k,
        x: cx + s * radius,
        y: cy,
      },
      { kind: 'C', x1: cx + s * radius, y1: cy + k, x2: cx + s * k, y2: cy + radius, x: cx, y: cy + radius },
    ];
  };
  return sheet({
    slug: 'mondphasen',
    title: 'Die Phasen des Mondes',
    tags: ['Astronomie', 'Sachunterricht'],
    category: 'physics',
    type: 'Schema in Kreisform',
    summary:
      'Die Erde in der Mitte, der Mond an vier Stellen seiner Bahn, so wie wir ihn von der Erde sehen.',
    details:
      'In der Mitte liegt die Erde (Er). Die unterbrochene Kreislinie ist die Bahn des Mondes. Schwarz gefüllt ist, was dunkel bleibt. Links: Neumond (Ne), ganz gefüllt. Unten: zunehmender Halbmond (zu), die linke Hälfte gefüllt. ' +
      'Rechts: Vollmond (Vo), nicht gefüllt. Oben: abnehmender Halbmond (ab), die rechte Hälfte gefüllt. Das Sonnenlicht (So) kommt von links, dort zeigt ein Pfeil nach rechts.',
    pages: [
      ({ ellipse, path, line, label }) => [
        ellipse(105, 160, 14, 14, { name: 'Erde', width: 2.5 }),
        label('Er', 97, 178, { cells: 3 }),
        ...[
          [40, 68],
          [112, 140],
          [202, 248],
          [292, 338],
        ].map(([from, to]) => line(arc(105, 160, 71, 71, from, to), { name: 'Bahn', style: 'dashed' })),
        ...phases.flatMap(([name, short, phase], index) => {
          const [cx, cy] = places[index];
          const dark =
            phase === 0
              ? [ellipse(cx, cy, radius, radius, { name, texture: 'fill', offset: 0 })]
              : phase === 2
                ? [ellipse(cx, cy, radius, radius, { name })]
                : [
                    ellipse(cx, cy, radius, radius, { name }),
                    path(halfDisc(cx, cy, phase === 3), {
                      closed: true,
                      texture: 'fill',
                      offset: 0,
                      name: 'dunkle Hälfte',
                    }),
                  ];
          return [...dark, label(short, cx - 9, cy + radius + 4, { cells: 3 })];
        }),
        line(
          [
            [14, 84],
            [46, 84],
          ],
          { name: 'Sonnenlicht', endArrow: true },
        ),
        label('So', 14, 64, { cells: 3 }),
      ],
    ],
  });
};

export const samples = [plantCell, eye, waterCycle, moonPhases];
