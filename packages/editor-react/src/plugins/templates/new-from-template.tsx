import { Alert, Button, Dialog } from '@tastwerk/ui';
import { LayoutTemplate } from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../drafts/load-part.js';
import type { NewFromTemplateProps } from './new-from-template-props.js';
import type { TemplateDialogProps } from './template-dialog.js';

const ICON_PX = 18;

/** The way to a new draft that begins with a template, in the language of the user. */
export function NewFromTemplate(props: NewFromTemplateProps) {
  const { t } = useTranslation('templates');
  const [TemplateDialog, setDialog] = useState<FunctionComponent<TemplateDialogProps>>();
  const [isChoosing, setChoosing] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const open = async () => {
    const part = await loadPart(() => import('./template-dialog.js'));
    if (part.ok) setDialog(() => part.value.TemplateDialog);
    setChoosing(part.ok);
    setFailed(!part.ok);
  };
  return (
    <>
      <Button icon={<LayoutTemplate size={ICON_PX} />} onPress={() => void open()}>
        {t('dialog.fromTemplate')}
      </Button>
      {isChoosing && TemplateDialog ? <TemplateDialog {...props} onClose={() => setChoosing(false)} /> : null}
      {isFailed ? (
        <Dialog
          isOpen
          size="small"
          title={t('dialog.title')}
          closeLabel={t('dialog.close')}
          onClose={() => setFailed(false)}
        >
          <Alert kind="danger" isAnnounced>
            {t('dialog.failed')}
          </Alert>
        </Dialog>
      ) : null}
    </>
  );
}
