import type { ImageDescription } from '@tastwerk/editor-core';
import type { ChartType } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import { Drawing } from '../../figures/drawing.js';
import { tickTexts, writeTick } from '../../figures/number-ticks.js';
import { cartesianPlane } from './cartesian.js';
import { coordinatesSchema, type CoordinatesSpec } from './coordinates-spec.js';
import { polarPlane } from './polar.js';

type Place = Pick<CoordinatesSpec['points'][number], 'x' | 'y'>;

/** Coordinates as they are written. */
function placeText({ x, y }: Place, { language, system, x: xAxis, y: yAxis }: CoordinatesSpec): string {
  const between = language === 'de' ? ' | ' : ', ';
  return system === 'polar'
    ? `(${writeNumber(x, language)}${between}${writeNumber(y, language)}°)`
    : `(${writeTick(x, xAxis, language)}${between}${writeTick(y, yAxis, language)})`;
}

function describe(spec: CoordinatesSpec): ImageDescription {
  const { language, title, system, x, y, points, segments } = spec;
  const isGerman = language === 'de';
  const isPolar = system === 'polar';
  const write = (value: number) => writeNumber(value, language);
  const place = (at: Place) => placeText(at, spec);
  const kind = isPolar
    ? isGerman
      ? 'Polarkoordinaten'
      : 'Polar coordinates'
    : isGerman
      ? 'Koordinatensystem'
      : 'Coordinate system';
  const axis = (own: CoordinatesSpec['x']) => {
    const { name, from, to, isLog } = own;
    const end = (value: number) => writeTick(value, own, language);
    return isGerman
      ? `Achse ${name} von ${end(from)} bis ${end(to)}${isLog ? ', logarithmisch' : ''}`
      : `axis ${name} from ${end(from)} to ${end(to)}${isLog ? ', logarithmic' : ''}`;
  };
  const range = isPolar
    ? isGerman
      ? `Radius bis ${write(x.to)}, Winkel in Grad gegen den Uhrzeigersinn`
      : `radius up to ${write(x.to)}, angles in degrees counter-clockwise`
    : `${axis(x)}; ${axis(y)}`;
  const details = [
    `${range}.`,
    ...points.map(({ name, ...at }) =>
      name === '' ? `${isGerman ? 'Punkt' : 'point'} ${place(at)}` : `${name} ${place(at)}`,
    ),
    ...segments.map(
      ({ name, from, to }) =>
        `${name === '' ? '' : `${name}: `}${isGerman ? `Strecke von ${place(from)} nach ${place(to)}` : `segment from ${place(from)} to ${place(to)}`}`,
    ),
  ];
  return { type: kind, summary: `${title === '' ? kind : title}: ${range}.`, details: details.join('\n') };
}

/** A coordinate system: four quadrants or one, logarithmic or polar. */
export const coordinates: ChartType<CoordinatesSpec> = {
  schema: coordinatesSchema,
  sample: (language) => ({
    type: 'coordinates',
    title: language === 'de' ? 'Punkte im Koordinatensystem' : 'Points in a coordinate system',
    language,
    system: 'cartesian',
    x: { from: -5, to: 5, step: 1, name: 'x', isLog: false },
    y: { from: -5, to: 5, step: 1, name: 'y', isLog: false },
    isEqualScale: true,
    hasGrid: true,
    points: [
      { x: 2, y: 3, name: 'A' },
      { x: -3, y: 1, name: 'B' },
      { x: -2, y: -4, name: 'C' },
      { x: 4, y: -2, name: 'D' },
    ],
    segments: [],
  }),
  paper: () => 'portrait',
  texts: ({ points, segments, x, y, system, language }) => [
    ...[...points, ...segments, x, y].map(({ name }) => name),
    ...(system === 'polar' ? [] : [x, y].flatMap((axis) => (axis.isLog ? [] : tickTexts(axis, language)))),
    ...(system === 'polar' ? Array.from({ length: 12 }, (_, turn) => `${turn * 30}°`) : []),
  ],
  layOut: (spec, sheet) => {
    const drawing = new Drawing(sheet);
    const plane =
      spec.system === 'polar' ? polarPlane(spec, sheet, drawing) : cartesianPlane(spec, sheet, drawing);
    const isInRange = (at: Place) => {
      if (spec.system === 'polar') return at.x >= 0 && at.x <= spec.x.to;
      return at.x >= spec.x.from && at.x <= spec.x.to && at.y >= spec.y.from && at.y <= spec.y.to;
    };
    const points = spec.points.filter(isInRange);
    for (const point of spec.points)
      if (!isInRange(point))
        drawing.note('figure-outside', { text: point.name || placeText(point, spec) }, true);
    spec.segments.forEach(({ from, to, name }, index) => {
      if (isInRange(from) && isInRange(to))
        drawing.line(`segment ${index}`, plane.at(from), plane.at(to), { borderWidth: 1.5, moniker: name });
      else
        drawing.note(
          'figure-outside',
          { text: name || [from, to].map((at) => placeText(at, spec)).join(' – ') },
          true,
        );
    });
    points.forEach((point, index) => drawing.disc(`point ${index}`, plane.at(point), undefined, point.name));
    plane.writeNumbers();
    points.forEach((point, index) => {
      if (point.name !== '' && !drawing.name(`name ${index}`, { text: point.name }, { at: plane.at(point) }))
        drawing.noRoom(point.name);
    });
    spec.segments.forEach(({ from, to, name }, index) => {
      const [a, b] = [plane.at(from), plane.at(to)];
      const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      if (
        name !== '' &&
        isInRange(from) &&
        isInRange(to) &&
        !drawing.name(`segment name ${index}`, { text: name }, { at, radius: 0.75 })
      )
        drawing.noRoom(name);
    });
    return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
  },
  describe,
};
