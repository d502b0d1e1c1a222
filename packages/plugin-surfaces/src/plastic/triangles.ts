import type { Manifold } from 'manifold-3d';

/** The faces of a body: corners in mm, three numbers for each, and triangles as three corners, counter-clockwise seen from outside. */
export interface Triangles {
  readonly corners: Float32Array;
  readonly triangles: Uint32Array;
}

export function trianglesOf(body: Manifold): Triangles {
  const { numProp, vertProperties, triVerts } = body.getMesh();
  if (numProp === 3) return { corners: vertProperties, triangles: triVerts };
  const corners = new Float32Array((vertProperties.length / numProp) * 3);
  for (let corner = 0; corner < corners.length / 3; corner += 1) {
    for (let axis = 0; axis < 3; axis += 1)
      corners[3 * corner + axis] = vertProperties[corner * numProp + axis] ?? 0;
  }
  return { corners, triangles: triVerts };
}
