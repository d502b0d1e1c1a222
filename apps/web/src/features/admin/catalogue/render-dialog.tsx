import type { KeptVariant } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { SentenceWith } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/form-dialog.js';
import { useStartRoundMutation } from './catalogue-care-api.js';
import { ChoosePart, type Part, partId } from './choose-part.js';

interface RenderDialogProps {
  readonly variant: KeptVariant;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Has the files of a variant or of its whole graphic made again. */
export function RenderDialog({ variant, onDone, onClose }: RenderDialogProps) {
  const { t } = useTranslation('admin');
  const [part, setPart] = useState<Part>('variant');
  const [start, { isLoading, error }] = useStartRoundMutation();
  const send = async () => {
    const answer = await start({ aim: part, id: partId(part, variant) });
    if ('error' in answer) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={
        <SentenceWith
          text={variant.graphic_title || t('untitled')}
          language={variant.graphic_title ? languageOfSystem(variant.system) : undefined}
          write={(title) => t('graphics.renderOf', { title })}
        />
      }
      action={t('graphics.render')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{t('graphics.renderText')}</p>
      <ChoosePart value={part} onChange={setPart} />
    </FormDialog>
  );
}
