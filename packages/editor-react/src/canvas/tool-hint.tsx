import { useTranslation } from 'react-i18next';
import { currentPageOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import styles from './tool-hint.module.css';
import { DRAWING_VIEW } from '../state/workspace-state.js';

/** The keys that work with the tool in the hand, in the bar below the drawing. */
export function ToolHint() {
  const { t } = useTranslation('canvas');
  const tool = useEditorState(({ session }) => session.tool);
  const isDrawing = useEditorState(({ workspace }) => workspace.view === DRAWING_VIEW);
  const isInGroup = useEditorState((state) => {
    const [first] = state.session.selectedUuids;
    const top = currentPageOf(state)?.objects ?? [];
    return first !== undefined && state.session.tool === 'SELECT' && !top.some(({ uuid }) => uuid === first);
  });
  return isDrawing ? (
    <p className={styles.hint} aria-label={t('hints.label')}>
      {t(isInGroup ? 'hints.group' : `hints.${tool}`)}
    </p>
  ) : null;
}
