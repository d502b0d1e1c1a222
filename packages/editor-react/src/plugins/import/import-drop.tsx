import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHeardIn } from '../../state/key-scope.js';
import { useWorkspaceRoot } from '../../state/drawing-area.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import styles from './import-drop.module.css';
import { offerFile } from '../../state/incoming-file.js';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Takes files that are dropped on the workspace or pasted while no text is written, and says so while one hangs over it. */
export function ImportDrop() {
  const root = useWorkspaceRoot();
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const workspace = root.current;
    if (!workspace) return;
    const isBusy = () => store.getState().workspace.overlay !== null;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(!isBusy());
    };
    const leave = (event: DragEvent) => {
      const isInside = event.relatedTarget instanceof Node && workspace.contains(event.relatedTarget);
      if (!isInside) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file && !isBusy()) offerFile(store, file);
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      const { target } = event;
      const isOurs = target === document.body || (target instanceof Node && workspace.contains(target));
      if (!file || !isOurs || isBusy() || !isHeardIn('workspace', target, true)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      offerFile(store, file);
    };
    workspace.addEventListener('dragover', over);
    workspace.addEventListener('dragleave', leave);
    workspace.addEventListener('drop', drop);
    // Before the event reaches those who take objects from the clipboard.
    document.addEventListener('paste', paste, { capture: true });
    return () => {
      workspace.removeEventListener('dragover', over);
      workspace.removeEventListener('dragleave', leave);
      workspace.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste, { capture: true });
    };
  }, [root, store]);

  return isOver ? (
    <div className={styles.over} aria-hidden="true">
      <p className={styles.words}>{t('drop')}</p>
    </div>
  ) : null;
}
