import { EditorSplash } from '@tastwerk/editor-react';
import { Alert, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../session/use-session.js';
import { useTitle } from '../../shell/use-title.js';
import { drafts } from './drafts.js';
import { handOver } from './opened-document.js';

/** The way into the editor: a new draft or one kept in this browser; visitors learn what an account is for. */
export function SplashPage() {
  const { t, i18n } = useTranslation('editor');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const session = useSession();
  useTitle(shell('title.splash'));
  return (
    <EditorSplash
      drafts={drafts}
      language={i18n.language === 'en' ? 'en' : 'de'}
      onOpen={(document) => {
        handOver(document);
        void navigate(`/editor/app?draft=${document.uuid}`);
      }}
      notice={
        session.status === 'visitor' ? (
          <Alert
            kind="info"
            actions={<Link href="/login?redirect=%2Feditor%2Fsplash">{shell('account.login')}</Link>}
          >
            {t('visitor')}
          </Alert>
        ) : null
      }
    />
  );
}
