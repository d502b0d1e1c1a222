import { sheet } from '../builder.mjs';
import { arcPoints, pairs, polar } from '../points.mjs';

/** A flame between a burner and what it heats, from its lower end in the middle. */
function flame({ path }, [x, y], height) {
  const half = 5;
  return path(
    [
      { kind: 'M', x, y: y - height },
      {
        kind: 'C',
        x1: x + 2,
        y1: y - height * 0.6,
        x2: x + half,
        y2: y - height * 0.5,
        x: x + half,
        y: y - half,
      },
      { kind: 'C', x1: x + half, y1: y, x2: x - half, y2: y, x: x - half, y: y - half },
      { kind: 'C', x1: x - half, y1: y - height * 0.5, x2: x - 2, y2: y - height * 0.6, x, y: y - height },
    ],
    { closed: true, name: 'Flamme', texture: 'fill', border: false },
  );
}

/** The apparatus of a distillation; `hasWater` shows the arrows of the cooling water. */
const distillationPage = (hasWater) => (pen) => {
  const [bulb, radius] = [[76, 112], 27];
  const neck = 9;
  /** Where the neck leaves the bulb: degrees from the right. */
  const opening = (Math.acos(neck / radius) * 180) / Math.PI;
  const [mouth, branch] = [52, 70];
  const slope = -24;
  const tube = 7;
  const jacket = 16;
  const start = [bulb[0] + neck, branch];
  /** A point of the slanting tube: so far along its middle line, so far above it. */
  const onTube = (along, up) => polar(polar(start, along, slope), up, slope + 90);
  /** How far along its middle line a wall of the tube meets the neck. */
  const joint = tube * Math.tan((-slope * Math.PI) / 180);
  const end = 156;
  const receiver = { x: 232, top: 152, bottom: 198 };
  const surface = (degrees) => [
    polar(bulb, radius - 4.5, 180 + degrees),
    polar(bulb, radius - 4.5, -degrees),
  ];
  const glass = { width: 2.5 };
  const [left, right] = [bulb[0] - neck, bulb[0] + neck];
  const water = [
    pen.line([onTube(118, -jacket - 32), onTube(118, -jacket - 5.5)], {
      name: 'kaltes Wasser hinein',
      endArrow: true,
    }),
    pen.line([onTube(54, jacket + 5), onTube(54, jacket + 31)], {
      name: 'warmes Wasser heraus',
      endArrow: true,
    }),
  ];
  return [
    pen.polygon([...surface(2), ...arcPoints(bulb, radius - 4.5, -2, -178, 32)], {
      name: 'Gemisch',
      texture: 'horizontal_lines',
      fill: 'yellow',
      border: false,
      offset: 0,
    }),
    pen.line(
      [
        [left, mouth],
        ...arcPoints(bulb, radius, 180 - opening, 360 + opening, 48),
        onTube(joint, -tube),
        onTube(end, -tube),
      ],
      { name: 'Rundkolben und Rohr unten', ...glass },
    ),
    pen.line([[right, mouth], onTube(-joint, tube), onTube(end, tube)], {
      name: 'Hals und Rohr oben',
      ...glass,
    }),
    pen.line([onTube(44, tube), onTube(44, jacket), onTube(126, jacket), onTube(126, tube)], {
      name: 'Kühler oben',
    }),
    pen.line([onTube(44, -tube), onTube(44, -jacket), onTube(126, -jacket), onTube(126, -tube)], {
      name: 'Kühler unten',
    }),
    ...(hasWater ? water : []),
    pen.line(pairs(left, mouth, right, mouth), { name: 'Stopfen', width: 4 }),
    pen.line(pairs(bulb[0], 30, bulb[0], branch + 4), { name: 'Thermometer' }),
    pen.ellipse(bulb[0], branch + 4, 3.5, 3.5, { name: 'Kugel des Thermometers', texture: 'fill' }),
    flame(pen, [bulb[0], 156.9], 12.9),
    pen.rect(bulb[0] - 7, 161, 14, 34, { name: 'Rohr des Brenners' }),
    pen.line(pairs(bulb[0] - 22, 196, bulb[0] + 22, 196), { name: 'Fuß des Brenners', width: 4 }),
    pen.line(
      pairs(
        ...[receiver.x - 12, receiver.top, receiver.x - 12, receiver.top + 8],
        ...[receiver.x - 34, receiver.bottom, receiver.x + 34, receiver.bottom],
        ...[receiver.x + 12, receiver.top + 8, receiver.x + 12, receiver.top],
      ),
      { name: 'Vorlage', ...glass },
    ),
    pen.polygon(
      pairs(
        ...[receiver.x - 14.5, receiver.bottom - 24, receiver.x + 14.5, receiver.bottom - 24],
        ...[receiver.x + 25.5, receiver.bottom - 4.5, receiver.x - 25.5, receiver.bottom - 4.5],
      ),
      { name: 'Destillat', texture: 'dotted_tight', fill: 'cyan', border: false, offset: 0 },
    ),
    pen.keyed('Th', 'Thermometer', bulb[0] - 6, 38, { anchor: 'right' }),
    pen.keyed('Ru', 'Rundkolben', bulb[0] - radius - 5, bulb[1], { anchor: 'right' }),
    pen.keyed('Br', 'Brenner', bulb[0] - 13, 176, { anchor: 'right' }),
    pen.keyed('Kü', 'Kühler', ...onTube(100, jacket + 6), { anchor: 'bottomleft' }),
    pen.keyed('Vo', 'Vorlage', receiver.x + 22, 162, { anchor: 'left' }),
  ];
};

