import { sheet } from '../builder.mjs';

/** Kerbs of the two streets, in mm. */
const KERB = { west: 179, east: 225, north: 92, south: 138 };
/** Where streets end. */
const END = { left: 119, right: 284, top: 33, bottom: 197 };
/** Free space between a kerb and the marks of a crossing place. */
const ASIDE = 5.5;

const crossing = () =>
  sheet({
    slug: 'kreuzung-mit-ampel',
    format: 'a4-landscape',
    title: 'Kreuzung mit Ampeln',
    tags: ['Mobilität', 'Verkehr', 'Orientierung'],
    category: 'orientation',
    type: 'Plan von oben',
    summary: 'Zwei Straßen kreuzen sich; über alle vier Arme führt ein Überweg mit Ampel.',
    translatedTitle: 'Crossroads with traffic lights',
    translatedSummary:
      'Two streets cross; a pedestrian crossing with lights leads across each of the four arms.',
    details:
      'Die dicken Linien sind die Bordsteine. Zwischen ihnen läuft der Gartenweg (Ga) von oben nach unten und die Hauptstraße (Ha) von links nach rechts. Über jeden Arm führen zwei unterbrochene Linien: Zwischen ihnen geht man über die Straße. ' +
      'An jeder Ecke steht eine Ampel (Am), ein schwarzer Punkt. Links oben liegt die Schule, ein Rechteck mit schrägen Linien. Rechts unten ist die Bushaltestelle, ein Rechteck mit dichten Punkten. Die Legende steht links vom Plan.',
    notes: 'Fahrspuren, Haltelinien und Bäume sind weggelassen.',
    pages: [
      ({ line, rect, dot, label, keyed, key }) => {
        const kerb = (points, name) => line(points, { name, width: 2.5 });
        const across = (from, to) => line([from, to], { name: 'Überweg', style: 'dashed' });
        const { west, east, north, south } = KERB;
        const corners = [
          [west - 9, north - 9, -1],
          [east + 9, north - 9, 1],
          [west - 9, south + 9, -1],
          [east + 9, south + 9, 1],
        ];
        return [
          kerb(
            [
              [west, END.top],
              [west, north],
              [END.left, north],
            ],
            'Bordstein links oben',
          ),
          kerb(
            [
              [east, END.top],
              [east, north],
              [END.right, north],
            ],
            'Bordstein rechts oben',
          ),
          kerb(
            [
              [west, END.bottom],
              [west, south],
              [END.left, south],
            ],
            'Bordstein links unten',
          ),
          kerb(
            [
              [east, END.bottom],
              [east, south],
              [END.right, south],
            ],
            'Bordstein rechts unten',
          ),
          ...[north - 4, north - 14, south + 4, south + 14].map((y) =>
            across([west + ASIDE, y], [east - ASIDE, y]),
          ),
          ...[west - 4, west - 14, east + 4, east + 14].map((x) =>
            across([x, north + ASIDE], [x, south - ASIDE]),
          ),
          ...corners.flatMap(([x, y, side]) => [
            dot(x, y, { name: 'Ampel' }),
            keyed('Am', 'Ampel', x + side * 8.5, y < north ? y - 4 : y, {
              anchor: side < 0 ? 'right' : 'left',
            }),
          ]),
          rect(122, 36, 36, 24, { name: 'Schule', texture: 'diagonal_lines', fill: 'orange' }),
          label('Schule', 122, 63, { anchor: 'topleft' }),
          rect(246, 157.5, 36, 20, { name: 'Haltestelle', texture: 'dotted_tight', fill: 'yellow' }),
          label('Bus', 246, 180.4, { anchor: 'topleft' }),
          keyed('Ga', 'Gartenweg', 202, 48, { anchor: 'center' }),
          keyed('Ha', 'Hauptstraße', 264, 115, { anchor: 'center' }),
          key(11, 33, 101),
        ];
      },
    ],
    strokes: [{ style: 'dashed', width: 1.5, label: 'Überweg' }],
  });

const floorPlan = () =>
  sheet({
    slug: 'grundriss-schule',
    format: 'a4-landscape',
    title: 'Schule, Erdgeschoss',
    tags: ['Orientierung', 'Grundriss', 'Schule'],
    category: 'orientation',
    type: 'Grundriss eines Gebäudes',
    summary: 'Das Erdgeschoss einer Schule mit Eingang, Flur, Treppe und sechs Räumen.',
    translatedTitle: 'School, ground floor',
    translatedSummary: 'The ground floor of a school with entrance, corridor, stairs and six rooms.',
    details:
      'Der Eingang ist die Lücke unten in der Mitte. Dahinter läuft der Flur von links nach rechts. Oberhalb des Flurs liegen von links Klasse 1, Klasse 2 und der Musikraum. Unterhalb liegen links das Büro und die Bücherei, rechts vom Eingang das WC. ' +
      'Ganz rechts im Flur ist die Treppe, ein Rechteck mit waagerechten Linien. Türen sind Lücken in den Wänden.',
    notes: 'Möbel und Fenster sind weggelassen; Türen sind breiter als maßstäblich.',
    pages: [
      ({ line, rect, label }) => {
        const wall = (points, name) => line(points, { name, width: 2.5 });
        const inRoom = (text, wallX, y) => label(text, wallX + 6, y, { anchor: 'left' });
        return [
          wall(
            [
              [120, 182],
              [20, 182],
              [20, 32],
              [276, 32],
              [276, 182],
              [152, 182],
            ],
            'Außenwand',
          ),
          wall(
            [
              [20, 88],
              [44, 88],
            ],
            'Wand Klasse 1',
          ),
          wall(
            [
              [60, 88],
              [128, 88],
            ],
            'Wand Klasse 1, Klasse 2',
          ),
          wall(
            [
              [144, 88],
              [212, 88],
            ],
            'Wand Klasse 2, Musik',
          ),
          wall(
            [
              [228, 88],
              [276, 88],
            ],
            'Wand Musik',
          ),
          wall(
            [
              [104, 32],
              [104, 88],
            ],
            'Wand zwischen Klasse 1 und Klasse 2',
          ),
          wall(
            [
              [188, 32],
              [188, 88],
            ],
            'Wand zwischen Klasse 2 und Musik',
          ),
          wall(
            [
              [20, 126],
              [32, 126],
            ],
            'Wand Büro',
          ),
          wall(
            [
              [48, 126],
              [78, 126],
            ],
            'Wand Büro, Bücherei',
          ),
          wall(
            [
              [94, 126],
              [120, 126],
              [120, 182],
            ],
            'Wand Bücherei',
          ),
          wall(
            [
              [62, 126],
              [62, 182],
            ],
            'Wand zwischen Büro und Bücherei',
          ),
          wall(
            [
              [152, 182],
              [152, 126],
              [172, 126],
            ],
            'Wand WC',
          ),
          wall(
            [
              [188, 126],
              [212, 126],
              [212, 182],
            ],
            'Wand WC rechts',
          ),
          rect(232, 108, 38, 40, { name: 'Treppe', texture: 'horizontal_lines', fill: 'orange' }),
          inRoom('Klasse 1', 20, 60),
          inRoom('Klasse 2', 104, 60),
          inRoom('Musik', 188, 60),
          inRoom('Flur', 20, 107),
          label('Treppe', 251, 152, { anchor: 'top' }),
          inRoom('Büro', 20, 156),
          inRoom('Bücherei', 62, 156),
          inRoom('WC', 152, 156),
          label('Eingang', 136, 186, { anchor: 'top' }),
        ];
      },
    ],
  });

export const samples = [crossing, floorPlan];
