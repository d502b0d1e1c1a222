import type { Document } from '@tastwerk/editor-core';
import { PROOFING_SOURCES, type SourceKey } from '@tastwerk/editor-core/proofing';
import { Button } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import type { SourceContributions } from '../../contributions/editor-plugin.js';
import { findingSentence } from '../../sentences/finding-sentence.js';
import { findingPlace } from './finding-place.js';
import type { FindingRow } from './finding-rows.js';
import styles from './proofing.module.css';
import { FINDING_ROW } from './use-after-fix.js';

interface FindingItemProps {
  readonly row: FindingRow;
  /** The document in which it was found. */
  readonly document: Document;
  /** Whether nothing can be fixed now. */
  readonly isBusy: boolean;
  readonly isShown: boolean;
  readonly onShow: () => void;
  /** How many findings of the row can be fixed, and of the whole list by the same rule. */
  readonly fixCount: number;
  readonly fixAllCount: number;
  /** What fixing the row would change. */
  readonly fixWords: string | undefined;
  readonly onFix: () => void;
  readonly onFixAll: () => void;
  readonly onPassOver: () => void;
}

/** Sources of the editor's own rules cannot be changed by plugins. */
function sourceName(key: SourceKey, ofPlugins: SourceContributions, t: TFunction<'proofing'>): string {
  if (key === 'own') return t('figures.source');
  if (key === 'tastwerk') return t('panel.ownRule');
  const source = { ...ofPlugins, ...PROOFING_SOURCES }[key];
  return source ? t('panel.source', { work: source.work, place: source.place }) : key;
}

/** One row of the list: what was found, where, by which source, with the ways to look at it and to fix it. */
export function FindingItem({
  row,
  document,
  isBusy,
  isShown,
  onShow,
  fixCount,
  fixAllCount,
  fixWords,
  onFix,
  onFixAll,
  onPassOver,
}: FindingItemProps) {
  const { t } = useTranslation('proofing');
  const { t: tEditor } = useTranslation(['editor', 'proofing']);
  const { sources } = useContributions();
  const sentenceId = useId();
  const changesId = useId();
  const { source, pageIndex } = row.finding;
  const place = findingPlace(row, document, tEditor);
  // Heard in a list of buttons, "Fix" alone says nothing.
  const named = (button: string) => (place ? t('panel.named', { button, objects: place }) : button);
  const changes = fixCount > 0 ? fixWords : undefined;
  return (
    <li className={styles.item} {...{ [FINDING_ROW]: '' }} data-shown={isShown || undefined}>
      <div className={styles.words}>
        <p id={sentenceId}>{findingSentence(row.finding, tEditor)}</p>
        {place ? <p className={styles.origin}>{place}</p> : null}
        {changes ? (
          <p id={changesId} className={styles.origin}>
            {t('panel.fixChanges', { changes })}
          </p>
        ) : null}
      </div>
      <div className={styles.buttons}>
        {pageIndex === null && row.objects.length === 0 ? null : (
          <Button aria-label={named(t('panel.show'))} aria-describedby={sentenceId} onPress={onShow}>
            {t('panel.show')}
          </Button>
        )}
        {fixCount > 0 ? (
          <Button
            aria-label={named(t('panel.fix'))}
            aria-describedby={changes ? `${sentenceId} ${changesId}` : sentenceId}
            isDisabled={isBusy}
            onPress={onFix}
          >
            {t('panel.fix')}
          </Button>
        ) : null}
        {fixCount > 0 && fixAllCount > fixCount ? (
          <Button aria-describedby={sentenceId} isDisabled={isBusy} onPress={onFixAll}>
            {t('panel.fixAll', { count: fixAllCount })}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          aria-label={named(t('panel.pass'))}
          aria-describedby={sentenceId}
          onPress={onPassOver}
        >
          {t('panel.pass')}
        </Button>
      </div>
      <details className={styles.source}>
        <summary aria-describedby={sentenceId}>{t('panel.sourceOf')}</summary>
        <p>{sourceName(source, sources, t)}</p>
      </details>
    </li>
  );
}
