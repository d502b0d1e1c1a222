import { Resvg } from '@resvg/resvg-js';
import type { Document, PageObject, SceneResources } from '@tastwerk/editor-core';
import { buildScene, reliefOnly } from '@tastwerk/editor-core/scene';
import { sceneToSvg } from '../src/svg/index.js';

// Tests reach global names through a sandbox, which is slow in loops over pixels.
const { floor, sqrt } = Math;
const NOWHERE = Infinity;

/** Pixels of a mm: fine enough that half a mm is not lost. */
export const PX_PER_MM = 4;

/** A picture of one object that knows nothing of outlines: what of it is dark, and what dark pixels enclose. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 1 where it is raised. */
  readonly ink: Uint8Array;
  /** 1 where it is raised, and where no way leads out to the edge of the page without crossing what is raised. */
  readonly body: Uint8Array;
}

function darkOf(document: Document, resources: SceneResources) {
  const svg = sceneToSvg(reliefOnly(buildScene(document, 0, resources)), { pxPerMm: PX_PER_MM });
  const fitTo = { mode: 'width', value: document.width * PX_PER_MM } as const;
  const options = { background: 'white', fitTo, font: { loadSystemFonts: false } };
  const { width, height, pixels } = new Resvg(svg, options).render();
  const ink = new Uint8Array(width * height);
  for (let at = 0; at < ink.length; at += 1) ink[at] = (pixels[4 * at] ?? 255) < 128 ? 1 : 0;
  return { width, height, ink };
}

/** What cannot be reached from the edge of the page past `ink`. */
function enclosed(ink: Uint8Array, width: number, height: number): Uint8Array {
  const body = new Uint8Array(ink.length).fill(1);
  const open: number[] = [];
  const visit = (x: number, y: number) => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || body[at] === 0 || ink[at] === 1) return;
    body[at] = 0;
    open.push(at);
  };
  for (let x = 0; x < width; x += 1) [0, height - 1].forEach((y) => visit(x, y));
  for (let y = 0; y < height; y += 1) [0, width - 1].forEach((x) => visit(x, y));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, floor(at / width)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return body;
}

/** The pixels of `object` alone on the page of `document`. */
export function pixelsOf(document: Document, object: PageObject, resources: SceneResources): Pixels {
  const page = { ...document, pages: document.pages.map((one) => ({ ...one, objects: [object] })) };
  const dark = darkOf(page, resources);
  return { ...dark, body: enclosed(dark.ink, dark.width, dark.height) };
}

/** How far each pixel lies from the nearest of `marked` in its column, in px. */
function columnDistances(marked: Uint8Array, width: number, height: number): Float64Array {
  const away = new Float64Array(marked.length);
  for (let x = 0; x < width; x += 1) {
    let since = NOWHERE;
    for (let at = x; at < marked.length; at += width) away[at] = since = marked[at] === 1 ? 0 : since + 1;
    since = NOWHERE;
    for (let at = (height - 1) * width + x; at >= 0; at -= width) {
      since = marked[at] === 1 ? 0 : since + 1;
      if (since < (away[at] ?? 0)) away[at] = since;
    }
  }
  return away;
}

/**
 * How far each pixel lies from the nearest of `marked`, in mm; 0 on one of them. Exact: the lower envelope of parabolas in each row
 * (Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions, 2012).
 */
export function distancesFrom(marked: Uint8Array, width: number, height: number): Float64Array {
  const away = columnDistances(marked, width, height);
  const places = new Int32Array(width);
  const starts = new Float64Array(width);
  const squares = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      const down = away[row + x] ?? NOWHERE;
      squares[x] = down * down;
      if (down === NOWHERE) continue;
      let start = -NOWHERE;
      while (last >= 0) {
        const place = places[last] ?? 0;
        start = ((squares[x] ?? 0) + x * x - (squares[place] ?? 0) - place * place) / (2 * (x - place));
        if (start > (starts[last] ?? 0)) break;
        last -= 1;
      }
      last += 1;
      places[last] = x;
      starts[last] = last === 0 ? -NOWHERE : start;
    }
    for (let x = 0, k = 0; x < width; x += 1) {
      while (k < last && (starts[k + 1] ?? NOWHERE) < x) k += 1;
      const place = places[k] ?? 0;
      away[row + x] = last < 0 ? NOWHERE : sqrt((x - place) ** 2 + (squares[place] ?? 0)) / PX_PER_MM;
    }
  }
  return away;
}

/** The largest of `values` where `mask` is 1; -1 where it never is. */
export function mostWhere(values: Float64Array, mask: Uint8Array): number {
  let most = -1;
  for (let at = 0; at < mask.length; at += 1)
    if (mask[at] === 1 && (values[at] ?? -1) > most) most = values[at] ?? -1;
  return most;
}

/** The gap between dark pixels, in mm, as far as pixels tell: `away` are the distances from one, `ink` the pixels of the other. */
export function gapOfPixels(away: Float64Array, ink: Uint8Array): number {
  let least = NOWHERE;
  for (let at = 0; at < ink.length; at += 1)
    if (ink[at] === 1 && (away[at] ?? NOWHERE) < least) least = away[at] ?? NOWHERE;
  return Math.max(0, least - 1 / PX_PER_MM);
}

/** How many px the pieces of `mask` have that hang together, the largest first. */
export function piecesOf(mask: Uint8Array, width: number): readonly number[] {
  const left = Uint8Array.from(mask);
  const sizes: number[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
    let size = 0;
    const open = [start];
    left[start] = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size += 1;
      const x = at % width;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = at + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || left[next] !== 1) continue;
          left[next] = 0;
          open.push(next);
        }
    }
    sizes.push(size);
  }
  return sizes.sort((a, b) => b - a);
}

/** How far `one`, moved down by `rows` px, can be pushed to the right until dark pixels meet, in mm; infinite where it passes. */
export function wayRightOfPixels(one: Pixels, other: Pixels, rows: number): number {
  const { width, height } = one;
  let least = NOWHERE;
  for (let y = 0; y < height; y += 1) {
    let next = NOWHERE;
    if (y - rows < 0 || y - rows >= height) continue;
    for (let x = width - 1; x >= 0; x -= 1) {
      const isDark = one.ink[(y - rows) * width + x] === 1;
      if (isDark && next - x - 1 < least) least = next - x - 1;
      if (other.ink[y * width + x] === 1) next = x;
    }
  }
  return least < 0 ? 0 : least / PX_PER_MM;
}

/** The square picture turned clockwise by a quarter, `times` times: what lay above lies to the right then. */
export function turnedPixels(pixels: Pixels, times: number): Pixels {
  if (times === 0) return pixels;
  const { width, height } = pixels;
  const turn = (from: Uint8Array) => {
    const to = new Uint8Array(from.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0;
    return to;
  };
  const once = { width: height, height: width, ink: turn(pixels.ink), body: turn(pixels.body) };
  return turnedPixels(once, times - 1);
}
