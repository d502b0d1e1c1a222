import type { LabelObject } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';
import type { EditorAction } from '@tastwerk/editor-react';

/** The label that is selected alone; undefined where none is, or it is locked. */
export function selectedLabel({
  history,
  session,
}: Parameters<EditorAction['isEnabled']>[0]): LabelObject | undefined {
  const [uuid, ...others] = session.selectedUuids;
  if (uuid === undefined || others.length > 0) return undefined;
  const object = findObject(history.present.pages[session.currentPage]?.objects ?? [], uuid);
  return object?.type === 'label' && !object.locked ? object : undefined;
}