const distillation = () =>
  sheet({
    slug: 'destillation',
    format: 'a4-landscape',
    title: 'Die Destillation',
    tags: ['Chemie', 'Versuchsaufbau', 'Stofftrennung'],
    category: 'chemistry',
    type: 'Versuchsaufbau im Schnitt, dazu eine Seite mit der Legende',
    summary:
      'Ein Gemisch siedet links im Rundkolben; der Dampf wird im Kühler flüssig und tropft rechts in die Vorlage.',
    translatedTitle: 'Distillation',
    translatedSummary:
      'A mixture boils in the round-bottomed flask on the left; its vapour turns liquid in the condenser and drips into the receiver on the right.',
    details:
      'Links steht der Rundkolben (Ru), ein Kreis mit einem Hals nach oben. In seinem unteren Teil ist das Gemisch, waagerechte Linien. Darunter steht der Brenner (Br) mit einer Flamme. Im Hals steckt von oben das Thermometer (Th); seine Kugel sitzt vor dem Abzweig nach rechts. ' +
      'Vom Hals führt ein Rohr schräg nach rechts unten. Sein mittlerer Teil ist von einem breiteren Mantel umgeben, dem Kühler (Kü). Unten am Mantel fließt kaltes Wasser hinein, oben fließt es heraus; Pfeile zeigen das. ' +
      'Das Rohr endet über dem Hals der Vorlage (Vo), eines Kolbens mit breitem Boden. Darin sammelt sich das Destillat, dichte Punkte. Die Legende ist auf Seite 2.',
    notes: 'Weggelassen sind Stativ, Klammern, Dreifuß und Schläuche.',
    words: { horizontal_lines: 'Gemisch', dotted_tight: 'Destillat' },
    legend: 'own-page',
    earlier: [
      {
        details:
          'Links steht der Rundkolben (Ru) mit dem Gemisch, waagerechte Linien. Darunter steht der Brenner (Br) mit einer Flamme. Im Hals steckt das Thermometer (Th). ' +
          'Vom Hals führt ein Rohr schräg nach rechts unten. Sein mittlerer Teil ist vom Kühler (Kü) umgeben. Das Rohr endet über der Vorlage (Vo). Darin sammelt sich das Destillat, dichte Punkte. Die Legende ist auf Seite 2.',
        pages: [distillationPage(false)],
      },
    ],
    change: 'Zulauf und Ablauf des Kühlwassers als Pfeile ergänzt.',
    variants: [
      {
        name: 'kurzschrift',
        system: 'DE:KURZ',
        variant: { title: 'Kurzschrift', description: 'Beschriftung und Legende in Kurzschrift.' },
      },
    ],
    pages: [distillationPage(true)],
  });

