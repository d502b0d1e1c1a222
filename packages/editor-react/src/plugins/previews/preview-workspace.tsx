import { useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { PreviewView } from './preview-view.js';
import styles from './preview.module.css';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';
import { PREVIEW_VIEW, previewModeOf } from './preview-mode.js';

/** The previews over the drawing, tied to the editor around them. */
export function PreviewWorkspace() {
  const store = useEditorStore();
  const braille = useBrailleState();
  const document = useEditorState(documentOf);
  const { currentPage } = useEditorState(({ session }) => session);
  const mode = useEditorState(({ workspace }) => previewModeOf(workspace.modes[PREVIEW_VIEW]));

  return (
    <div className={styles.cover}>
      <PreviewView
        store={store}
        document={document}
        braille={braille}
        mode={mode}
        onMode={(next) => void store.dispatch(workspaceActions.showView(PREVIEW_VIEW, next))}
        page={currentPage}
        onClose={() => void store.dispatch(workspaceActions.showView(DRAWING_VIEW))}
      />
    </div>
  );
}
