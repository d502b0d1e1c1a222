import { type ActivateKey, activateKey } from './activate-key.js';
import { type AddGuide, addGuide } from './add-guide.js';
import { type AddObjects, addObjects } from './add-objects.js';
import { type AddPage, addPage } from './add-page.js';
import { type AlignObjects, alignObjects } from './align-objects.js';
import { type BreakUpImported, breakUpImported } from './break-up-imported.js';
import { type ChangeFormat, changeFormat } from './change-format.js';
import { type ClosePath, closePath } from './close-path.js';
import { type CombineShapes, combineShapes } from './combine-shapes.js';
import type { CommandType } from './command-type.js';
import { type ContinuePath, continuePath } from './continue-path.js';
import { type ConvertPathPoint, convertPathPoint } from './convert-path-point.js';
import { type ConvertToPath, convertToPath } from './convert-to-path.js';
import { type DeactivateKey, deactivateKey } from './deactivate-key.js';
import { type DistributeObjects, distributeObjects } from './distribute-objects.js';
import { type DuplicateObjects, duplicateObjects } from './duplicate-objects.js';
import { type DuplicatePage, duplicatePage } from './duplicate-page.js';
import { type FlipObjects, flipObjects } from './flip-objects.js';
import { type GroupObjects, groupObjects } from './group-objects.js';
import { type HeedFindings, heedFindings } from './heed-findings.js';
import { type IgnoreFindings, ignoreFindings } from './ignore-findings.js';
import { type InsertPathPoint, insertPathPoint } from './insert-path-point.js';
import { type MarkSaved, markSaved } from './mark-saved.js';
import { type MoveGuide, moveGuide } from './move-guide.js';
import { type MoveObjects, moveObjects } from './move-objects.js';
import { type MovePage, movePage } from './move-page.js';
import { type MovePathPoints, movePathPoints } from './move-path-points.js';
import { type MoveToPage, moveToPage } from './move-to-page.js';
import { type OpenPath, openPath } from './open-path.js';
import { type PasteObjects, pasteObjects } from './paste-objects.js';
import { type PlaceKey, placeKey } from './place-key.js';
import { type PlaceObjects, placeObjects } from './place-objects.js';
import { type RemoveGuide, removeGuide } from './remove-guide.js';
import { type RemoveObjects, removeObjects } from './remove-objects.js';
import { type RemovePage, removePage } from './remove-page.js';
import { type RemovePathPoints, removePathPoints } from './remove-path-points.js';
import { type ReorderObjects, reorderObjects } from './reorder-objects.js';
import { type ResizeObjects, resizeObjects } from './resize-objects.js';
import { type ReversePath, reversePath } from './reverse-path.js';
import { type RotateObjects, rotateObjects } from './rotate-objects.js';
import { type ScaleObjects, scaleObjects } from './scale-objects.js';
import { type SetBackdrop, setBackdrop } from './set-backdrop.js';
import { type SetBrailleOverride, setBrailleOverride } from './set-braille-override.js';
import { type SetBraillePages, setBraillePages } from './set-braille-pages.js';
import { type SetDocumentProperties, setDocumentProperties } from './set-document-properties.js';
import { type SetKeyedStrokes, setKeyedStrokes } from './set-keyed-strokes.js';
import { type SetKeyedTextures, setKeyedTextures } from './set-keyed-textures.js';
import { type SetPage, setPage } from './set-page.js';
import { type UngroupObjects, ungroupObjects } from './ungroup-objects.js';
import { type UpdateObjects, updateObjects } from './update-objects.js';
import { type UseTemplate, useTemplate } from './use-template.js';

/** A change of a document as plain JSON: the only way to write to one. Ids and times come in with it. */
export type Command =
  | AddObjects
  | RemoveObjects
  | MoveObjects
  | ResizeObjects
  | ScaleObjects
  | RotateObjects
  | FlipObjects
  | AlignObjects
  | DistributeObjects
  | ReorderObjects
  | PlaceObjects
  | GroupObjects
  | UngroupObjects
  | DuplicateObjects
  | PasteObjects
  | MoveToPage
  | UpdateObjects
  | InsertPathPoint
  | RemovePathPoints
  | MovePathPoints
  | ConvertPathPoint
  | OpenPath
  | ClosePath
  | ContinuePath
  | ReversePath
  | ConvertToPath
  | CombineShapes
  | BreakUpImported
  | SetDocumentProperties
  | SetBrailleOverride
  | SetBraillePages
  | SetBackdrop
  | SetKeyedTextures
  | SetKeyedStrokes
  | ActivateKey
  | DeactivateKey
  | PlaceKey
  | AddPage
  | RemovePage
  | MovePage
  | DuplicatePage
  | SetPage
  | AddGuide
  | MoveGuide
  | RemoveGuide
  | ChangeFormat
  | UseTemplate
  | IgnoreFindings
  | HeedFindings
  | MarkSaved;

/** What a command is called. */
export type CommandName = Command['type'];

type CommandByName = { readonly [N in CommandName]: Extract<Command, { readonly type: N }> };

/** Every command; one without an entry does not compile. */
export const COMMAND_TYPES: { readonly [N in CommandName]: CommandType<CommandByName[N]> } = {
  'add-objects': addObjects,
  'remove-objects': removeObjects,
  'move-objects': moveObjects,
  'resize-objects': resizeObjects,
  'scale-objects': scaleObjects,
  'rotate-objects': rotateObjects,
  'flip-objects': flipObjects,
  'align-objects': alignObjects,
  'distribute-objects': distributeObjects,
  'reorder-objects': reorderObjects,
  'place-objects': placeObjects,
  'group-objects': groupObjects,
  'ungroup-objects': ungroupObjects,
  'duplicate-objects': duplicateObjects,
  'paste-objects': pasteObjects,
  'move-to-page': moveToPage,
  'update-objects': updateObjects,
  'insert-path-point': insertPathPoint,
  'remove-path-points': removePathPoints,
  'move-path-points': movePathPoints,
  'convert-path-point': convertPathPoint,
  'open-path': openPath,
  'close-path': closePath,
  'continue-path': continuePath,
  'reverse-path': reversePath,
  'convert-to-path': convertToPath,
  'combine-shapes': combineShapes,
  'break-up-imported': breakUpImported,
  'set-document-properties': setDocumentProperties,
  'set-braille-override': setBrailleOverride,
  'set-braille-pages': setBraillePages,
  'set-backdrop': setBackdrop,
  'set-keyed-textures': setKeyedTextures,
  'set-keyed-strokes': setKeyedStrokes,
  'activate-key': activateKey,
  'deactivate-key': deactivateKey,
  'place-key': placeKey,
  'add-page': addPage,
  'remove-page': removePage,
  'move-page': movePage,
  'duplicate-page': duplicatePage,
  'set-page': setPage,
  'add-guide': addGuide,
  'move-guide': moveGuide,
  'remove-guide': removeGuide,
  'change-format': changeFormat,
  'use-template': useTemplate,
  'ignore-findings': ignoreFindings,
  'heed-findings': heedFindings,
  'mark-saved': markSaved,
};

/** Whether `name` is a command's. */
export function isCommandName(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(COMMAND_TYPES, name);
}
