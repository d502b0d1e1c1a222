import { IconButton } from '@tastwerk/ui';
import { ChevronLeft, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageActions } from '../actions/page-actions.js';
import { usePageChanges } from '../pages-panel/use-page-changes.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { ActionButton } from './action-button.js';
import styles from './page-switcher.module.css';

const ICON_PX = 16;

/** Goes through the pages of the document, adds one, or removes the one that is shown. */
export function PageSwitcher() {
  const { t } = useTranslation('editor');
  const total = useEditorState((state) => documentOf(state).pages.length);
  const uuid = useEditorState((state) => currentPageOf(state)?.uuid ?? '');
  const index = useEditorState(({ session }) => Math.min(session.currentPage, total - 1));

  const { show, add, remove } = usePageChanges();

  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <IconButton
        label={t('pages.previous')}
        icon={<ChevronLeft size={ICON_PX} />}
        isDisabled={index <= 0}
        onPress={() => show(index - 1)}
      />
      <span className={styles.place}>{t('pages.page', { number: index + 1, total })}</span>
      <IconButton
        label={t('pages.next')}
        icon={<ChevronRight size={ICON_PX} />}
        isDisabled={index >= total - 1}
        onPress={() => show(index + 1)}
      />
      <IconButton label={t('pages.add')} icon={<Plus size={ICON_PX} />} onPress={add} />
      {pageActions.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      <IconButton
        label={t('pages.remove')}
        icon={<Trash2 size={ICON_PX} />}
        isDisabled={total === 1}
        onPress={() => remove(uuid)}
      />
    </nav>
  );
}
