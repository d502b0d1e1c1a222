import { sheet } from '../builder.mjs';
import { along, arcPoints, pairs, polar } from '../points.mjs';

const KURZ = {
  name: 'kurzschrift',
  system: 'DE:KURZ',
  variant: {
    title: 'Kurzschrift',
    description: 'Dieselbe Zeichnung, beschriftet in deutscher Kurzschrift.',
  },
};

const angles = () =>
  sheet({
    slug: 'winkelarten',
    title: 'Arten von Winkeln',
    tags: ['Mathematik', 'Geometrie', 'Winkel'],
    category: 'mathematics',
    type: 'Fünf Winkel mit Bogen',
    summary: 'Ein spitzer, ein rechter, ein stumpfer, ein gestreckter und ein überstumpfer Winkel.',
    translatedTitle: 'Types of angle',
    translatedSummary: 'An acute, a right, an obtuse, a straight and a reflex angle.',
    details:
      'Jeder Winkel besteht aus zwei dicken Schenkeln, die sich in einem Punkt treffen, dem Scheitel. Ein dünner Bogen zeigt, welcher Winkel gemeint ist; der Name steht darunter. ' +
      'Oben links: spitz, 45 Grad, also kleiner als 90 Grad. Oben rechts: recht, 90 Grad; im Bogen liegt ein Punkt als Zeichen für den rechten Winkel. ' +
      'Mitte links: stumpf, 130 Grad, also zwischen 90 und 180 Grad. Mitte rechts: gestreckt, 180 Grad; beide Schenkel liegen auf einer Geraden. ' +
      'Unten: überstumpf, 240 Grad, also größer als 180 Grad; der Bogen läuft unten außen herum.',
    variants: [KURZ],
    pages: [
      (pen) => {
        const angle = (name, vertex, { length, from, to, nameAt, bow = 22 }) => [
          pen.line([polar(vertex, length, from), vertex, polar(vertex, length, to)], {
            name: `Schenkel, ${name}`,
            width: 2.5,
          }),
          pen.line(arcPoints(vertex, bow, from, to), { name: `Bogen, ${name}` }),
          pen.label(name, ...nameAt, { anchor: 'top' }),
        ];
        const right = [122, 94];
        const straight = [155, 168];
        return [
          ...angle('spitz', [24, 94], { length: 62, from: 0, to: 45, nameAt: [52, 99], bow: 30 }),
          ...angle('recht', right, { length: 60, from: 0, to: 90, nameAt: [150, 99], bow: 26 }),
          pen.dot(...polar(right, 14, 45), { name: 'Zeichen für den rechten Winkel' }),
          ...angle('stumpf', [54, 168], { length: 46, from: 0, to: 130, nameAt: [66, 173] }),
          ...angle('gestreckt', straight, { length: 40, from: 0, to: 180, nameAt: [155, 176] }),
          pen.dot(...straight, { name: 'Scheitel des gestreckten Winkels' }),
          ...angle('überstumpf', [105, 240], { length: 52, from: 150, to: 390, nameAt: [105, 267] }),
        ];
      },
    ],
  });

