import { sessionActions } from '@tastwerk/editor-core';
import { type RefObject, useState } from 'react';
import { CommandPalette } from '../command-palette/command-palette.js';
import { CanvasContextMenu } from '../context-menu/canvas-context-menu.js';
import { ImportOverlays } from '../import/import-overlays.js';
import { PlaceOverlays } from '../place-dialog/place-overlays.js';
import { useGuideAtStart } from '../guide/use-guide-at-start.js';
import { PublishDialog } from '../publish/publish-dialog.js';
import { ShortcutSheet } from '../shortcut-sheet/shortcut-sheet.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import type { TemplateId } from '../templates/template-ids.js';
import { UseTemplateDialog } from '../templates/use-template-dialog.js';

interface OverlaysProps {
  /** The workspace, whose drawing area the context menu belongs to. */
  readonly root: RefObject<HTMLElement | null>;
}

/** What lies over the workspace now: the session says which, one at a time. */
export function Overlays({ root }: OverlaysProps) {
  const store = useEditorStore();
  const overlay = useEditorState(({ session }) => session.overlay);
  const [template, setTemplate] = useState<TemplateId>();
  useGuideAtStart();
  const close = () => void store.dispatch(sessionActions.setOverlay(null));
  return (
    <>
      <CanvasContextMenu root={root} />
      {overlay === 'palette' ? (
        <CommandPalette
          onClose={close}
          onTemplate={(id) => {
            setTemplate(id);
            store.dispatch(sessionActions.setOverlay('templates'));
          }}
        />
      ) : null}
      {overlay === 'shortcuts' ? <ShortcutSheet onClose={close} /> : null}
      {overlay === 'templates' ? (
        <UseTemplateDialog
          chosen={template}
          onClose={() => {
            setTemplate(undefined);
            close();
          }}
        />
      ) : null}
      <ImportOverlays root={root} overlay={overlay} onClose={close} />
      <PlaceOverlays />
      {overlay === 'publish' ? <PublishDialog onClose={close} /> : null}
    </>
  );
}
