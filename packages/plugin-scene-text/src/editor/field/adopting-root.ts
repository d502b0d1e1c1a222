/**
 * `document` for CodeMirror: it then adopts its style sheets instead of writing a style element, which a page whose policy allows no inline
 * styles would refuse. CodeMirror does so by itself in shadow trees only, where names and descriptions of other parts do not reach.
 */
function adoptingDocument(document: Document): Document {
  return new Proxy(document, {
    get(target, name) {
      if (name === 'head') return undefined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}

let root: Document | undefined;

/** Where the field looks for the focus and puts its styles. */
export function adoptingRoot(): Document {
  if (!('adoptedStyleSheets' in document)) return document;
  root ??= adoptingDocument(document);
  return root;
}
