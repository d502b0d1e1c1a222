import { useTranslation } from 'react-i18next';
import {
  addPageAction,
  nextPageAction,
  pageActions,
  previousPageAction,
  removePageAction,
} from './page-actions.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { ActionButton } from '../../parts/action-button.js';
import { LARGE_SCREEN, useMediaQuery } from '../../state/use-media-query.js';
import styles from './page-switcher.module.css';

/** Goes through the pages of the document, adds one, or removes the one that is shown; in a narrow window the panel of the pages does that. */
export function PageSwitcher() {
  const { t } = useTranslation('editor');
  const total = useEditorState((state) => documentOf(state).pages.length);
  const index = useEditorState(({ session }) => Math.min(session.currentPage, total - 1));
  const isLarge = useMediaQuery(LARGE_SCREEN);
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <ActionButton action={previousPageAction} />
      <span className={styles.place}>{t('pages.page', { number: index + 1, total })}</span>
      <ActionButton action={nextPageAction} />
      {isLarge
        ? [addPageAction, ...pageActions, removePageAction].map((action) => (
            <ActionButton key={action.id} action={action} />
          ))
        : null}
    </nav>
  );
}
