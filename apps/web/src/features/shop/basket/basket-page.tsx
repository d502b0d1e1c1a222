import { BASKET_LIMITS, type BasketItem } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, Card, Dialog, EmptyState, SentenceWith } from '@tastwerk/ui';
import { ArrowRight, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSession } from '../../../session/use-session.js';
import { useTitle } from '../../../page/use-title.js';
import { TrialNote } from '../trial-note.js';
import { QuoteSummary } from '../quote-summary.js';
import { useQuote } from '../use-quote.js';
import styles from './basket-page.module.css';
import { BasketRow, type NamedLine } from './basket-row.js';
import { basketCleared, droppedOf, dropsRead, itemAdded, itemChanged, itemRemoved } from './basket-slice.js';
import { TooLarge } from './too-large.js';
import { useBasket } from './use-basket.js';
import { WhoMayOrder } from './who-may-order.js';

/** A line that was just taken out, to be put back. */
interface Removed extends NamedLine {
  readonly item: BasketItem;
  readonly place: number;
}

/** What somebody wants to order, with its price: to change, and to order (product spec section 2). */
export function BasketPage() {
  const { t } = useTranslation('shop');
  useTitle(t('basket.title'));
  const basket = useBasket();
  const dispatch = useDispatch();
  const quoted = useQuote();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [isClearing, setClearing] = useState(false);
  const remove = (item: BasketItem, place: number, named: NamedLine) => {
    dispatch(itemRemoved(place));
    setRemoved({ item, place, ...named });
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('basket.title')}</h1>
        {basket.length > 0 ? (
          <Button variant="quiet" icon={<Eraser />} onPress={() => setClearing(true)}>
            {t('basket.clear')}
          </Button>
        ) : null}
      </div>
      <Dropped />
      {removed ? (
        <RemovedNote
          key={`${removed.item.contentId} ${removed.item.productId}`}
          name={removed.name}
          language={removed.language}
          onUndo={() => {
            dispatch(itemAdded({ item: removed.item, place: removed.place }));
            setRemoved(null);
          }}
        />
      ) : null}
      {basket.length === 0 ? (
        <EmptyBasket />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.list} aria-label={t('basket.items')}>
            {basket.map((item, place) => (
              <BasketRow
                // A line keeps its place, and the focus in it, when its product changes.
                key={place}
                item={item}
                variant={quoted.variantOf(item.contentId)}
                line={quoted.quote?.items.find(
                  ({ content_id: content, product_id: product }) =>
                    content === item.contentId && product === item.productId,
                )}
                isAwaited={!quoted.error}
                onChange={(change) => dispatch(itemChanged({ index: place, change }))}
                onRemove={(named) => remove(item, place, named)}
              />
            ))}
          </ul>
          <Card element="section" isRaised className={styles.side} aria-labelledby="basket-summary">
            <h2 id="basket-summary">{t('quote.title')}</h2>
            <QuoteSummary quoted={quoted} />
            <WhoMayOrder />
            {quoted.quote?.is_too_large ? (
              <TooLarge />
            ) : (
              <ButtonLink
                variant="primary"
                isWide
                icon={<ArrowRight />}
                href="/checkout"
                isDisabled={!quoted.quote || Boolean(quoted.error)}
              >
                {t('basket.checkout')}
              </ButtonLink>
            )}
            {basket.length >= BASKET_LIMITS.items ? (
              <Alert kind="info">{t('basket.tooManyLines', { count: BASKET_LIMITS.items })}</Alert>
            ) : null}
            <TrialNote />
            <ButtonLink href="/catalogue" variant="quiet" isWide>
              {t('basket.continue')}
            </ButtonLink>
          </Card>
        </div>
      )}
      {isClearing ? (
        <ClearDialog
          lines={basket.length}
          onClear={() => {
            dispatch(basketCleared());
            setRemoved(null);
            setClearing(false);
          }}
          onClose={() => setClearing(false)}
        />
      ) : null}
    </div>
  );
}

/** Says that lines were taken out whose graphics are not there any more, until it is read or the basket is changed. */
function Dropped() {
  const { t } = useTranslation('shop');
  const dispatch = useDispatch();
  const count = useSelector(droppedOf);
  if (count === 0) return null;
  return (
    <Alert
      kind="warning"
      isAnnounced
      actions={<Button onPress={() => dispatch(dropsRead())}>{t('basket.droppedRead')}</Button>}
    >
      {t('basket.dropped', { count })}
    </Alert>
  );
}

function RemovedNote({ name, language, onUndo }: NamedLine & { readonly onUndo: () => void }) {
  const { t } = useTranslation('shop');
  return (
    <Alert
      kind="info"
      isAnnounced
      actions={
        // The button that was pressed is gone with its line: this is where it leads on.
        <Button autoFocus onPress={onUndo}>
          {t('basket.undo')}
        </Button>
      }
    >
      <SentenceWith text={name} language={language} write={(text) => t('basket.removed', { name: text })} />
    </Alert>
  );
}

function EmptyBasket() {
  const { t } = useTranslation('shop');
  const { status } = useSession();
  return (
    <EmptyState
      title={t('basket.empty')}
      headingLevel={2}
      actions={
        <>
          <ButtonLink href="/catalogue" variant="primary">
            {t('basket.toCatalogue')}
          </ButtonLink>
          <ButtonLink href="/pricing">{t('basket.toPricing')}</ButtonLink>
          {status === 'signed-in' ? (
            <ButtonLink href="/account/orders">{t('basket.toOrders')}</ButtonLink>
          ) : null}
        </>
      }
    >
      {t('basket.emptyText')}
    </EmptyState>
  );
}

function ClearDialog({
  lines,
  onClear,
  onClose,
}: {
  readonly lines: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('shop');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={t('basket.clearQuestion')}
      closeLabel={t('basket.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('basket.cancel')}</Button>
          <Button variant="danger" onPress={onClear}>
            {t('basket.clearConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('basket.clearText', { count: lines })}</p>
    </Dialog>
  );
}
