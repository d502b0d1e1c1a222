import { Alert, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useUpdateUserMutation } from '../accounts-api.js';
import { FailureAlert } from '../forms/failure-alert.js';
import { AreaCard, AreaPage } from './area-page.js';
import { useAreaUser } from './use-area-user.js';

/** The newsletter: on asks for a confirmation by mail, off ends it at once. */
export function NewsletterPage() {
  const { t } = useTranslation('accounts');
  const user = useAreaUser();
  const [update, { isLoading, isSuccess, error }] = useUpdateUserMutation();
  const state = user.newsletter_active ? 'on' : user.newsletter_pending ? 'pending' : 'off';
  return (
    <AreaPage title={t('area.newsletter.title')}>
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
    </AreaPage>
  );
}
