import { sheet } from '../builder.mjs';
import { numberLeftOf } from '../numbers.mjs';
import { pairs, polar } from '../points.mjs';

const station = () =>
  sheet({
    slug: 'bahnhof-plan',
    format: 'a4-landscape',
    title: 'Ein kleiner Bahnhof',
    tags: ['Mobilität', 'Bahnhof', 'Orientierung'],
    category: 'orientation',
    type: 'Plan eines Bahnhofs von oben',
    summary:
      'Ein Bahnhof mit Halle, zwei Bahnsteigen und drei Gleisen; Treppe und Aufzug führen in die Unterführung.',
    translatedTitle: 'A small railway station',
    translatedSummary:
      'A station with hall, two platforms and three tracks; stairs and a lift lead to the underpass.',
    details:
      'Unten liegt die Halle. Darüber ist Bahnsteig 1, ein langes Rechteck; darüber laufen die Gleise 1 und 2 als dicke Linien von links nach rechts. Über Gleis 2 liegt Bahnsteig 2, über ihm das Gleis 3. Die Nummer jedes Gleises steht links an seinem Anfang. ' +
      'Auf jedem Bahnsteig gibt es links eine Treppe mit waagerechten Linien und rechts daneben einen Aufzug mit schrägen Linien. Beide führen in die Unterführung: Sie liegt zwischen zwei gestrichelten Linien und führt unter den Gleisen 1 und 2 von Bahnsteig 1 zu Bahnsteig 2. Die Legende steht rechts.',
    notes: 'Nicht maßstäblich. Wo die Unterführung liegt, sind die Gleise unterbrochen gezeichnet.',
    pages: [
      ({ line, rect, label, key }) => {
        const track = (number, y, from, to) =>
          line(pairs(from, y, to, y), { name: `Gleis ${number}`, width: 2.5 });
        const platform = (number, y) => [
          rect(12, y, 174, 32, { name: `Bahnsteig ${number}` }),
          rect(64, y + 5, 22, 22, { name: 'Treppe', texture: 'horizontal_lines', fill: 'orange' }),
          rect(92, y + 5, 22, 22, { name: 'Aufzug', texture: 'diagonal_lines', fill: 'cyan' }),
          label(`Bahnsteig ${number}`, 119.5, y + 16, { anchor: 'left' }),
        ];
        return [
          track(3, 40, 30, 186),
          ...platform(2, 48),
          ...[
            [2, 92],
            [1, 109],
          ].flatMap(([number, y]) => [track(number, y, 30, 56), track(number, y, 122, 186)]),
          ...platform(1, 121.2),
          ...[62, 116].map((x) => line(pairs(x, 84.6, x, 116.6), { name: 'Unterführung', style: 'dashed' })),
          ...[
            [1, 109],
            [2, 92],
            [3, 40],
          ].map(([number, y]) => numberLeftOf(label, number, 25, y - 3)),
          rect(32, 159, 120, 38, { name: 'Halle' }),
          label('Halle', 92, 178, { anchor: 'center' }),
          key(192, 32, 94),
        ];
      },
    ],
    words: { horizontal_lines: 'Treppe', diagonal_lines: 'Aufzug' },
    strokes: [
      { width: 2.5, label: 'Gleis' },
      { style: 'dashed', width: 1.5, label: 'Unterführung' },
    ],
  });

/** Middles of six pictures in two rows. */
const SIX = [58, 148, 238].flatMap((x) => [
  [x, 62],
  [x, 151],
]);
const middleOf = (index) => SIX[(index % 3) * 2 + Math.floor(index / 3)];

