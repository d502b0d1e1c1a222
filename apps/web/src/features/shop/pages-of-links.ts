/** The pages that links in mails about orders and quotes lead to, as one part: few people see them. */
export { OfferPage } from './offer/offer-page.js';
export { PartnerPage } from './partner/partner-page.js';
export { WithdrawalPage } from './withdrawal/withdrawal-page.js';
