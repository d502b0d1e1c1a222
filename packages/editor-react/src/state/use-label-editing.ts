import {
  type Document,
  type EngineCore,
  type LabelObject,
  runCommand,
  sessionActions,
} from '@tastwerk/editor-core';
import { useCallback, useMemo } from 'react';
import type { EditorStore } from './editor-store.js';
import { objectIn } from './selectors.js';
import { type TypedField, useTyping } from './use-typing.js';

/** A label whose text is being typed. */
export interface EditedLabel {
  readonly uuid: string;
  readonly text: string;
  /** Whether the field is on the sheet: its text is written when the field is left, not when typing rests. */
  readonly isOnSheet: boolean;
  /** Whether `text` is what was typed so far, so that more of it follows. */
  readonly isBegun: boolean;
}

/** Typing in labels, wherever their fields are: one change of the document for each piece of text, none when nothing was typed. */
export interface LabelEditing {
  readonly edited: EditedLabel | null;
  /** Starts on the sheet with the label's text, or with `typed` in its place. */
  readonly begin: (uuid: string, typed?: string) => void;
  /** Goes on with what is being typed. */
  readonly change: (text: string) => void;
  readonly end: () => void;
  /** The text of a label in a field beside the sheet. */
  readonly fieldOf: (label: LabelObject) => TypedField;
}

const textCommand = ({ uuid, text }: EditedLabel) =>
  ({ type: 'update-objects', changes: [{ uuid, set: { text } }] }) as const;

function labelOf(document: Document, uuid: string): LabelObject | undefined {
  const object = objectIn(document, uuid);
  return object?.type === 'label' ? object : undefined;
}

/** The document as it would be if typing ended now, so that print and braille follow each letter without a step of undo. */
export function withEditedLabel(
  { commands }: EngineCore,
  document: Document,
  edited: EditedLabel | null,
): Document {
  if (!edited || labelOf(document, edited.uuid)?.text === edited.text) return document;
  const preview = commands.apply(document, textCommand(edited));
  return preview.ok ? preview.value : document;
}

/** Writes what was typed. A label that was placed on the sheet and left empty is removed: it would stay there unseen. */
function writeLabel(store: EditorStore, edited: EditedLabel): void {
  const label = labelOf(store.getState().history.present, edited.uuid);
  if (!label) return;
  if (label.text !== edited.text) {
    store.dispatch(runCommand(textCommand(edited)));
  } else if (edited.isOnSheet && label.text === '' && label.pristine && !label.isTitle) {
    store.dispatch(runCommand({ type: 'remove-objects', uuids: [label.uuid] }));
  }
}

const isOnSheet = (edited: EditedLabel) => edited.isOnSheet;

/** Holds the text of the label that is being edited until it is written to the document. */
export function useLabelEditing(store: EditorStore): LabelEditing {
  const write = useCallback((edited: EditedLabel) => writeLabel(store, edited), [store]);
  const { typed: edited, type, end } = useTyping(write, isOnSheet);

  const begin = useCallback(
    (uuid: string, typed?: string) => {
      end();
      const label = labelOf(store.getState().history.present, uuid);
      if (!label || label.locked) return;
      store.dispatch(sessionActions.select([uuid]));
      type({ uuid, text: typed ?? label.text, isOnSheet: true, isBegun: typed !== undefined });
    },
    [store, type, end],
  );

  return useMemo(
    () => ({
      edited,
      begin,
      change: (text) => type((current) => current && { ...current, text }),
      end,
      fieldOf: ({ uuid, text }) => {
        const isEdited = edited?.uuid === uuid;
        const isTypedHere = isEdited && !edited.isOnSheet;
        return {
          value: isEdited ? edited.text : text,
          onChange: (typed) => {
            if (!isTypedHere) end();
            type({ uuid, text: typed, isOnSheet: false, isBegun: true });
          },
          onBlur: () => {
            if (isTypedHere) end();
          },
        };
      },
    }),
    [edited, begin, type, end],
  );
}
