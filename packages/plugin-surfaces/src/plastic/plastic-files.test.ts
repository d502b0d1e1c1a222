import { describe, expect, it } from '@jest/globals';
import { renderArtefacts } from '@tastwerk/render';
import { strFromU8, unzipSync } from 'fflate';
import { documentOf, engine, translator } from '../../test/engine.js';
import { descendants, xmlTree } from '../epub/xml-tree.js';

async function filesOf(formats: readonly ('stl' | '3mf')[], pages = 1, title = 'Der <Garten>') {
  const request = { formats, engine, translator, fileName: 'garten' };
  const rendered = await renderArtefacts(documentOf({ pages, title }), request);
  if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
  return rendered.value.artefacts;
}

/** Six times the signed volume of triangles, which is that of the body where they are closed and look outwards. */
const volumeOf = (faces: readonly (readonly (readonly number[])[])[]): number =>
  faces.reduce((sum, [a = [], b = [], c = []]) => {
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    return sum + ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }, 0) / 6;

/** How many edges do not have just one neighbour in the other direction. */
function openEdges(faces: readonly (readonly string[])[]): number {
  const seen = new Map<string, number>();
  for (const corners of faces) {
    corners.forEach((corner, at) => {
      const edge = `${corner}|${corners[(at + 1) % 3]}`;
      seen.set(edge, (seen.get(edge) ?? 0) + 1);
    });
  }
  return [...seen].filter(([edge, count]) => {
    const [from, to] = edge.split('|');
    return count !== 1 || seen.get(`${to}|${from}`) !== 1;
  }).length;
}

function readStl(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  expect(bytes.length).toBe(84 + 50 * count);
  return Array.from({ length: count }, (_, face) =>
    [1, 2, 3].map((corner) =>
      [0, 1, 2].map((axis) => view.getFloat32(84 + 50 * face + 12 * corner + 4 * axis, true)),
    ),
  );
}

describe('files for printers of plastic', () => {
  it('have a closed body for each page, in STL', async () => {
    const files = await filesOf(['stl'], 2);
    expect(files.map(({ name }) => name)).toEqual(['stl_garten-p1.stl', 'stl_garten-p2.stl']);
    const faces = readStl(files[0]?.bytes ?? new Uint8Array());
    expect(openEdges(faces.map((corners) => corners.map((corner) => corner.join(' '))))).toBe(0);
    // A plate of A4 of 1.5 mm, and a little relief.
    expect(volumeOf(faces)).toBeGreaterThan(210 * 297 * 1.5);
    expect(volumeOf(faces)).toBeLessThan(210 * 297 * 1.6);
  });

  it('have all pages beside each other as closed bodies in mm, in 3MF', async () => {
    const [file] = await filesOf(['3mf'], 2);
    const parts = unzipSync(file?.bytes ?? new Uint8Array());
    expect(Object.keys(parts)).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model']);
    const tree = xmlTree(strFromU8(parts['3D/3dmodel.model'] ?? new Uint8Array()));
    if (typeof tree === 'string') throw new Error(tree);
    const elements = [...descendants(tree)];
    expect(tree.attributes.get('unit')).toBe('millimeter');
    const named = (name: string) => elements.filter((element) => element.name === name);
    expect(named('object').map(({ attributes }) => attributes.get('name'))).toEqual([
      'Der <Garten> 1',
      'Der <Garten> 2',
    ]);
    expect(named('item').map(({ attributes }) => attributes.get('transform'))).toEqual([
      '1 0 0 0 1 0 0 0 1 0 0 0',
      '1 0 0 0 1 0 0 0 1 220 0 0',
    ]);
    const [first] = named('object');
    const faces = [...descendants(first ?? tree)]
      .filter(({ name }) => name === 'triangle')
      .map(({ attributes }) => ['v1', 'v2', 'v3'].map((corner) => attributes.get(corner) ?? ''));
    expect(faces.length).toBeGreaterThan(100);
    expect(openEdges(faces)).toBe(0);
  });

  it('are the same for the same document', async () => {
    const [one, other] = [await filesOf(['stl', '3mf']), await filesOf(['stl', '3mf'])];
    expect(one.map(({ bytes }) => bytes)).toEqual(other.map(({ bytes }) => bytes));
  });
});
