import type { Offer } from '@tastwerk/contracts';
import { Alert, Button, Card, Link, Loader, useMoments } from '@tastwerk/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { call } from '../../../api/call.js';
import { errorText } from '../../../api/error-text.js';
import { ErrorText } from '../../../page/error-text.js';
import { isApiFailure } from '../../../api/failure.js';
import { useSession } from '../../../session/use-session.js';
import { Facts } from '../../../page/facts.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import { useTitle } from '../../../page/use-title.js';
import { useAddressesQuery } from '../../../addresses/addresses-api.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { LoginCard } from '../../../session/login-card.js';
import { BoughtItems } from '../bought-items.js';
import { TotalLines } from '../price-lines.js';
import { useFile } from '../use-file.js';
import { TrialNote } from '../trial-note.js';
import { AcceptForm } from './accept-form.js';
import { DeclineDialog } from './decline-dialog.js';
import { useAcceptOfferMutation, useOfferQuery } from './offer-api.js';
import { offerKey } from './offer-key.js';
import styles from './offer-page.module.css';

/** A quote behind the link of its mail: seen, saved and declined without an account, accepted with one. */
export function OfferPage() {
  const { t } = useTranslation('shop');
  const { t: all } = useTranslation();
  const key = offerKey(useLocation());
  const { data: offer, error, refetch } = useOfferQuery({ key });
  useTitle(t('offer.title'));
  return (
    <div className={styles.page}>
      <h1>{t('offer.title')}</h1>
      {error ? (
        isApiFailure(error) && error.status >= 400 && error.status < 500 ? (
          <Alert kind="warning" isAnnounced>
            <ErrorText failure={error} />
          </Alert>
        ) : (
          <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} />
        )
      ) : offer ? (
        <OfferParts offer={offer} linkKey={key} />
      ) : (
        <Loader message={t('loading')} />
      )}
    </div>
  );
}

interface OfferPartsProps {
  readonly offer: Offer;
  readonly linkKey: string;
}

function OfferParts({ offer, linkKey }: OfferPartsProps) {
  const { t } = useTranslation('shop');
  const { dayText } = useMoments();
  const { save, pending, failure } = useFile();
  const number = `${offer.request_id}-${offer.revision}`;
  return (
    <>
      {offer.state === 'sent' ? null : (
        <Alert kind={offer.state === 'accepted' ? 'success' : 'info'} isAnnounced>
          {t(offer.state === 'accepted' ? 'offer.accepted' : 'offer.declined')}{' '}
          {offer.order_id === null ? null : (
            <Link href={`/account/orders/${offer.order_id}`}>
              {t('offer.toOrder', { order: offer.order_id })}
            </Link>
          )}
        </Alert>
      )}
      <Facts
        facts={[
          [t('offer.number'), number],
          [t('offer.date'), dayText(offer.created_at)],
          [t('offer.validUntil'), dayText(offer.valid_until)],
          [t('offer.for'), [offer.name, offer.email].filter(Boolean).join(', ')],
        ]}
      />
      <Card element="section" aria-labelledby="offer-items">
        <h2 id="offer-items">{t('offer.items')}</h2>
        <BoughtItems items={offer.items} extra={offer.extra_items} />
        <TotalLines totals={offer} />
        {offer.note === '' ? null : <p className={styles.note}>{offer.note}</p>}
      </Card>
      <FailureAlert failure={failure} />
      <div>
        <Button
          icon={<Download />}
          isPending={pending !== null}
          onPress={() =>
            void save(call('offerPdf', { body: { key: linkKey } }), `${t('offer.file')}-${number}.pdf`)
          }
        >
          {t('offer.pdf')}
        </Button>
      </div>
      {offer.state === 'sent' ? <Answer offer={offer} linkKey={linkKey} /> : null}
    </>
  );
}

function Answer({ offer, linkKey }: OfferPartsProps) {
  const { t } = useTranslation('shop');
  const { t: all } = useTranslation();
  const session = useSession();
  const isUser = session.status === 'signed-in';
  const { data: addresses, error, refetch } = useAddressesQuery(undefined, { skip: !isUser });
  const [accept, accepting] = useAcceptOfferMutation();
  const [isDeclining, setDeclining] = useState(false);
  if (accepting.isSuccess) return <Navigate to="/order-completed" replace />;
  return (
    <>
      <TrialNote />
      {isUser && error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {isUser && addresses ? (
        <AcceptForm
          offer={offer}
          linkKey={linkKey}
          addresses={addresses}
          onKept={refetch}
          accept={accept}
          isPending={accepting.isLoading}
          failure={accepting.error}
        />
      ) : null}
      {session.status === 'visitor' ? (
        <LoginCard
          title={t('checkout.login.title')}
          lead={t('offer.login', { email: offer.email })}
          redirect="/quote"
        />
      ) : null}
      <div>
        <Button variant="quiet" onPress={() => setDeclining(true)}>
          {t('offer.decline')}
        </Button>
      </div>
      {isDeclining ? <DeclineDialog linkKey={linkKey} onClose={() => setDeclining(false)} /> : null}
    </>
  );
}
