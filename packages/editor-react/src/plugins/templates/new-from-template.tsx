import { Alert, Button, Dialog } from '@tastwerk/ui';
import { LayoutTemplate } from 'lucide-react';
import { type FunctionComponent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../drafts/load-part.js';
import type { NewFromTemplateProps } from './new-from-template-props.js';
import type { TemplateDialogProps } from './template-dialog.js';
import { addTemplateWords, hasTemplates, templateOffer, type TemplateOffer } from './template-offer.js';

const ICON_PX = 18;

interface LoadedDialog {
  readonly TemplateDialog: FunctionComponent<TemplateDialogProps>;
  readonly offer: TemplateOffer;
}

/** The way to a new draft that begins with a template, in the language of the user. Nothing where there are no templates. */
export function NewFromTemplate({ plugins, ...props }: NewFromTemplateProps) {
  const { t, i18n } = useTranslation('templates');
  const [dialog, setDialog] = useState<LoadedDialog>();
  const [isFailed, setFailed] = useState(false);
  const load = async (): Promise<LoadedDialog> => {
    const [{ TemplateDialog }] = await Promise.all([
      import('./template-dialog.js'),
      addTemplateWords(plugins, props.language, i18n),
    ]);
    return { TemplateDialog, offer: templateOffer(plugins) };
  };
  const open = async () => {
    const part = await loadPart(load);
    if (part.ok) setDialog(part.value);
    setFailed(!part.ok);
  };
  if (!hasTemplates(plugins)) return null;
  return (
    <>
      <Button icon={<LayoutTemplate size={ICON_PX} />} onPress={() => void open()}>
        {t('dialog.fromTemplate')}
      </Button>
      {dialog ? (
        <dialog.TemplateDialog {...props} offer={dialog.offer} onClose={() => setDialog(undefined)} />
      ) : null}
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
