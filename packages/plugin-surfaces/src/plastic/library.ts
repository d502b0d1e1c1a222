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

/** What the library makes lies in its own memory until it is let go. A bin keeps what is needed for a while, and lets go of it at once. */
export class Bin {
  private readonly kept = new Set<{ delete(): void }>();

  keep<T extends { delete(): void }>(one: T): T {
    this.kept.add(one);
    return one;
  }

  empty(): void {
    for (const one of this.kept) one.delete();
    this.kept.clear();
  }
}
