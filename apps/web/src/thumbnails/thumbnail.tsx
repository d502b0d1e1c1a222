import { fillPath } from '@tastwerk/contracts';
import { PAPER_FORMATS } from '@tastwerk/editor-core/document';
import { classNames } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.js';
import { currentLinkKey } from '../api/link-key.js';
import { routeNamed } from '../api/route-named.js';
import { send } from '../api/send.js';
import { useLanguage } from '../i18n/use-language.js';
import { hasSession } from '../api/token.js';
import { MOST_RETRIES, RETRY_MS, STILL_MADE } from './picture-file.js';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  readonly fileName: string;
  readonly page: number;
  readonly size: 'sm' | 'xl';
  readonly format: 'a4' | 'a3';
  readonly isLandscape: boolean;
  /** What the picture shows; empty where the words beside it say so already. */
  readonly alt: string;
  /** BCP 47 tag of `alt`, where it is not in the language of the interface. */
  readonly altLanguage?: string | undefined;
}

/** One page of a published graphic as a sheet of paper; says so while its picture is still being made. */
export function Thumbnail({ fileName, page, size, format, isLandscape, alt, altLanguage }: ThumbnailProps) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const [isMissing, setMissing] = useState(false);
  const [retries, setRetries] = useState(0);
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (own === null) return undefined;
    return () => URL.revokeObjectURL(own);
  }, [own]);
  useEffect(() => {
    if (!isMissing || retries >= MOST_RETRIES) return;
    const timer = setTimeout(() => {
      setRetries(retries + 1);
      setMissing(false);
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isMissing, retries]);
  // A graphic that is not for everybody shows its picture to those who send their token or the key of its link, which an img element cannot.
  const lookAgain = async () => {
    if ((hasSession() || currentLinkKey() !== null) && own === null) {
      const answer = await send(call('thumbnail', { params: { fileName, size, page } }));
      if (answer.ok && answer.response.status !== STILL_MADE) {
        setOwn(URL.createObjectURL(await answer.response.blob()));
        return;
      }
    }
    setMissing(true);
  };
  const paper = PAPER_FORMATS[`${format}-${isLandscape ? 'landscape' : 'portrait'}`];
  const sheet = classNames(styles.sheet, isLandscape ? styles.landscape : styles.portrait);
  if (isMissing) {
    return (
      <span
        className={sheet}
        role="img"
        lang={alt ? altLanguage : undefined}
        aria-label={alt || t('thumbnail.missing')}
      >
        <span className={styles.missing} lang={language}>
          {t('thumbnail.missing')}
        </span>
      </span>
    );
  }
  return (
    <img
      className={sheet}
      src={own ?? fillPath(routeNamed('thumbnail').path, { fileName, size, page })}
      alt={alt}
      lang={altLanguage}
      loading="lazy"
      width={paper.widthMm}
      height={paper.heightMm}
      onError={() => void lookAgain()}
    />
  );
}
