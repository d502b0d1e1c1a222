import { SaxesParser } from 'saxes';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const PEF = '{http://www.daisy.org/ns/2008/pef}';
const DC = '{http://purl.org/dc/elements/1.1/}';

/** The elements that may stand in each element of PEF 1.0, how often at least. */
const CHILDREN: Readonly<Record<string, readonly { readonly name: string; readonly atLeast: number }[]>> = {
  [`${PEF}pef`]: [
    { name: `${PEF}head`, atLeast: 1 },
    { name: `${PEF}body`, atLeast: 1 },
  ],
  [`${PEF}head`]: [{ name: `${PEF}meta`, atLeast: 1 }],
  [`${PEF}body`]: [{ name: `${PEF}volume`, atLeast: 1 }],
  [`${PEF}volume`]: [{ name: `${PEF}section`, atLeast: 1 }],
  [`${PEF}section`]: [{ name: `${PEF}page`, atLeast: 1 }],
  [`${PEF}page`]: [{ name: `${PEF}row`, atLeast: 0 }],
  [`${PEF}row`]: [],
};

function parse(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open: Element[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
    const element: Element = { name: `{${uri}}${local}`, attributes: values, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root;
}

function* within(element: Element, name: string): Generator<Element> {
  if (element.name === name) yield element;
  for (const child of element.children) yield* within(child, name);
}

function* structureProblems(element: Element): Generator<string> {
  const allowed = CHILDREN[element.name];
  if (allowed) {
    for (const { name, atLeast } of allowed) {
      if (element.children.filter((child) => child.name === name).length < atLeast) {
        yield `${element.name} lacks ${name}`;
      }
    }
    for (const child of element.children) {
      if (!allowed.some(({ name }) => name === child.name)) yield `${child.name} in ${element.name}`;
    }
  }
  for (const child of element.children) yield* structureProblems(child);
}

function* metaProblems(root: Element): Generator<string> {
  for (const meta of within(root, `${PEF}meta`)) {
    const values = (name: string) =>
      meta.children.filter((child) => child.name === DC + name).map(({ text }) => text);
    if (values('format').join() !== 'application/x-pef+xml') yield 'dc:format';
    if (values('identifier').length !== 1 || values('identifier')[0] === '') yield 'dc:identifier';
    for (const name of ['title', 'description', 'date']) {
      if (values(name).length > 1) yield `dc:${name} more than once`;
    }
  }
}

const VALUES: Readonly<Record<string, RegExp>> = {
  cols: /^[1-9]\d*$/,
  rows: /^[1-9]\d*$/,
  rowgap: /^\d+$/,
  duplex: /^(true|false)$/,
};

function* volumeProblems(volume: Element): Generator<string> {
  for (const [name, allowed] of Object.entries(VALUES)) {
    const { [name]: value = '' } = volume.attributes;
    if (!allowed.test(value)) yield `${name} ${value}`;
  }
  for (const section of volume.children) {
    for (const [name, value] of Object.entries(section.attributes)) {
      if (VALUES[name]?.test(value) !== true) yield `${name} ${value} of a section`;
    }
    yield* sectionProblems(section, { ...volume.attributes, ...section.attributes });
  }
}

/** Rows of text and of the gaps below them, which are counted in quarters of a row. */
function* sectionProblems(section: Element, sheet: Element['attributes']): Generator<string> {
  for (const page of section.children) {
    const gaps = page.children.map(
      ({ attributes }) => attributes['rowgap'] ?? page.attributes['rowgap'] ?? sheet['rowgap'],
    );
    const rows = gaps.reduce((sum, gap) => sum + 1 + Math.ceil(Number(gap) / 4), 0);
    if (rows > Number(sheet['rows'])) yield `a page of ${rows} rows`;
    for (const { text } of page.children) {
      if (!/^[\u2800-\u28ff]*$/.test(text)) yield `row ${text}`;
      if (text.length > Number(sheet['cols'])) yield `a row of ${text.length} cells`;
    }
  }
}

/** What of `text` is against the rules of PEF 1.0, 2008-1 (field notes 1.5). Throws where the text is no XML. */
export function pefProblems(text: string): readonly string[] {
  const root = parse(text);
  const [pef] = root.children;
  const problems: string[] = [];
  if (pef?.name !== `${PEF}pef` || pef.attributes['version'] !== '2008-1') problems.push('root');
  problems.push(...structureProblems(root), ...metaProblems(root));
  for (const volume of within(root, `${PEF}volume`)) problems.push(...volumeProblems(volume));
  return problems;
}
