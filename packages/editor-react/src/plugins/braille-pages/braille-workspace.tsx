import { runCommand } from '@tastwerk/editor-core';
import { useEditor, useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { BrailleView } from './braille-view.js';
import styles from './braille-workspace.module.css';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';

/** The braille pages over the drawing, tied to the editor around them. */
export function BrailleWorkspace() {
  const store = useEditorStore();
  const { showObject } = useEditor();
  const braille = useBrailleState();
  const document = useEditorState(documentOf);

  return (
    <div className={styles.cover}>
      <BrailleView
        document={document}
        braille={braille}
        run={(command) => void store.dispatch(runCommand(command))}
        hasFormulas={store.kinds.formulas !== undefined}
        onShowLabel={showObject}
        onClose={() => void store.dispatch(workspaceActions.showView(DRAWING_VIEW))}
      />
    </div>
  );
}
