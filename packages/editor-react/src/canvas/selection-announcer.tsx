import { frameOf } from '@tastwerk/editor-core';
import { useTranslation } from 'react-i18next';
import { objectName } from '../object-name.js';
import { currentPageOf, selectedObjectsOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { sameItems } from '../state/same-items.js';
import styles from './selection-announcer.module.css';
import { useMillimetres } from './use-millimetres.js';

/** Speaks what is selected and where it stands, so that drawing can be followed without seeing it. */
export function SelectionAnnouncer() {
  const { t } = useTranslation('editor');
  const millimetres = useMillimetres();
  const page = useEditorState(currentPageOf);
  const selected = useEditorState(selectedObjectsOf, sameItems);
  const [object] = selected;

  function words(): string {
    if (!object || !page) return '';
    if (selected.length > 1) return t('canvas.selectedMany', { count: selected.length });
    const frame = frameOf(object);
    return t('canvas.selected', {
      object: objectName(object, t),
      index: page.objects.indexOf(object) + 1,
      total: page.objects.length,
      x: millimetres(frame.x),
      y: millimetres(frame.y),
      width: millimetres(frame.width),
      height: millimetres(frame.height),
    });
  }

  return (
    <p className={styles.spoken} aria-live="polite">
      {words()}
    </p>
  );
}
