/** What we use of the emscripten module: the C calls, the heap and the file system in memory. */
export interface LiblouisModule {
  ccall(name: string, returns: 'number', parameters: readonly string[], values: readonly unknown[]): number;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  /** A view of the heap; fixed, because this build cannot grow its memory. */
  readonly HEAP32: Int32Array;
  readonly FS: {
    analyzePath(path: string): { readonly exists: boolean };
    mkdir(path: string): void;
    writeFile(path: string, data: string, options: { encoding: 'utf8' }): void;
  };
}

/** Heap of the engine. The build's own 16 MB are too tight for a line of 100,000 characters. */
const HEAP_BYTES = 32 * 1024 * 1024;

/** The property that the build asks its module for first, to learn where it runs. */
const PROBE = 'ENVIRONMENT';

let loading: Promise<LiblouisModule> | undefined;

/**
 * Loads liblouis, once. Rejects when the file cannot be loaded; the next call tries again.
 *
 * The build hands its module out on a global `this` or on `module.exports`, and neither exists where a bundler has made it
 * a strict module. Every build asks `module.ENVIRONMENT` first, so while the script runs that name is answered on the
 * prototype of all objects, which shows us the module. It needs no `eval`, so it lives with a strict content
 * security policy. The answer 'WEB' keeps the build off Node's process (it would install an exception handler).
 */
export function loadLiblouis(): Promise<LiblouisModule> {
  loading ??= captureModule().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

async function captureModule(): Promise<LiblouisModule> {
  const seen: unknown[] = [];
  Object.defineProperty(Object.prototype, PROBE, {
    configurable: true,
    enumerable: false,
    get(this: object) {
      if (seen.length === 0) {
        seen.push(this);
        Object.assign(this, { TOTAL_MEMORY: HEAP_BYTES, print: ignore, printErr: ignore });
      }
      return 'WEB';
    },
  });
  try {
    await import('liblouis-build/build-no-tables-utf32.js');
  } finally {
    Reflect.deleteProperty(Object.prototype, PROBE);
    Reflect.deleteProperty(globalThis, 'liblouisBuilds');
  }
  const [module] = seen;
  if (!isLiblouisModule(module)) throw new Error('liblouis-build did not show its module');
  return module;
}

/** liblouis writes notes about table lines to the console; failures reach us as return values. */
function ignore(): void {}

function isLiblouisModule(value: unknown): value is LiblouisModule {
  return (
    typeof value === 'object' && value !== null && 'ccall' in value && '_malloc' in value && 'FS' in value
  );
}
