import { IconButton } from '@tastwerk/ui';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionActions } from '@tastwerk/editor-core';
import { ToolHint } from '../canvas/tool-hint.js';
import { useContributions } from '../contributions/contributions-context.js';
import { PlainPart } from '../contributions/part-view.js';
import { Slot } from '../contributions/slot.js';
import { issueSentence } from '../parts/issue-sentence.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { LARGE_SCREEN, useMediaQuery } from '../state/use-media-query.js';
import { useMillimetres } from '../state/use-millimetres.js';
import styles from './status-bar.module.css';

const ICON_PX = 14;

function PointerPosition() {
  const { t } = useTranslation('editor');
  const { pointer } = useEditor();
  const millimetres = useMillimetres();
  const point = useSyncExternalStore(pointer.subscribe, pointer.get);
  return (
    <span className={styles.pointer}>
      {point ? t('statusBar.pointer', { x: millimetres(point.x), y: millimetres(point.y) }) : null}
    </span>
  );
}

/** What stands between the buttons of the bars in a wide window, such as the zoom: in a narrow one these buttons are in a menu. */
function PartsOfBars() {
  const { bars } = useContributions();
  const isLarge = useMediaQuery(LARGE_SCREEN);
  if (isLarge) return null;
  return bars.map(({ id, Content }) => (Content ? <PlainPart key={id} part={Content} /> : null));
}

/** The bar below the workspace: pages, the pointer's place, and what went wrong. */
export function StatusBar() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const issue = useEditorState(({ session }) => session.lastIssue);

  return (
    <footer className={styles.bar} aria-label={t('statusBar.label')}>
      <Slot id="status-start" />
      <PartsOfBars />
      <PointerPosition />
      <ToolHint />
      <p className={styles.message} role="status">
        {issue ? issueSentence(issue, t) : null}
      </p>
      {issue ? (
        <IconButton
          label={t('statusBar.dismiss')}
          icon={<X size={ICON_PX} />}
          onPress={() => void store.dispatch(sessionActions.clearIssue())}
        />
      ) : null}
      <Slot id="status-end" />
    </footer>
  );
}
