import { strToU8 } from 'fflate';
import type { Triangles } from './triangles.js';

const HEADER_BYTES = 80;
const FACE_BYTES = 50;

/** Faces as binary STL: a head, the number of faces, and for each its normal and corners. STL has no unit; these are mm, as printing programs take it. */
export function stlFile({ corners, triangles }: Triangles): Uint8Array {
  const count = triangles.length / 3;
  const bytes = new Uint8Array(HEADER_BYTES + 4 + FACE_BYTES * count);
  bytes.set(strToU8('Tastwerk, mm'));
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER_BYTES, count, true);
  for (let face = 0; face < count; face += 1) {
    const at = HEADER_BYTES + 4 + FACE_BYTES * face;
    const points = [0, 1, 2].map((corner) => {
      const from = 3 * (triangles[3 * face + corner] ?? 0);
      return [corners[from] ?? 0, corners[from + 1] ?? 0, corners[from + 2] ?? 0] as const;
    });
    const [a = [0, 0, 0], b = a, c = a] = points;
    const [ux, uy, uz, vx, vy, vz] = [
      b[0] - a[0],
      b[1] - a[1],
      b[2] - a[2],
      c[0] - a[0],
      c[1] - a[1],
      c[2] - a[2],
    ];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const length = Math.hypot(...normal) || 1;
    [...normal.map((value) => value / length), ...points.flat()].forEach((value, index) =>
      view.setFloat32(at + 4 * index, value, true),
    );
  }
  return bytes;
}
