import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { IconButton } from '@tastwerk/ui';
import { ChevronLeft, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../new-uuid.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import styles from './page-switcher.module.css';

const ICON_PX = 16;

/** Goes through the pages of the document, adds one, or removes the one that is shown. */
export function PageSwitcher() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const total = useEditorState((state) => documentOf(state).pages.length);
  const index = useEditorState(({ session }) => Math.min(session.currentPage, total - 1));

  const show = (page: number) => {
    store.dispatch(sessionActions.select([]));
    store.dispatch(sessionActions.setCurrentPage(page));
  };
  const add = () => {
    const name = t('newPage', { number: total + 1 });
    store.dispatch(runCommand({ type: 'add-page', uuid: newUuid(), name, titleLabelUuid: newUuid() }));
    show(total);
  };
  const remove = () => {
    const page = currentPageOf(store.getState());
    if (!page) return;
    store.dispatch(runCommand({ type: 'remove-page', uuid: page.uuid }));
    show(Math.max(0, index - 1));
  };

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
      <IconButton
        label={t('pages.remove')}
        icon={<Trash2 size={ICON_PX} />}
        isDisabled={total === 1}
        onPress={remove}
      />
    </nav>
  );
}
