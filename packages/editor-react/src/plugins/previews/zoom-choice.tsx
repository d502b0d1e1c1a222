import { ToggleButton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';
import type { PreviewZoom } from './preview-sheet.js';

const ZOOMS: readonly PreviewZoom[] = ['fit', 1, 2];

interface ZoomChoiceProps {
  readonly zoom: PreviewZoom;
  readonly onZoom: (zoom: PreviewZoom) => void;
}

/** How large a preview is shown. */
export function ZoomChoice({ zoom, onZoom }: ZoomChoiceProps) {
  const { t } = useTranslation('preview');
  return (
    <div role="group" aria-label={t('zoom.label')} className={styles.zooms}>
      {ZOOMS.map((one) => (
        <ToggleButton
          key={one}
          label={t(`zoom.${one}`)}
          isSelected={zoom === one}
          onChange={() => onZoom(one)}
        />
      ))}
    </div>
  );
}