const triangles = () =>
  sheet({
    slug: 'dreiecksarten',
    title: 'Arten von Dreiecken',
    tags: ['Mathematik', 'Geometrie', 'Dreieck'],
    category: 'mathematics',
    type: 'Vier Dreiecke',
    summary: 'Ein gleichseitiges, ein gleichschenkliges, ein rechtwinkliges und ein stumpfwinkliges Dreieck.',
    translatedTitle: 'Types of triangle',
    translatedSummary: 'An equilateral, an isosceles, a right-angled and an obtuse-angled triangle.',
    details:
      'Kurze Querstriche auf den Seiten bedeuten: Diese Seiten sind gleich lang. Ein Bogen mit Punkt bedeutet: Dieser Winkel ist ein rechter. Der Name steht unter jedem Dreieck. ' +
      'Oben links: gleichseitig, alle drei Seiten mit Querstrich. Oben rechts: gleichschenklig, hoch und schmal; linke und rechte Seite mit Querstrich. ' +
      'Unten links: rechtwinklig, der rechte Winkel liegt unten links. Unten rechts: stumpfwinklig, der stumpfe Winkel von 125 Grad liegt unten in der Mitte und hat einen Bogen ohne Punkt.',
    variants: [KURZ],
    pages: [
      (pen) => {
        const triangle = (name, corners, middle) => [
          pen.polygon(corners, { name: `Dreieck, ${name}`, width: 2.5 }),
          pen.label(name, middle, corners[0][1] + 10, { anchor: 'top' }),
        ];
        /** The stroke across the middle of a side that says: as long as the others with such a stroke. */
        const equal = (from, to) => {
          const [x, y] = along(from, to, 0.5);
          const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
          const [dx, dy] = [(6 * (to[1] - from[1])) / length, (6 * (from[0] - to[0])) / length];
          return pen.line(pairs(x - dx, y - dy, x + dx, y + dy), { name: 'Querstrich: gleich lang' });
        };
        const equilateral = pairs(20, 118, 92, 118, 56, 118 - 36 * Math.sqrt(3));
        const isosceles = pairs(130, 118, 176, 118, 153, 46);
        const right = pairs(22, 244, 92, 244, 22, 180);
        const obtuse = pairs(112, 244, 152, 244, 190, 190);
        return [
          ...triangle('gleichseitig', equilateral, 56),
          equal(equilateral[0], equilateral[1]),
          equal(equilateral[1], equilateral[2]),
          equal(equilateral[2], equilateral[0]),
          ...triangle('gleichschenklig', isosceles, 153),
          equal(isosceles[1], isosceles[2]),
          equal(isosceles[2], isosceles[0]),
          ...triangle('rechtwinklig', right, 56),
          pen.line(arcPoints(right[0], 25, 0, 90), { name: 'Bogen am rechten Winkel' }),
          pen.dot(...polar(right[0], 14, 45), { name: 'Zeichen für den rechten Winkel' }),
          ...triangle('stumpfwinklig', obtuse, 153),
          pen.line(arcPoints(obtuse[1], 17, 54.9, 180), { name: 'Bogen am stumpfen Winkel' }),
        ];
      },
    ],
  });

const circleLines = () => {
  const middle = [196, 116];
  const radius = 62;
  const touch = polar(middle, radius, 135);
  return sheet({
    slug: 'linien-am-kreis',
    format: 'a4-landscape',
    title: 'Linien am Kreis',
    tags: ['Mathematik', 'Geometrie', 'Kreis'],
    category: 'mathematics',
    type: 'Kreis mit vier Strecken',
    summary: 'Ein Kreis mit Mittelpunkt, Durchmesser, Radius und Sehne; außen berührt ihn eine Tangente.',
    translatedTitle: 'Parts of a circle',
    translatedSummary: 'A circle with centre, diameter, radius and chord; a tangent touches it from outside.',
    details:
      'Der Kreis ist eine dicke Linie, sein Mittelpunkt (Mi) ein Punkt in der Mitte. Der Durchmesser (Du) läuft waagerecht von Rand zu Rand durch den Mittelpunkt. ' +
      'Der Radius (Ra) läuft vom Mittelpunkt nach rechts oben bis zum Rand und ist halb so lang wie der Durchmesser. Die Sehne (Se) läuft darunter waagerecht von Rand zu Rand, aber nicht durch den Mittelpunkt. ' +
      'Die Tangente (Ta) berührt den Kreis von außen links oben in genau einem Punkt. Links steht die Legende.',
    pages: [
      ({ key, ellipse, line, dot, keyed }) => [
        key(11, 32, 92),
        ellipse(...middle, radius, radius, { name: 'Kreis', width: 2.5 }),
        line([polar(middle, radius, 180), polar(middle, radius, 0)], { name: 'Durchmesser' }),
        line([middle, polar(middle, radius, 60)], { name: 'Radius' }),
        line([polar(middle, radius, 215), polar(middle, radius, 325)], { name: 'Sehne' }),
        line([polar(touch, 42, 45), polar(touch, 42, 225)], { name: 'Tangente' }),
        dot(...middle, { name: 'Mittelpunkt' }),
        keyed('Mi', 'Mittelpunkt', 190, 109, { anchor: 'bottomright' }),
        keyed('Du', 'Durchmesser', 152, 121),
        keyed('Ra', 'Radius', 219, 96, { anchor: 'left' }),
        keyed('Se', 'Sehne', 196, 156, { anchor: 'top' }),
        keyed('Ta', 'Tangente', 188, 42, { anchor: 'left' }),
      ],
    ],
  });
};

