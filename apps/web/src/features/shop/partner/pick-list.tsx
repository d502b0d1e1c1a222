import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { useMoments } from '@tastwerk/ui';
import type { ProducedOrder } from '@tastwerk/contracts';
import { useTranslation } from 'react-i18next';
import { boughtName } from '../bought-facts.js';
import styles from './pick-list.module.css';
import { sheetsText } from './sheets-text.js';

interface PickListProps {
  readonly orders: readonly ProducedOrder[];
  /** What all of them take together. */
  readonly sheets: ProducedOrder['sheets'];
  /** When that was so: paper grows old. */
  readonly asOf: Date;
}

/** What is to be made for all orders, line by line with a box to tick: for paper. */
export function PickList({ orders, sheets, asOf }: PickListProps) {
  const { t } = useTranslation(['shop', 'catalogue']);
  const { momentText } = useMoments();
  return (
    <div className={styles.list}>
      <h2 id="pick-list">{t('partner.pickList')}</h2>
      <p>{sheetsText(t, sheets)}</p>
      <p className={styles.asOf}>{t('partner.asOf', { moment: momentText(asOf.toISOString()) })}</p>
      <div className={styles.scroll} role="region" aria-labelledby="pick-list" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('completed.number')}</th>
              <th scope="col">{t('partner.what')}</th>
              <th scope="col" className={styles.number}>
                {t('quantity')}
              </th>
              <th scope="col">{t('partner.sheetsEach')}</th>
              <th scope="col">{t('partner.made')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.flatMap((order) =>
              order.items.map((item) => (
                <tr key={`${order.id} ${item.variant_id} ${item.product_id}`}>
                  <td>{order.id}</td>
                  <th scope="row" lang={languageOfSystem(item.system)}>
                    {boughtName(t, item)}
                  </th>
                  <td className={styles.number}>{item.quantity}</td>
                  <td>
                    {sheetsText(t, {
                      swell_a4: item.graphic_format === 'a4' ? item.graphic_no_of_pages : 0,
                      swell_a3: item.graphic_format === 'a3' ? item.graphic_no_of_pages : 0,
                      braille: item.braille_no_of_pages,
                    })}
                  </td>
                  <td>
                    <span className={styles.box} aria-hidden="true" />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
