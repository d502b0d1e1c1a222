import { sheet } from '../builder.mjs';
import { arcPoints, pairs, polar } from '../points.mjs';

const lever = () => {
  const [pivot, beam] = [134, 104];
  const [load, effort] = [pivot - 70, pivot + 140];
  return sheet({
    slug: 'zweiseitiger-hebel',
    format: 'a4-landscape',
    title: 'Der zweiseitige Hebel',
    tags: ['Physik', 'Mechanik', 'Hebel'],
    category: 'physics',
    type: 'Schema von der Seite mit Kraftpfeilen',
    summary:
      'Ein Balken im Gleichgewicht: links eine große Last am kurzen Arm, rechts eine kleine Kraft am langen Arm.',
    translatedTitle: 'The first-class lever',
    translatedSummary:
      'A beam in balance: a large load on the short arm on the left, a small effort on the long arm on the right.',
    details:
      'Der Balken ist eine dicke waagerechte Linie. Er liegt auf der Spitze eines Dreiecks, dem Drehpunkt. Vom linken Ende zeigt ein langer Pfeil nach unten: die Last, 2 Newton. Vom rechten Ende zeigt ein halb so langer Pfeil nach unten: die Kraft, 1 Newton. ' +
      'Über dem Balken zeigen zwei dünnere Doppelpfeile die Arme: links der Lastarm vom Drehpunkt bis zur Last, rechts der Kraftarm, doppelt so lang. ' +
      'Der Hebel ist im Gleichgewicht, denn Last mal Lastarm ist so groß wie Kraft mal Kraftarm.',
    pages: [
      ({ line, polygon, label }) => [
        line(pairs(load, beam, effort, beam), { name: 'Balken', width: 4 }),
        polygon(pairs(pivot, beam + 3, pivot - 20, 150, pivot + 20, 150), { name: 'Drehpunkt', width: 2.5 }),
        line(pairs(load, beam, load, beam + 70), { name: 'Last', width: 2.5, endArrow: true }),
        line(pairs(effort, beam, effort, beam + 35), { name: 'Kraft', width: 2.5, endArrow: true }),
        ...[
          ['Lastarm', load, pivot],
          ['Kraftarm', pivot, effort],
        ].flatMap(([name, from, to]) => [
          line(pairs(from + 3, beam - 22, to - 3, beam - 22), { name, startArrow: true, endArrow: true }),
          label(name, (from + to) / 2, beam - 28, { anchor: 'bottom' }),
        ]),
        label('Drehpunkt', pivot, 156, { anchor: 'top' }),
        label('Last 2 N', load - 6, beam + 40, { anchor: 'right' }),
        label('Kraft 1 N', effort - 6, beam + 14, { anchor: 'right' }),
      ],
    ],
  });
};

const inclinedPlane = () => {
  const foot = [14, 280];
  const slope = 30;
  const touch = polar(foot, 128, slope);
  const side = 40;
  const middle = polar(touch, side / 2, slope + 90);
  const corner = (along, up) => polar(polar(touch, along, slope), up, slope + 90);
  const weight = 68;
  const forces = [
    ['Gewichtskraft', weight, -90],
    ['Hangabtriebskraft', weight * Math.sin(Math.PI / 6), slope + 180],
    ['Normalkraft', weight * Math.cos(Math.PI / 6), slope - 90],
  ];
  return sheet({
    slug: 'schiefe-ebene',
    title: 'Kräfte an der schiefen Ebene',
    tags: ['Physik', 'Mechanik', 'Kräfte'],
    category: 'physics',
    type: 'Schema von der Seite mit drei Kraftpfeilen',
    summary: 'Ein Klotz liegt auf einer Ebene, die um 30 Grad steigt; drei Pfeile zeigen die Kräfte an ihm.',
    translatedTitle: 'Forces on an inclined plane',
    translatedSummary:
      'A block lies on a plane that rises by 30 degrees; three arrows show the forces on it.',
    details:
      'Die Ebene ist ein flaches Dreieck mit der Spitze links unten; dort steht am Bogen der Winkel, 30 Grad. Auf der schrägen Seite liegt der Klotz, ein gedrehtes Quadrat. In seiner Mitte ist ein Punkt, von dem alle Pfeile ausgehen. ' +
      'Die Gewichtskraft (FG) zeigt senkrecht nach unten und ist am längsten. Die Hangabtriebskraft (FH) zeigt entlang der Ebene nach links unten; sie ist halb so lang. ' +
      'Die Normalkraft (FN) zeigt rechtwinklig in die Ebene hinein, nach rechts unten. FH und FN zusammen wirken wie FG. Über der Zeichnung steht die Legende.',
    notes: 'Pfeillängen im richtigen Verhältnis: FG 68 mm, FH 34 mm, FN 59 mm.',
    variants: [
      {
        name: 'kurzschrift',
        system: 'DE:KURZ',
        variant: { title: 'Kurzschrift', description: 'Beschriftung und Legende in Kurzschrift.' },
      },
    ],
    pages: [
      ({ key, line, polygon, dot, keyed, label }) => [
        key(11, 32, 150),
        polygon([foot, [196, foot[1]], polar(foot, 182 / Math.cos(Math.PI / 6), slope)], {
          name: 'schiefe Ebene',
          width: 2.5,
        }),
        polygon(
          [corner(-side / 2, 0), corner(side / 2, 0), corner(side / 2, side), corner(-side / 2, side)],
          {
            name: 'Klotz',
          },
        ),
        line(arcPoints(foot, 36, 0, slope), { name: 'Winkel 30 Grad' }),
        ...forces.map(([name, length, degrees]) =>
          line([middle, polar(middle, length, degrees)], { name, width: 2.5, endArrow: true }),
        ),
        dot(...middle, { name: 'Angriffspunkt' }),
        label('30°', 57, 275, { anchor: 'bottomleft' }),
        keyed('FG', 'Gewichtskraft', middle[0] - 10, 256, { anchor: 'right' }),
        keyed('FH', 'Hangabtriebskraft', middle[0] - 33, 208, { anchor: 'bottomright' }),
        keyed('FN', 'Normalkraft', middle[0] + 39, 252, { anchor: 'left' }),
      ],
    ],
  });
};