/** How far a symmetry axis leaves a figure, in mm: a dash and a gap, so that the next dash begins at the outline. */
const BEYOND_MM = 12;

/** Figures with their axes, which leave `open` mm free about the point where they cross. */
const figures = (open) => (pen) => {
  const ray = (centre, reach, degrees) =>
    pen.line([polar(centre, reach, degrees), polar(centre, open, degrees)], {
      name: 'Symmetrieachse',
      width: 1,
      style: 'dashed',
    });
  const axis = (centre, degrees, reach, back = reach) => [
    ray(centre, reach, degrees),
    ray(centre, back, degrees + 180),
  ];
  const triangle = [56, 211];
  const square = [153, 202];
  const half = 28;
  const corners = [90, 210, 330].map((degrees) => polar(triangle, 40, degrees));
  const outline = { width: 2.5 };
  return [
    pen.path(
      [
        { kind: 'M', x: 56, y: 66 },
        { kind: 'C', x1: 62, y1: 40, x2: 96, y2: 46, x: 90, y: 74 },
        { kind: 'C', x1: 86, y1: 92, x2: 68, y2: 102, x: 56, y: 118 },
        { kind: 'C', x1: 44, y1: 102, x2: 26, y2: 92, x: 22, y: 74 },
        { kind: 'C', x1: 16, y1: 46, x2: 50, y2: 40, x: 56, y: 66 },
      ],
      { closed: true, name: 'Herz', ...outline },
    ),
    pen.line(pairs(56, 42, 56, 134), { name: 'Symmetrieachse', width: 1, style: 'dashed' }),
    pen.label('1 Achse', 56, 138, { anchor: 'top' }),
    pen.rect(148 - 40, 84 - 20, 80, 40, { name: 'Rechteck', ...outline }),
    ...axis([148, 84], 90, 20 + BEYOND_MM),
    ...axis([148, 84], 0, 40 + BEYOND_MM - 0.5),
    pen.label('2 Achsen', 148, 120, { anchor: 'top' }),
    pen.polygon(corners, { name: 'Dreieck', ...outline }),
    ...[90, 210, 330].flatMap((degrees) => axis(triangle, degrees, 40 + BEYOND_MM, 20 + BEYOND_MM)),
    pen.label('3 Achsen', 56, 253, { anchor: 'top' }),
    pen.rect(square[0] - half, square[1] - half, 2 * half, 2 * half, { name: 'Quadrat', ...outline }),
    ...[0, 90].flatMap((degrees) => axis(square, degrees, half + BEYOND_MM)),
    ...[45, 135].flatMap((degrees) => axis(square, degrees, half * Math.SQRT2 + BEYOND_MM)),
    pen.label('4 Achsen', 153, 253, { anchor: 'top' }),
  ];
};

const symmetryAxes = () =>
  sheet({
    slug: 'symmetrieachsen',
    title: 'Symmetrieachsen',
    tags: ['Mathematik', 'Geometrie', 'Symmetrie'],
    category: 'mathematics',
    type: 'Vier Figuren mit ihren Spiegelachsen',
    summary:
      'Ein Herz mit einer, ein Rechteck mit zwei, ein Dreieck mit drei und ein Quadrat mit vier Achsen.',
    translatedTitle: 'Lines of symmetry',
    translatedSummary:
      'A heart with one, a rectangle with two, a triangle with three and a square with four lines of symmetry.',
    details:
      'Die Figuren haben einen dicken Umriss. Die Achsen sind dünne gestrichelte Linien, die auf beiden Seiten über die Figur hinausragen; wo sie sich kreuzen, sind sie unterbrochen. Faltet man an einer Achse, liegen beide Hälften aufeinander. ' +
      'Oben links: ein Herz mit einer senkrechten Achse. Oben rechts: ein Rechteck mit einer senkrechten und einer waagerechten Achse. ' +
      'Unten links: ein gleichseitiges Dreieck; jede Achse läuft von einer Ecke zur Mitte der Seite gegenüber. Unten rechts: ein Quadrat mit einer senkrechten, einer waagerechten und zwei schrägen Achsen durch die Ecken.',
    earlier: [
      {
        details:
          'Die Figuren haben einen dicken Umriss. Die Achsen sind dünne gestrichelte Linien, die auf beiden Seiten über die Figur hinausragen. Faltet man an einer Achse, liegen beide Hälften aufeinander. ' +
          'Oben: ein Herz und ein Rechteck. Unten: ein gleichseitiges Dreieck und ein Quadrat.',
        pages: [figures(0)],
      },
    ],
    change: 'Achsen dort unterbrochen, wo sie sich kreuzen: Der Finger bleibt auf seiner Achse.',
    pages: [figures(8)],
  });

