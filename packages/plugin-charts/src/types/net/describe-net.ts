import type { ImageDescription } from '@tastwerk/editor-core';
import { measuresOf } from '../../solids/measures.js';
import { cubeRows } from './flat-nets.js';
import type { NetSpec } from './net-spec.js';

const POLYGONS = {
  de: ['Dreieck', 'Quadrat', 'Fünfeck', 'Sechseck', 'Siebeneck', 'Achteck'],
  en: ['triangle', 'square', 'pentagon', 'hexagon', 'heptagon', 'octagon'],
} as const;

const NUMBERS = {
  de: ['drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  en: ['three', 'four', 'five', 'six', 'seven', 'eight'],
} as const;

const NAMES = {
  de: {
    cube: 'Würfel',
    cuboid: 'Quader',
    prism: 'Prisma',
    pyramid: 'Pyramide',
    cylinder: 'Zylinder',
    cone: 'Kegel',
    tetrahedron: 'Tetraeder',
    octahedron: 'Oktaeder',
  },
  en: {
    cube: 'cube',
    cuboid: 'cuboid',
    prism: 'prism',
    pyramid: 'pyramid',
    cylinder: 'cylinder',
    cone: 'cone',
    tetrahedron: 'tetrahedron',
    octahedron: 'octahedron',
  },
} as const;

/** How the faces of the net lie; a net that is turned to fit the paper lies on its side. */
function facesInWords(spec: NetSpec): string {
  const { shape, sides, net, language } = spec;
  const isGerman = language === 'de';
  const [polygon, number] = [POLYGONS[language][sides - 3] ?? '', NUMBERS[language][sides - 3] ?? `${sides}`];
  switch (shape) {
    case 'cube':
      return cubeRows(net)
        .map((row, index) =>
          isGerman
            ? `Reihe ${index + 1}: ${row.length === 1 ? 'Quadrat an Stelle' : 'Quadrate an den Stellen'} ${row.join(', ')}`
            : `Row ${index + 1}: ${row.length === 1 ? 'square at place' : 'squares at places'} ${row.join(', ')}`,
        )
        .join('. ')
        .concat('.');
    case 'cuboid':
      return isGerman
        ? 'Vier Rechtecke liegen nebeneinander; am zweiten hängen zu beiden Seiten die Grundfläche und die Deckfläche.'
        : 'Four rectangles lie beside each other; the base and the top hang on both sides of the second.';
    case 'prism':
      return isGerman
        ? `${number.charAt(0).toUpperCase()}${number.slice(1)} Rechtecke liegen nebeneinander; an einem in der Mitte hängt zu beiden Seiten je ein ${polygon}.`
        : `${number.charAt(0).toUpperCase()}${number.slice(1)} rectangles lie beside each other; a ${polygon} hangs on both sides of one in the middle.`;
    case 'pyramid':
      return isGerman
        ? `In der Mitte liegt ein ${polygon}, an jeder Seite hängt ein Dreieck.`
        : `A ${polygon} lies in the middle, with a triangle on each side.`;
    case 'tetrahedron':
      return isGerman
        ? 'Vier gleichseitige Dreiecke bilden zusammen ein großes: eines liegt in der Mitte, an jeder Seite hängt eines.'
        : 'Four equilateral triangles make a large one: one lies in the middle, one hangs on each side.';
    case 'octahedron':
      return isGerman
        ? 'Sechs gleichseitige Dreiecke liegen in einem Streifen, abwechselnd mit der Spitze nach oben und unten; an beiden Rändern des Streifens hängt je ein weiteres.'
        : 'Six equilateral triangles lie in a strip, with their tips up and down in turn; one more hangs on each side of the strip.';
    case 'cylinder':
      return isGerman
        ? 'In der Mitte liegt ein Rechteck, der Mantel; an zwei gegenüberliegenden Seiten berührt es je ein Kreis.'
        : 'A rectangle, the curved surface, lies in the middle; a circle touches it on two opposite sides.';
    case 'cone':
      return isGerman
        ? 'Der Mantel ist ein Kreisausschnitt; seinen Bogen berührt ein Kreis, die Grundfläche.'
        : 'The curved surface is a sector of a circle; a circle, the base, touches its arc.';
  }
}

/** Type, summary and details of a net. */
export function describeNet(spec: NetSpec): ImageDescription {
  const { language, title, shape, hasFlaps, showsScale } = spec;
  const isGerman = language === 'de';
  const type = isGerman ? 'Körpernetz' : 'Net of a solid';
  const name = isGerman
    ? `Netz: ${NAMES.de[shape]}`
    : `Net of a ${NAMES.en[shape]}`.replace('a octa', 'an octa');
  const lines = [
    facesInWords(spec),
    isGerman
      ? 'Außenkanten sind durchgezogen, Faltkanten gestrichelt.'
      : 'Outer edges are solid, folds are dashed.',
    ...(hasFlaps
      ? [isGerman ? 'An Außenkanten stehen Klebelaschen über.' : 'Flaps to glue stand out at outer edges.']
      : []),
    ...(showsScale
      ? [isGerman ? 'Der Maßstab steht unter dem Netz.' : 'The scale stands below the net.']
      : []),
  ];
  return {
    type,
    summary: `${title === '' ? '' : `${title}: `}${name}, ${measuresOf(spec)}.`,
    details: lines.join('\n'),
  };
}
