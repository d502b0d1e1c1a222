import type { ImportedObject } from './imported/schema.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly imported: ImportedObject;
  }
}

export { importedSize } from './imported/defaults.js';
export { piecesOfImported } from './imported/pieces.js';
export type { ImportedObject, ImportedPath } from './imported/schema.js';
