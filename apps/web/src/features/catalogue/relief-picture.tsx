import { createReliefClient } from '@tastwerk/editor-react/relief';
import { PAPER_FORMATS } from '@tastwerk/editor-core/document';
import { Loader } from '@tastwerk/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureFile } from '../../thumbnails/picture-file.js';
import styles from './relief-picture.module.css';

interface ReliefPictureProps {
  /** The version's file name. */
  readonly fileName: string;
  readonly page: number;
  readonly format: 'a4' | 'a3';
  readonly isLandscape: boolean;
  /** What the picture shows. */
  readonly alt: string;
  /** BCP 47 tag of `alt`. */
  readonly altLanguage: string;
}

/** The px of the printed sheet on white paper, asked for with the token: a hidden graphic shows its picture to few. */
async function pixelsOf(fileName: string, page: number, signal: AbortSignal): Promise<ImageData> {
  const bitmap = await createImageBitmap(await pictureFile(fileName, page, signal));
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('this browser gives no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

/** A page of a published graphic as the swollen sheet that it becomes, computed from its picture. */
export function ReliefPicture({ fileName, page, format, isLandscape, alt, altLanguage }: ReliefPictureProps) {
  const { t } = useTranslation('catalogue');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<{ readonly of: string; readonly isReady: boolean }>();
  const paper = PAPER_FORMATS[`${format}-${isLandscape ? 'landscape' : 'portrait'}`];
  const of = `${fileName} ${page}`;
  const state = made?.of !== of ? 'pending' : made.isReady ? 'ready' : 'failed';

  useEffect(() => {
    const client = createReliefClient();
    const stop = new AbortController();
    pixelsOf(fileName, page, stop.signal)
      .then(({ width, height, data }) => {
        const pxPerMm = width / paper.widthMm;
        return client.request({ width, height, pixels: data, pxPerMm, shows: 'print' });
      })
      .then(
        ({ width, height, pixels }) => {
          if (stop.signal.aborted || !canvas.current) return;
          Object.assign(canvas.current, { width, height });
          canvas.current.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
          setMade({ of, isReady: true });
        },
        () => {
          if (!stop.signal.aborted) setMade({ of, isReady: false });
        },
      );
    return () => {
      stop.abort();
      client.close();
    };
  }, [fileName, page, of, paper.widthMm]);

  return (
    <span className={styles.frame} data-landscape={isLandscape || undefined}>
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        lang={state === 'ready' ? altLanguage : undefined}
        aria-label={state === 'ready' ? alt : t('relief.pending')}
      />
      {state === 'pending' ? (
        <span className={styles.state}>
          <Loader message={t('relief.pending')} />
        </span>
      ) : null}
      {state === 'failed' ? (
        <span className={styles.state} role="alert">
          {t('relief.failed')}
        </span>
      ) : null}
    </span>
  );
}
