import {
  BASKET_LIMITS,
  type Offer,
  OFFER_LIMITS,
  POSTAGE_CENTS,
  type QuoteRequest,
  SHOP_TEXT_LENGTH,
} from '@tastwerk/contracts';
import { Button, NumberField, TextArea, TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../i18n/price-text.js';
import { FailureAlert } from '../../accounts/forms/failure-alert.js';
import { PriceLines } from '../../shop/price-lines.js';
import styles from '../admin-area.module.css';
import { ConfirmDialog } from '../confirm-dialog.js';
import { usePriceOfferMutation, useSendOfferMutation } from '../sales-api.js';

/** How long a quote counts as a rule, in days. */
const USUAL_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const cents = (euro: number) => Math.round(euro * 100);

interface OfferFormProps {
  readonly request: QuoteRequest;
  /** The quote that was sent before. */
  readonly last: Offer | undefined;
}

/** The lines of a quote with their prices, what they come to by the server, and sending it. */
export function OfferForm({ request, last }: OfferFormProps) {
  const { t, i18n } = useTranslation('admin');
  const known = last?.items ?? request.quote.items;
  const [lines, setLines] = useState(() =>
    known.map(({ content_id, product_id, quantity, unit_price }) => ({
      contentId: content_id,
      productId: product_id,
      quantity,
      unitPrice: unit_price,
    })),
  );
  const [extraLines, setExtraLines] = useState(() =>
    (last?.extra_items ?? []).map(({ text, quantity, unit_price: unitPrice }) => ({
      text,
      quantity,
      unitPrice,
    })),
  );
  const [postage, setPostage] = useState(last?.postage_gross ?? POSTAGE_CENTS);
  const [validUntil, setValidUntil] = useState(dayIn(USUAL_DAYS));
  const [note, setNote] = useState(last?.note ?? '');
  const [price, pricing] = usePriceOfferMutation();
  const [send, sending] = useSendOfferMutation();
  const [isAsking, setAsking] = useState(false);
  const nameOf = (contentId: number) =>
    request.quote.variants.find(({ id }) => id === contentId)?.graphic_title ?? t('untitled');
  const priced = { lines, extraLines, postage };
  const change = (index: number, part: Partial<(typeof lines)[number]>) => {
    pricing.reset();
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  };
  const changeExtra = (index: number, part: Partial<(typeof extraLines)[number]>) => {
    pricing.reset();
    setExtraLines(extraLines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  };
  const review = async () => {
    if (!('error' in (await price({ id: request.id, body: priced })))) setAsking(true);
  };
  return (
    <form
      className={styles.card}
      aria-labelledby="offer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) void review();
      }}
    >
      <h2 id="offer-form">{t(last ? 'offers.change' : 'offers.make')}</h2>
      {lines.map((line, index) => (
        <fieldset key={`${line.contentId} ${line.productId}`} className={styles.choices}>
          <legend>
            {nameOf(line.contentId)}, {t(`offers.products.${line.productId}`)}
          </legend>
          <div className={styles.fields}>
            <NumberField
              label={t('offers.quantity')}
              minValue={1}
              maxValue={BASKET_LIMITS.quantity}
              value={line.quantity}
              onChange={(quantity) => change(index, { quantity })}
            />
            <NumberField
              label={t('offers.unitPrice')}
              minValue={0.01}
              maxValue={OFFER_LIMITS.unitCents / 100}
              maximumFractionDigits={2}
              value={line.unitPrice / 100}
              onChange={(euro) => change(index, { unitPrice: cents(euro) })}
            />
            {lines.length > 1 ? (
              <Button
                aria-label={t('offers.removeOf', { what: nameOf(line.contentId) })}
                onPress={() => {
                  pricing.reset();
                  setLines(lines.filter((_, at) => at !== index));
                }}
              >
                {t('offers.remove')}
              </Button>
            ) : null}
          </div>
        </fieldset>
      ))}
      {extraLines.map((line, index) => (
        <fieldset key={index} className={styles.choices}>
          <legend>{t('offers.extra', { number: index + 1 })}</legend>
          <div className={styles.fields}>
            <TextField
              label={t('offers.text')}
              isRequired
              maxLength={OFFER_LIMITS.lineLength}
              value={line.text}
              onChange={(text) => changeExtra(index, { text })}
            />
            <NumberField
              label={t('offers.quantity')}
              minValue={1}
              maxValue={BASKET_LIMITS.quantity}
              value={line.quantity}
              onChange={(quantity) => changeExtra(index, { quantity })}
            />
            <NumberField
              label={t('offers.unitPrice')}
              minValue={0.01}
              maxValue={OFFER_LIMITS.unitCents / 100}
              maximumFractionDigits={2}
              value={line.unitPrice / 100}
              onChange={(euro) => changeExtra(index, { unitPrice: cents(euro) })}
            />
            <Button
              aria-label={t('offers.removeOf', { what: t('offers.extra', { number: index + 1 }) })}
              onPress={() => {
                pricing.reset();
                setExtraLines(extraLines.filter((_, at) => at !== index));
              }}
            >
              {t('offers.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          isDisabled={extraLines.length >= OFFER_LIMITS.extraLines}
          onPress={() => {
            pricing.reset();
            setExtraLines([...extraLines, { text: '', quantity: 1, unitPrice: 100 }]);
          }}
        >
          {t('offers.addExtra')}
        </Button>
      </div>
      <div className={styles.fields}>
        <NumberField
          label={t('offers.postage')}
          minValue={0}
          maxValue={OFFER_LIMITS.unitCents / 100}
          maximumFractionDigits={2}
          value={postage / 100}
          onChange={(euro) => {
            pricing.reset();
            setPostage(cents(euro));
          }}
        />
        <TextField
          type="date"
          label={t('offers.validUntil')}
          isRequired
          value={validUntil}
          onChange={setValidUntil}
        />
      </div>
      <TextArea
        label={t('offers.note')}
        description={t('offers.noteHelp')}
        maxLength={SHOP_TEXT_LENGTH}
        value={note}
        onChange={setNote}
      />
      <FailureAlert failure={pricing.error} />
      {pricing.data ? (
        <PriceLines
          goods={pricing.data.total_gross - pricing.data.postage_gross}
          postage={pricing.data.postage_gross}
          gross={pricing.data.total_gross}
          net={pricing.data.total_net}
          vatPercent={pricing.data.vat_percent}
        />
      ) : null}
      <div className={styles.row}>
        <Button isPending={pricing.isLoading} onPress={() => void price({ id: request.id, body: priced })}>
          {t('offers.price')}
        </Button>
        <Button type="submit" variant="primary" isPending={pricing.isLoading}>
          {t('offers.send')}
        </Button>
      </div>
      {isAsking && pricing.data ? (
        <ConfirmDialog
          title={t('offers.send')}
          text={t(last?.state === 'sent' ? 'offers.sendAgainText' : 'offers.sendText', {
            email: request.email,
            price: priceText(pricing.data.total_gross, i18n.language),
          })}
          action={t('offers.send')}
          isPending={sending.isLoading}
          failure={sending.error}
          onConfirm={() => {
            void send({ id: request.id, body: { ...priced, validUntil, note } }).then((answer) => {
              if (!('error' in answer)) setAsking(false);
            });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </form>
  );
}
