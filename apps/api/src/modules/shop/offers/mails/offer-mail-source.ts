import { Injectable } from '@nestjs/common';
import { OFFER_MAIL_TEMPLATES } from '@tastwerk/contracts';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { textsIn } from '../../../../platform/texts/texts.js';
import { MailSource, MailSources, type WrittenMail } from '../../../mail/mail-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import { moneyInWords } from '../../../mail/templates/in-words.js';
import { dayInWords } from '../../words/day.js';
import { OfferLinks } from '../offer-links.js';
import { offerLines, offerNumber, offerPdf } from '../offer-pdf.js';
import { OfferRepository } from '../offer.repository.js';
import { withdrawnOffer } from './withdrawn-offer.js';

/** Knows what the mails about quotes say. */
@Injectable()
export class OfferMailSource extends MailSource {
  override readonly templates = OFFER_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly offers: OfferRepository,
    private readonly links: OfferLinks,
  ) {
    super(sources);
  }

  override async write(
    transaction: Transaction,
    { template, facts, language, recipient: to }: QueuedMail,
  ): Promise<WrittenMail | null> {
    const offer = await this.offers.find(Number(facts['offer']), transaction);
    if (offer === undefined) return null;
    const number = offerNumber(offer);
    const t = textsIn(language, 'offers');
    if (template === 'offer-answered') {
      const link = this.page('quoteRequest', { request: offer.request_id });
      if (offer.state !== 'accepted' && offer.state !== 'declined') return null;
      const lines = [t(`answers.${offer.state}`)];
      return {
        to,
        content: { template, facts: { number }, link, blocks: [{ heading: t('title'), lines }] },
      };
    }
    if (template === 'offer-withdrawn') {
      if (offer.state !== 'withdrawn') return null;
      const link = this.page('contact');
      return { to, content: withdrawnOffer(offer, facts['reason'] ?? '', link, language) };
    }
    // Replaced or withdrawn before the mail was sent: its link has ended.
    if (offer.state !== 'sent') return null;
    const link = new URL(this.page('offer'));
    // In the fragment, which browsers send to no server.
    link.hash = this.links.keyOf(offer);
    const lines = offerLines(offer).map(
      ({ name, quantity, gross_price: price }) => `${quantity} × ${name}: ${moneyInWords(price, language)}`,
    );
    const sums = [
      `${textsIn(language, 'papers')('sold.postage')}: ${moneyInWords(offer.postage_gross, language)}`,
      `${t('total')}: ${moneyInWords(offer.total_gross, language)}`,
      `${t('validUntil')}: ${dayInWords(offer.valid_until, language)}`,
    ];
    const { name, bytes } = await offerPdf(offer, this.configuration);
    return {
      to,
      content: {
        template,
        trial: this.configuration.sales === 'off' ? 'quote' : undefined,
        facts: { number, day: dayInWords(offer.valid_until, language) },
        link: link.href,
        blocks: [
          { heading: `${t('title')} ${number}`, lines: [...lines, ...sums] },
          ...(offer.note === '' ? [] : [{ heading: t('note'), lines: [offer.note] }]),
        ],
      },
      attachments: [{ name, mediaType: 'application/pdf', bytes: Buffer.from(bytes) }],
    };
  }
}
