import { Alert, Checkbox, Loader, TextField } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { importStyles as styles } from '../import/index.js';
import type { RecognitionState } from './use-recognition.js';

/** A text of the picture as the user wants it. */
export interface ChosenText {
  readonly text: string;
  readonly isTaken: boolean;
}

interface TextChoiceProps {
  readonly recognition: RecognitionState;
  readonly chosen: readonly ChosenText[];
  readonly onChange: (index: number, text: ChosenText) => void;
}

/** The texts that were found in a picture, each to be taken or left and corrected. */
export function TextChoice({ recognition, chosen, onChange }: TextChoiceProps) {
  const { t } = useTranslation('import');
  const { lines, failure, isPending } = recognition;
  return (
    <section className={styles.texts}>
      <h3 className={styles.heading}>{t('texts.heading')}</h3>
      {failure ? (
        <Alert kind="warning" title={t('texts.failed')}>
          {failure.message}
        </Alert>
      ) : null}
      {isPending ? <Loader message={t('texts.searching')} /> : null}
      {lines && !isPending ? (
        <p role="status">
          {chosen.length === 0 ? t('texts.none') : t('texts.found', { count: chosen.length })}
        </p>
      ) : null}
      {chosen.map((text, index) => (
        <div key={index} className={styles.line}>
          <Checkbox isSelected={text.isTaken} onChange={(isTaken) => onChange(index, { ...text, isTaken })}>
            {t('texts.take', { number: index + 1 })}
          </Checkbox>
          <TextField
            label={t('texts.text', { number: index + 1 })}
            value={text.text}
            isDisabled={!text.isTaken}
            onChange={(words) => onChange(index, { ...text, text: words })}
          />
        </div>
      ))}
    </section>
  );
}
