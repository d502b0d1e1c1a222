import { sheet } from '../builder.mjs';
import { arcPoints, headOn, pairs, polar } from '../points.mjs';

/** A ray of light with an arrow head in its course, so that its ends stay free. */
function ray({ line }, name, from, to, share) {
  return [line([from, to], { name, width: 2.5 }), line(headOn(from, to, share), { name: `Pfeil, ${name}` })];
}

const REFRACTIVE_INDEX_OF_WATER = 1.33;

const reflectionAndRefraction = () => {
  const degrees = (radians) => (radians * 180) / Math.PI;
  return sheet({
    slug: 'reflexion-und-brechung',
    title: 'Reflexion und Brechung',
    tags: ['Physik', 'Optik', 'Licht'],
    category: 'physics',
    type: 'Zwei Strahlengänge auf zwei Seiten',
    summary:
      'Seite 1: Ein Lichtstrahl wird an einem Spiegel reflektiert. Seite 2: Er wird beim Übergang in Wasser gebrochen.',
    translatedTitle: 'Reflection and refraction',
    translatedSummary:
      'Page 1: a mirror reflects a ray of light. Page 2: the ray is refracted as it enters water.',
    details:
      'Auf beiden Seiten kommt der einfallende Strahl (ES) von links oben; Pfeilspitzen in den dicken Strahlen zeigen die Richtung des Lichts. Das Lot ist eine senkrechte gestrichelte Linie durch den Auftreffpunkt. Dünne Bögen zeigen die Winkel zwischen Strahl und Lot. ' +
      'Seite 1: Unten liegt der Spiegel, eine waagerechte Linie mit schrägen Linien darunter. Der reflektierte Strahl (RS) geht nach rechts oben. Einfallswinkel (EW) und Reflexionswinkel (RW) sind gleich groß, beide 40 Grad. ' +
      'Seite 2: Die waagerechte Linie ist die Wasseroberfläche, darüber ist Luft, darunter Wasser. Der gebrochene Strahl (GS) geht nach rechts unten und liegt näher am Lot: Der Einfallswinkel (EW) misst 50 Grad, der Brechungswinkel (BW) nur 35 Grad.',
    pages: [
      (pen) => {
        const at = [105, 246];
        const angle = 40;
        const [from, to] = [polar(at, 112, 90 + angle), polar(at, 112, 90 - angle)];
        return [
          pen.key(11, 32, 160),
          pen.rect(20, at[1], 170, 17, { name: 'Spiegel', texture: 'diagonal_lines', fill: 'cyan' }),
          pen.line([polar(at, 112, 90), at], { name: 'Lot', width: 1, style: 'dashed' }),
          ...ray(pen, 'einfallender Strahl', from, at, 0.42),
          ...ray(pen, 'reflektierter Strahl', at, to, 0.72),
          pen.line(arcPoints(at, 40, 90, 90 + angle), { name: 'Einfallswinkel' }),
          pen.line(arcPoints(at, 40, 90 - angle, 90), { name: 'Reflexionswinkel' }),
          pen.keyed('EW', 'Einfallswinkel', ...polar(at, 53, 90 + angle / 2), { anchor: 'center' }),
          pen.keyed('RW', 'Reflexionswinkel', ...polar(at, 53, 90 - angle / 2), { anchor: 'center' }),
          pen.keyed('ES', 'einfallender Strahl', 46, 208, { anchor: 'right' }),
          pen.keyed('RS', 'reflektierter Strahl', 164, 208, { anchor: 'left' }),
          pen.label('Lot', 111, 143, { anchor: 'left' }),
          pen.label('Spiegel', at[0], at[1] + 22, { anchor: 'top' }),
        ];
      },
      (pen) => {
        const at = [105, 208];
        const angle = 50;
        const bent = degrees(Math.asin(Math.sin((angle * Math.PI) / 180) / REFRACTIVE_INDEX_OF_WATER));
        const [from, to] = [polar(at, 92, 90 + angle), polar(at, 86, 270 + bent)];
        return [
          pen.key(11, 32, 160),
          pen.line(pairs(14, at[1], 196, at[1]), { name: 'Wasseroberfläche', width: 1.5 }),
          pen.line([polar(at, 72, 90), polar(at, 76, 270)], { name: 'Lot', width: 1, style: 'dashed' }),
          ...ray(pen, 'einfallender Strahl', from, at, 0.4),
          ...ray(pen, 'gebrochener Strahl', at, to, 0.75),
          pen.line(arcPoints(at, 34, 90, 90 + angle), { name: 'Einfallswinkel' }),
          pen.line(arcPoints(at, 34, 270, 270 + bent), { name: 'Brechungswinkel' }),
          pen.keyed('EW', 'Einfallswinkel', ...polar(at, 46, 90 + angle / 2), { anchor: 'center' }),
          pen.keyed('BW', 'Brechungswinkel', ...polar(at, 49, 270 + bent / 2), { anchor: 'center' }),
          pen.keyed('ES', 'einfallender Strahl', 50, 178, { anchor: 'right' }),
          pen.keyed('GS', 'gebrochener Strahl', 148, 250, { anchor: 'left' }),
          pen.label('Lot', 111, 145, { anchor: 'left' }),
          pen.label('Luft', 194, at[1] - 5, { anchor: 'bottomright' }),
          pen.label('Wasser', 16, at[1] + 5),
        ];
      },
    ],
  });
};