const trafficSigns = () =>
  sheet({
    slug: 'verkehrszeichen',
    format: 'a4-landscape',
    title: 'Verkehrszeichen',
    tags: ['Mobilität', 'Verkehr', 'Zeichen'],
    category: 'orientation',
    type: 'Übersicht von sechs Verkehrszeichen',
    summary: 'Sechs Verkehrszeichen, die man an ihrer Form erkennt.',
    translatedTitle: 'Road signs',
    translatedSummary: 'Six German road signs that can be told by their shape.',
    details:
      'Seite 1 zeigt sechs Zeichen in zwei Reihen zu dritt; unter jedem steht seine Nummer. Seite 2 ist die Legende. Zeichen 1 ist ein Dreieck mit der Spitze nach unten: Vorfahrt gewähren. Zeichen 2 ist ein Achteck mit dem Wort Stop: Halt. Zeichen 3 ist ein Quadrat auf der Spitze mit einem kleineren darin: Vorfahrtstraße. ' +
      'Zeichen 4 ist ein Kreis mit einem waagerechten Balken: Einfahrt verboten. Zeichen 5 ist ein Quadrat mit einem Dreieck darin: Fußgängerüberweg. Zeichen 6 ist ein Kreis mit einem Pfeil nach rechts: nach rechts fahren.',
    notes: 'Der Fußgänger im Dreieck von Zeichen 5 ist weggelassen.',
    pages: [
      ({ line, polygon, ellipse, rect, label, keyed }) => {
        const about = (index, ...away) => {
          const [x, y] = middleOf(index);
          return pairs(...away).map(([right, down]) => [x + right, y + down]);
        };
        const at = (index) => middleOf(index);
        const main = { width: 2.5 };
        const names = [
          'Vorfahrt gewähren',
          'Halt',
          'Vorfahrtstraße',
          'Einfahrt verboten',
          'Fußgängerüberweg',
          'Nach rechts fahren',
        ];
        const [[noEntryX, noEntryY], [crossingX, crossingY]] = [at(3), at(4)];
        return [
          polygon(about(0, -28, -24, 28, -24, 0, 25), { name: 'Dreieck', ...main }),
          polygon(about(1, -11, -26, 11, -26, 26, -11, 26, 11, 11, 26, -11, 26, -26, 11, -26, -11), {
            name: 'Achteck',
            ...main,
          }),
          label('Stop', ...at(1), { anchor: 'center' }),
          polygon(about(2, 0, -28, 28, 0, 0, 28, -28, 0), { name: 'Quadrat auf der Spitze', ...main }),
          polygon(about(2, 0, -17, 17, 0, 0, 17, -17, 0), { name: 'kleines Quadrat', fill: 'yellow' }),
          ellipse(...at(3), 26, 26, { name: 'Kreis', ...main }),
          rect(noEntryX - 17, noEntryY - 6, 34, 12, { name: 'Balken', texture: 'fill' }),
          rect(crossingX - 26, crossingY - 26, 52, 52, { name: 'Quadrat', ...main }),
          polygon(about(4, 0, -19, 19, 16, -19, 16), { name: 'Dreieck' }),
          ellipse(...at(5), 26, 26, { name: 'Kreis', ...main }),
          line(about(5, -15, 0, 16, 0), { name: 'Pfeil', endArrow: true, width: 2.5 }),
          ...names.map((name, index) => {
            const [x, y] = at(index);
            return keyed(String(index + 1), name, x, y + 32, { anchor: 'top' });
          }),
        ];
      },
    ],
    legend: 'own-page',
  });

/** A cloud about a point, in mm. */
const CLOUD = pairs(-26, 6, -27, -6, -16, -12, -8, -22, 6, -22, 13, -13, 25, -11, 28, 0, 22, 8, 0, 9, -18, 9);
/** The sun as a star with eight points. */
const SUN = Array.from({ length: 16 }, (_, index) => polar([0, 0], index % 2 === 0 ? 28 : 18, index * 22.5));

const weather = () =>
  sheet({
    slug: 'weather-symbols',
    language: 'en',
    system: 'EN:UEB1',
    format: 'a4-landscape',
    title: 'Weather symbols',
    tags: ['Weather', 'Symbols', 'Primary school'],
    category: 'everyday',
    type: 'Six symbols of a weather forecast',
    summary: 'Symbols for sun, cloud, rain, snow, thunder and wind.',
    translatedTitle: 'Wettersymbole',
    translatedSummary: 'Zeichen für Sonne, Wolke, Regen, Schnee, Gewitter und Wind.',
    details:
      'Six symbols stand in two rows of three, each with its word below. Top row, from left: sun, a star with eight points; cloud, a rounded outline; rain, a cloud with three slanting lines below it. ' +
      'Bottom row, from left: snow, a cloud with three black dots below it; thunder, a cloud with a zigzag line below it; wind, three wavy lines one above the other.',
    notes: '',
    pages: [
      ({ line, curve, polygon, dot, label }) => {
        const about = (index, points, down = 0) => {
          const [x, y] = middleOf(index);
          return points.map(([right, below]) => [x + right, y + below + down]);
        };
        const cloud = (index, down) =>
          curve(about(index, CLOUD, down), { closed: true, name: 'Cloud', width: 2.5 });
        const wave = pairs(-26, 3, -13, -4, 0, 3, 13, -4, 26, 3);
        const words = ['Sun', 'Cloud', 'Rain', 'Snow', 'Thunder', 'Wind'];
        return [
          polygon(about(0, SUN), { name: 'Sun', width: 2.5 }),
          cloud(1, 14),
          cloud(2, -6),
          ...[-14, 2, 18].map((right) => line(about(2, pairs(right, 10, right - 6, 24)), { name: 'Rain' })),
          cloud(3, -6),
          ...pairs(-17, 18, 0, 18, 17, 18).map(([right, below]) => {
            const [x, y] = middleOf(3);
            return dot(x + right, y + below, { name: 'Snow' });
          }),
          cloud(4, -6),
          line(about(4, pairs(4, 9, -7, 17, 5, 17, -6, 27)), { name: 'Lightning', width: 2.5 }),
          ...[-16, 0, 16].map((down) => curve(about(5, wave, down), { name: 'Wind' })),
          ...words.map((word, index) => {
            const [x, y] = middleOf(index);
            return label(word, x, y + 32, { anchor: 'top' });
          }),
        ];
      },
    ],
  });

export const samples = [station, trafficSigns, weather];
