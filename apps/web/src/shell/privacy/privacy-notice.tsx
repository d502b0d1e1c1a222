import { LEGAL_PAGES } from '@tastwerk/contracts';
import { Button, Link } from '@tastwerk/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  choosePrivacy,
  PRIVACY_CHOICES,
  type PrivacyChoice,
  refusesTracking,
  usePrivacyChoice,
} from './privacy-choice.js';
import styles from './privacy-notice.module.css';

/** Time after which a new visitor is asked, in ms (product spec section 9). */
const DELAY_MS = 2000;

/** Props of `PrivacyNotice`. */
export interface PrivacyNoticeProps {
  /** Whether somebody asked to see it. */
  readonly isAskedFor: boolean;
  readonly onDone: () => void;
}

/**
 * Asks whether page views may be counted, with two equal answers. It comes by itself where no choice is stored, and whenever it is asked
 * for; the page stays usable beside it. Whoever refuses by their browser is not asked.
 */
export function PrivacyNotice({ isAskedFor, onDone }: PrivacyNoticeProps) {
  const choice = usePrivacyChoice();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const comesByItself = isDue && choice === undefined && !refusesTracking();
  if (!isAskedFor && !comesByItself) return null;
  return <Notice choice={choice} takesFocus={isAskedFor} onDone={onDone} />;
}

interface NoticeProps {
  readonly choice: PrivacyChoice | undefined;
  readonly takesFocus: boolean;
  readonly onDone: () => void;
}

function Notice({ choice, takesFocus, onDone }: NoticeProps) {
  const { t, i18n } = useTranslation('shell');
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const privacyPage = `/info/${i18n.language}/${LEGAL_PAGES.privacy}`;
  return (
    <section
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.notice}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && takesFocus) onDone();
      }}
    >
      <h2 id={titleId}>{t('privacy.title')}</h2>
      <p>
        {t('privacy.text')} <Link href={privacyPage}>{t(`footer.legal.${LEGAL_PAGES.privacy}`)}</Link>
      </p>
      {refusesTracking() ? <p>{t('privacy.refused')}</p> : null}
      {choice === undefined ? null : <p>{t('privacy.current', { choice: t(`privacy.choice.${choice}`) })}</p>}
      <div className={styles.choices}>
        {PRIVACY_CHOICES.map((one) => (
          <Button
            key={one}
            isWide
            onPress={() => {
              choosePrivacy(one);
              onDone();
            }}
          >
            {t(`privacy.choice.${one}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
