import type { ApiLanguage, Offer } from '@tastwerk/contracts';
import { textsIn } from '../../../../platform/texts/texts.js';
import type { MailContent } from '../../../mail/templates/mail-content.js';
import { dayInWords, dayOf } from '../../words/day.js';
import { offerNumber } from '../offer-pdf.js';

/** The mail about a quote that was withdrawn; `reason` is blank where the admin gave none. */
export function withdrawnOffer(
  offer: Pick<Offer, 'request_id' | 'revision' | 'created_at'>,
  reason: string,
  contactLink: string,
  language: ApiLanguage,
): MailContent {
  return {
    template: 'offer-withdrawn',
    facts: {
      number: offerNumber(offer),
      day: dayInWords(dayOf(new Date(offer.created_at)), language),
    },
    link: contactLink,
    blocks: reason === '' ? [] : [{ heading: textsIn(language, 'offers')('reason'), lines: [reason] }],
  };
}
