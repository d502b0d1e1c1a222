import { LEGAL_PAGES } from '@tastwerk/contracts';
import { Button, Link } from '@tastwerk/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onPrivacyAsked } from './ask-again.js';
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

/**
 * Asks whether page views may be counted, with two equal answers. It comes by itself where no choice is stored, and whenever it is asked
 * for; the page stays usable beside it. Whoever refuses by their browser is not asked.
 */
export function PrivacyNotice() {
  const choice = usePrivacyChoice();
  const [isDue, setDue] = useState(false);
  /** What had the focus when the question was asked for. */
  const [opener, setOpener] = useState<Element | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onPrivacyAsked(() => setOpener(document.activeElement ?? document.body)), []);
  const comesByItself = isDue && choice === undefined && !refusesTracking();
  if (!opener && !comesByItself) return null;
  const close = () => {
    setOpener(null);
    if (opener instanceof HTMLElement) opener.focus();
  };
  return <Notice choice={choice} takesFocus={opener !== null} onDone={close} />;
}

interface NoticeProps {
  readonly choice: PrivacyChoice | undefined;
  readonly takesFocus: boolean;
  readonly onDone: () => void;
}

function Notice({ choice, takesFocus, onDone }: NoticeProps) {
  const { t, i18n } = useTranslation(['privacy', 'shell']);
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const privacyPage = `/info/${i18n.language}/${LEGAL_PAGES.privacy}`;
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.notice}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && takesFocus) onDone();
      }}
    >
      <h2 id={titleId}>{t('title')}</h2>
      <p>
        {t('text')} <Link href={privacyPage}>{t(`shell:footer.legal.${LEGAL_PAGES.privacy}`)}</Link>
      </p>
      {refusesTracking() ? <p>{t('refused')}</p> : null}
      {choice === undefined ? null : <p>{t('current', { choice: t(`choice.${choice}`) })}</p>}
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
            {t(`choice.${one}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