const convexLens = () => {
  const focus = 42;
  const distance = 105;
  const size = 40;
  const [x, y] = [142, 118];
  const image = (focus * distance) / (distance - focus);
  const top = [x - distance, y - size];
  const bottom = [x + image, y + (size * image) / distance];
  return sheet({
    slug: 'sammellinse',
    format: 'a4-landscape',
    title: 'Bild an der Sammellinse',
    tags: ['Physik', 'Optik', 'Linse'],
    category: 'physics',
    type: 'Strahlengang an einer Linse, dazu eine Seite mit der Legende',
    summary: 'Eine Sammellinse bildet einen Gegenstand links verkleinert und auf dem Kopf stehend rechts ab.',
    translatedTitle: 'Image formed by a converging lens',
    translatedSummary:
      'A converging lens forms an image of an object on its left: on the right, smaller and upside down.',
    details:
      'Die waagerechte dünne Linie ist die optische Achse. In der Mitte steht senkrecht die Linse (Li), außen gewölbt. Auf der Achse liegen links und rechts von ihr gleich weit entfernt die beiden Brennpunkte (Br). ' +
      'Links steht der Gegenstand (Ge), ein dicker Pfeil von der Achse nach oben. Von seiner Spitze gehen zwei Strahlen aus: Der Parallelstrahl (PS) läuft waagerecht bis zur Linse und knickt dort zum rechten Brennpunkt ab. Der Mittelpunktstrahl (MS) läuft ohne Knick schräg durch die Mitte der Linse. ' +
      'Wo sich beide rechts unter der Achse treffen, liegt die Spitze des Bildes (Bi). Das Bild zeigt nach unten und ist zwei Drittel so groß wie der Gegenstand. Die Legende ist auf Seite 2.',
    notes: 'Maßstab: Brennweite 42 mm, Gegenstandsweite 105 mm, Bildweite 70 mm.',
    legend: 'own-page',
    variants: [
      {
        name: 'kurzschrift',
        system: 'DE:KURZ',
        variant: { title: 'Kurzschrift', description: 'Beschriftung und Legende in Kurzschrift.' },
      },
    ],
    pages: [
      (pen) => {
        /** A filled head below or above the tip of an arrow: rays may begin and end at it. */
        const arrow = (name, [tipX, tipY], down) => {
          const back = tipY + (down ? -11 : 11);
          return [
            pen.line(pairs(tipX, y, tipX, back), { name, width: 4 }),
            pen.polygon(pairs(tipX, tipY, tipX - 4.5, back, tipX + 4.5, back), {
              name: `Spitze, ${name}`,
              texture: 'fill',
              border: false,
            }),
          ];
        };
        const ray1 = [top, [x, top[1]], bottom];
        return [
          pen.line(pairs(14, y, 284, y), { name: 'optische Achse', width: 1 }),
          pen.path(
            [
              { kind: 'M', x, y: y - 62 },
              { kind: 'C', x1: x + 12, y1: y - 30, x2: x + 12, y2: y + 30, x, y: y + 62 },
              { kind: 'C', x1: x - 12, y1: y + 30, x2: x - 12, y2: y - 30, x, y: y - 62 },
            ],
            { closed: true, name: 'Linse', width: 2.5 },
          ),
          pen.line(ray1, { name: 'Parallelstrahl' }),
          pen.line([top, bottom], { name: 'Mittelpunktstrahl' }),
          ...arrow('Gegenstand', top, false),
          ...arrow('Bild', bottom, true),
          pen.dot(x - focus, y, { name: 'Brennpunkt links' }),
          pen.dot(x + focus, y, { name: 'Brennpunkt rechts' }),
          pen.keyed('Ge', 'Gegenstand', top[0] - 6, y - 18, { anchor: 'right' }),
          pen.keyed('Bi', 'Bild', bottom[0] + 8, y + 14, { anchor: 'left' }),
          pen.keyed('Li', 'Linse', x, y - 68, { anchor: 'bottom' }),
          pen.keyed('Br', 'Brennpunkt', x - focus, y + 8, { anchor: 'top' }),
          pen.keyed('Br', 'Brennpunkt', x + focus + 2, y - 8, { anchor: 'bottomleft' }),
          pen.keyed('PS', 'Parallelstrahl', 90, top[1] - 5, { anchor: 'bottom' }),
          pen.keyed('MS', 'Mittelpunktstrahl', 106, 95, { anchor: 'bottomleft' }),
        ];
      },
    ],
  });
};

