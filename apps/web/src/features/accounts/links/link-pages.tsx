import { Alert, Button, Link, Loader } from '@tastwerk/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  useConfirmNewsletterMutation,
  useUnsubscribeNewsletterMutation,
  useVerifyLoginChangeMutation,
} from '../accounts-api.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { FormCard } from '../../../forms/form-card.js';

/** How far following a link is. */
interface Following {
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
}

/** A link of a mail that asks for nothing but to be followed: it waits, then says how it went. */
function LinkPage({
  text,
  follow,
  following,
}: {
  /** Key of the page's texts: `title`, `waiting`, `done`. */
  readonly text: 'loginChange' | 'newsletterConfirm';
  readonly follow: (link: { readonly key: string }) => unknown;
  readonly following: Following;
}) {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const key = parameters.get('key') ?? '';
  // A key works once: it must not be sent again when the page is rendered again.
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (key === '' || followed.current === key) return;
    followed.current = key;
    follow({ key });
  }, [key, follow]);
  const { isSuccess, isError, error } = following;
  const isOver = isSuccess || isError || key === '';
  return (
    <FormCard
      title={t(`${text}.title`)}
      notice={
        <>
          {key === '' ? <Alert kind="warning">{t('linkBroken')}</Alert> : null}
          {isOver ? null : <Loader message={t(`${text}.waiting`)} />}
          <FailureAlert failure={error} />
          {isSuccess ? (
            <Alert kind="success" isAnnounced>
              {t(`${text}.done`)}
            </Alert>
          ) : null}
        </>
      }
      after={<Link href="/account">{t('area.title')}</Link>}
    />
  );
}

/** Behind the link that confirms a new e-mail address. */
export function VerifyLoginChangePage() {
  const [follow, following] = useVerifyLoginChangeMutation();
  return <LinkPage text="loginChange" follow={follow} following={following} />;
}

/** Behind the link that confirms the newsletter: the second step of its opt-in. */
export function ConfirmNewsletterPage() {
  const [follow, following] = useConfirmNewsletterMutation();
  return <LinkPage text="newsletterConfirm" follow={follow} following={following} />;
}

/** Behind the link that ends mails without a login: it asks first, for programs open links that they only look at. */
export function UnsubscribeNewsletterPage() {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const key = parameters.get('key') ?? '';
  const [follow, { isLoading, isSuccess, error }] = useUnsubscribeNewsletterMutation();
  return (
    <FormCard
      title={t('newsletterEnd.title')}
      notice={
        <>
          {key === '' ? <Alert kind="warning">{t('linkBroken')}</Alert> : null}
          <FailureAlert failure={error} />
          {isSuccess ? (
            <Alert kind="success" isAnnounced>
              {t('newsletterEnd.done')}
            </Alert>
          ) : null}
        </>
      }
      after={<Link href="/account">{t('area.title')}</Link>}
      onSubmit={() => void follow({ key })}
    >
      {key === '' || isSuccess ? null : (
        <>
          <p>{t('newsletterEnd.ask')}</p>
          <Button type="submit" variant="primary" isWide isPending={isLoading}>
            {t('newsletterEnd.action')}
          </Button>
        </>
      )}
    </FormCard>
  );
}
