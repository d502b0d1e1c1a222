import { OPEN_PAYMENT_METHODS, PAYMENT_METHODS } from '@tastwerk/contracts';
import { Card, RadioGroup } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSales } from '../../../api/backend-api.js';
import { paymentHelp } from '../payment-help.js';
import type { Checkout } from './checkout-memory.js';
import { StepFrame } from './step-frame.js';
import { useChangeCheckout } from './use-checkout.js';

/** How the order is paid: by invoice, as nothing else is possible yet (product spec section 9). */
export function PaymentStep({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation('shop');
  const change = useChangeCheckout();
  const navigate = useNavigate();
  const isTrial = useSales() === 'off';
  const [method, setMethod] = useState(checkout.paymentMethod ?? 'invoice');
  return (
    <StepFrame
      title={t('checkout.payment.title')}
      back={{ href: '/checkout/address', label: t('checkout.back') }}
      onNext={() => {
        change({ paymentMethod: method });
        void navigate('/checkout/overview');
      }}
    >
      <Card>
        <RadioGroup
          label={t('checkout.payment.label')}
          value={method}
          onChange={setMethod}
          options={PAYMENT_METHODS.map((id) => ({
            id,
            isDisabled: !OPEN_PAYMENT_METHODS.includes(id),
            label: t(`checkout.payment.${id}`),
            description: paymentHelp(t, id, isTrial),
          }))}
        />
      </Card>
    </StepFrame>
  );
}
