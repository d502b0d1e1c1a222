import type { Document } from '@tastwerk/editor-core';
import { Alert, Button, EmptyState, KitProvider, Loader } from '@tastwerk/ui';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createEditorI18n } from '../i18n/editor-i18n.js';
import { createNewDocument } from '../new-document.js';
import type { DraftStore, DraftSummary, EditorLanguage } from '../ports.js';
import { issueSentence } from '../publish/issue-text.js';
import { LARGE_SCREEN, useMediaQuery } from '../state/use-media-query.js';
import { DeleteDraftDialog } from './delete-draft-dialog.js';
import { DraftCard } from './draft-card.js';
import styles from './editor-splash.module.css';
import { SmallScreenNotice } from './small-screen-notice.js';
import { useDrafts } from './use-drafts.js';

/** Props of {@link EditorSplash}. */
export interface EditorSplashProps {
  readonly drafts: DraftStore;
  readonly language: EditorLanguage;
  /** A document was chosen: a stored draft, or a blank one. */
  readonly onOpen: (document: Document) => void;
  /** Shown above the drafts, such as a hint to visitors that publishing needs an account. */
  readonly notice?: ReactNode;
}

function SplashContent({ drafts: store, language, onOpen, notice }: EditorSplashProps) {
  const { t } = useTranslation('editor');
  const { drafts, failure, report, reload } = useDrafts(store);
  const [deleting, setDeleting] = useState<DraftSummary>();
  const titleOf = ({ graphicTitle }: DraftSummary) => graphicTitle.trim() || t('untitled');

  const open = async (uuid: string) => {
    const draft = await store.get(uuid);
    if (draft.ok) onOpen(draft.value);
    else report(draft.error);
  };
  const remove = async (uuid: string) => {
    setDeleting(undefined);
    const removed = await store.delete(uuid);
    if (removed.ok) reload();
    else report(removed.error);
  };

  return (
    <div className={styles.splash}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{t('splash.title')}</h1>
          <p className={styles.intro}>{t('splash.intro')}</p>
        </div>
        <Button
          variant="primary"
          icon={<FilePlus2 size={18} />}
          onPress={() => onOpen(createNewDocument(language))}
        >
          {t('splash.new')}
        </Button>
      </header>
      {notice}
      {failure ? (
        <Alert kind="danger" isAnnounced actions={<Button onPress={reload}>{t('splash.tryAgain')}</Button>}>
          {issueSentence(failure, t)}
        </Alert>
      ) : null}
      <section className={styles.drafts} aria-labelledby="tw-drafts">
        <h2 id="tw-drafts" className={styles.heading}>
          {t('splash.drafts')}
        </h2>
        {drafts === undefined ? <Loader message={t('splash.loading')} /> : null}
        {drafts?.length === 0 ? (
          <EmptyState title={t('splash.empty')}>{t('splash.emptyHelp')}</EmptyState>
        ) : null}
        <ul className={styles.list}>
          {drafts?.map((draft) => (
            <DraftCard
              key={draft.uuid}
              draft={draft}
              title={titleOf(draft)}
              onOpen={() => void open(draft.uuid)}
              onDelete={() => setDeleting(draft)}
            />
          ))}
        </ul>
      </section>
      {deleting ? (
        <DeleteDraftDialog
          title={titleOf(deleting)}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => void remove(deleting.uuid)}
        />
      ) : null}
    </div>
  );
}

/** The way into the editor: a blank draft, or one of those in this browser. */
export function EditorSplash(props: EditorSplashProps) {
  const i18n = useMemo(() => createEditorI18n(props.language), [props.language]);
  const isLarge = useMediaQuery(LARGE_SCREEN);
  return (
    <I18nextProvider i18n={i18n}>
      <KitProvider locale={props.language}>
        {isLarge ? <SplashContent {...props} /> : <SmallScreenNotice />}
      </KitProvider>
    </I18nextProvider>
  );
}
