import { Panel } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { usePagination } from '../braille-pages/index.js';
import { BraillePagePreview } from '../braille-pages/index.js';
import { DescriptionPanel } from '../braille-pages/index.js';
import { useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';

/** What the picture shows in words, and how its braille pages look. */
export function DescriptionFields() {
  const { t } = useTranslation('editor');
  const braille = useBrailleState();
  const document = useEditorState(documentOf);
  const { pagination, isPending } = usePagination(document, braille.book);
  return (
    <>
      <DescriptionPanel />
      <Panel title={t('braillePages.preview')}>
        <BraillePagePreview pages={pagination.pages} layout={document.braillePages} isPending={isPending} />
      </Panel>
    </>
  );
}
