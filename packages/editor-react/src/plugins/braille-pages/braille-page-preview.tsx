import type { BraillePagesLayout } from '@tastwerk/editor-core';
import {
  type BrailleSystem,
  brailleTagOf,
  cellsToUnicode,
  type PrintedBraillePage,
} from '@tastwerk/editor-core/braille';
import { VisuallyHidden } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSwitch } from './page-switch.js';
import { SheetPicture } from './sheet-picture.js';
import styles from '../../parts/fields.module.css';

interface BraillePagePreviewProps {
  readonly pages: readonly PrintedBraillePage[];
  readonly layout: BraillePagesLayout;
  readonly system: BrailleSystem;
  /** Whether lines are still being translated. */
  readonly isPending: boolean;
}

/** The embossed pages, one at a time. */
export function BraillePagePreview({ pages, layout, system, isPending }: BraillePagePreviewProps) {
  const { t } = useTranslation('editor');
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, pages.length - 1);
  const page = pages[index];

  if (!page) {
    return (
      <p className={styles.note}>{t(isPending ? 'braillePages.pending' : 'braillePages.previewEmpty')}</p>
    );
  }
  const label = t('braillePages.previewPage', { number: index + 1, total: pages.length });
  return (
    <>
      <figure className={styles.sheet} aria-label={label}>
        <SheetPicture page={page} layout={layout} />
        <VisuallyHidden>
          <span lang={brailleTagOf(system)}>{page.rows.map(cellsToUnicode).join('\n')}</span>
        </VisuallyHidden>
      </figure>
      <PageSwitch page={index} total={pages.length} onShow={setChosen} />
    </>
  );
}