const filtration = () => {
  const [x, rim] = [80, 64];
  const [half, stem] = [62, 7];
  const throat = 152;
  const beaker = { left: x - 42, right: x + 42, top: 194, bottom: 282 };
  /** Left and right edge of the filter paper at a height. */
  const paper = (y) => {
    const share = (throat - 12 - y) / (throat - 12 - rim - 2);
    return [x - 48 * share, x + 48 * share];
  };
  return sheet({
    slug: 'filtration',
    language: 'en',
    system: 'EN:UEB2',
    title: 'Filtration',
    tags: ['Chemistry', 'Apparatus', 'Separating mixtures'],
    category: 'chemistry',
    type: 'Apparatus in section',
    summary:
      'A mixture runs through filter paper in a funnel: the solid stays as residue, the liquid drips into a beaker.',
    translatedTitle: 'Filtration',
    translatedSummary:
      'Ein Gemisch läuft durch das Filterpapier in einem Trichter: Der Feststoff bleibt als Rückstand, die Flüssigkeit tropft in ein Becherglas.',
    details:
      'At the top is the funnel, a wide V with a narrow stem downwards. Inside it lies the filter paper, a thinner V. Grid lines at the bottom of the paper are the residue, the solid that does not pass. ' +
      'The stem of the funnel reaches into the beaker below, a tall vessel open at the top. Horizontal lines at its bottom are the filtrate, the liquid that has passed. The names of funnel and beaker stand to the right of them, the filtrate has its name above it. Thin lines lead down from two names at the top: from residue in the middle, and from filter paper on the right.',
    notes: 'Ring, stand and stirring rod are left out.',
    pages: [
      (pen) => {
        const glass = { width: 2.5 };
        const residueTop = 94;
        const residueBottom = throat - 20;
        return [
          pen.line(pairs(x - half, rim, x - stem, throat, x - stem, throat + 58), {
            name: 'funnel, left',
            ...glass,
          }),
          pen.line(pairs(x + half, rim, x + stem, throat, x + stem, throat + 58), {
            name: 'funnel, right',
            ...glass,
          }),
          pen.line(
            [
              [paper(rim)[0], rim],
              [x, throat - 12],
              [paper(rim)[1], rim],
            ],
            { name: 'filter paper' },
          ),
          pen.polygon(
            [
              [paper(residueTop)[0] + 6, residueTop],
              [paper(residueTop)[1] - 6, residueTop],
              [x, residueBottom],
            ],
            { name: 'residue', texture: 'grid', fill: 'yellow', border: false, offset: 0 },
          ),
          pen.line(
            pairs(
              beaker.left,
              beaker.top,
              beaker.left,
              beaker.bottom,
              beaker.right,
              beaker.bottom,
              beaker.right,
              beaker.top,
            ),
            { name: 'beaker', ...glass },
          ),
          pen.rect(beaker.left + 4.5, 239.5, beaker.right - beaker.left - 9, 38, {
            name: 'filtrate',
            texture: 'horizontal_lines',
            fill: 'cyan',
            border: false,
            offset: 0,
          }),
          pen.lead([x, 57], [x, residueTop - 4], { name: 'lead line, residue' }),
          pen.label('residue', x, 52.5, { anchor: 'bottom' }),
          pen.lead([paper(rim)[1] + 3, rim - 5], [138, 46], { name: 'lead line, filter paper' }),
          pen.label('filter paper', 139, 35, { anchor: 'left' }),
          pen.label('funnel', x + 38, 118, { anchor: 'left' }),
          pen.label('beaker', beaker.right + 5, 226, { anchor: 'left' }),
          pen.label('filtrate', x, 234.5, { anchor: 'bottom' }),
        ];
      },
    ],
  });
};

