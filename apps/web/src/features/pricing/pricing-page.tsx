import { PRINT_PRICES, type PrintKind, SUBSCRIPTIONS, VAT_PERCENT } from '@tastwerk/contracts';
import { Badge, Button, ButtonLink, Link } from '@tastwerk/ui';
import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../i18n/price-text.js';
import { useSales } from '../../api/backend-api.js';
import { useSession } from '../../session/use-session.js';
import { useTitle } from '../../page/use-title.js';
import styles from './pricing-page.module.css';

const PRINTS: readonly PrintKind[] = ['swell_a4', 'swell_a3', 'braille'];
const PERIODS = ['month', 'year'] as const;
const FEATURES = ['draw', 'textures', 'braille', 'legend', 'import', 'proof', 'keyboard'] as const;
const FORMATS = ['pdf', 'brf', 'rtf', 'zip'] as const;
const ORDERING = '/support/konto/bestellen';

/** What printing, the editor and the planned licences cost (product spec section 2). */
export function PricingPage() {
  const { t, i18n } = useTranslation('pricing');
  useTitle(t('title'));
  const sales = useSales();
  const price = (cents: number) => priceText(cents, i18n.language);
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{sales ? t(`lead.${sales}`) : null}</p>
      <section aria-labelledby="printing">
        <h2 id="printing">{t('printing.title')}</h2>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{t('printing.what')}</th>
              <th scope="col">{t('printing.price')}</th>
            </tr>
          </thead>
          <tbody>
            {PRINTS.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`printing.${kind}`)}</th>
                <td>{price(PRINT_PRICES[kind])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          {t('printing.tax', { percent: VAT_PERCENT })} <Link href={ORDERING}>{t('printing.shipping')}</Link>
        </p>
      </section>
      <section aria-labelledby="using">
        <h2 id="using">{t('using')}</h2>
        <ul className={styles.cards}>
          <EditorCard />
          {PERIODS.map((period) => (
            <Card
              key={period}
              title={t(`card.${period}.title`)}
              price={price(SUBSCRIPTIONS[period].cents)}
              badge={t('card.currentlyFree')}
              text={t(`card.${period}.text`, { count: SUBSCRIPTIONS[period].days })}
            >
              <Button isDisabled isWide>
                {t('card.addToBasket')}
              </Button>
            </Card>
          ))}
        </ul>
      </section>
      <div className={styles.lists}>
        <CheckList title={t('features.title')} items={FEATURES.map((key) => t(`features.${key}`))} />
        <CheckList title={t('formats.title')} items={FORMATS.map((key) => t(`formats.${key}`))} />
      </div>
    </div>
  );
}

function EditorCard() {
  const { t } = useTranslation('pricing');
  const { status } = useSession();
  return (
    <Card
      title={t('card.editor.title')}
      price={t('card.editor.price')}
      badge={t('card.editor.forever')}
      text={t('card.editor.text')}
    >
      <ButtonLink href="/editor/app" variant="primary" isWide>
        {t('card.editor.try')}
      </ButtonLink>
      {status === 'visitor' ? (
        <ButtonLink href="/signup?redirect=%2Fpricing" isWide>
          {t('card.editor.signUp')}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

interface CardProps {
  readonly title: string;
  readonly price: string;
  readonly badge: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

function Card({ title, price, badge, text, children }: CardProps) {
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      <p className={styles.price}>{price}</p>
      <Badge tone="success">{badge}</Badge>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

function CheckList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.checks}>
        {items.map((item) => (
          <li key={item}>
            <Check aria-hidden="true" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
