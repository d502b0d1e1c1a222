import { type Document, type EngineCore, runCommand, sessionActions } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';
import { useCallback, useMemo, useState } from 'react';
import type { EditorStore } from './editor-store.js';

/** A label whose text is being typed. */
export interface EditedLabel {
  readonly uuid: string;
  readonly text: string;
  /** Whether `text` is what was typed so far, so that more of it follows. */
  readonly isBegun: boolean;
}

/** Typing in labels: one change of the document when it ends, none when nothing was typed. */
export interface LabelEditing {
  readonly edited: EditedLabel | null;
  /** Starts with the label's text, or with `typed` in its place. */
  readonly begin: (uuid: string, typed?: string) => void;
  readonly change: (text: string) => void;
  readonly end: () => void;
}

const textCommand = ({ uuid, text }: EditedLabel) =>
  ({ type: 'update-objects', changes: [{ uuid, set: { text } }] }) as const;

function labelOf(document: Document, uuid: string) {
  for (const { objects } of document.pages) {
    const object = findObject(objects, uuid);
    if (object) return object.type === 'label' && !object.locked ? object : undefined;
  }
  return undefined;
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

/** Holds the text of the label that is being edited until it is written to the document. */
export function useLabelEditing(store: EditorStore): LabelEditing {
  const [edited, setEdited] = useState<EditedLabel | null>(null);

  const begin = useCallback(
    (uuid: string, typed?: string) => {
      const label = labelOf(store.getState().history.present, uuid);
      if (!label) return;
      store.dispatch(sessionActions.select([uuid]));
      setEdited({ uuid, text: typed ?? label.text, isBegun: typed !== undefined });
    },
    [store],
  );

  const change = useCallback(
    (text: string) => setEdited((current) => (current ? { ...current, text } : current)),
    [],
  );

  const end = useCallback(() => {
    setEdited(null);
    if (!edited) return;
    const label = labelOf(store.getState().history.present, edited.uuid);
    if (!label) return;
    if (label.text !== edited.text) {
      store.dispatch(runCommand(textCommand(edited)));
    } else if (label.text === '' && label.pristine && !label.isTitle) {
      // A label that was placed and left empty would stay on the page unseen.
      store.dispatch(runCommand({ type: 'remove-objects', uuids: [label.uuid] }));
    }
  }, [store, edited]);

  return useMemo(() => ({ edited, begin, change, end }), [edited, begin, change, end]);
}
