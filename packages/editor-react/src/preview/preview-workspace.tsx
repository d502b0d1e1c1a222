import { sessionActions } from '@tastwerk/editor-core';
import { useBrailleState } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { PreviewView } from './preview-view.js';
import styles from './preview.module.css';

/** The previews over the drawing, tied to the editor around them. */
export function PreviewWorkspace() {
  const store = useEditorStore();
  const braille = useBrailleState();
  const document = useEditorState(documentOf);
  const { previewMode, currentPage } = useEditorState(({ session }) => session);

  return (
    <div className={styles.cover}>
      <PreviewView
        store={store}
        document={document}
        braille={braille}
        mode={previewMode}
        onMode={(mode) => void store.dispatch(sessionActions.setPreviewMode(mode))}
        page={currentPage}
        onClose={() => void store.dispatch(sessionActions.setWorkspaceView('drawing'))}
      />
    </div>
  );
}
