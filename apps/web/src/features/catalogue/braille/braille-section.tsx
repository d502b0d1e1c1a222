import type { Variant } from '@tastwerk/contracts';
import { Button } from '@tastwerk/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartHeading } from '../../../page/part-heading.js';
import { BrailleText } from './braille-text.js';

/** The braille of a graphic as text, for a braille display. It is asked for on demand: few need it, and it may be long. */
export function BrailleSection({ variant }: { readonly variant: Variant }) {
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
      {isShown ? <BrailleText variant={variant} /> : null}
    </section>
  );
}
