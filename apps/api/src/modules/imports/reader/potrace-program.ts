import { createRequire } from 'node:module';

/** Pixels as the tracer takes them: red, green, blue and alpha of each, row by row. */
export class PixelData {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

/** What the tracer is told; see the manual of potrace for each. */
interface PotraceOptions {
  readonly turdsize: number;
  readonly turnpolicy: number;
  readonly alphamax: number;
  readonly opticurve: 0 | 1;
  readonly opttolerance: number;
}

type Potrace = (pixels: PixelData, options: PotraceOptions) => Promise<readonly string[]>;

let loading: Promise<Potrace> | undefined;

/** The build for the browser asks a Node that it finds for what only CommonJS has. */
async function load(): Promise<Potrace> {
  Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: import.meta.dirname });
  const { init, potrace } = await import('esm-potrace-wasm');
  await init();
  const black = { pathonly: true, extractcolors: false, posterizelevel: 1 } as const;
  return (pixels, options) =>
    // Its types name what a browser has; the program itself reads width, height and data alone.
    potrace(pixels as unknown as Parameters<typeof potrace>[0], { ...options, ...black });
}

/** Traces the dark pixels; gives the notation of each part with its holes, in tenths of px from the bottom left corner. */
export async function potrace(pixels: PixelData, options: PotraceOptions): Promise<readonly string[]> {
  loading ??= load();
  return (await loading)(pixels, options);
}
