import { IconButton } from '@tastwerk/ui';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { useLeave } from './use-leave.js';

const ICON_PX = 18;

/** The way out of the editor, where the page around it has one. */
export function LeaveButton() {
  const { t } = useTranslation('editor');
  const { ports } = useEditor();
  const { leave, question } = useLeave();
  if (ports.isEmbedded?.canLeave === false) return null;
  return (
    <>
      <IconButton
        label={t('topBar.leave')}
        icon={<ArrowLeft size={ICON_PX} />}
        tooltipPlacement="bottom"
        onPress={leave}
      />
      {question}
    </>
  );
}
