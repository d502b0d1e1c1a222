import { ReliefSession } from '@tastwerk/editor-react/relief';
import { PAPER_FORMATS } from '@tastwerk/editor-core';
import { Loader } from '@tastwerk/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './relief-picture.module.css';

interface ReliefPictureProps {
  /** Address of the picture of the printed sheet. */
  readonly src: string;
  readonly format: 'a4' | 'a3';
  readonly isLandscape: boolean;
  /** What the picture shows. */
  readonly alt: string;
}

/** The px of the picture at `src` on white paper. */
async function pixelsOf(src: string): Promise<ImageData> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** A page of a published graphic as the swollen sheet that it becomes, computed from its picture. */
export function ReliefPicture({ src, format, isLandscape, alt }: ReliefPictureProps) {
  const { t } = useTranslation('catalogue');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<{ readonly src: string; readonly isReady: boolean }>();
  const paper = PAPER_FORMATS[`${format}-${isLandscape ? 'landscape' : 'portrait'}`];
  const state = made?.src !== src ? 'pending' : made.isReady ? 'ready' : 'failed';

  useEffect(() => {
    const session = new ReliefSession();
    let isWanted = true;
    pixelsOf(src)
      .then(({ width, height, data }) => {
        const pxPerMm = width / paper.widthMm;
        return session.shade({ width, height, pixels: data, pxPerMm, shows: 'print' });
      })
      .then(
        ({ width, height, pixels }) => {
          if (!isWanted || !canvas.current) return;
          Object.assign(canvas.current, { width, height });
          canvas.current.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
          setMade({ src, isReady: true });
        },
        () => {
          if (isWanted) setMade({ src, isReady: false });
        },
      );
    return () => {
      isWanted = false;
      session.close();
    };
  }, [src, paper.widthMm]);

  return (
    <span className={styles.frame} data-landscape={isLandscape || undefined}>
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
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
