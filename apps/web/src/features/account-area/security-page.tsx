import { type UserSession } from '@tastwerk/contracts';
import { Alert, Badge, Button, Skeleton, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../page/error-text.js';
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  useSecurityEventsQuery,
  useSessionsQuery,
} from '../accounts/accounts-api.js';
import { FailureAlert } from '../../forms/failure-alert.js';
import { AreaCard, AreaPage, CardActions } from './area-page.js';
import { IdentitiesCard } from './identities-card.js';
import { SecondFactors } from './second-factors/second-factors.js';
import styles from './security-page.module.css';

function SessionRow({ session }: { readonly session: UserSession }) {
  const { t } = useTranslation('accounts');
  const { momentText } = useMoments();
  const [revoke, { isLoading, error }] = useRevokeSessionMutation();
  const device = session.device || t('area.security.unknownDevice');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {device} {session.current ? <Badge tone="accent">{t('area.security.here')}</Badge> : null}
        </p>
        <p className={styles.when}>
          {t('area.security.since', { moment: momentText(session.created_at) })}
          {' · '}
          {t('area.security.lastUsed', { moment: momentText(session.last_used_at) })}
        </p>
        <FailureAlert failure={error} />
      </div>
      {session.current ? null : (
        <Button
          isPending={isLoading}
          aria-label={t('area.security.endOf', { device })}
          onPress={() => void revoke(session.id)}
        >
          {t('area.security.end')}
        </Button>
      )}
    </li>
  );
}

function SessionsCard() {
  const { t } = useTranslation('accounts');
  const { data, error, isLoading } = useSessionsQuery();
  const [revokeOthers, others] = useRevokeOtherSessionsMutation();
  return (
    <AreaCard title={t('area.security.sessions')} lead={t('area.security.sessionsLead')}>
      {isLoading ? <Skeleton /> : null}
      {error ? (
        <Alert kind="danger">
          <ErrorText failure={error} />
        </Alert>
      ) : null}
      <FailureAlert failure={others.error} />
      <ul className={styles.list}>
        {(data ?? []).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {(data ?? []).length > 1 ? (
        <CardActions>
          <Button isPending={others.isLoading} onPress={() => void revokeOthers()}>
            {t('area.security.endOthers')}
          </Button>
        </CardActions>
      ) : null}
    </AreaCard>
  );
}

function EventsCard() {
  const { t } = useTranslation('accounts');
  const { momentText } = useMoments();
  const { data, error, isLoading } = useSecurityEventsQuery();
  return (
    <AreaCard title={t('area.security.events')} lead={t('area.security.eventsLead')}>
      {isLoading ? <Skeleton /> : null}
      {error ? (
        <Alert kind="danger">
          <ErrorText failure={error} />
        </Alert>
      ) : null}
      <ul className={styles.list}>
        {(data ?? []).map(({ id, event, device, network, created_at }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{t(`area.security.event.${event}`)}</p>
              <p className={styles.when}>
                {[momentText(created_at), device, network && t('area.security.network', { network })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </AreaCard>
  );
}

/** Where the user is signed in, and what happened to the account's safety. */
export function SecurityPage() {
  const { t } = useTranslation('accounts');
  return (
    <AreaPage title={t('area.security.title')}>
      <SecondFactors />
      <SessionsCard />
      <IdentitiesCard />
      <EventsCard />
    </AreaPage>
  );
}
