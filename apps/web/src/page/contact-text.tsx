import { Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** A sentence whose words "contact us" lead to the contact page, in a new tab: what was typed here stays. */
export function ContactText({ text }: { readonly text: string }) {
  const { t } = useTranslation('shell');
  const phrase = t('contactPhrase');
  const at = text.indexOf(phrase);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Link href="/kontakt" target="_blank">
        {phrase}
      </Link>
      {text.slice(at + phrase.length)}
    </>
  );
}
