/** How the terms of a graphic are shown and chosen, in the editor and where published graphics stand. */
import de from '../i18n/de/terms.json' with { type: 'json' };
import en from '../i18n/en/terms.json' with { type: 'json' };

export { TermsFields, type TermsFieldsProps } from './terms-fields.js';
export { Agreement, type AgreementProps } from './agreement.js';

/** The texts of what is shown here: the namespace `terms` of the instance around it. */
export const termsTexts = { de, en } as const;
