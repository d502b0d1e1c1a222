import { Alert, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useUpdateUserMutation } from '../accounts/accounts-api.js';
import { FailureAlert } from '../../forms/failure-alert.js';
import { AreaCard, AreaPage } from './area-page.js';
import { useAreaUser } from './use-area-user.js';

/** What somebody is written: the newsletter, and what others make of their graphics. */
export function NewsletterPage() {
  const { t } = useTranslation('accounts');
  return (
    <AreaPage title={t('area.newsletter.title')}>
      <NewsletterCard />
      <NoticesCard />
    </AreaPage>
  );
}

/** The newsletter: on asks for a confirmation by mail, off ends it at once. */
function NewsletterCard() {
  const { t } = useTranslation('accounts');
  const user = useAreaUser();
  const [update, { isLoading, isSuccess, error }] = useUpdateUserMutation();
  const state = user.newsletter_active ? 'on' : user.newsletter_pending ? 'pending' : 'off';
  return (
    <AreaCard title={t('area.newsletter.heading')} lead={t('area.newsletter.lead')}>
      <FailureAlert failure={error} />
      <Switch
        isSelected={state !== 'off'}
        isDisabled={isLoading}
        onChange={(isOn) => void update({ newsletterActive: isOn })}
      >
        {t('area.newsletter.switch')}
      </Switch>
      {state === 'off' && !isSuccess ? null : (
        <Alert kind={state === 'on' ? 'success' : 'info'} isAnnounced={isSuccess}>
          {t(`area.newsletter.${state}`, { email: user.email })}
        </Alert>
      )}
    </AreaCard>
  );
}

/** Mails about versions that others publish of one's graphics. */
function NoticesCard() {
  const { t } = useTranslation('accounts');
  const user = useAreaUser();
  const [update, { isLoading, isSuccess, error }] = useUpdateUserMutation();
  return (
    <AreaCard title={t('area.newsletter.notices.heading')} lead={t('area.newsletter.notices.lead')}>
      <FailureAlert failure={error} />
      <Switch
        isSelected={user.notices_active}
        isDisabled={isLoading}
        onChange={(isOn) => void update({ noticesActive: isOn })}
      >
        {t('area.newsletter.notices.switch')}
      </Switch>
      {isSuccess ? (
        <Alert kind={user.notices_active ? 'success' : 'info'} isAnnounced>
          {t(`area.newsletter.notices.${user.notices_active ? 'on' : 'off'}`, { email: user.email })}
        </Alert>
      ) : null}
    </AreaCard>
  );
}
