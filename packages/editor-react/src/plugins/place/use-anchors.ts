import type { PageObject } from '@tastwerk/editor-core';
import { readingOrder } from '@tastwerk/editor-core/description';
import { findObject } from '@tastwerk/editor-core/objects';
import { measuringOn, placedBeside } from '@tastwerk/editor-core/placing';
import { useTranslation } from 'react-i18next';
import { objectName } from '../../state/object-name.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { useLayoutResources } from '../../state/use-layout-resources.js';
import { frameAsPrinted } from '../spoken/index.js';
import type { Anchor } from './place-fields.js';
import { besideBoxOf, besideOfForm, type PutBeside } from './placed-object.js';

/** Whether `object` is braille: how much of its frame that takes is not known before it is translated. */
const isWritten = ({ type }: PageObject) => type === 'label' || type === 'key';

/** The objects of the page in reading order, but for one, and the ways to put something beside each of them. */
export function useAnchors(without: string | null): {
  readonly anchors: readonly Anchor[];
  readonly besideOf: (uuid: string | null) => PutBeside | undefined;
} {
  const { kinds } = useEditorStore();
  const { t } = useTranslation('editor');
  const document = useEditorState(documentOf);
  const page = useEditorState(currentPageOf);
  const resources = useLayoutResources();
  const objects = page?.objects ?? [];
  const anchors = readingOrder(kinds, objects)
    .filter(({ uuid }) => uuid !== without)
    .map((object) => ({ uuid: object.uuid, name: objectName(object, t) }));
  const besideOf = (uuid: string | null): PutBeside | undefined => {
    const anchor = uuid === null || uuid === without ? undefined : findObject(objects, uuid);
    if (!anchor || !page) return undefined;
    const laidOut = { document, pageIndex: document.pages.indexOf(page), resources };
    return (object, form) => {
      if (!isWritten(object) && !isWritten(anchor)) {
        return placedBeside(measuringOn(laidOut), object, anchor, besideOfForm(form));
      }
      const box = isWritten(anchor) ? frameAsPrinted(anchor, laidOut) : kinds.boundsOf(anchor);
      return besideBoxOf(kinds, box)(object, form);
    };
  };
  return { anchors, besideOf };
}
