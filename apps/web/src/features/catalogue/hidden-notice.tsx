import type { Variant } from '@tastwerk/contracts';
import { Alert, Link, useMoments } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

interface HiddenNoticeProps {
  readonly hidden: NonNullable<Variant['hidden']>;
  /** Whether the graphic is hidden with all its variants, or this variant alone. */
  readonly isWholeGraphic: boolean;
}

/** Tells who sees a hidden variant all the same that it is hidden: since when, why, and what follows from it. */
export function HiddenNotice({ hidden: { since, reason }, isWholeGraphic }: HiddenNoticeProps) {
  const { t } = useTranslation('catalogue');
  const { momentText } = useMoments();
  const what = isWholeGraphic ? 'graphic' : 'variant';
  return (
    <Alert
      kind="warning"
      title={since === null ? t(`hidden.${what}`) : t(`hidden.${what}Since`, { moment: momentText(since) })}
      actions={<Link href="/kontakt">{t('hidden.contact')}</Link>}
    >
      {reason === '' ? null : <p>{t('hidden.reason', { reason })}</p>}
      <p>{t('hidden.text')}</p>
    </Alert>
  );
}
