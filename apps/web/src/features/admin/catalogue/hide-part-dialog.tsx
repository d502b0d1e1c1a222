import type { KeptVariant } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { SentenceWith } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HideDialog } from '../../catalogue/moderation/hide-dialog.js';
import { useShowKeptMutation } from './catalogue-care-api.js';
import { ChoosePart, type Part, partId } from './choose-part.js';

interface HidePartDialogProps {
  readonly variant: KeptVariant;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Hides a variant or its whole graphic for a reason, or changes the reason for which it is hidden. */
export function HidePartDialog({ variant, onDone, onClose }: HidePartDialogProps) {
  const { t } = useTranslation('admin');
  const { graphic_hidden, variant_hidden } = variant;
  const [part, setPart] = useState<Part>(graphic_hidden ? 'graphic' : 'variant');
  const [hide, { isLoading, error }] = useShowKeptMutation();
  const hiding = graphic_hidden || variant_hidden ? 'change' : 'hide';
  return (
    <HideDialog
      title={
        <SentenceWith
          text={variant.graphic_title || t('untitled')}
          language={variant.graphic_title ? languageOfSystem(variant.system) : undefined}
          write={(title) => t(`graphics.${hiding}Of`, { title })}
        />
      }
      action={t(`graphics.${hiding}`)}
      reason={(graphic_hidden ?? variant_hidden)?.reason ?? ''}
      isPending={isLoading}
      failure={error}
      hide={async (reason) => {
        const body = { public: false, reason };
        const answer = await hide({ what: part, id: partId(part, variant), body });
        if ('error' in answer) return false;
        onDone();
        return true;
      }}
      onClose={onClose}
    >
      <ChoosePart value={part} onChange={setPart} />
    </HideDialog>
  );
}
