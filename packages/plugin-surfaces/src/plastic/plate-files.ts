import type { Scene } from '@tastwerk/editor-core/scene';
import { strToU8 } from 'fflate';
import { cutterSvg } from './cutter-svg.js';
import { solidLibrary } from './library.js';
import { cutterFileName, type PlateFormat, stlFileName, threeMfFileName } from './names.js';
import { plateParts, type PlateWish } from './plate-parts.js';
import type { ReliefProfile } from './relief-profile.js';
import { stlFile } from './stl.js';
import { type NamedBody, threeMfFile } from './three-mf.js';

/** A file of plates. */
export interface PlateFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** The name that files of a document have: molds and plates that are cut are told from whole plates, which `tastwerk render` writes, too. */
const nameFor = (fileName: string, { kind, bed }: PlateWish): string =>
  `${fileName}${kind === 'mold' ? '-MOLD' : ''}${bed ? '-PARTS' : ''}`;

/** The files of the plates of all pages: one in 3MF; in STL one for each plate or part, named by page (from 1), column and row. */
export async function plateFiles(
  format: PlateFormat,
  fileName: string,
  wish: PlateWish,
  scenes: readonly Scene[],
): Promise<readonly PlateFile[]> {
  const bodies: NamedBody[] = [];
  for (const [index, scene] of scenes.entries()) {
    for (const { place, faces } of await plateParts(scene, wish)) {
      bodies.push({ name: `p${index + 1}${place === '' ? '' : `-${place}`}`, faces });
    }
  }
  if (format === '3mf') {
    const bytes = threeMfFile(fileName, bodies);
    return [{ name: threeMfFileName(nameFor(fileName, wish)), mime: 'model/3mf', bytes }];
  }
  // The names of parts say that a plate is cut.
  const name = nameFor(fileName, { ...wish, bed: undefined });
  return bodies.map((body) => ({
    name: stlFileName(name, body.name),
    mime: 'model/stl',
    bytes: stlFile(body.faces),
  }));
}

/** The SVG for cutters of each page. */
export async function cutterFiles(
  fileName: string,
  scenes: readonly Scene[],
  profile: ReliefProfile,
): Promise<readonly PlateFile[]> {
  const library = await solidLibrary();
  return scenes.map((scene, index) => ({
    name: cutterFileName(fileName, index + 1),
    mime: 'image/svg+xml',
    bytes: strToU8(cutterSvg(scene, profile, library)),
  }));
}
