import { createWorkerTranslator } from '@tastwerk/braille/worker';
import type { Document } from '@tastwerk/editor-core';
import { Editor, type EditorPorts, type DownloadArtefact } from '@tastwerk/editor-react';
import { ButtonLink, EmptyState, Loader } from '@tastwerk/ui';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { ApiDispatch } from '../../api/base-api.js';
import { useSession } from '../../session/use-session.js';
import { useLanguage } from '../../i18n/use-language.js';
import { useTitle } from '../../page/use-title.js';
import { drafts } from './drafts.js';
import styles from './editor-page.module.css';
import { createImportPorts } from './import-ports.js';
import { createMakeDraftFile } from './make-draft-file.js';
import { draftAddress, handOver } from './opened-document.js';
import { plugins } from './plugins.js';
import { createPublish, createTermsOf } from './publish-document.js';
import { marksToCome } from './marks-to-come.js';
import { createOwnWordSource } from './own-word-source.js';
import { addressToPublish, usePublishParameter } from './publish-parameter.js';
import { createTagSource } from './tag-source.js';
import { useDocumentToOpen } from './use-document-to-open.js';
import { RENDERING_FORMATS } from '@tastwerk/contracts';
import { saveFilesOfVersion } from '../../api/save-files-of-version.js';

/** Hands the files of one format of what was just published to the user. */
const downloadArtefact: DownloadArtefact = async (outcome, name) => {
  const format = RENDERING_FORMATS.find((candidate) => candidate === name);
  return format !== undefined && (await saveFilesOfVersion(outcome, format)) === null;
};

const SPLASH = '/editor/splash';

/** The drafts of this browser. From its first change on a document is one of them, and the address names it. */
const namedDrafts: EditorPorts['drafts'] = {
  ...drafts,
  keepAtHand(document) {
    nameDraft(document);
    drafts.keepAtHand?.(document);
  },
};

/** Names the draft `uuid` in the address: loading the page again must open it, and not the start. */
function nameDraft({ uuid }: Document): void {
  const address = draftAddress(uuid);
  const { pathname, search } = window.location;
  if (pathname + search !== address) window.history.replaceState(window.history.state, '', address);
}

/** The editor over the whole window, with drafts in this browser, braille from a worker and publishing over the API. */
export function EditorPage() {
  const { t } = useTranslation('editor');
  const { t: all } = useTranslation();
  const dispatch: ApiDispatch = useDispatch();
  const navigate = useNavigate();
  const session = useSession();
  const language = useLanguage();
  const [translator] = useState(createWorkerTranslator);
  const opening = useDocumentToOpen();
  const opensPublishing = usePublishParameter(opening.state === 'opened');
  useTitle(all('shell:title.editor'));
  useEffect(() => () => translator.dispose(), [translator]);

  const isSignedIn = session.status === 'signed-in';
  const canEditInstallation = session.user?.user_rights.can_edit_admin === true;
  const ports = useMemo<EditorPorts>(
    () => ({
      translate: translator,
      readBraille: translator,
      drafts: namedDrafts,
      publish: isSignedIn ? createPublish(dispatch, all) : null,
      onLogin: () => void navigate(`/login?redirect=${encodeURIComponent(addressToPublish())}`),
      onLeave: () => void navigate(SPLASH),
      onOpenDocument: (document) => {
        handOver(document);
        void navigate(draftAddress(document.uuid));
      },
      onOpenPublished: (variantId) => void navigate(`/editor/app?variant=${variantId}&mode=edit`),
      download: downloadArtefact,
      makeFile: createMakeDraftFile(all),
      ...createImportPorts(all),
      termsOf: createTermsOf(dispatch),
      marksToCome,
      tags: createTagSource(language),
      ownWords: createOwnWordSource(all, { isSignedIn, canEditInstallation }),
      onPublished: ({ url }) => void navigate(url),
    }),
    [translator, isSignedIn, canEditInstallation, dispatch, all, navigate, language],
  );

  return (
    <main className={styles.window}>
      {opening.state === 'opening' ? <Loader message={t('opening')} /> : null}
      {opening.state === 'failed' ? (
        <div className={styles.failed}>
          <EmptyState
            title={t('failed')}
            headingLevel={1}
            actions={<ButtonLink href={SPLASH}>{t('toDrafts')}</ButtonLink>}
          >
            {opening.message}
          </EmptyState>
        </div>
      ) : null}
      {opening.state === 'opened' ? (
        <Editor
          document={opening.document}
          ports={ports}
          plugins={plugins}
          language={language}
          opens={opensPublishing ? 'publish' : undefined}
          placeholder={<Loader message={t('opening')} />}
        />
      ) : null}
    </main>
  );
}
