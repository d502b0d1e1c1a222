import { type LaidOutPage, readingOrder } from '@tastwerk/editor-core/description';
import { findObject } from '@tastwerk/editor-core/objects';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { objectName } from '../../state/object-name.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { useLayoutResources } from '../../state/use-layout-resources.js';

/** An object by which something can be placed. */
export interface Anchor {
  readonly uuid: string;
  readonly name: string;
}

/** The page that is shown, and its objects in reading order, but for one and the groups around it. */
export function useAnchors(without: string | null): {
  readonly anchors: readonly Anchor[];
  readonly page: LaidOutPage;
} {
  const { kinds } = useEditorStore();
  const { t } = useTranslation('editor');
  const document = useEditorState(documentOf);
  const pageIndex = useEditorState(({ session }) => session.currentPage);
  const resources = useLayoutResources();
  const objects = document.pages[pageIndex]?.objects ?? [];
  const anchors = readingOrder(kinds, objects)
    .filter((object) => without === null || !findObject([object], without))
    .map((object) => ({ uuid: object.uuid, name: objectName(object, t) }));
  const page = useMemo(() => ({ document, pageIndex, resources }), [document, pageIndex, resources]);
  return { anchors, page };
}
