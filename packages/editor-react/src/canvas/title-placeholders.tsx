import { isEmptyTitle } from '@tastwerk/editor-core';
import { useTranslation } from 'react-i18next';
import { useEditor, useLabelTyping } from '../state/editor-context.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import styles from './title-placeholders.module.css';

/** Says on the screen, never on the sheet, where a title belongs that has not been typed yet. */
export function TitlePlaceholders() {
  const { t } = useTranslation('editor');
  const { view } = useEditor();
  const { edited } = useLabelTyping();
  const page = useEditorState(currentPageOf);
  const hasCounter = useEditorState((state) => documentOf(state).pages.length > 1);
  if (!view || !page) return null;

  return page.objects.map((object) => {
    if (!isEmptyTitle(object) || edited?.uuid === object.uuid) return null;
    const frame = view.labelFrameOnScreen(object.uuid);
    if (!frame) return null;
    return (
      <span
        key={object.uuid}
        className={styles.placeholder}
        data-beside-counter={hasCounter || undefined}
        style={{
          left: frame.x,
          top: frame.y,
          width: frame.width,
          height: frame.height,
          rotate: `${frame.angle}deg`,
        }}
      >
        {t('titlePlaceholder')}
      </span>
    );
  });
}
