import { shapeMarks } from '../../../legend/legend-marks.js';
import { drawnScene } from '../../paths/index.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { placedType } from '../../../objects/placed.js';
import { boxFrame } from '../../../objects/shape-style.js';
import { importedDefaults } from './defaults.js';
import { importedBounds, importedHits, importedOutline, resizeImported } from './geometry.js';
import { drawnShapes } from './outline.js';
import { importedAsPath, piecesOfImported } from './pieces.js';
import { type ImportedObject, importedSchema } from './schema.js';

/** What the core knows about imported graphics. */
export const importedType: ObjectType<ImportedObject> = {
  ...placedType<ImportedObject>(boxFrame),
  schema: importedSchema,
  create: (input) => ({ ...importedDefaults, ...input }),
  bounds: importedBounds,
  outline: importedOutline,
  asPath: importedAsPath,
  pieces: piecesOfImported,
  hits: importedHits,
  resize: resizeImported,
  legendMarks: (imported) => drawnShapes(imported).flatMap(({ shape }) => shapeMarks(shape)),
  scene: (imported) =>
    drawnShapes(imported).flatMap(({ shape, outline, centre }) => drawnScene(shape, outline, centre)),
  form: ({ paths }) => ({ role: 'holder', styles: paths }),
};
