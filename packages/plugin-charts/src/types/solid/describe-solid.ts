import type { ImageDescription } from '@tastwerk/editor-core';
import { measuresOf } from '../../solids/measures.js';
import { edgesOf } from '../../solids/polyhedron.js';
import type { SolidSpec } from './solid-spec.js';
import { type FlatSolid, tipAboveBase } from './solid-figure.js';

const SIDES = {
  de: ['dreiseitig', 'vierseitig', 'fünfseitig', 'sechsseitig', 'siebenseitig', 'achtseitig'],
  en: ['triangular', 'square', 'pentagonal', 'hexagonal', 'heptagonal', 'octagonal'],
} as const;

/** What solids are called. */
function solidName({ shape, sides, language }: Pick<SolidSpec, 'shape' | 'sides' | 'language'>): string {
  const side = SIDES[language][sides - 3] ?? '';
  const names =
    language === 'de'
      ? {
          cube: 'Würfel',
          cuboid: 'Quader',
          prism: `${side}es Prisma`,
          pyramid: `${side}e Pyramide`,
          cylinder: 'Zylinder',
          cone: 'Kegel',
          sphere: 'Kugel',
        }
      : {
          cube: 'cube',
          cuboid: 'cuboid',
          prism: `${side} prism`,
          pyramid: `${side} pyramid`,
          cylinder: 'cylinder',
          cone: 'cone',
          sphere: 'sphere',
        };
  return names[shape];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const ROUND = {
  de: {
    cylinder:
      'Oben liegt der Deckkreis, gezeichnet als ganze Ellipse, unten die Grundfläche; von ihr ist der vordere Bogen zu sehen. Links und rechts verbindet eine senkrechte Linie beide.',
    cone: 'Unten liegt der Grundkreis, gezeichnet als Ellipse; von ihm ist der vordere Bogen zu sehen. Links und rechts führt je eine Linie vom Rand zur Spitze über der Mitte.',
    flatCone:
      'Zu sehen ist nur der Grundkreis, gezeichnet als Ellipse: Der Kegel ist so flach, dass seine Spitze nicht über ihn hinausragt.',
    sphere:
      'Der Umriss ist ein Kreis. Waagerecht durch die Mitte läuft der Äquator, gezeichnet als Ellipse; sein vorderer Bogen liegt unten.',
    hidden: 'Der hintere Bogen ist gestrichelt.',
    none: 'Der hintere Bogen ist nicht gezeichnet.',
  },
  en: {
    cylinder:
      'At the top lies the upper circle, drawn as a whole ellipse, at the bottom the base, of which the front arc is seen. An upright line at the left and at the right joins both.',
    cone: 'At the bottom lies the circle of the base, drawn as an ellipse, of which the front arc is seen. From its left and right end a line leads to the tip above the middle.',
    flatCone:
      'Only the circle of the base is seen, drawn as an ellipse: the cone is so flat that its tip does not stand out above it.',
    sphere:
      'The outline is a circle. The equator runs level through the middle, drawn as an ellipse; its front arc lies below.',
    hidden: 'The back arc is dashed.',
    none: 'The back arc is not drawn.',
  },
} as const;

/** Type, summary and details of a solid. */
export function describeSolid(spec: SolidSpec, flat: FlatSolid | undefined): ImageDescription {
  const { language, title, shape, showsHidden, labels } = spec;
  const isGerman = language === 'de';
  const name = capital(solidName(spec));
  const type = isGerman ? 'Körper im Schrägbild' : 'Solid in oblique projection';
  const summary = `${title === '' || title === name ? name : `${title}: ${name}`}, ${measuresOf(spec)}.`;
  const lines: string[] = [];
  if (flat) {
    const edges = edgesOf(flat.solid).length;
    const hidden = flat.edges.filter(({ isHidden }) => isHidden).length;
    const { corners, faces } = flat.solid;
    lines.push(
      isGerman
        ? 'Kavalierprojektion: Breite und Höhe sind unverkürzt; Kanten nach hinten laufen im Winkel von 45 Grad nach rechts oben und sind halb so lang gezeichnet.'
        : 'Cavalier projection: width and height are not shortened; edges to the back go to the upper right at 45 degrees and are drawn half as long.',
      isGerman
        ? `Der Körper hat ${corners.length} Ecken, ${edges} Kanten und ${faces.length} Flächen.`
        : `The solid has ${corners.length} corners, ${edges} edges and ${faces.length} faces.`,
      isGerman
        ? `${hidden} verdeckte ${hidden === 1 ? 'Kante ist' : 'Kanten sind'} ${showsHidden ? 'gestrichelt' : 'nicht gezeichnet'}.`
        : `${hidden} hidden ${hidden === 1 ? 'edge is' : 'edges are'} ${showsHidden ? 'dashed' : 'not drawn'}.`,
    );
    if (labels === 'corners') lines.push(cornersInWords(spec, corners.length));
  } else if (shape === 'cylinder' || shape === 'cone' || shape === 'sphere') {
    const words = ROUND[language];
    if (shape === 'cone' && tipAboveBase(spec) <= 0) lines.push(words.flatCone);
    else lines.push(words[shape], showsHidden ? words.hidden : words.none);
  }
  if (labels === 'lengths')
    lines.push(isGerman ? `Beschriftet: ${measuresOf(spec)}.` : `Labelled: ${measuresOf(spec)}.`);
  return { type, summary, details: lines.join('\n') };
}

function cornersInWords({ language, shape, sides }: SolidSpec, count: number): string {
  const letter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
  const base = shape === 'cube' || shape === 'cuboid' ? 4 : sides;
  const [last, top, end] = [letter(base - 1), letter(base), letter(count - 1)];
  if (shape === 'pyramid') {
    return language === 'de'
      ? `Ecken der Grundfläche: A bis ${last}, A liegt vorn, die anderen folgen gegen den Uhrzeigersinn; Spitze: ${top}.`
      : `Corners of the base: A to ${last}, A in front, the others counter-clockwise; tip: ${top}.`;
  }
  return language === 'de'
    ? `Ecken der Grundfläche: A bis ${last}, A liegt vorn, die anderen folgen gegen den Uhrzeigersinn; darüber ${top} bis ${end}.`
    : `Corners of the base: A to ${last}, A in front, the others counter-clockwise; above them ${top} to ${end}.`;
}
