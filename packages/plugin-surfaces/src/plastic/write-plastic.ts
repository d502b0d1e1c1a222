import type { WriteFiles } from '@tastwerk/editor-core/files';
import { titleOf } from '../ebraille/publication-texts.js';
import { strToU8 } from 'fflate';
import { cutterSvg } from './cutter-svg.js';
import { solidLibrary } from './library.js';
import { cutterFileName, stlFileName, threeMfFileName } from './names.js';
import { ROUND_TABLE_PROFILE } from './relief-profile.js';
import { reliefSolid } from './relief-solid.js';
import { stlFile } from './stl.js';
import { threeMfFile } from './three-mf.js';
import { type Triangles, trianglesOf } from './triangles.js';
import type { Scene } from '@tastwerk/editor-core/scene';

async function facesOf(scene: Scene): Promise<Triangles> {
  const body = reliefSolid(scene, ROUND_TABLE_PROFILE, await solidLibrary());
  const faces = trianglesOf(body);
  body.delete();
  return faces;
}

/** Writes each page as a body in an STL file. */
export const writeStl: WriteFiles = async function* ({ fileName, scenes }) {
  for (const [index, scene] of scenes.entries()) {
    const bytes = stlFile(await facesOf(scene));
    yield { name: stlFileName(fileName, `p${index + 1}`), mime: 'model/stl', bytes };
  }
};

/** Writes all pages as bodies of one 3MF file. */
export const writeThreeMf: WriteFiles = async function* ({ document, fileName, scenes, readable }) {
  const title = readable(titleOf(document)) || fileName;
  const bodies = [];
  for (const [index, scene] of scenes.entries()) {
    const name = scenes.length === 1 ? title : `${title} ${index + 1}`;
    bodies.push({ name, faces: await facesOf(scene) });
  }
  const bytes = threeMfFile(title, bodies);
  yield { name: threeMfFileName(fileName), mime: 'model/3mf', bytes };
};

/** Writes each page as an SVG for cutters. */
export const writeCutterSvg: WriteFiles = async function* ({ fileName, scenes }) {
  const library = await solidLibrary();
  for (const [index, scene] of scenes.entries()) {
    const bytes = strToU8(cutterSvg(scene, ROUND_TABLE_PROFILE, library));
    yield { name: cutterFileName(fileName, index + 1), mime: 'image/svg+xml', bytes };
  }
};
