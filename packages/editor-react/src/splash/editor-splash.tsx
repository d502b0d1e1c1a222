import type { Document } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { Alert, Button, classNames, FileButton, KitProvider, Loader, VisuallyHidden } from '@tastwerk/ui';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PluginChoice } from '../contributions/plugin-choice.js';
import { DRAFT_FILE_ACCEPT } from '../drafts/import-draft.js';
import { createSplashI18n } from '../i18n/splash-i18n.js';
import type { DraftStore, DraftSummary, EditorLanguage } from '../ports.js';
import { issueSentence } from '../parts/issue-sentence.js';
import { LARGE_SCREEN, useMediaQuery } from '../state/use-media-query.js';
import { DeleteDraftDialog } from './delete-draft-dialog.js';
import { DraftFileNotices } from './draft-file-notices.js';
import { DraftList } from './draft-list.js';
import styles from './editor-splash.module.css';
import { NewDraft } from './new-draft.js';
import { RenameDraftDialog } from './rename-draft-dialog.js';
import { useDraftChanges } from './use-draft-changes.js';
import { useDraftFile } from './use-draft-file.js';
import { useDrafts } from './use-drafts.js';
import { useMissingPictures } from './use-missing-pictures.js';
import { useFileDrop } from './use-file-drop.js';

const ICON_PX = 18;
const NO_CHOICE: PluginChoice = {};

/** Props of {@link EditorSplash}. */
export interface EditorSplashProps {
  readonly drafts: DraftStore;
  readonly language: EditorLanguage;
  /** The plugins of the editor that opens the drafts: their templates are offered, and pictures show their objects. Keep the same object while the list is shown. */
  readonly plugins?: PluginChoice | undefined;
  /** Writes the braille in the pictures of templates; without it they show letters alone. */
  readonly translate?: BrailleTranslator;
  /** A blank draft is wanted. It is stored with its first change. */
  readonly onNew: () => void;
  /** A draft was chosen: one of the list, or one from a file or a template, which are stored first. */
  readonly onOpen: (document: Document) => void;
  /** Shown above the drafts, such as a hint to visitors that publishing needs an account. */
  readonly notice?: ReactNode;
}

/** A card far down the list may be what failed; a page without layout cannot scroll. */
function scrollIntoSight(element: Partial<HTMLElement> | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

function SplashContent({
  drafts: store,
  language,
  plugins = NO_CHOICE,
  translate,
  onNew,
  onOpen,
  notice,
}: EditorSplashProps) {
  const { t } = useTranslation('splash');
  const { t: words } = useTranslation('drafts');
  const list = useDrafts(store);
  const { drafts, failure, report, reload } = list;
  const pictures = useMissingPictures(store, drafts, plugins);
  const [deleting, setDeleting] = useState<DraftSummary>();
  const [renaming, setRenaming] = useState<DraftSummary>();
  const isLarge = useMediaQuery(LARGE_SCREEN);
  const headingId = useId();
  const file = useDraftFile(store, onOpen);
  const { isOver, handlers } = useFileDrop((dropped) => void file.open(dropped));
  const titleOf = ({ graphicTitle }: Pick<DraftSummary, 'graphicTitle'>) =>
    graphicTitle.trim() || words('untitled');
  const { duplicate, rename, changed, message } = useDraftChanges(store, list, titleOf);

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
    <div className={classNames(styles.splash, isOver && styles.over)} {...handlers}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
        <div className={styles.ways}>
          <FileButton
            accept={DRAFT_FILE_ACCEPT}
            icon={<FolderOpen size={ICON_PX} />}
            isPending={file.isReading}
            onFile={(chosen) => void file.open(chosen)}
          >
            {words('import.button')}
          </FileButton>
          <NewDraft
            drafts={store}
            language={language}
            plugins={plugins}
            translate={translate}
            onNew={onNew}
            onOpen={onOpen}
          />
        </div>
      </header>
      {isLarge ? null : (
        <Alert kind="warning" title={words('small.title')}>
          {words('small.text')}
        </Alert>
      )}
      <DraftFileNotices opening={file} onOpen={onOpen} />
      {failure ? (
        <div ref={scrollIntoSight}>
          <Alert
            kind="danger"
            isAnnounced
            // What did not load is tried again by what asked for it; the list is there.
            actions={
              failure.code === 'EDITOR_NOT_LOADED' ? null : <Button onPress={reload}>{t('tryAgain')}</Button>
            }
          >
            {issueSentence(failure, t)}
          </Alert>
        </div>
      ) : null}
      <section className={styles.drafts} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {t('drafts')}
        </h2>
        {drafts === undefined ? (
          <Loader message={t('loading')} />
        ) : (
          <DraftList
            drafts={drafts}
            pictures={pictures}
            titleOf={titleOf}
            changed={changed}
            onOpen={(uuid) => void open(uuid)}
            onRename={setRenaming}
            onDuplicate={(draft, picture) => void duplicate(draft, picture)}
            onDelete={setDeleting}
          />
        )}
      </section>
      {notice}
      {isOver ? <p className={styles.drop}>{words('import.drop')}</p> : null}
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      {renaming ? (
        <RenameDraftDialog
          title={renaming.graphicTitle}
          language={renaming.language}
          onClose={() => setRenaming(undefined)}
          onRename={async (title) => {
            const refused = await rename(renaming, title);
            if (!refused) setRenaming(undefined);
            return refused;
          }}
        />
      ) : null}
      {deleting ? (
        <DeleteDraftDialog
          title={titleOf(deleting)}
          language={deleting.graphicTitle.trim() ? deleting.language : undefined}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => void remove(deleting.uuid)}
        />
      ) : null}
    </div>
  );
}

/** The way into the editor: a blank draft, a file, or one of those in this browser. */
export function EditorSplash(props: EditorSplashProps) {
  const i18n = useMemo(() => createSplashI18n(props.language), [props.language]);
  return (
    <I18nextProvider i18n={i18n}>
      <KitProvider locale={props.language}>
        <SplashContent {...props} />
      </KitProvider>
    </I18nextProvider>
  );
}
