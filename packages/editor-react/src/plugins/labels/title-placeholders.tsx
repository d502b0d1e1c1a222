import type { LabelObject } from '@tastwerk/editor-core';
import { isEmptyTitle } from '@tastwerk/editor-core/objects';
import { labelLayout } from '@tastwerk/editor-core/scene';
import { useTranslation } from 'react-i18next';
import { useEditor, useLabelTyping } from '../../state/editor-context.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { useLayoutResources } from '../../state/use-layout-resources.js';
import styles from './title-placeholders.module.css';

/** Width in mm of what stands before the words of a title without text: its page counter, where there are several pages. */
function useCounterWidths(): (title: LabelObject) => number {
  const resources = useLayoutResources();
  const document = useEditorState(documentOf);
  const pageIndex = useEditorState(({ session }) => Math.min(session.currentPage, document.pages.length - 1));
  return (title) =>
    document.pages.length === 1 || title.align !== 'left'
      ? 0
      : labelLayout(document, pageIndex, title, resources).neededWidthMm;
}

/** Says on the screen, never on the sheet, where a title belongs that has not been typed yet. */
export function TitlePlaceholders() {
  const { t } = useTranslation('editor');
  const { view } = useEditor();
  const { edited } = useLabelTyping();
  const page = useEditorState(currentPageOf);
  const counterWidth = useCounterWidths();
  if (!view || !page) return null;

  return page.objects.map((object) => {
    if (object.type !== 'label' || !isEmptyTitle(object) || edited?.uuid === object.uuid) return null;
    const frame = view.labelFrameOnScreen(object.uuid);
    if (!frame) return null;
    return (
      <span
        key={object.uuid}
        className={styles.placeholder}
        style={{
          left: frame.x,
          top: frame.y,
          width: frame.width,
          height: frame.height,
          paddingInlineStart: counterWidth(object) * frame.pxPerMm,
          rotate: `${frame.angle}deg`,
        }}
      >
        <span className={styles.words}>{t('titlePlaceholder')}</span>
      </span>
    );
  });
}
