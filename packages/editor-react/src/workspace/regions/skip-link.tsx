import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { focusDrawing } from '../../state/drawing-area.js';
import styles from './skip-link.module.css';

/** The first stop of the keyboard in the editor: leads past the bars to the drawing. It is seen only while it has the focus. */
export function SkipLink({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('spoken');
  return (
    <button type="button" className={styles.skip} onClick={() => focusDrawing(root)}>
      {t('skipToDrawing')}
    </button>
  );
}
