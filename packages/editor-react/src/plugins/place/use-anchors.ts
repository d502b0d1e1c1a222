import type { Box } from '@tastwerk/editor-core/geometry';
import { findObject } from '@tastwerk/editor-core/objects';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { readingOrder } from '@tastwerk/editor-core/description';
import { useTranslation } from 'react-i18next';
import { objectName } from '../../state/object-name.js';
import { frameAsPrinted } from '../spoken/index.js';
import { useBrailleState } from '../../state/editor-context.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import type { Anchor } from './place-fields.js';
import { useEditorStore } from '../../state/use-editor-state.js';

/** The objects of the page in reading order, but for one, and what each of them prints in, in page mm. */
export function useAnchors(without: string | null): {
  readonly anchors: readonly Anchor[];
  readonly boxOf: (uuid: string | null) => Box | undefined;
} {
  const { kinds } = useEditorStore();
  const { t } = useTranslation('editor');
  const document = useEditorState(documentOf);
  const page = useEditorState(currentPageOf);
  const braille = useBrailleState();
  const objects = page?.objects ?? [];
  const anchors = readingOrder(kinds, objects)
    .filter(({ uuid }) => uuid !== without)
    .map((object) => ({ uuid: object.uuid, name: objectName(object, t) }));
  const boxOf = (uuid: string | null) => {
    const object = uuid === null || uuid === without ? undefined : findObject(objects, uuid);
    if (!object || !page) return undefined;
    if (object.type !== 'label' && object.type !== 'key') return kinds.boundsOf(object);
    const resources = { kinds, braille: braille.book, font: bundledFontMetrics };
    return frameAsPrinted(object, { document, pageIndex: document.pages.indexOf(page), resources });
  };
  return { anchors, boxOf };
}
