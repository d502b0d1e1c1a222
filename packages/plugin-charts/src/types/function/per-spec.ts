/** `of` computed once for each spec: specs never change, and a sheet is laid out several times and described. */
export function perSpec<S extends object, R>(of: (spec: S) => R): (spec: S) => R {
  const known = new WeakMap<S, { readonly result: R }>();
  return (spec) => {
    const found = known.get(spec) ?? { result: of(spec) };
    known.set(spec, found);
    return found.result;
  };
}
