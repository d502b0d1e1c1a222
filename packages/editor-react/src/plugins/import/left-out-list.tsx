import { useTranslation } from 'react-i18next';

/** What of a drawing is not taken over, in the user's words. */
export function LeftOutList({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('import');
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{t([`leftOut.${name}`, 'leftOut.other'], { name })}</li>
      ))}
    </ul>
  );
}
