import { Button, classNames, NumberField, Skeleton } from '@tastwerk/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelFooter, importStyles as dialogStyles } from '../import/index.js';
import card from '../../parts/picture-card.module.css';
import type { PdfFile } from './pdf-file.js';
import styles from './pdf.module.css';

interface PagePickerProps {
  readonly file: PdfFile;
  readonly onChoose: (page: number) => void;
  readonly onClose: () => void;
}

/** Pages that are shown at first, and each time that more are asked for. */
const SHOWN_PAGES = 24;
/** As fine as a small picture is on a sharp screen. */
const THUMBNAIL = { dpi: 72, mostPixels: 120_000 } as const;

/** Calls `see` when `element` comes into sight, at once where nothing watches; gives what ends the watch. */
function onceInSight(element: Element | null, see: () => void): () => void {
  if (!element || typeof IntersectionObserver !== 'function') {
    see();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    see();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The address of a small picture of page `page`, which is drawn when `element` comes into sight; null where it cannot be drawn. */
function useThumbnail(file: PdfFile, page: number) {
  const frame = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    const abort = new AbortController();
    let made: string | undefined;
    const draw = async () => {
      const drawn = await file.draw(page, THUMBNAIL, abort.signal);
      if (abort.signal.aborted || !drawn) return;
      made = drawn.ok ? URL.createObjectURL(drawn.value) : undefined;
      setUrl(made ?? null);
    };
    const forget = onceInSight(frame.current, () => void draw());
    return () => {
      forget();
      abort.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file, page]);
  return { frame, url };
}

function PageCard({ file, page, onChoose }: Omit<PagePickerProps, 'onClose'> & { readonly page: number }) {
  const { t } = useTranslation('import');
  const { frame, url } = useThumbnail(file, page);
  return (
    <li>
      <button type="button" className={classNames(card.card, styles.card)} onClick={() => onChoose(page)}>
        <span ref={frame} className={classNames(card.picture, styles.picture)}>
          {url === undefined ? <Skeleton /> : null}
          {url ? <img src={url} alt="" /> : null}
        </span>
        <span>{t('pdf.page', { page })}</span>
      </button>
    </li>
  );
}

/** Asks for a page of a PDF file: by its number, or by its picture. */
export function PagePicker({ file, onChoose, onClose }: PagePickerProps) {
  const { t } = useTranslation('import');
  const [typed, setTyped] = useState(1);
  const [shown, setShown] = useState(SHOWN_PAGES);
  const pages = Array.from({ length: Math.min(shown, file.pages) }, (_, index) => index + 1);
  const left = file.pages - pages.length;
  return (
    <>
      <h3 className={dialogStyles.heading}>{t('pdf.choose')}</h3>
      <p>{t('pdf.chooseHelp', { count: file.pages })}</p>
      <form
        className={styles.number}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(typed);
        }}
      >
        <NumberField
          label={t('pdf.number', { count: file.pages })}
          maximumFractionDigits={0}
          minValue={1}
          maxValue={file.pages}
          value={typed}
          onChange={(page) => {
            if (!Number.isNaN(page)) setTyped(page);
          }}
        />
        <Button type="submit">{t('pdf.open')}</Button>
      </form>
      <ul className={styles.pages} aria-label={t('pdf.pages')}>
        {pages.map((page) => (
          <PageCard key={page} file={file} page={page} onChoose={onChoose} />
        ))}
      </ul>
      {left > 0 ? (
        <Button onPress={() => setShown(shown + SHOWN_PAGES)}>
          {t('pdf.more', { count: Math.min(left, SHOWN_PAGES) })}
        </Button>
      ) : null}
      <CancelFooter onClose={onClose} />
    </>
  );
}
