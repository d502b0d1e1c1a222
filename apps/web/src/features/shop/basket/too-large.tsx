import { ORDER_MAXIMUM_CENTS, SHOP_TEXT_LENGTH } from '@tastwerk/contracts';
import { Alert, Button, Dialog, Link } from '@tastwerk/ui';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { priceText } from '../../../i18n/price-text.js';
import { useSession } from '../../../session/use-session.js';
import { useBackendQuery } from '../../../api/backend-api.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import { FormText, FormTextArea } from '../../../forms/form-fields.js';
import { useContractForm } from '../../../forms/use-contract-form.js';
import { useRequestQuoteMutation } from '../quote-api.js';
import styles from './too-large.module.css';
import { useBasket } from './use-basket.js';

/** What stands in the place of the checkout for a basket above the order maximum: asking for an offer (product spec section 8). */
export function TooLarge() {
  const { t, i18n } = useTranslation('shop');
  const [isOpen, setOpen] = useState(false);
  const phone = useBackendQuery().data?.contact.phone;
  return (
    <>
      <Alert
        kind="warning"
        isAnnounced
        title={t('tooLarge.title')}
        actions={
          <Button variant="primary" onPress={() => setOpen(true)}>
            {t('tooLarge.ask')}
          </Button>
        }
      >
        {t('tooLarge.text', { maximum: priceText(ORDER_MAXIMUM_CENTS, i18n.language) })}{' '}
        {phone ? (
          <Trans
            t={t}
            i18nKey="tooLarge.askOrCall"
            values={{ phone }}
            components={{ call: <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} children="" /> }}
          />
        ) : (
          t('tooLarge.askHere')
        )}
      </Alert>
      {isOpen ? <QuoteRequestDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const formSchema = z.object({
  email: z.email({ error: 'email_invalid' }).max(254, 'too_big'),
  name: z.string().max(200, 'too_big'),
  message: z.string().max(SHOP_TEXT_LENGTH, 'too_big'),
});

function QuoteRequestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shop');
  const basket = useBasket();
  const { user } = useSession();
  const [request, { isLoading, error }] = useRequestQuoteMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const known = { email: user?.email ?? '', name: user?.display_name ?? '', message: '' };
  const { control, handleSubmit } = useContractForm(formSchema, known, error);
  const submit = handleSubmit(async (form) => {
    const outcome = await request({ ...form, items: [...basket] });
    if ('data' in outcome) setSentTo(form.email);
  });
  if (sentTo !== null) {
    return (
      <Dialog
        isOpen
        size="small"
        title={t('tooLarge.dialog')}
        closeLabel={t('tooLarge.close')}
        onClose={onClose}
        footer={
          <Button variant="primary" onPress={onClose}>
            {t('tooLarge.close')}
          </Button>
        }
      >
        <Alert kind="success" isAnnounced>
          {t('tooLarge.sent', { email: sentTo })}
        </Alert>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('tooLarge.dialog')}
      action={t('tooLarge.send')}
      isPending={isLoading}
      failure={error}
      formClassName={styles.form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('tooLarge.dialogText')}</p>
      <FormText
        control={control}
        name="email"
        type="email"
        label={t('tooLarge.email')}
        description={t('tooLarge.emailHelp')}
        autoComplete="email"
        isRequired
      />
      <FormText control={control} name="name" label={t('tooLarge.name')} autoComplete="name" />
      <FormTextArea control={control} name="message" label={t('tooLarge.message')} />
    </FormDialog>
  );
}
