import type { UserDetails } from '@tastwerk/contracts';
import { Alert, Badge, Button, Link, useMoments } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { Facts } from '../../../page/facts.js';
import { useChangeUserMutation, useEraseUserMutation, useUserQuery } from '../people-api.js';
import { RecordPage } from '../record-page.js';
import { useMayEdit } from '../use-may-edit.js';
import { ChangeRequestCard, type Decision } from './change-request-card.js';
import { RightsForm } from './rights-form.js';
import { UserSessions } from './user-sessions.js';

/** What was done last. */
type Done = 'saved' | 'one' | 'all' | 'blocked' | 'unblocked' | 'waiting';

/** What was pressed is gone or made anew afterwards: what was done takes the focus, and is read out. */
const takeFocus = (node: HTMLElement | null) => node?.focus();

/** One account: who it is, what it may do, where it is signed in. */
export function UserPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useUserQuery(Number(id));
  const known = query.currentData;
  const mayEdit = useMayEdit();
  const [done, setDone] = useState<{ readonly what: Done | Decision; readonly turn: number } | null>(null);
  const tell = (what: Done | Decision) => setDone((last) => ({ what, turn: (last?.turn ?? 0) + 1 }));
  const navigate = useNavigate();
  const decided = (decision: Decision, erases: boolean) => {
    if (decision === 'accepted' && erases) {
      void navigate('/admin/users');
      return;
    }
    tell(decision);
    void query.refetch();
  };
  const doneText = (what: Done | Decision, account: string) =>
    what === 'accepted' || what === 'refused' || what === 'withdrawn'
      ? t(`requests.done.${what}`, { account })
      : t(`users.done.${what}`);
  return (
    <RecordPage
      title={known ? known.email || t('users.gone', { id }) : t('users.one')}
      back={{ href: '/admin/users', label: t('users.back') }}
      query={query}
    >
      {(user) => (
        <>
          {done ? (
            <div key={done.turn} ref={takeFocus} tabIndex={-1}>
              <Alert kind="success">{doneText(done.what, user.email)}</Alert>
            </div>
          ) : null}
          {user.change_request ? (
            <ChangeRequestCard
              key={user.change_request.id}
              request={user.change_request}
              title={t('requests.open')}
              onDecided={(decision) => decided(decision, user.change_request?.erases === true)}
            />
          ) : null}
          <UserFacts user={user} />
          {user.state === 'deleted' ? null : (
            <>
              <RightsForm
                key={`${user.id} ${user.role} ${user.rights.join()} ${user.change_request?.id}`}
                user={user}
                onSaved={(saved) => tell(isWaiting(user, saved) ? 'waiting' : 'saved')}
              />
              <UserSessions user={user} onEnded={tell} />
              {mayEdit ? <Closing user={user} onDone={tell} onAsked={() => void query.refetch()} /> : null}
            </>
          )}
        </>
      )}
    </RecordPage>
  );
}

/** Whether what was asked for waits for a second admin now. */
const isWaiting = (before: UserDetails, after: UserDetails) =>
  after.change_request !== null && after.change_request.id !== before.change_request?.id;

function UserFacts({ user }: { readonly user: UserDetails }) {
  const { t } = useTranslation('admin');
  const { momentText } = useMoments();
  const moment = (text: string | null) => (text === null ? '–' : momentText(text));
  return (
    <section className={styles.card} aria-labelledby="facts">
      <h2 id="facts">{t('users.facts')}</h2>
      <Facts
        facts={[
          [t('users.name'), user.display_name || '–'],
          [
            t('users.state'),
            <Badge key="state" tone={user.state === 'active' ? 'success' : 'neutral'}>
              {t(`users.states.${user.state}`)}
            </Badge>,
          ],
          [t('users.approvedBy'), t(`users.approved.${user.approved_by}`)],
          [t('users.orderingLabel'), t(`users.ordering.${user.ordering}`)],
          [t('users.created'), momentText(user.created_at)],
          [t('users.verified'), moment(user.verified_at)],
          [t('users.lastSeen'), moment(user.last_seen_at)],
          [t('users.newsletter'), t(user.newsletter_active ? 'yes' : 'no')],
          [t('users.language'), user.language.toUpperCase()],
          [t('users.graphics'), user.graphics],
          [
            t('users.orders'),
            <Link key="orders" href={`/admin/orders?account=${user.id}`}>
              {t('users.showOrders')}
            </Link>,
          ],
        ]}
      />
    </section>
  );
}

/** Blocks an account and lets it in again, and erases it for good. */
function Closing({
  user,
  onDone,
  onAsked,
}: {
  readonly user: UserDetails;
  readonly onDone: (done: Done) => void;
  /** The account is not deleted yet: a second admin is asked. */
  readonly onAsked: () => void;
}) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<'block' | 'erase' | null>(null);
  const [change, changing] = useChangeUserMutation();
  const [erase, erasing] = useEraseUserMutation();
  const navigate = useNavigate();
  const isBlocked = user.blocked_at !== null;
  const block = async (blocked: boolean) => {
    const answer = await change({ id: user.id, body: { blocked } });
    if (!answer.data) return;
    setAsked(null);
    if (isWaiting(user, answer.data)) onDone('waiting');
    else onDone(blocked ? 'blocked' : 'unblocked');
  };
  const eraseNow = async () => {
    const answer = await erase(user.id);
    if (!answer.data) return;
    if (answer.data.erased) {
      void navigate('/admin/users');
      return;
    }
    setAsked(null);
    onDone('waiting');
    onAsked();
  };
  return (
    <section className={styles.card} aria-labelledby="closing">
      <h2 id="closing">{t('users.closing')}</h2>
      <p className={styles.lead}>{t('users.closingLead')}</p>
      <FailureAlert failure={asked === null ? changing.error : undefined} />
      <div className={styles.row}>
        {isBlocked ? (
          <Button isPending={changing.isLoading} onPress={() => void block(false)}>
            {t('users.unblock')}
          </Button>
        ) : (
          <Button onPress={() => setAsked('block')}>{t('users.block')}</Button>
        )}
        <Button variant="danger" onPress={() => setAsked('erase')}>
          {t('users.erase')}
        </Button>
      </div>
      {asked === 'block' ? (
        <ConfirmDialog
          title={t('users.blockQuestion', { email: user.email })}
          text={t('users.blockText')}
          action={t('users.block')}
          isPending={changing.isLoading}
          failure={changing.error}
          onConfirm={() => void block(true)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'erase' ? (
        <ConfirmDialog
          title={t('users.eraseQuestion', { email: user.email })}
          text={t('users.eraseText')}
          action={t('users.erase')}
          isPending={erasing.isLoading}
          failure={erasing.error}
          onConfirm={() => void eraseNow()}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}
