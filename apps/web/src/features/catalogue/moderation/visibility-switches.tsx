import type { GraphicDetails, Variant } from '@tastwerk/contracts';
import { Alert, Button, SentenceWith } from '@tastwerk/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLanguages } from '../in-language.js';
import { ErrorText } from '../../../page/error-text.js';
import { useShowMutation } from '../catalogue-api.js';
import styles from '../variant-screen.module.css';
import { HideDialog } from './hide-dialog.js';
import { PartHeading } from '../../../page/part-heading.js';

interface VisibilitySwitchesProps {
  readonly graphic: GraphicDetails & Pick<ShownLanguages, 'titleLanguage'>;
  readonly variant: Variant;
}

/** Hides for a reason or shows a variant, or the graphic with all of them; for whoever has the right to. */
export function VisibilitySwitches({ graphic, variant }: VisibilitySwitchesProps) {
  const { t } = useTranslation('catalogue');
  const [show, { isLoading, error, originalArgs }] = useShowMutation();
  const [asked, setAsked] = useState<'variant' | 'graphic' | null>(null);
  const choices = [
    { what: 'variant', id: variant.id, isPublic: variant.public },
    { what: 'graphic', id: graphic.id, isPublic: graphic.public },
  ] as const;
  return (
    <section aria-labelledby="variant-visibility">
      <PartHeading id="variant-visibility">{t('visibility.title')}</PartHeading>
      <p className={styles.description} role="status">
        {t(
          graphic.public
            ? variant.public
              ? 'visibility.public'
              : 'visibility.variant'
            : 'visibility.graphic',
        )}
      </p>
      <div className={styles.row}>
        {choices.map(({ what, id, isPublic }) => (
          <Button
            key={what}
            icon={isPublic ? <EyeOff /> : <Eye />}
            isPending={isLoading && originalArgs?.what === what}
            onPress={() => (isPublic ? setAsked(what) : void show({ what, id, body: { public: true } }))}
          >
            {t(`visibility.${isPublic ? 'hide' : 'show'}.${what}`)}
          </Button>
        ))}
      </div>
      {error && asked === null ? (
        <Alert kind="danger" isAnnounced>
          <ErrorText failure={error} />
        </Alert>
      ) : null}
      {asked === null ? null : (
        <HideDialog
          title={
            <SentenceWith
              text={graphic.title || t('untitled')}
              language={graphic.titleLanguage}
              write={(title) => t(`visibility.ask.${asked}`, { title })}
            />
          }
          action={t(`visibility.hide.${asked}`)}
          isPending={isLoading}
          failure={originalArgs?.body.public === false ? error : undefined}
          hide={async (reason) => {
            const { id } = asked === 'graphic' ? graphic : variant;
            const answer = await show({ what: asked, id, body: { public: false, reason } });
            return !('error' in answer);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
