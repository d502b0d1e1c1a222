/** An affine map without rotation: x' = x·scaleX + moveX. */
export interface Placement {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly moveX: number;
  readonly moveY: number;
}

/** A part of the plane beyond which nothing is drawn. */
export interface Clip {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** `inner` first, then `outer`. */
export function combined(outer: Placement, inner: Placement): Placement {
  return {
    scaleX: outer.scaleX * inner.scaleX,
    scaleY: outer.scaleY * inner.scaleY,
    moveX: outer.scaleX * inner.moveX + outer.moveX,
    moveY: outer.scaleY * inner.moveY + outer.moveY,
  };
}

/** Digits behind the decimal point of a length in mm: a thousandth of a millimetre. */
const DIGITS = 3;

function written(value: number): string {
  return String(Number(value.toFixed(DIGITS)));
}

/** Coordinates that each command has: x and y in turn, or one of them alone. */
const AXES: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  Q: 'xyxy',
  S: 'xyxy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  Z: '',
};

const TOKEN = /([A-Z])|(-?\d*\.?\d+(?:e-?\d+)?)/giu;

/** What bounds a drawing: points are bounded in the plane of `clip` and placed by `outer` after that. */
export interface Window {
  readonly clip: Clip;
  readonly outer: Placement;
}

/**
 * Path data with absolute commands at another place and scale. A window bounds the placed points: enough for straight strokes, the only ones that
 * fonts cut off.
 */
export function placedPath(data: string, placement: Placement, window?: Window): string {
  let result = '';
  let axes = '';
  let next = 0;
  for (const [, command, number] of data.matchAll(TOKEN)) {
    if (command !== undefined) {
      axes = AXES[command] ?? '';
      next = 0;
      result += command;
      continue;
    }
    const isX = axes.charAt(next % axes.length) === 'x';
    const placed = written(placedOn(Number(number), isX, placement, window));
    result += next === 0 ? placed : ` ${placed}`;
    next += 1;
  }
  return result;
}

function placedOn(value: number, isX: boolean, placement: Placement, window: Window | undefined): number {
  const place = ({ scaleX, scaleY, moveX, moveY }: Placement, at: number) =>
    isX ? at * scaleX + moveX : at * scaleY + moveY;
  const placed = place(placement, value);
  if (!window) return placed;
  const { clip, outer } = window;
  const [low, high] = isX ? [clip.left, clip.right] : [clip.top, clip.bottom];
  return place(outer, Math.min(Math.max(placed, low), high));
}

/** A rectangle as path data. */
export function rectanglePath(
  x: number,
  y: number,
  width: number,
  height: number,
  placement: Placement,
): string {
  return placedPath(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, placement);
}
