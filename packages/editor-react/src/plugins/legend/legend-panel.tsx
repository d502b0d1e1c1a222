import { explainedMarks, pageLegend } from '@tastwerk/editor-core/legend';
import { EmptyState } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { AbbreviationList } from './abbreviation-list.js';
import { LineList, TextureList } from './explained-lists.js';
import { LegendUse } from './legend-use.js';
import type { LegendView } from './legend-view.js';
import styles from './legend.module.css';

/** What the legend of a page explains: its textures, lines and abbreviations, each with the words for it and their braille. */
export function LegendPanel(view: LegendView) {
  const { t } = useTranslation('legend');
  const marks = explainedMarks(view.store.kinds, view.document, view.pageIndex);
  const { entries } = pageLegend(view.store.kinds, view.document, view.pageIndex);
  const isEmpty = marks.areas.length + marks.lines.length + marks.abbreviations.length === 0;
  return (
    <>
      <LegendUse view={view} hasEntries={entries.length > 0} />
      {isEmpty ? (
        <div className={styles.empty}>
          <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
        </div>
      ) : (
        <>
          <TextureList view={view} marks={marks} />
          <LineList view={view} marks={marks} />
          <AbbreviationList view={view} />
        </>
      )}
    </>
  );
}
