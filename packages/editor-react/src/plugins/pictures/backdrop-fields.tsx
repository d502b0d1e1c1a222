import { Slider, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { importStyles as styles } from '../import/index.js';

/** Whether a picture is laid under the page, and how strong, in percent. */
export interface BackdropWish {
  readonly isKept: boolean;
  readonly opacity: number;
}

interface BackdropFieldsProps {
  readonly wish: BackdropWish;
  readonly onChange: (wish: BackdropWish) => void;
}

/** The controls of a picture that is laid under the page. */
export function BackdropFields({ wish, onChange }: BackdropFieldsProps) {
  const { t } = useTranslation('import');
  return (
    <section className={styles.texts}>
      <h3 className={styles.heading}>{t('backdrop.heading')}</h3>
      <Switch isSelected={wish.isKept} onChange={(isKept) => onChange({ ...wish, isKept })}>
        {t('backdrop.keep')}
      </Switch>
      <p className={styles.note}>{t('backdrop.help')}</p>
      {wish.isKept ? (
        <Slider
          label={t('backdrop.opacity')}
          minValue={5}
          maxValue={100}
          step={5}
          value={wish.opacity}
          onChange={(opacity) => onChange({ ...wish, opacity })}
        />
      ) : null}
    </section>
  );
}
