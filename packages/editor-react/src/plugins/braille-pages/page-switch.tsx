import { IconButton } from '@tastwerk/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './page-switch.module.css';

const ICON_PX = 16;

interface PageSwitchProps {
  /** Index of the page that is shown, from 0. */
  readonly page: number;
  readonly total: number;
  readonly onShow: (page: number) => void;
}

/** Goes through the braille pages, one at a time. */
export function PageSwitch({ page, total, onShow }: PageSwitchProps) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.pageSwitch}>
      <IconButton
        label={t('braillePages.previousPage')}
        icon={<ChevronLeft size={ICON_PX} />}
        isDisabled={page <= 0}
        onPress={() => onShow(page - 1)}
      />
      <span>{t('braillePages.previewPage', { number: page + 1, total })}</span>
      <IconButton
        label={t('braillePages.nextPage')}
        icon={<ChevronRight size={ICON_PX} />}
        isDisabled={page >= total - 1}
        onPress={() => onShow(page + 1)}
      />
    </div>
  );
}
