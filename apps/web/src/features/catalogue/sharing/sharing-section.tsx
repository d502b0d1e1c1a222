import { type GraphicDetails, variantAddress } from '@tastwerk/contracts';
import { Button, CopyButton, SentenceWith } from '@tastwerk/ui';
import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLanguages } from '../in-language.js';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { useRemoveGraphicMutation } from '../catalogue-api.js';
import styles from '../variant-screen.module.css';
import { SharingDialog } from './sharing-dialog.js';
import { PartHeading } from '../../../page/part-heading.js';

interface SharingSectionProps {
  readonly graphic: GraphicDetails & Pick<ShownLanguages, 'titleLanguage'>;
  readonly variantId: number;
}

/** Who sees a graphic, for its author: the link to hand on, and the ways to change it or to delete what is not in the catalogue. */
export function SharingSection({ graphic, variantId }: SharingSectionProps) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'terms' | 'remove' | null>(null);
  const [remove, { isLoading, error }] = useRemoveGraphicMutation();
  const { id, visibility, sharing } = graphic;
  if (sharing === null) return null;
  const address = `${window.location.origin}${variantAddress(id, variantId, sharing.link_key)}`;
  const confirm = async () => {
    if ('error' in (await remove(id))) return;
    await navigate('/account/graphics');
  };
  return (
    <section aria-labelledby="graphic-sharing">
      <PartHeading id="graphic-sharing">{t('sharing.title')}</PartHeading>
      <p className={styles.description} role="status">
        {t(`sharing.seen.${visibility}`)}
      </p>
      <div className={styles.row}>
        <Button icon={<Share2 />} onPress={() => setAsked('terms')}>
          {t('sharing.change')}
        </Button>
        {visibility === 'link' ? (
          <CopyButton
            label={t('licence.copyLink')}
            text={address}
            doneLabel={t('licence.copied')}
            failedLabel={t('licence.notCopied')}
          />
        ) : null}
        {visibility === 'all' ? null : (
          <Button variant="quiet" icon={<Trash2 />} onPress={() => setAsked('remove')}>
            {t('sharing.remove')}
          </Button>
        )}
      </div>
      {asked === 'terms' ? (
        <SharingDialog graphic={graphic} sharing={sharing} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          title={
            <SentenceWith
              text={graphic.title || t('untitled')}
              language={graphic.titleLanguage}
              write={(title) => t('sharing.removeTitle', { title })}
            />
          }
          text={t('sharing.removeText')}
          action={t('sharing.remove')}
          isPending={isLoading}
          failure={error}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}
