import { boxCentre } from '../../../geometry/box.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { pathAlong } from '../../../objects/path/along.js';
import { untiltedOutline } from '../../../objects/path/outline.js';
import type { PathObject } from '../../../objects/path/schema.js';
import { NEW_OBJECT, turnPlaced } from '../../../objects/placed.js';
import { untiltedShape } from './outline.js';
import type { ImportedObject, ImportedPath } from './schema.js';

type PathLook = Omit<PathObject, 'uuid'>;

const turnPath = turnPlaced<PathLook>((path) => boundsOfPath(untiltedOutline(path)));

/** The paths that draw together what `imported` draws, from the back to the front, but for their ids. */
export function piecesOfImported(imported: ImportedObject): readonly PathLook[] {
  const centre = boxCentre(imported);
  return imported.paths.map((shape) => {
    const level = pathAlong(untiltedShape(imported, shape), { ...NEW_OBJECT, ...shape, angle: 0 });
    return turnPath(level, imported.angle, centre);
  });
}

const LOOK = ['closed', 'fill', 'border', 'borderColour', 'borderWidth', 'borderStyle'] as const;
const TEXTURE = ['template', 'offset', 'clearance'] as const;

function looksLike(a: ImportedPath, b: ImportedPath): boolean {
  return (
    LOOK.every((field) => a[field] === b[field]) &&
    TEXTURE.every((field) => a.pattern[field] === b.pattern[field])
  );
}

/**
 * The one path of several pieces that draws what `imported` draws, but for its id; none where shapes look different and so
 * cannot be one.
 */
export function importedAsPath(imported: ImportedObject): PathLook | undefined {
  const [first, ...others] = imported.paths;
  if (!first || !others.every((other) => looksLike(first, other))) return undefined;
  const untilted = imported.paths.flatMap((shape) => untiltedShape(imported, shape));
  const { moniker, hidden, locked } = imported;
  const level = pathAlong(untilted, { ...first, moniker, hidden, locked, angle: 0 });
  return turnPath(level, imported.angle, boxCentre(imported));
}
