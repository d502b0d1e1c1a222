import { useTranslation } from 'react-i18next';
import { errorText } from '../api/error-text.js';
import { ContactText } from './contact-text.js';

/** What to say about a failed call, where that is shown by itself. */
export function ErrorText({ failure }: { readonly failure: unknown }) {
  const { t } = useTranslation();
  return <ContactText text={errorText(t, failure)} />;
}