const atoms = () => {
  const centre = [105, 166];
  const shells = [44, 82];
  const atom =
    (name, charge, outer) =>
    ({ ellipse, dot, label, point }) => [
      ...shells.map((radius, index) =>
        ellipse(...centre, radius, radius, { name: `Schale ${'KL'[index]}`, width: 1 }),
      ),
      ellipse(...centre, 20, 20, { name: 'Atomkern', width: 2.5 }),
      label(charge, ...centre, { anchor: 'center' }),
      ...[90, 270].map((degrees) => dot(...polar(centre, shells[0], degrees), { name: 'Elektron' })),
      ...outer.map((degrees) => dot(...polar(centre, shells[1], degrees), { name: 'Elektron' })),
      point('K', centre[0] + shells[0] + 5, centre[1], 'left'),
      point('L', centre[0] + shells[1] - 5, centre[1], 'right'),
      label(name, centre[0], centre[1] + shells[1] + 12, { anchor: 'top' }),
    ];
  return sheet({
    slug: 'atommodell-kohlenstoff-sauerstoff',
    title: 'Atome im Schalenmodell',
    tags: ['Chemie', 'Atombau', 'Schalenmodell'],
    category: 'chemistry',
    type: 'Zwei Atome nach Bohr auf zwei Seiten',
    summary: 'Seite 1 zeigt Kohlenstoff mit 6, Seite 2 Sauerstoff mit 8 Elektronen auf zwei Schalen.',
    translatedTitle: 'Atoms in the shell model',
    translatedSummary: 'Page 1 shows carbon with 6, page 2 oxygen with 8 electrons on two shells.',
    details:
      'In der Mitte liegt der Atomkern, ein dicker Kreis mit der Zahl seiner Protonen: 6 plus bei Kohlenstoff, 8 plus bei Sauerstoff. Um ihn liegen zwei dünne Kreise, die Schalen: innen K, außen L; die Buchstaben stehen rechts zwischen den Schalen. ' +
      'Elektronen sind schwarze Punkte auf den Schalen. Auf der K-Schale liegen beide Male zwei, einer oben und einer unten. ' +
      'Auf der L-Schale hat Kohlenstoff vier Elektronen, alle einzeln. Sauerstoff hat sechs: Links oben und links unten stehen je zwei als Paar dicht beieinander, rechts oben und rechts unten je eines allein.',
    notes: 'Der Kern ist im Vergleich zu den Schalen viel zu groß gezeichnet.',
    pages: [
      atom('Kohlenstoff', '6+', [45, 135, 225, 315]),
      atom('Sauerstoff', '8+', [45, 129, 141, 219, 231, 315]),
    ],
  });
};

/** Numbers between -1 and 1 that look thrown and are the same each time. */
function* thrown(seed) {
  let state = seed;
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 1073741824 - 1;
  }
}

const particles = () => {
  const [top, width, height] = [40, 82, 120];
  const lefts = [13, 107.5, 202];
  const [solid, liquid] = [
    { columns: 6, rows: 6, pitch: 12.5, shift: 0, shake: 0 },
    { columns: 5, rows: 5, pitch: 14, shift: 2.4, shake: 1.5 },
  ];
  /** Where particles of a gas lie in their box, far from each other. */
  const gas = pairs(16, 20, 58, 14, 38, 46, 68, 58, 14, 74, 46, 86, 22, 106, 68, 104);
  return sheet({
    slug: 'teilchenmodell',
    format: 'a4-landscape',
    title: 'Fest, flüssig, gasförmig',
    tags: ['Chemie', 'Aggregatzustände', 'Teilchenmodell'],
    category: 'chemistry',
    type: 'Drei Kästen mit Teilchen nebeneinander',
    summary:
      'Im festen Stoff liegen die Teilchen geordnet, im flüssigen ungeordnet, im gasförmigen weit verstreut.',
    translatedTitle: 'Solid, liquid, gas',
    translatedSummary: 'In a solid the particles lie in order, in a liquid in disorder, in a gas far apart.',
    details:
      'Drei gleich große Kästen stehen nebeneinander; der Name steht darunter. Jedes Teilchen ist ein schwarzer Punkt, alle sind gleich groß. ' +
      'Links, fest: sechs Reihen zu sechs Teilchen dicht nebeneinander am Boden des Kastens, genau in Reih und Glied. ' +
      'Mitte, flüssig: 25 Teilchen, etwas weniger dicht und ohne Ordnung; sie füllen den unteren Teil des Kastens. Rechts, gasförmig: acht Teilchen mit großen Abständen, verteilt im ganzen Kasten.',
    variants: [
      {
        name: 'kurzschrift',
        system: 'DE:KURZ',
        variant: { title: 'Kurzschrift', description: 'Dieselbe Zeichnung, beschriftet in Kurzschrift.' },
      },
    ],
    pages: [
      ({ rect, dot, label }) => {
        const noise = thrown(7);
        const grid = (left, { columns, rows, pitch, shift, shake }) =>
          Array.from({ length: columns * rows }, (_, n) => {
            const margin = (width - (columns - 1) * pitch) / 2;
            const [dx, dy] = [noise.next().value * shake, noise.next().value * shake];
            const row = Math.floor(n / columns);
            const x = left + margin + (n % columns) * pitch + (row % 2 === 0 ? shift : -shift) + dx;
            return pairs(x, top + height - margin - row * pitch + dy)[0];
          });
        const places = [
          grid(lefts[0], solid),
          grid(lefts[1], liquid),
          gas.map(([x, y]) => [lefts[2] + x, top + y]),
        ];
        return ['fest', 'flüssig', 'gasförmig'].flatMap((state, index) => [
          rect(lefts[index], top, width, height, { name: `Kasten, ${state}`, width: 2.5 }),
          ...places[index].map(([x, y]) => dot(x, y, { name: `Teilchen, ${state}`, border: false })),
          label(state, lefts[index] + width / 2, top + height + 6, { anchor: 'top' }),
        ]);
      },
    ],
  });
};

