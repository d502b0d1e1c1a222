import type { BraillePage } from '@tastwerk/editor-core';
import { IconButton } from '@tastwerk/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrailleCells } from './braille-cells.js';
import styles from './fields.module.css';

const ICON_PX = 16;

interface BraillePagePreviewProps {
  readonly pages: readonly BraillePage[];
  readonly cellsPerRow: number;
  /** Whether lines are still being translated. */
  readonly isPending: boolean;
}

/** The embossed pages, one at a time. */
export function BraillePagePreview({ pages, cellsPerRow, isPending }: BraillePagePreviewProps) {
  const { t } = useTranslation('editor');
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, pages.length - 1);
  const page = pages[index];
  const isEmpty = !page || page.rows.every((row) => row.length === 0);

  if (isEmpty) {
    return (
      <p className={styles.note}>{t(isPending ? 'braillePages.pending' : 'braillePages.previewEmpty')}</p>
    );
  }
  const label = t('braillePages.previewPage', { number: index + 1, total: pages.length });
  return (
    <>
      <div className={styles.sheet}>
        <BrailleCells label={label} rows={page.rows} cellsPerRow={cellsPerRow} />
      </div>
      <div className={styles.pageSwitch}>
        <IconButton
          label={t('braillePages.previousPage')}
          icon={<ChevronLeft size={ICON_PX} />}
          isDisabled={index === 0}
          onPress={() => setChosen(index - 1)}
        />
        <span>{label}</span>
        <IconButton
          label={t('braillePages.nextPage')}
          icon={<ChevronRight size={ICON_PX} />}
          isDisabled={index === pages.length - 1}
          onPress={() => setChosen(index + 1)}
        />
      </div>
    </>
  );
}