const pulleys = () => {
  const ceiling = 40;
  const radius = 20;
  const box = { width: 30, height: 26 };
  return sheet({
    slug: 'fixed-and-movable-pulley',
    language: 'en',
    system: 'EN:UEB2',
    format: 'a4-landscape',
    title: 'Fixed and movable pulley',
    tags: ['Physics', 'Mechanics', 'Pulley'],
    category: 'physics',
    type: 'Diagram of two pulleys from the front',
    summary: 'A fixed pulley on the left turns the pull round; a movable pulley on the right halves it.',
    translatedTitle: 'Feste und lose Rolle',
    translatedSummary: 'Links lenkt eine feste Rolle die Zugkraft um, rechts halbiert eine lose Rolle sie.',
    details:
      'The thick line at the top is the ceiling. Both loads are boxes with slanting lines and weigh 10 newtons. ' +
      'Left: the wheel hangs from the ceiling. The rope runs from the load up to the wheel, over it and down on the right, where an arrow shows the pull: 10 newtons downwards. ' +
      'Right: the rope is fixed to the ceiling, runs down on the left, below the wheel and up again on the right, where a shorter arrow shows the pull: 5 newtons upwards. The load hangs from the middle of the wheel. Two parts of the rope carry it, each one half.',
    variants: [
      {
        name: 'uncontracted',
        system: 'EN:UEB1',
        variant: {
          title: 'Uncontracted braille',
          description: 'Labels in uncontracted braille (UEB grade 1).',
        },
      },
    ],
    pages: [
      ({ line, rect, ellipse, dot, label }) => {
        const [fixed, movable] = [
          [100, 84],
          [214, 116],
        ];
        const wheel = (centre, name) => [
          ellipse(...centre, radius, radius, { name: `wheel, ${name}`, width: 2.5 }),
          dot(...centre, { name: `axle, ${name}` }),
        ];
        const load = (x, y) =>
          rect(x - box.width / 2, y, box.width, box.height, {
            name: 'load',
            texture: 'diagonal_lines',
            fill: 'yellow',
          });
        const [left, right] = [fixed[0] - radius, fixed[0] + radius];
        return [
          line(pairs(40, ceiling, 260, ceiling), { name: 'ceiling', width: 4 }),
          line(pairs(fixed[0], ceiling, ...fixed), { name: 'holder', width: 2.5 }),
          ...wheel(fixed, 'fixed'),
          line(pairs(left, fixed[1], left, 132), { name: 'rope' }),
          load(left, 132),
          line(pairs(right, fixed[1], right, 144), { name: 'pull', endArrow: true }),
          label('10 N', right + 10, 130, { anchor: 'left' }),
          label('10 N', left - box.width / 2 - 5, 146, { anchor: 'right' }),
          label('fixed', fixed[0], 180, { anchor: 'top' }),
          line(pairs(movable[0] - radius, ceiling, movable[0] - radius, movable[1]), { name: 'rope' }),
          ...wheel(movable, 'movable'),
          line(pairs(movable[0] + radius, movable[1], movable[0] + radius, 66), {
            name: 'pull',
            endArrow: true,
          }),
          line(pairs(...movable, movable[0], 148), { name: 'hook', width: 2.5 }),
          load(movable[0], 148),
          label('5 N', movable[0] + radius + 10, 76, { anchor: 'left' }),
          label('10 N', movable[0] + box.width / 2 + 5, 162, { anchor: 'left' }),
          label('movable', movable[0], 180, { anchor: 'top' }),
        ];
      },
    ],
  });
};

export const samples = [lever, inclinedPlane, pulleys];