const burner = () =>
  sheet({
    slug: 'gasbrenner',
    title: 'Der Gasbrenner',
    tags: ['Chemie', 'Laborgerät', 'Sicherheit'],
    category: 'chemistry',
    type: 'Laborgerät von vorn',
    summary:
      'Ein Gasbrenner nach Bunsen mit Fuß, Schlauch, Luftregler, Rohr und einer Flamme aus zwei Kegeln.',
    translatedTitle: 'The gas burner',
    translatedSummary: 'A Bunsen burner with base, hose, air regulator, tube and a flame of two cones.',
    details:
      'Unten steht der Brenner auf seinem breiten Fuß (Fu). Von rechts kommt der Gasschlauch (Ga) an das Rohr (Ro). Über dem Anschluss sitzt um das Rohr der Luftregler (Lu) mit senkrechten Linien; an ihm stellt man ein, wie viel Luft sich mit dem Gas mischt. ' +
      'Oben brennt die Flamme. Ihr äußerer Kegel (ÄK) ist eine dicke Linie, oben spitz; darin liegt der innere Kegel, mit dichten Punkten. ' +
      'Die heißeste Stelle der rauschenden Flamme liegt im äußeren Kegel kurz über der Spitze des inneren. Rechts oben steht die Legende.',
    notes: 'Die Flamme ist im Vergleich zum Rohr zu breit gezeichnet, damit beide Kegel zu fühlen sind.',
    words: { dotted_tight: 'innerer Kegel' },
    pages: [
      ({ key, path, rect, polygon, keyed }) => [
        key(106, 32, 93),
        path(
          [
            { kind: 'M', x: 60, y: 150 },
            { kind: 'C', x1: 28, y1: 128, x2: 46, y2: 80, x: 68, y: 44 },
            { kind: 'C', x1: 90, y1: 80, x2: 108, y2: 128, x: 76, y: 150 },
          ],
          { name: 'äußerer Kegel', width: 2.5 },
        ),
        path(
          [
            { kind: 'M', x: 68, y: 92 },
            { kind: 'C', x1: 76, y1: 108, x2: 84, y2: 128, x: 76, y: 138 },
            { kind: 'C', x1: 72, y1: 143, x2: 64, y2: 143, x: 60, y: 138 },
            { kind: 'C', x1: 52, y1: 128, x2: 60, y2: 108, x: 68, y: 92 },
          ],
          { closed: true, name: 'innerer Kegel', texture: 'dotted_tight', fill: 'cyan' },
        ),
        rect(60, 150, 16, 52, { name: 'Rohr', width: 2.5 }),
        rect(54, 202, 28, 26, { name: 'Luftregler', width: 2.5, texture: 'vertical_lines', fill: 'yellow' }),
        rect(60, 228, 16, 32, { name: 'Rohr unten', width: 2.5 }),
        rect(76, 236, 60, 14, { name: 'Gasschlauch' }),
        polygon(pairs(34, 282, 102, 282, 90, 260, 46, 260), { name: 'Fuß', width: 2.5 }),
        keyed('ÄK', 'äußerer Kegel', 39, 112, { anchor: 'right' }),
        keyed('Ro', 'Rohr', 54, 176, { anchor: 'right' }),
        keyed('Lu', 'Luftregler', 48, 215, { anchor: 'right' }),
        keyed('Ga', 'Gasschlauch', 141, 243, { anchor: 'left' }),
        keyed('Fu', 'Fuß', 33, 268, { anchor: 'right' }),
      ],
    ],
  });

export const samples = [distillation, filtration, burner, atoms, particles];
