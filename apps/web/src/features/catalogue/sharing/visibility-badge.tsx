import type { Visibility } from '@tastwerk/editor-core/document';
import { Badge } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

interface VisibilityBadgeProps {
  readonly visibility: Visibility;
  /** Whether it was hidden by the operators: that counts more. */
  readonly isHidden: boolean;
}

/** Says who sees a graphic that not everybody finds in the catalogue; nothing for any other. */
export function VisibilityBadge({ visibility, isHidden }: VisibilityBadgeProps) {
  const { t } = useTranslation('catalogue');
  if (isHidden) return <Badge tone="warning">{t('card.hidden')}</Badge>;
  return visibility === 'all' ? null : <Badge tone="accent">{t(`sharing.badge.${visibility}`)}</Badge>;
}
