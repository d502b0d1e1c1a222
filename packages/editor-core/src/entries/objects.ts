/** What can be asked of objects and made of them, besides what their kinds answer. */
export { boxed as boxFields, named as namedFields } from '../objects/fields.js';
export { uuidFrom } from '../values/uuid.js';
export { importedSize } from '../plugins/pictures/index.js';
export {
  anchorsOnPage,
  isArea,
  movePathPoints,
  type NearestOnPath,
  nearestOnPath,
  type PageAnchor,
  type PointMove,
} from '../plugins/paths/index.js';
export type { KeyLayout } from '../plugins/legend/index.js';
export { keptOf, type KeptPlacing, withKept } from '../objects/kept.js';
export { DEFAULT_KEY_SIZE_MM, DEFAULT_LABEL_SIZE_MM } from '../primitives/sizes.js';
export { isInUse as isKeyInUse, isShown as isKeyShown } from '../objects/legend-use.js';
export { isCopyable, isEmptyTitle, isInReach, isSeen, isTakenWithOthers } from '../objects/in-reach.js';
export { type HiddenObject, hiddenObjects } from '../document/hidden-objects.js';
export { uuidsIn } from '../commands/taken-id.js';
export { withoutLocked } from '../commands/locked-objects.js';
export { POINT_SYMBOLS, type PointSymbol } from '../values/point-symbols.js';
export { createPointSymbol, symbolOf } from '../symbols/point-symbol.js';
export {
  childrenOf,
  countObjects,
  findObject,
  leavesOf,
  mapObjects,
  walkObjects,
  withChildren,
} from '../objects/tree.js';
export { defaultKeyVal, uniqueKeyVal } from '../legend/key-value.js';
export {
  type LabelBraille,
  type LabelLayout,
  type LabelLine,
  overwrittenCells,
} from '../plugins/labels/index.js';
export { pathThroughCorners, POLYGON_CORNERS, polygonIn } from '../geometry/polygon.js';
export { isOutlined, isShape, type OutlineStyle, type ShapeStyle } from '../objects/shape-like.js';
export { LEAD_LINE } from '../values/lead-line.js';
