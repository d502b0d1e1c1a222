import Module, { type ManifoldToplevel } from 'manifold-3d';

let loading: Promise<ManifoldToplevel> | undefined;

/** The library for bodies, loaded once: its program in WebAssembly is 600 KB. */
export function solidLibrary(): Promise<ManifoldToplevel> {
  loading ??= Module().then((library) => {
    library.setup();
    return library;
  });
  return loading;
}

/** Keeps something that the library made until the work is done. */
export type Keep = <T extends { delete(): void }>(one: T) => T;

/** What the library makes lies in its own memory until it is let go. All that `work` keeps is let go of when it ends, also by a fault. */
export function withBin<Result>(work: (keep: Keep) => Result): Result {
  const kept = new Set<{ delete(): void }>();
  try {
    return work((one) => {
      kept.add(one);
      return one;
    });
  } finally {
    for (const one of kept) one.delete();
  }
}
