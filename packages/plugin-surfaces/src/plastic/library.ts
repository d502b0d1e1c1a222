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
