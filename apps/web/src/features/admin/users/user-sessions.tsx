import type { UserDetails } from '@tastwerk/contracts';
import { Button, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { useRevokeUserSessionMutation, useRevokeUserSessionsMutation } from '../people-api.js';
import { useMayEdit } from '../use-may-edit.js';

interface UserSessionsProps {
  readonly user: UserDetails;
  readonly onEnded: (what: 'one' | 'all') => void;
}

/** Where somebody is signed in, with the way to end that. */
export function UserSessions({ user: { id, sessions }, onEnded }: UserSessionsProps) {
  const { t } = useTranslation('admin');
  const { momentText } = useMoments();
  const mayEdit = useMayEdit();
  const [revoke, revoking] = useRevokeUserSessionMutation();
  const [revokeAll, revokingAll] = useRevokeUserSessionsMutation();
  const end = async (sessionId: string) => {
    const answer = await revoke({ id, sessionId });
    if (!('error' in answer)) onEnded('one');
  };
  const endAll = async () => {
    const answer = await revokeAll(id);
    if (!('error' in answer)) onEnded('all');
  };
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">{t('users.sessions')}</h2>
      <FailureAlert failure={revoking.error ?? revokingAll.error} />
      {sessions.length === 0 ? <p>{t('users.noSessions')}</p> : null}
      <ul className={styles.list}>
        {sessions.map(({ id: sessionId, device, created_at, last_used_at }) => (
          <li key={sessionId}>
            <span>
              <strong>{device || t('users.unknownDevice')}</strong>
              <br />
              {t('users.sessionTimes', { created: momentText(created_at), used: momentText(last_used_at) })}
            </span>
            {mayEdit ? (
              <Button
                isPending={revoking.isLoading && revoking.originalArgs?.sessionId === sessionId}
                aria-label={t('users.revokeOf', { device: device || t('users.unknownDevice') })}
                onPress={() => void end(sessionId)}
              >
                {t('users.revoke')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayEdit && sessions.length > 1 ? (
        <div>
          <Button isPending={revokingAll.isLoading} onPress={() => void endAll()}>
            {t('users.revokeAll')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
