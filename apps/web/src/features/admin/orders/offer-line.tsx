import { BASKET_LIMITS, OFFER_LIMITS } from '@tastwerk/contracts';
import { Button, NumberField } from '@tastwerk/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../admin-area.module.css';

/** An amount in euro, kept in cents. */
export function AmountField({
  label,
  min = 0,
  value,
  onChange,
}: {
  readonly label: string;
  /** In cents. */
  readonly min?: number;
  readonly value: number;
  readonly onChange: (cents: number) => void;
}) {
  return (
    <NumberField
      label={label}
      minValue={min / 100}
      maxValue={OFFER_LIMITS.unitCents / 100}
      maximumFractionDigits={2}
      value={value / 100}
      onChange={(euro) => onChange(Math.round(euro * 100))}
    />
  );
}

interface Amounts {
  readonly quantity: number;
  readonly unitPrice: number;
}

interface OfferLineProps {
  readonly legend: ReactNode;
  /** What is taken out by the button. */
  readonly name: string;
  readonly line: Amounts;
  readonly onChange: (part: Partial<Amounts>) => void;
  /** Takes the line out; undefined where it has to stay. */
  readonly onRemove: (() => void) | undefined;
  /** Fields before quantity and price. */
  readonly children?: ReactNode;
}

/** One line of a quote: how many, at what price, and the button that takes it out. */
export function OfferLine({ legend, name, line, onChange, onRemove, children }: OfferLineProps) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.fields}>
        {children}
        <NumberField
          label={t('offers.quantity')}
          minValue={1}
          maxValue={BASKET_LIMITS.quantity}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
        <AmountField
          label={t('offers.unitPrice')}
          min={1}
          value={line.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
        />
        {onRemove ? (
          <div className={styles.below}>
            <Button aria-label={t('offers.removeOf', { what: name })} onPress={onRemove}>
              {t('offers.remove')}
            </Button>
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
