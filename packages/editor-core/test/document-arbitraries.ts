import fc from 'fast-check';
import { id } from './documents.js';
import { oldDocuments } from './old-documents.js';
import { validDocuments } from './valid-documents.js';

function nested(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = null;
  for (let floor = 0; floor < depth; floor += 1) value = around(value);
  return value;
}

const groupAround = (inner: unknown) => ({ type: 'group', uuid: id(5), moniker: '', objects: [inner] });

/** Values of the wrong type or of a hostile size. */
const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '5',
    '\u0000\ud800',
    [],
    {},
    -0,
    1e308,
    -1e308,
    5e-324,
    2 ** 53,
    1.5,
  ),
  fc.constantFrom<unknown>('<svg><path d="M0 0', '__proto__', 'constructor', id(2), 'group', 'key', 2, '0.9'),
  fc.constantFrom(100, 500).map((depth) => nested(depth, (inner) => [inner])),
  fc.constantFrom(9, 100, 500).map((depth) => nested(depth, groupAround)),
  fc.constantFrom(301, 5000).map((count) => 'x'.repeat(count)),
  fc.constantFrom(101, 6000).map((count) => Array.from({ length: count }, () => ({ type: 'rect' }))),
  fc
    .constant(0)
    .map((): unknown => JSON.parse('{"__proto__":{"polluted":1},"constructor":null,"toString":1}')),
  fc.jsonValue({ maxDepth: 3 }),
);

interface Spoiling {
  readonly place: number;
  readonly how: 'replace' | 'remove' | 'add' | 'repeat';
  readonly value: unknown;
}

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Every object and list in `json`, down to a depth that documents have. */
function containersIn(json: unknown, depth = 12): readonly Container[] {
  if (!isContainer(json) || depth === 0) return [];
  return [json, ...Object.values(json).flatMap((value) => containersIn(value, depth - 1))];
}

/** Spoils one place of `json` in place. */
function spoil(json: unknown, { place, how, value }: Spoiling): void {
  const containers = containersIn(json);
  const container = containers[place % Math.max(1, containers.length)];
  if (!container) return;
  if (Array.isArray(container)) {
    const index = place % (container.length + 1);
    if (how === 'remove') container.splice(index, 1);
    else if (how === 'repeat' && container[index] !== undefined) container.push(container[index]);
    else container[index] = value;
    return;
  }
  const names = Object.keys(container);
  const name = how === 'add' ? `x${place}` : (names[place % Math.max(1, names.length)] ?? 'type');
  if (how === 'remove') Reflect.deleteProperty(container, name);
  else container[name] = value;
}

function copyOf(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json));
}

const spoilings = fc.array(
  fc.record<Spoiling>({
    place: fc.nat(),
    how: fc.constantFrom('replace', 'remove', 'add', 'repeat'),
    value: hostileValues,
  }),
  { minLength: 1, maxLength: 3 },
);

/** Documents of either form with up to three places spoiled. */
const spoiledDocuments = fc
  .tuple(fc.oneof(validDocuments, oldDocuments), spoilings)
  .map(([document, all]): unknown => {
    const json = copyOf(document);
    for (const spoiling of all) spoil(json, { ...spoiling, value: copyOf(spoiling.value) });
    return copyOf(json);
  });

/** Documents of either form in which groups or other things lie deeper than any program calls itself. */
const deepDocuments = fc
  .record({
    depth: fc.constantFrom(10, 2000, 50_000),
    version: fc.constantFrom('1', '"0.9"'),
    opening: fc.constantFrom('{"type":"group","x":1,"objects":[', '{"type":"rect","pattern":{"x":['),
  })
  .map(({ depth, version, opening }): unknown => {
    const closing = opening.startsWith('{"type":"g') ? ']}' : ']}}';
    const inner = opening.repeat(depth) + closing.repeat(depth);
    return JSON.parse(`{"formatVersion":${version},"pages":[{"objects":[${inner}]}]}`);
  });

/** Anything that a file could hold: documents of both forms, right, spoiled, hostile and deep. */
export const anyDocuments: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: validDocuments.map(copyOf), weight: 40 },
  { arbitrary: oldDocuments.map(copyOf), weight: 60 },
  { arbitrary: spoiledDocuments, weight: 80 },
  { arbitrary: hostileValues.map(copyOf), weight: 19 },
  { arbitrary: deepDocuments, weight: 1 },
);
