import { failAt } from '../model/problems.js';
import { combined, placedPath, rectanglePath, type Clip, type Placement, type Window } from './path-data.js';

/** An element of the tree that MathJax makes, as far as it is read. */
export interface SvgElement {
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly SvgElement[];
  /** The characters in it, of a text that the font does not have. */
  readonly text: string;
}

const IDENTITY: Placement = { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0 };

/** Outlines of all that is drawn in `root`, in its own units. */
export function outlinesOf(root: SvgElement, scale: number): readonly string[] {
  const outlines: string[] = [];
  const walk = (element: SvgElement, outer: Placement, window?: Window) => {
    const placement = combined(outer, transformOf(text(element, 'transform')));
    switch (element.kind) {
      case 'path':
        outlines.push(placedPath(text(element, 'd'), placement, window));
        return;
      case 'rect': {
        const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(element, name));
        outlines.push(rectanglePath(x ?? 0, y ?? 0, width ?? 0, height ?? 0, placement));
        return;
      }
      case 'text':
        return failAt(0, 'MATH_NO_GLYPH', { character: element.text });
      case 'svg': {
        const { inner, clip } = viewBoxOf(element);
        const shown = combined(placement, inner);
        for (const child of element.children)
          walk(child, clip ? IDENTITY : shown, clip && { clip, outer: shown });
        return;
      }
      default:
        for (const child of element.children) walk(child, placement, window);
    }
  };
  for (const child of root.children) walk(child, { ...IDENTITY, scaleX: scale, scaleY: scale });
  return outlines;
}

function text({ attributes }: SvgElement, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function number(element: SvgElement, name: string): number {
  return Number.parseFloat(text(element, name)) || 0;
}

/** The numbers of a list in an attribute. */
export function numbersIn(list: string): readonly number[] {
  return list
    .split(/[\s,]+/u)
    .filter((part) => part !== '')
    .map(Number);
}

/** `translate` and `scale` in the order in which they are written. */
function transformOf(transform: string): Placement {
  let placement = IDENTITY;
  for (const [, name, list = ''] of transform.matchAll(/(translate|scale)\(([^)]*)\)/gu)) {
    const [first = 0, second] = numbersIn(list);
    const step =
      name === 'translate'
        ? { ...IDENTITY, moveX: first, moveY: second ?? 0 }
        : { ...IDENTITY, scaleX: first, scaleY: second ?? first };
    placement = combined(placement, step);
  }
  return placement;
}

/** How an inner picture is placed, and what of it is seen, in its own units. */
function viewBoxOf(element: SvgElement): { readonly inner: Placement; readonly clip?: Clip } {
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(text(element, 'viewBox'));
  const x = number(element, 'x');
  const y = number(element, 'y');
  if (width === 0 || height === 0) return { inner: { ...IDENTITY, moveX: x, moveY: y } };
  const scaleX = (number(element, 'width') || width) / width;
  const scaleY = (number(element, 'height') || height) / height;
  return {
    inner: { scaleX, scaleY, moveX: x - left * scaleX, moveY: y - top * scaleY },
    clip: { left, top, right: left + width, bottom: top + height },
  };
}
