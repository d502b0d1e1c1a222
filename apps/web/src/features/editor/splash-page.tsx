import { createWorkerTranslator } from '@tastwerk/braille/worker';
import { EditorSplash } from '@tastwerk/editor-react/splash';
import { Alert, Link } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../session/use-session.js';
import { useTitle } from '../../page/use-title.js';
import { drafts } from './drafts.js';
import { draftAddress, handOver, NEW_DRAFT } from './opened-document.js';
import { splashPlugins } from './splash-plugins.js';

/** The way into the editor: a new draft or one kept in this browser; visitors learn what an account is for. */
export function SplashPage() {
  const { t, i18n } = useTranslation('editor');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const session = useSession();
  // It writes the braille in the pictures of templates, and starts with the first of them.
  const [translator] = useState(createWorkerTranslator);
  useEffect(() => () => translator.dispose(), [translator]);
  useTitle(shell('title.splash'));
  return (
    <EditorSplash
      drafts={drafts}
      plugins={splashPlugins}
      translate={translator}
      language={i18n.language === 'en' ? 'en' : 'de'}
      onNew={() => void navigate(NEW_DRAFT)}
      onOpen={(document) => {
        handOver(document);
        void navigate(draftAddress(document.uuid));
      }}
      notice={
        session.status === 'visitor' ? (
          <Alert
            kind="info"
            actions={
              <>
                <Link href="/login?redirect=%2Feditor%2Fsplash">{shell('account.login')}</Link>
                <Link href="/signup?redirect=%2Feditor%2Fsplash">{shell('account.signUp')}</Link>
              </>
            }
          >
            {t('visitor')}
          </Alert>
        ) : null
      }
    />
  );
}
