import { mmToPx } from '@tastwerk/editor-core/geometry';
import type { Scene } from '@tastwerk/editor-core/scene';
import { Spinner } from '@tastwerk/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { previewMemoryOf } from './preview-memory.js';
import styles from './preview.module.css';
import { fittingPxPerMm, useRoom } from './use-fit.js';
import { type PreviewPicture, usePreviewPicture } from './use-preview-picture.js';
import type { EditorStore } from '../../state/editor-store.js';
import type { PreviewMode } from './preview-mode.js';

/** How large a sheet is shown: wholly, or as a multiple of its true size. */
export type PreviewZoom = 'fit' | 1 | 2;

interface PreviewSheetProps {
  readonly store: EditorStore;
  readonly scene: Scene;
  readonly mode: PreviewMode;
  readonly zoom: PreviewZoom;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly onPicture: (picture: PreviewPicture) => void;
  /** What lies over the sheet. */
  readonly children?: ReactNode;
}

/** One sheet as a picture; it can be scrolled where it is larger than its room. */
export function PreviewSheet({ store, scene, mode, zoom, label, onPicture, children }: PreviewSheetProps) {
  const { t } = useTranslation('preview');
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const extent = useRoom(room);
  const cssPxPerMm = zoom === 'fit' ? fittingPxPerMm(extent, scene) : mmToPx(zoom);
  const picture = usePreviewPicture(canvas, {
    scene,
    isShaded: mode === 'relief' || mode === 'embossed',
    pxPerMm: cssPxPerMm * window.devicePixelRatio,
    reliefs: previewMemoryOf(store).reliefs,
  });
  useEffect(() => onPicture(picture), [onPicture, picture]);

  return (
    <div ref={room} className={styles.room} tabIndex={0} role="group" aria-label={t('room')}>
      <div
        className={styles.sheet}
        style={{ width: scene.widthMm * cssPxPerMm, height: scene.heightMm * cssPxPerMm }}
      >
        <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
        {children}
        {picture.state === 'pending' ? (
          <span className={styles.pending}>
            <Spinner size="small" />
            {t('pending')}
          </span>
        ) : null}
      </div>
    </div>
  );
}
