import {
  type Offer,
  OFFER_LIMITS,
  POSTAGE_CENTS,
  type QuoteRequest,
  SHOP_TEXT_LENGTH,
} from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Button, TextArea, TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../i18n/price-text.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { TotalLines } from '../../shop/price-lines.js';
import styles from '../admin-area.module.css';
import { ConfirmDialog } from '../../../forms/confirm-dialog.js';
import { AmountField, OfferLine } from './offer-line.js';
import { usePriceOfferMutation, useSendOfferMutation } from '../sales-api.js';

/** How long a quote counts as a rule, in days. */
const USUAL_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const without = <Line,>(lines: readonly Line[], index: number) => lines.filter((_, at) => at !== index);

function changed<Line>(lines: readonly Line[], index: number, part: Partial<NoInfer<Line>>): Line[] {
  return lines.map((line, at) => (at === index ? { ...line, ...part } : line));
}

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
  const variantOf = (contentId: number) => request.quote.variants.find(({ id }) => id === contentId);
  const nameOf = (contentId: number) => variantOf(contentId)?.graphic_title ?? t('untitled');
  const languageOf = (contentId: number) => {
    const variant = variantOf(contentId);
    return variant && languageOfSystem(variant.system);
  };
  const priced = { lines, extraLines, postage };
  // What the server made of it holds no longer once something is changed.
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      pricing.reset();
      set(value);
    };
  const changeLines = changing(setLines);
  const changeExtraLines = changing(setExtraLines);
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
        <OfferLine
          key={`${line.contentId} ${line.productId}`}
          legend={
            <>
              <span lang={languageOf(line.contentId)}>{nameOf(line.contentId)}</span>,{' '}
              {t(`offers.products.${line.productId}`)}
            </>
          }
          name={nameOf(line.contentId)}
          line={line}
          onChange={(part) => changeLines(changed(lines, index, part))}
          onRemove={lines.length > 1 ? () => changeLines(without(lines, index)) : undefined}
        />
      ))}
      {extraLines.map((line, index) => (
        <OfferLine
          key={index}
          legend={t('offers.extra', { number: index + 1 })}
          name={t('offers.extra', { number: index + 1 })}
          line={line}
          onChange={(part) => changeExtraLines(changed(extraLines, index, part))}
          onRemove={() => changeExtraLines(without(extraLines, index))}
        >
          <TextField
            label={t('offers.text')}
            isRequired
            maxLength={OFFER_LIMITS.lineLength}
            value={line.text}
            onChange={(text) => changeExtraLines(changed(extraLines, index, { text }))}
          />
        </OfferLine>
      ))}
      <div>
        <Button
          isDisabled={extraLines.length >= OFFER_LIMITS.extraLines}
          onPress={() => changeExtraLines([...extraLines, { text: '', quantity: 1, unitPrice: 100 }])}
        >
          {t('offers.addExtra')}
        </Button>
      </div>
      <div className={styles.fields}>
        <AmountField label={t('offers.postage')} value={postage} onChange={changing(setPostage)} />
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
      {pricing.data ? <TotalLines totals={pricing.data} /> : null}
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
