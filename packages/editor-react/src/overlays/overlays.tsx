import { Loader } from '@tastwerk/ui';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandPalette } from '../plugins/palette/command-palette.js';
import { CanvasContextMenu } from '../plugins/context-menu/canvas-context-menu.js';
import { ImportOverlays } from '../plugins/pictures/import-overlays.js';
import { PlaceOverlays } from '../plugins/place/place-overlays.js';
import { useGuideAtStart } from '../plugins/guide/use-guide-at-start.js';
import { ShortcutSheet } from '../plugins/shortcuts/shortcut-sheet.js';
import { whenIdle } from '../base/when-idle.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import type { TemplateId } from '../plugins/templates/template-ids.js';
import { UseTemplateDialog } from '../plugins/templates/use-template-dialog.js';
import { workspaceActions } from '../state/workspace-state.js';

/** Loaded once the workspace is shown, so that it is there when the server is not. */
const loadPublishing = () => import('../plugins/publish/publish-dialog.js');
const PublishDialog = lazy(async () => ({ default: (await loadPublishing()).PublishDialog }));
const loadFiles = () => import('../plugins/files/files-dialog.js');
const FilesDialog = lazy(async () => ({ default: (await loadFiles()).FilesDialog }));

interface OverlaysProps {
  /** The workspace, whose drawing area the context menu belongs to. */
  readonly root: RefObject<HTMLElement | null>;
}

/** What lies over the workspace now: the session says which, one at a time. */
export function Overlays({ root }: OverlaysProps) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const overlay = useEditorState(({ workspace }) => workspace.overlay?.id);
  const [template, setTemplate] = useState<TemplateId>();
  useGuideAtStart();
  // What does not come now is asked for again when the dialog is opened.
  useEffect(
    () => whenIdle(() => void Promise.all([loadPublishing(), loadFiles()]).catch(() => undefined)),
    [],
  );
  const close = () => void store.dispatch(workspaceActions.closeOverlay());
  return (
    <>
      <CanvasContextMenu root={root} />
      {overlay === 'palette' ? (
        <CommandPalette
          onClose={close}
          onTemplate={(id) => {
            setTemplate(id);
            store.dispatch(workspaceActions.openOverlay('templates'));
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
      {overlay === 'files' ? (
        <Suspense fallback={<Loader message={t('files:title')} />}>
          <FilesDialog onClose={close} />
        </Suspense>
      ) : null}
      {overlay === 'publish' ? (
        <Suspense fallback={<Loader message={t('publish.title')} />}>
          <PublishDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
