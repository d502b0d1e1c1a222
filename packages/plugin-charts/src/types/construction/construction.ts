import type { ImageDescription } from '@tastwerk/editor-core';
import type { ChartType } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import type { Figure } from './arguments.js';
import { describeElement, measureText } from './describe-elements.js';
import { constructionSchema, type ConstructionSpec } from './construction-spec.js';
import { drawConstruction } from './draw-construction.js';
import type { ConstructionElement } from './elements.js';
import { evaluate } from './evaluate.js';

const element = (
  name: string,
  kind: ConstructionElement['kind'],
  ...args: ConstructionElement['args']
): ConstructionElement => ({ name, kind, args, style: 'solid', isNamed: null });

function describe(spec: ConstructionSpec): ImageDescription {
  const { language, title } = spec;
  const { elements, figures } = evaluate(spec.elements);
  const kind = language === 'de' ? 'Geometrische Konstruktion' : 'Geometric construction';
  const shown = elements.filter(({ style }) => style !== 'hidden');
  const count = (of: Figure['kind']) => shown.filter(({ name }) => figures.get(name)?.kind === of).length;
  const parts = [
    [count('point'), 'Punkte', 'points'],
    [count('straight'), 'Linien', 'lines'],
    [count('circle'), 'Kreise', 'circles'],
    [count('polygon'), 'Vielecke', 'polygons'],
    [count('angle'), 'Winkel', 'angles'],
  ] as const;
  const words = parts
    .filter(([number]) => number > 0)
    .map(
      ([number, de, en]) =>
        `${de === undefined ? '' : language === 'de' ? de : en}: ${writeNumber(number, language)}`,
    );
  return {
    type: kind,
    summary: `${title === '' ? kind : title}. ${words.join(', ')}.`,
    details: shown.flatMap((one) => describeElement(one, figures, spec)).join('\n'),
  };
}

/** A geometric construction: each element is computed from earlier ones and changes with them. */
export const construction: ChartType<ConstructionSpec> = {
  schema: constructionSchema,
  sample: (language) => ({
    type: 'construction',
    title: language === 'de' ? 'Umkreis eines Dreiecks' : 'Circumcircle of a triangle',
    language,
    elements: [
      element('A', 'point', 0, 0),
      element('B', 'point', 8, 0),
      element('C', 'point', 3, 6),
      element('d', 'polygon', 'A', 'B', 'C'),
      { ...element('m', 'perpendicularBisector', 'A', 'B'), style: 'dashed' },
      { ...element('n', 'perpendicularBisector', 'A', 'C'), style: 'dashed' },
      element('U', 'intersection', 'm', 'n'),
      element('k', 'circle', 'U', 'A'),
    ],
    unit: 'cm',
    scaleMm: null,
    hasDiscs: true,
  }),
  paper: () => 'portrait',
  texts: (spec) => {
    const { elements, figures, corners } = evaluate(spec.elements);
    const measures = [...figures.values()].flatMap((figure) =>
      figure.kind === 'measure' ? [measureText(figure, spec)] : [],
    );
    return [...elements.map(({ name }) => name), ...corners, ...measures];
  },
  layOut: (spec, sheet) => {
    const drawing = drawConstruction(spec, sheet);
    return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
  },
  describe,
};
