import {
  BASKET_LIMITS,
  type BasketItem,
  PRODUCT_IDS,
  type Quote,
  type QuotedVariant,
} from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Button, Link, NumberField, Select, Skeleton } from '@tastwerk/ui';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../i18n/price-text.js';
import { boughtFacts, boughtName } from '../bought-facts.js';
import { BoughtPicture } from '../bought-picture.js';
import styles from './basket-row.module.css';

/** What a line is called. */
export interface NamedLine {
  readonly name: string;
  /** BCP 47 tag of the name; undefined where it is in the language of the interface. */
  readonly language: string | undefined;
}

interface BasketRowProps {
  readonly item: BasketItem;
  /** What it is; absent until the first quote is there. */
  readonly variant: QuotedVariant | undefined;
  /** Its line in the quote; absent while there is none for it. */
  readonly line: Quote['items'][number] | undefined;
  /** Whether what is absent is on its way; else it stays away. */
  readonly isAwaited: boolean;
  readonly onChange: (change: Partial<Omit<BasketItem, 'contentId'>>) => void;
  readonly onRemove: (named: NamedLine) => void;
}

/** One line of the basket: what it is, as what and how often it is bought, and what that costs. */
export function BasketRow({ item, variant, line, isAwaited, onChange, onRemove }: BasketRowProps) {
  const { t, i18n } = useTranslation(['shop', 'catalogue']);
  const id = useId();
  const name = variant ? boughtName(t, variant) : t('basket.unknown', { id: item.contentId });
  const language = variant && languageOfSystem(variant.system);
  return (
    <li>
      <article className={styles.row} aria-labelledby={id}>
        <span className={styles.picture}>
          {variant ? (
            <BoughtPicture variant={variant} />
          ) : isAwaited ? (
            <Skeleton shape="block" height="7rem" />
          ) : null}
        </span>
        <div className={styles.words}>
          <h2 id={id} className={styles.name} lang={language}>
            {variant ? (
              <Link href={`/catalogue/${variant.graphic_id}/variant/${variant.id}`}>{name}</Link>
            ) : (
              name
            )}
          </h2>
          <p className={styles.facts}>
            {variant ? (
              boughtFacts(t, variant, item.productId)
            ) : isAwaited ? (
              <Skeleton width="12rem" />
            ) : null}
          </p>
        </div>
        <div className={styles.choice}>
          <Select
            label={t('product.label')}
            description={t(`product.${item.productId}Help`)}
            options={PRODUCT_IDS.map((product) => ({ id: product, label: t(`product.${product}`) }))}
            value={item.productId}
            onChange={(productId) => onChange({ productId })}
          />
        </div>
        <div className={styles.count}>
          <NumberField
            label={t('quantity')}
            hasSideSteps
            minValue={1}
            maxValue={BASKET_LIMITS.quantity}
            maximumFractionDigits={0}
            value={item.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        </div>
        <p className={styles.price}>
          {line ? (
            <>
              <strong>{priceText(line.gross_price, i18n.language)}</strong>
              <span>{t('each', { price: priceText(line.unit_price, i18n.language) })}</span>
            </>
          ) : isAwaited ? (
            <Skeleton width="5rem" />
          ) : null}
        </p>
        <div className={styles.remove}>
          <Button
            variant="quiet"
            icon={<Trash2 />}
            aria-label={t('basket.removeOf', { name })}
            onPress={() => onRemove({ name, language })}
          >
            {t('basket.remove')}
          </Button>
        </div>
      </article>
    </li>
  );
}
