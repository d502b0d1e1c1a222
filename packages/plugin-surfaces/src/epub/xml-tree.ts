import { SaxesParser } from 'saxes';

/** An element of a document; names without prefixes. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** Its own text, without that of its children. */
  readonly text: string;
  /** Its text and its children in their order. */
  readonly content: readonly (Element | string)[];
}

interface OpenElement extends Element {
  readonly children: Element[];
  text: string;
  readonly content: (Element | string)[];
}

/** The root of `markup`; the message of the parser where it is not well-formed. */
export function xmlTree(markup: string): Element | string {
  const parser = new SaxesParser({ xmlns: true });
  const opened = (name: string, attributes: ReadonlyMap<string, string>): OpenElement => ({
    name,
    attributes,
    children: [],
    text: '',
    content: [],
  });
  const root = opened('', new Map());
  const open = [root];
  let problem: string | undefined;
  parser.on('error', (error) => {
    problem ??= error.message;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const named = Object.values(attributes).map(
      ({ prefix, local: name, value }) => [prefix === '' ? name : `${prefix}:${name}`, value] as const,
    );
    const element = opened(local, new Map(named));
    const parent = open.at(-1);
    parent?.children.push(element);
    parent?.content.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string) => {
    const last = open.at(-1);
    if (!last) return;
    last.text += text;
    last.content.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(markup).close();
  return problem ?? root.children[0] ?? 'The document is empty.';
}

/** `element` and all in it, in the order of the document; it may lie as deep as it will. */
export function* descendants(element: Element): Generator<Element> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children.toReversed()) waiting.push(child);
  }
}
