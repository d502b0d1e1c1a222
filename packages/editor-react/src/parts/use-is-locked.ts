import type { PageObject } from '@tastwerk/editor-core';
import { withoutLocked } from '@tastwerk/editor-core/objects';
import { useMemo } from 'react';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';

/** Whether a lock holds all of `objects`; looked up only when the document or the objects are others. */
export function useIsLocked(objects: readonly PageObject[]): boolean {
  const document = useEditorState(documentOf);
  return useMemo(() => {
    const uuids = objects.map(({ uuid }) => uuid);
    return withoutLocked(document, uuids).length === 0;
  }, [document, objects]);
}
