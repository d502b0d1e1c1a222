import { Inject, Injectable } from '@nestjs/common';
import { type BasketItem, type Quote, VAT_PERCENT } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { without } from '../../../platform/without.js';
import { type VariantOnSale, VariantsOnSale } from '../../catalogue/variants-on-sale.sql.js';
import { quoteOf } from './prices.js';

/** What a basket costs, and the version of each variant that it would be made from. */
export interface PricedBasket {
  readonly quote: Quote;
  readonly variants: ReadonlyMap<number, VariantOnSale>;
}

/** Says what baskets cost. Nothing that a caller says about prices or pages is asked for. */
@Injectable()
export class QuoteService {
  private readonly vatPercent: number;

  constructor(
    private readonly onSale: VariantsOnSale,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) { smallBusiness }: ProcessConfiguration,
  ) {
    this.vatPercent = smallBusiness === 'on' ? 0 : VAT_PERCENT;
  }

  async quote(
    basket: readonly BasketItem[],
    accountId: number | null,
    transaction: Transaction = this.transactions.none,
  ): Promise<PricedBasket> {
    const variants = await this.onSale.find(
      transaction,
      basket.map(({ contentId }) => contentId),
      accountId,
    );
    const shown = new Map([...variants].map(([id, variant]) => [id, without(variant, 'versionId')]));
    return { quote: quoteOf(basket, shown, this.vatPercent), variants };
  }
}
