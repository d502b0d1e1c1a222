import type { ChartLanguage } from '../texts/language.js';
import { writeNumber } from '../texts/numbers.js';

/** A solid with its lengths in its unit. */
interface MeasuredSolid {
  readonly shape: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly unit: string;
  readonly language: ChartLanguage;
}

const WORDS = {
  de: {
    edge: 'Kantenlänge',
    base: 'Grundkante',
    width: 'Breite',
    depth: 'Tiefe',
    height: 'Höhe',
    radius: 'Radius',
  },
  en: {
    edge: 'edge',
    base: 'edge of the base',
    width: 'width',
    depth: 'depth',
    height: 'height',
    radius: 'radius',
  },
} as const;

/** The measures of a solid in words. */
export function measuresOf({ shape, width, depth, height, unit, language }: MeasuredSolid): string {
  const write = (value: number) => `${writeNumber(value, language)} ${unit}`.trim();
  const words = WORDS[language];
  switch (shape) {
    case 'cube':
    case 'tetrahedron':
    case 'octahedron':
      return `${words.edge} ${write(width)}`;
    case 'cuboid':
      return `${words.width} ${write(width)}, ${words.depth} ${write(depth)}, ${words.height} ${write(height)}`;
    case 'sphere':
      return `${words.radius} ${write(width / 2)}`;
    case 'prism':
    case 'pyramid':
      return `${words.base} ${write(width)}, ${words.height} ${write(height)}`;
    default:
      return `${words.radius} ${write(width / 2)}, ${words.height} ${write(height)}`;
  }
}
