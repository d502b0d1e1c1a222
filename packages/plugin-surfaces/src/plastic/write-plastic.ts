import type { WriteFiles } from '@tastwerk/editor-core/files';
import { titleOf } from '../ebraille/publication-texts.js';
import { stlFileName, threeMfFileName } from './names.js';
import { cutterFiles } from './plate-files.js';
import { plateParts, type PlateWish } from './plate-parts.js';
import { ROUND_TABLE_PROFILE } from './relief-profile.js';
import { stlFile } from './stl.js';
import { type NamedBody, threeMfFile } from './three-mf.js';

/** Whole plates with the usual heights. */
const PLATES: PlateWish = { kind: 'plate', profile: ROUND_TABLE_PROFILE };

/** Writes each page as a body in an STL file. */
export const writeStl: WriteFiles = async function* ({ fileName, scenes }) {
  for (const [index, scene] of scenes.entries()) {
    for (const { faces } of await plateParts(scene, PLATES)) {
      yield { name: stlFileName(fileName, `p${index + 1}`), mime: 'model/stl', bytes: stlFile(faces) };
    }
  }
};

/** Writes all pages as bodies of one 3MF file. */
export const writeThreeMf: WriteFiles = async function* ({ document, fileName, scenes, readable }) {
  const title = readable(titleOf(document)) || fileName;
  const bodies: NamedBody[] = [];
  for (const [index, scene] of scenes.entries()) {
    const name = scenes.length === 1 ? title : `${title} ${index + 1}`;
    for (const { faces } of await plateParts(scene, PLATES)) bodies.push({ name, faces });
  }
  const bytes = threeMfFile(title, bodies);
  yield { name: threeMfFileName(fileName), mime: 'model/3mf', bytes };
};

/** Writes each page as an SVG for cutters. */
export const writeCutterSvg: WriteFiles = async function* ({ fileName, scenes }) {
  yield* await cutterFiles(fileName, scenes, ROUND_TABLE_PROFILE);
};
