import { runCommand } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Button, Panel } from '@tastwerk/ui';
import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LayoutFields } from './layout-fields.js';
import { usePagination } from './use-pagination.js';
import { useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { BraillePagePreview } from './braille-page-preview.js';
import { DescriptionPanel } from './description-panel.js';
import { BRAILLE_VIEW } from './braille-view-name.js';
import { workspaceActions } from '../../state/workspace-state.js';

const ICON_PX = 16;

/** The tab for the embossed pages: the image description, how the pages are laid out, and how they look. */
export function BraillePagesPanel() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const braille = useBrailleState();
  const document = useEditorState(documentOf);
  const { pagination, isPending } = usePagination(document, braille.book);

  return (
    <>
      <DescriptionPanel />
      <Panel title={t('braillePages.preview')}>
        <BraillePagePreview
          pages={pagination.pages}
          layout={document.braillePages}
          system={document.system}
          isPending={isPending}
        />
        <Button
          icon={<Maximize2 size={ICON_PX} />}
          onPress={() => void store.dispatch(workspaceActions.showView(BRAILLE_VIEW))}
        >
          {t('braillePages.open')}
        </Button>
      </Panel>
      <Panel title={t('braillePages.layout')}>
        <LayoutFields
          textLanguage={languageOfSystem(document.system)}
          layout={document.braillePages}
          onChange={(set) => void store.dispatch(runCommand({ type: 'set-braille-pages', set }))}
        />
      </Panel>
    </>
  );
}