const wave = () => {
  const [left, y] = [22, 118];
  const length = 128;
  const height = 46;
  const at = (phase) => [left + phase * length, y - height * Math.sin(2 * Math.PI * phase)];
  const [first, second] = [left + length / 4, left + 1.25 * length];
  return sheet({
    slug: 'welle-mit-wellenlaenge',
    format: 'a4-landscape',
    title: 'Wellenlänge und Amplitude',
    tags: ['Physik', 'Schwingungen und Wellen', 'Schall'],
    category: 'physics',
    type: 'Momentbild einer Welle',
    summary: 'Eine Welle mit zwei Bergen und zwei Tälern; Doppelpfeile zeigen Wellenlänge und Amplitude.',
    translatedTitle: 'Wavelength and amplitude',
    translatedSummary: 'A wave with two crests and two troughs; double arrows show wavelength and amplitude.',
    details:
      'Die waagerechte Linie mit Pfeil ist die Ruhelage, die Welle läuft nach rechts. Die dicke Linie beginnt links in der Ruhelage, steigt zum ersten Berg, fällt durch die Ruhelage ins erste Tal und wiederholt sich. ' +
      'Über der Welle zeigt ein Doppelpfeil die Wellenlänge, von Berg zu Berg; kurze senkrechte Striche stehen genau über den Bergen. ' +
      'Im ersten Tal zeigt ein senkrechter Doppelpfeil die Amplitude, von der Ruhelage bis zur tiefsten Stelle.',
    pages: [
      ({ line, label }) => [
        line(pairs(left - 6, y, 285, y), { name: 'Ruhelage', endArrow: true }),
        line(
          Array.from({ length: 89 }, (_, index) => at(index / 48)).map(([px, py]) => pairs(px, py)[0]),
          { name: 'Welle', width: 2.5 },
        ),
        ...[first, second].map((x) =>
          line(pairs(x, y - height - 32, x, y - height - 7), { name: 'über dem Berg', width: 1 }),
        ),
        line(pairs(first + 4.5, y - height - 14, second - 4.5, y - height - 14), {
          name: 'Wellenlänge',
          startArrow: true,
          endArrow: true,
        }),
        label('Wellenlänge', (first + second) / 2, y - height - 19, { anchor: 'bottom' }),
        line(pairs(left + 0.75 * length, y + 4.5, left + 0.75 * length, y + height - 5.5), {
          name: 'Amplitude',
          startArrow: true,
          endArrow: true,
        }),
        label('Amplitude', left + 0.75 * length, y - 5, { anchor: 'bottom' }),
      ],
    ],
  });
};

export const samples = [reflectionAndRefraction, convexLens, wave];
