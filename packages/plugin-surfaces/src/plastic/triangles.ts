import type { Manifold } from 'manifold-3d';

/** The faces of a body: corners in mm, three numbers for each, and triangles as three corners, counter-clockwise seen from outside. */
export interface Triangles {
  readonly corners: Float32Array;
  readonly triangles: Uint32Array;
}

/**
 * The faces of a body as files have them. Corners that are the same in single precision become one, and triangles that are a line or a point then go: their
 * neighbours meet where they were, so that the body stays closed.
 */
export function trianglesOf(body: Manifold): Triangles {
  const { numProp, vertProperties, triVerts } = body.getMesh();
  const known = new Map<string, number>();
  const corners: number[] = [];
  const cornerOf = (vertex: number): number => {
    const at = vertex * numProp;
    const place = [vertProperties[at] ?? 0, vertProperties[at + 1] ?? 0, vertProperties[at + 2] ?? 0];
    const key = place.join(' ');
    const corner = known.get(key) ?? corners.length / 3;
    if (!known.has(key)) {
      known.set(key, corner);
      corners.push(...place);
    }
    return corner;
  };
  const triangles: number[] = [];
  for (let at = 0; at < triVerts.length; at += 3) {
    const [a, b, c] = [
      cornerOf(triVerts[at] ?? 0),
      cornerOf(triVerts[at + 1] ?? 0),
      cornerOf(triVerts[at + 2] ?? 0),
    ];
    if (a !== b && b !== c && a !== c) triangles.push(a, b, c);
  }
  return { corners: Float32Array.from(corners), triangles: Uint32Array.from(triangles) };
}

/** How much plastic closed faces hold, in mm³. */
export function volumeOf({ corners, triangles }: Triangles): number {
  let sixfold = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [3 * (triangles[at] ?? 0), 3 * (triangles[at + 1] ?? 0), 3 * (triangles[at + 2] ?? 0)];
    const [ax = 0, ay = 0, az = 0] = [corners[a], corners[a + 1], corners[a + 2]];
    const [bx = 0, by = 0, bz = 0] = [corners[b], corners[b + 1], corners[b + 2]];
    const [cx = 0, cy = 0, cz = 0] = [corners[c], corners[c + 1], corners[c + 2]];
    sixfold += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sixfold / 6;
}
