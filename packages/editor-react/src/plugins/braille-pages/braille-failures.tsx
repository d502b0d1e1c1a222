import { TextButton } from '@tastwerk/ui';
import { failuresByText } from '@tastwerk/editor-core/braille';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrailleState, useEditor } from '../../state/editor-context.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { workspaceActions } from '../../state/workspace-state.js';
import styles from './braille-failures.module.css';
import { BRAILLE_VIEW } from './braille-view-name.js';

const ICON_PX = 14;

/** Says in the bar below how many texts have no braille, and leads to the first of them. */
export function BrailleFailures() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { showObject } = useEditor();
  const { failures } = useBrailleState();
  if (failures.length === 0) return null;
  const failing = failures.find(({ uuid }) => uuid !== null)?.uuid;
  const show = () => {
    if (failing) showObject(failing);
    else store.dispatch(workspaceActions.showView(BRAILLE_VIEW));
  };
  return (
    <span className={styles.problems}>
      <TriangleAlert size={ICON_PX} aria-hidden="true" />
      <TextButton onPress={show}>
        {t('statusBar.problems', { count: failuresByText(failures).length })}
      </TextButton>
    </span>
  );
}
