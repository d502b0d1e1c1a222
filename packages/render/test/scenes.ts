import type { PathData } from '@tastwerk/editor-core/geometry';
import type {
  BraillePrimitive,
  Primitive,
  Scene,
  TextPrimitive,
  TexturePrimitive,
} from '@tastwerk/editor-core/scene';
import { DOT_GEOMETRY } from '@tastwerk/editor-core/scene';

/** An A4 page of `primitives`. */
export function sceneOf(primitives: readonly Primitive[], title = 'Karte'): Scene {
  return { widthMm: 210, heightMm: 297, title, language: 'de', primitives };
}

/** The outline of an axis-parallel rectangle in page mm. */
export function rectPath(x: number, y: number, width: number, height: number): PathData {
  return [
    { kind: 'M', to: { x, y } },
    { kind: 'L', to: { x: x + width, y } },
    { kind: 'L', to: { x: x + width, y: y + height } },
    { kind: 'L', to: { x, y: y + height } },
    { kind: 'Z' },
  ];
}

/** A square of 30 mm with a texture whose lattice is centred in it. */
export function texturedSquare(
  x: number,
  y: number,
  texture: TexturePrimitive['texture'],
  angle = 0,
): TexturePrimitive {
  const origin = { x: x + 15, y: y + 15 };
  return {
    type: 'texture',
    layer: 'relief',
    objectId: null,
    path: rectPath(x, y, 30, 30),
    texture,
    origin,
    angle,
    ink: '000000',
  };
}

/** A line of braille in the geometry of labels. */
export function brailleRun(cells: readonly number[], x: number, y: number, angle = 0): BraillePrimitive {
  return {
    type: 'braille',
    layer: 'relief',
    objectId: null,
    cells,
    origin: { x, y },
    angle,
    dots: DOT_GEOMETRY,
    ink: '000000',
    text: 'abc',
  };
}

/** A line of flat black print. */
export function printedLine(text: string, angle = 0): TextPrimitive {
  return {
    type: 'text',
    layer: 'print',
    objectId: null,
    text,
    origin: { x: 20, y: 30 },
    angle,
    sizeMm: 4.939,
    widthMm: 25,
    ink: '0000FF',
  };
}
