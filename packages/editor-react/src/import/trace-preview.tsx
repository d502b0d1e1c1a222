import { outlineOf, svgPathOf } from '@tastwerk/editor-core';
import type { PlacedText, TracedPaths } from '@tastwerk/editor-core/import';
import { Switch } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './import-dialog.module.css';

interface TracePreviewProps {
  readonly url: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** What comes onto the page, with the picture's corner at 0, 0; undefined before the first trace. */
  readonly traced: TracedPaths | undefined;
  readonly texts: readonly PlacedText[];
  readonly isPending: boolean;
}

/** The picture with what is traced of it and where its texts become labels. The last trace is shown until there is another. */
export function TracePreview({ url, widthMm, heightMm, traced, texts, isPending }: TracePreviewProps) {
  const { t } = useTranslation('import');
  const [isPictureShown, setPictureShown] = useState(true);
  const outline = useMemo(
    () => svgPathOf((traced?.paths ?? []).flatMap((path) => outlineOf(path) ?? [])),
    [traced],
  );
  const parts = traced ? t('preview.result', { count: traced.paths.length }) : '';
  const said = [
    parts,
    traced && traced.partsLeftOut > 0 ? t('preview.leftOut', { count: traced.partsLeftOut }) : '',
    traced && traced.holesFilled > 0 ? t('preview.filled', { count: traced.holesFilled }) : '',
  ].filter((text) => text !== '');
  return (
    <div className={styles.previewArea}>
      <svg
        className={styles.preview}
        viewBox={`0 0 ${widthMm} ${heightMm}`}
        role="img"
        aria-label={t('preview.label', { parts: said.join(', ') })}
        data-pending={isPending || undefined}
      >
        <rect className={styles.sheet} width={widthMm} height={heightMm} />
        {isPictureShown ? (
          <image className={styles.picture} href={url} width={widthMm} height={heightMm} />
        ) : null}
        <path className={styles.traced} d={outline} />
        {texts.map(({ box: { x, y, width, height } }, index) => (
          <rect key={index} className={styles.label} x={x} y={y} width={width} height={height} />
        ))}
      </svg>
      <p className={styles.said} role="status">
        {isPending ? t('adjust.waiting') : said.join(' · ')}
      </p>
      <Switch isSelected={isPictureShown} onChange={setPictureShown}>
        {t('preview.picture')}
      </Switch>
    </div>
  );
}
