import type { Variant } from '@tastwerk/contracts';
import { Button, Loader } from '@tastwerk/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartHeading } from '../../../page/part-heading.js';

const BrailleText = lazy(async () => ({ default: (await import('./braille-text.js')).BrailleText }));

interface BrailleSectionProps {
  readonly variant: Variant;
  /** Title of the graphic, in the language of the braille. */
  readonly title: string;
}

/** The braille of a graphic as text, for a braille display. It is written on demand, as the tables are large. */
export function BrailleSection({ variant, title }: BrailleSectionProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{t('braille.title')}</PartHeading>
      <div>
        <Button aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'braille.hide' : 'braille.show')}
        </Button>
      </div>
      {isShown ? (
        <Suspense fallback={<Loader message={t('braille.pending')} />}>
          <BrailleText variant={variant} title={title} />
        </Suspense>
      ) : null}
    </section>
  );
}
