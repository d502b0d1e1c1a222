import { lengthOf, numbersIn } from './numbers.js';
import { IDENTITY, meanScale, multiply, transformOf } from './transform.js';
import type { Matrix } from '../geometry/matrix.js';

const TEXT_ANCHORS = ['start', 'middle', 'end'] as const;

/** Which part of a line of text stands at its place: its start, its middle or its end. */
export type TextAnchor = (typeof TEXT_ANCHORS)[number];

/** How what an element holds is drawn; what it does not say comes from the element around it. */
export interface Presentation {
  /** CSS notation of a colour. */
  readonly fill: string;
  readonly stroke: string;
  /** In user units of the element that drew it. */
  readonly strokeWidth: number;
  readonly isDashed: boolean;
  /** Whether it takes part in the drawing: what is in an element that does not, never does. */
  readonly isDisplayed: boolean;
  /** Whether it is visible: what is in an element that is not may be. */
  readonly isVisible: boolean;
  readonly colour: string;
  /** Which part of a line of text stands at its place. */
  readonly textAnchor: TextAnchor;
  /** What stands at the start and at the end of its lines: the address of a marker, or `none`. */
  readonly startMarker: string;
  readonly endMarker: string;
  /** From the element's units to those of the whole. */
  readonly matrix: Matrix;
}

/** What SVG assumes where nothing is said. */
export const INITIAL: Presentation = {
  fill: 'black',
  stroke: 'none',
  strokeWidth: 1,
  isDashed: false,
  isDisplayed: true,
  isVisible: true,
  colour: 'black',
  textAnchor: 'start',
  startMarker: 'none',
  endMarker: 'none',
  matrix: IDENTITY,
};

/** The attributes of an element by name. */
export type Attributes = Readonly<Record<string, string>>;

/** The properties that an element sets: declarations of its `style` go before its attributes. */
function propertiesOf(attributes: Attributes): (name: string) => string | undefined {
  const declared = new Map(
    (attributes['style'] ?? '').split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      const value = declaration.slice(colon + 1).replace(/!important/iu, '');
      return [[declaration.slice(0, colon).trim().toLowerCase(), value.trim()]];
    }),
  );
  return (name) => {
    const value = declared.get(name) ?? attributes[name]?.trim();
    // What says nothing is as if it were not there.
    return value === 'inherit' || value === '' ? undefined : value;
  };
}

function isClear(value: string | undefined): boolean {
  return value !== undefined && value !== '' && Number.parseFloat(value) === 0;
}

/** How an element with `attributes` draws inside of one that draws as `around`. */
export function presentationOf(attributes: Attributes, around: Presentation): Presentation {
  const property = propertiesOf(attributes);
  const colour = property('color') ?? around.colour;
  const paint = (name: 'fill' | 'stroke', inherited: string) => {
    if (isClear(property(`${name}-opacity`))) return 'none';
    const value = property(name) ?? inherited;
    return value.toLowerCase() === 'currentcolor' ? colour : value;
  };
  const dashes = property('stroke-dasharray');
  const visibility = property('visibility');
  const isLeftOut = property('display') === 'none' || isClear(property('opacity'));
  return {
    fill: paint('fill', around.fill),
    stroke: paint('stroke', around.stroke),
    strokeWidth: Math.abs(lengthOf(property('stroke-width'), around.strokeWidth)),
    isDashed: dashes === undefined ? around.isDashed : numbersIn(dashes).some((length) => length > 0),
    isDisplayed: around.isDisplayed && !isLeftOut,
    isVisible: visibility === undefined ? around.isVisible : visibility === 'visible',
    colour,
    textAnchor: TEXT_ANCHORS.find((name) => name === property('text-anchor')) ?? around.textAnchor,
    startMarker: property('marker-start') ?? property('marker') ?? around.startMarker,
    endMarker: property('marker-end') ?? property('marker') ?? around.endMarker,
    matrix: multiply(around.matrix, transformOf(attributes['transform'] ?? '')),
  };
}

/** Whether something of `presentation` is seen. */
export const isSeen = ({ isDisplayed, isVisible, fill, stroke }: Presentation): boolean =>
  isDisplayed && isVisible && (fill !== 'none' || stroke !== 'none');

/** The width that a line of `presentation` has in the units of the whole. */
export function strokeWidthOf({ strokeWidth, matrix }: Presentation): number {
  return strokeWidth * meanScale(matrix);
}
