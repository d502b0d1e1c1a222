import { BASKET_LIMITS, POSTAGE_CENTS, PRODUCT_IDS, type ProductId, type Variant } from '@tastwerk/contracts';
import { Alert, Button, Link, NumberField, RadioGroup } from '@tastwerk/ui';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { priceText } from '../../../i18n/price-text.js';
import { PartHeading } from '../../../page/part-heading.js';
import { useQuoteQuery } from '../quote-api.js';
import styles from './add-to-basket.module.css';
import { itemAdded } from './basket-slice.js';
import { useBasket } from './use-basket.js';

/** Puts prints of a variant into the basket: as what, and how many; visitors may, too. What one costs is told by the server. */
export function AddToBasket({ variant }: { readonly variant: Pick<Variant, 'id'> }) {
  const { t } = useTranslation('shop');
  const dispatch = useDispatch();
  const basket = useBasket();
  const [productId, setProductId] = useState<ProductId>('graphic');
  const [quantity, setQuantity] = useState(1);
  const [isAdded, setAdded] = useState(false);
  const inBasket = basket
    .filter(({ contentId }) => contentId === variant.id)
    .reduce((sum, line) => sum + line.quantity, 0);
  const ofThis =
    basket.find((line) => line.contentId === variant.id && line.productId === productId)?.quantity ?? 0;
  const room = BASKET_LIMITS.quantity - ofThis;
  const isFull = room < 1 || (ofThis === 0 && basket.length >= BASKET_LIMITS.items);
  const add = () => {
    dispatch(itemAdded({ item: { contentId: variant.id, productId, quantity } }));
    setAdded(true);
  };
  return (
    <section className={styles.add} aria-labelledby="variant-print">
      <PartHeading id="variant-print">{t('add.title')}</PartHeading>
      <RadioGroup
        label={t('product.label')}
        value={productId}
        onChange={setProductId}
        options={PRODUCT_IDS.map((id) => ({ id, label: t(`product.${id}`) }))}
      />
      <UnitPrice contentId={variant.id} productId={productId} />
      <div className={styles.row}>
        <NumberField
          label={t('quantity')}
          hasSideSteps
          minValue={1}
          maxValue={Math.max(1, room)}
          maximumFractionDigits={0}
          value={quantity}
          onChange={setQuantity}
        />
        <Button variant="primary" icon={<ShoppingBasket />} isDisabled={isFull} onPress={add}>
          {t('add.submit')}
        </Button>
      </div>
      {isFull ? <Alert kind="info">{t('add.full')}</Alert> : null}
      {isAdded && inBasket > 0 ? (
        <Alert kind="success" isAnnounced actions={<Link href="/basket">{t('add.toBasket')}</Link>}>
          {t('add.inBasket', { pieces: t('pieces', { count: inBasket }) })}
        </Alert>
      ) : null}
    </section>
  );
}

/** What one copy costs, with what the law wants beside a price (PAngV); nothing where the server does not say. */
function UnitPrice({ contentId, productId }: { readonly contentId: number; readonly productId: ProductId }) {
  const { t, i18n } = useTranslation('shop');
  const { currentData, isFetching } = useQuoteQuery({ items: [{ contentId, productId, quantity: 1 }] });
  const unit = currentData?.items[0]?.unit_price;
  if (isFetching) return <p className={styles.price}>{t('add.pricePending')}</p>;
  if (!currentData || unit === undefined) return null;
  return (
    <p className={styles.price}>
      {t(currentData.vat_percent > 0 ? 'add.price' : 'add.priceNoVat', {
        price: priceText(unit, i18n.language),
        postage: priceText(POSTAGE_CENTS, i18n.language),
        vat: currentData.vat_percent,
      })}
    </p>
  );
}
