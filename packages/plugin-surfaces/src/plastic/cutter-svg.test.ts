import { describe, expect, it } from '@jest/globals';
import { boxPath } from '@tastwerk/editor-core/geometry';
import { COLOURS } from '@tastwerk/editor-core/document';
import { DOT_GEOMETRY, type Primitive } from '@tastwerk/editor-core/scene';
import { descendants, xmlTree } from '../epub/xml-tree.js';
import { cutterSvg } from './cutter-svg.js';
import { solidLibrary } from './library.js';
import { ROUND_TABLE_PROFILE } from './relief-profile.js';

const drawn = { layer: 'relief', objectId: null } as const;
const fill = (x: number, ink: string): Primitive => ({
  ...drawn,
  type: 'path',
  path: boxPath({ x, y: 5, width: 10, height: 10 }),
  fill: ink,
});
const braille: Primitive = {
  ...drawn,
  type: 'braille',
  cells: [0b11],
  origin: { x: 5, y: 20 },
  angle: 0,
  dots: DOT_GEOMETRY,
  ink: '000000',
  text: 'b',
};

async function layersOf(primitives: readonly Primitive[]) {
  const scene = { widthMm: 40, heightMm: 30, title: '', language: 'de', primitives };
  const tree = xmlTree(cutterSvg(scene, ROUND_TABLE_PROFILE, await solidLibrary()));
  if (typeof tree === 'string') throw new Error(tree);
  expect([tree.attributes.get('width'), tree.attributes.get('viewBox')]).toEqual(['40mm', '0 0 40 30']);
  return new Map(
    tree.children.map((layer) => [
      layer.attributes.get('id'),
      [...descendants(layer)]
        .filter(({ name }) => name === 'path' || name === 'circle')
        .map(({ attributes }) => attributes),
    ]),
  );
}

describe('an SVG for cutters', () => {
  it('has a layer for each height, braille as circles, and the plate', async () => {
    const layers = await layersOf([fill(5, '000000'), fill(25, COLOURS.grey), braille]);
    expect([...layers.keys()]).toEqual(['plate', 'height-0.5mm', 'height-1mm', 'braille']);
    const subpaths = (id: string) => layers.get(id)?.[0]?.get('d')?.match(/M/gu)?.length;
    expect([subpaths('plate'), subpaths('height-0.5mm'), subpaths('height-1mm')]).toEqual([1, 2, 1]);
    const dots = layers.get('braille')?.map((circle) => ['cx', 'cy', 'r'].map((name) => circle.get(name)));
    expect(dots).toEqual([
      ['5', '20', '0.75'],
      ['5', '22.5', '0.75'],
    ]);
  });

  it('has empty layers where nothing stands so high', async () => {
    const layers = await layersOf([]);
    expect([...layers.values()].map((parts) => parts.length)).toEqual([1, 0, 0, 0]);
  });
});
