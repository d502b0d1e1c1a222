import type { Box } from '@tastwerk/editor-core/geometry';
import { Button, NumberField } from '@tastwerk/ui';
import { Maximize } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { movedTo, type PictureSize, reachOf, wholeOf, withSide } from './crop-box.js';
import styles from './crop.module.css';

interface CropFieldsProps {
  readonly picture: PictureSize;
  /** What is kept, in px of the picture. */
  readonly box: Box;
  readonly onChange: (box: Box) => void;
}

/** The place and size of a cut by numbers, and the way back to the whole picture. */
export function CropFields({ picture, box, onChange }: CropFieldsProps) {
  const { t } = useTranslation('import');
  const fields = [
    ['x', 0, picture.width - box.width, (x: number) => movedTo(box, { ...box, x }, picture)],
    ['y', 0, picture.height - box.height, (y: number) => movedTo(box, { ...box, y }, picture)],
    [
      'width',
      reachOf(box, 'right', picture)[0] - box.x,
      picture.width - box.x,
      (width: number) => withSide(box, 'right', box.x + width, picture),
    ],
    [
      'height',
      reachOf(box, 'bottom', picture)[0] - box.y,
      picture.height - box.y,
      (height: number) => withSide(box, 'bottom', box.y + height, picture),
    ],
  ] as const;
  return (
    <div role="group" aria-label={t('crop.group')} className={styles.fields}>
      <p className={styles.help}>{t('crop.help', { width: picture.width, height: picture.height })}</p>
      {fields.map(([field, minValue, maxValue, changed]) => (
        <NumberField
          key={field}
          label={t(`crop.${field}`)}
          maximumFractionDigits={0}
          minValue={minValue}
          maxValue={maxValue}
          value={box[field]}
          onChange={(value) => {
            if (!Number.isNaN(value)) onChange(changed(value));
          }}
        />
      ))}
      <Button icon={<Maximize size={16} />} onPress={() => onChange(wholeOf(picture))}>
        {t('crop.whole')}
      </Button>
    </div>
  );
}
