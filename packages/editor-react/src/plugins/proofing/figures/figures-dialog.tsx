import { Button, Dialog, NumberField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProfileId, PROFILES } from '../profiles.js';
import styles from './figures-dialog.module.css';
import { type FigureId, FIGURES, MOST_OF, type OwnFigures } from './own-figures.js';

interface FiguresDialogProps {
  readonly profileId: ProfileId;
  readonly own: OwnFigures;
  readonly onCancel: () => void;
  readonly onConfirm: (own: OwnFigures) => void;
}

/** Changes figures of a copy of a profile that belongs to one draft; below each stands the published one. */
export function FiguresDialog({ profileId, own, onCancel, onConfirm }: FiguresDialogProps) {
  const { t, i18n } = useTranslation('proofing');
  const [values, setValues] = useState(own);
  const base = PROFILES[profileId];
  const change = (id: FigureId, value: number, published: number) => {
    const others: OwnFigures = Object.fromEntries(Object.entries(values).filter(([known]) => known !== id));
    // A field that was emptied asks for the published figure.
    setValues(Number.isNaN(value) || value === published ? others : { ...others, [id]: value });
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={t('figures.title', { profile: t(`panel.profiles.${profileId}`) })}
      closeLabel={t('panel.cancel')}
      closesOnBackdrop={false}
      onClose={onCancel}
      footer={
        <>
          <Button variant="quiet" isDisabled={Object.keys(values).length === 0} onPress={() => setValues({})}>
            {t('figures.reset')}
          </Button>
          <Button onPress={onCancel}>{t('panel.cancel')}</Button>
          <Button variant="primary" onPress={() => onConfirm(values)}>
            {t('figures.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('figures.help')}</p>
      <div className={styles.figures}>
        {FIGURES.map(({ id, kind, of }) => {
          const published = of(base);
          const value = values[id] ?? published;
          const figure = new Intl.NumberFormat(
            i18n.language,
            kind === 'mm' ? { style: 'unit', unit: 'millimeter' } : {},
          ).format(published);
          return (
            <NumberField
              key={id}
              label={t(`figures.names.${id}`)}
              description={t(value === published ? 'figures.published' : 'figures.changed', { figure })}
              {...(kind === 'mm' ? { unit: 'millimeter' as const, step: 0.1 } : { maximumFractionDigits: 0 })}
              minValue={0}
              maxValue={MOST_OF[kind]}
              value={value}
              onChange={(next) => change(id, next, published)}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
