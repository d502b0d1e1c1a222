import { type AddObjects, addObjects } from './add-objects.js';
import { type AddPage, addPage } from './add-page.js';
import { type ChangeFormat, changeFormat } from './change-format.js';
import type { CommandType } from './command-type.js';
import { type MarkSaved, markSaved } from './mark-saved.js';
import { type MoveObjects, moveObjects } from './move-objects.js';
import { type RemoveObjects, removeObjects } from './remove-objects.js';
import { type RemovePage, removePage } from './remove-page.js';
import { type RenamePage, renamePage } from './rename-page.js';
import { type ReorderObject, reorderObject } from './reorder-object.js';
import { type ResizeObjects, resizeObjects } from './resize-objects.js';
import { type SetBraillePages, setBraillePages } from './set-braille-pages.js';
import { type SetDocumentProperties, setDocumentProperties } from './set-document-properties.js';
import { type UpdateObjects, updateObjects } from './update-objects.js';

/** A change of a document as plain JSON: the only way to write to one. Ids and times come in with it. */
export type Command =
  | AddObjects
  | RemoveObjects
  | MoveObjects
  | ResizeObjects
  | UpdateObjects
  | ReorderObject
  | SetDocumentProperties
  | SetBraillePages
  | AddPage
  | RemovePage
  | RenamePage
  | ChangeFormat
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
  'update-objects': updateObjects,
  'reorder-object': reorderObject,
  'set-document-properties': setDocumentProperties,
  'set-braille-pages': setBraillePages,
  'add-page': addPage,
  'remove-page': removePage,
  'rename-page': renamePage,
  'change-format': changeFormat,
  'mark-saved': markSaved,
};

/** Whether `name` is a command's. */
export function isCommandName(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(COMMAND_TYPES, name);
}