const setSquare = () => {
  const zero = [148.5, 178];
  const half = 120;
  const perCm = half / 8;
  /** Where a ray from the zero point leaves the set square. */
  const reach = (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return half / (Math.abs(Math.cos(angle)) + Math.sin(angle));
  };
  return sheet({
    slug: 'geodreieck',
    format: 'a4-landscape',
    title: 'Das Geodreieck',
    tags: ['Mathematik', 'Geometrie', 'Winkel messen'],
    category: 'mathematics',
    type: 'Zeichengerät von oben, vergrößert',
    summary:
      'Ein rechtwinkliges Dreieck mit Längenskala an der langen Seite und Winkelskala an den beiden kurzen.',
    translatedTitle: 'Set square with protractor (Geodreieck)',
    translatedSummary:
      'A right-angled triangle with a length scale on the long side and an angle scale on the two short ones.',
    details:
      'Die lange Seite liegt unten. In ihrer Mitte ist der Nullpunkt, dort steht die 0. Nach links und rechts folgt an jedem Zentimeter ein kurzer Strich; beschriftet sind 2, 4 und 6. ' +
      'An den beiden kurzen Seiten ist an jedem zehnten Grad ein Strich; jeder zeigt auf den Nullpunkt. Gezählt wird von rechts unten über die Spitze nach links unten, außen stehen 30, 60, 90, 120 und 150. ' +
      'Der Strich an der Spitze, bei 90 Grad, reicht bis zum Nullpunkt: Er heißt Mittellinie und steht senkrecht auf der langen Seite.',
    notes: 'Die Zeichnung ist um die Hälfte vergrößert: Ein Zentimeter des Geodreiecks misst 15 mm.',
    pages: [
      ({ polygon, line, label }) => [
        polygon([polar(zero, half, 180), polar(zero, half, 90), polar(zero, half, 0)], {
          name: 'Rand',
          width: 2.5,
        }),
        line([zero, polar(zero, half, 90)], { name: 'Mittellinie' }),
        ...[-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7].map((cm) => {
          const x = zero[0] + cm * perCm;
          return line(pairs(x, zero[1], x, zero[1] - 9), { name: `${Math.abs(cm)} cm`, width: 1 });
        }),
        ...[10, 20, 30, 40, 50, 60, 70, 80, 100, 110, 120, 130, 140, 150, 160, 170].map((degrees) => {
          const length = degrees % 30 === 0 ? 20 : 12;
          return line([polar(zero, reach(degrees) - length, degrees), polar(zero, reach(degrees), degrees)], {
            name: `${degrees} Grad`,
            width: 1,
          });
        }),
        ...[6, 4, 2, 0, -2, -4, -6].map((cm) =>
          label(String(Math.abs(cm)), zero[0] + cm * perCm, zero[1] + 4, { anchor: 'top' }),
        ),
        ...[30, 60, 120, 150].map((degrees) => {
          const [x, y] = polar(polar(zero, reach(degrees), degrees), 5, degrees < 90 ? 45 : 135);
          return label(String(degrees), x, y, { anchor: degrees < 90 ? 'bottomleft' : 'bottomright' });
        }),
        label('90', zero[0], zero[1] - half - 5, { anchor: 'bottom' }),
      ],
    ],
  });
};

export const samples = [angles, triangles, circleLines, symmetryAxes, setSquare];
