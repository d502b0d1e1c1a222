import type { PathData } from './path-data.js';
import type { Point } from './point.js';

const STEPS_PER_MM = 1000;

function decimal(mm: number): string {
  const rounded = Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;
  return rounded === 0 ? '0' : String(rounded);
}

function pair({ x, y }: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}

/**
 * `path` in the notation that SVG, pdfkit and Canvas `Path2D` share, in page mm rounded to 1 µm. The same path gives the
 * same text on every machine.
 */
export function svgPathOf(path: PathData): string {
  return path
    .map((step) => {
      switch (step.kind) {
        case 'Z':
          return 'Z';
        case 'C':
          return `C${pair(step.c1)} ${pair(step.c2)} ${pair(step.to)}`;
        default:
          return `${step.kind}${pair(step.to)}`;
      }
    })
    .join('');
}
