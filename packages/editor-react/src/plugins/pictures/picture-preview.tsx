import { type Box, svgPathOf } from '@tastwerk/editor-core/geometry';
import { Switch, ToggleButton } from '@tastwerk/ui';
import { Crop } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CropFields } from './crop/crop-fields.js';
import { CropStage } from './crop/crop-stage.js';
import { importStyles as styles } from '../import/index.js';
import type { LoadedPicture } from './picture-codec.js';
import type { PlacedPicture } from './placed-picture.js';
import { TracePreview } from './trace-preview.js';
import { useEditorStore } from '../../state/use-editor-state.js';

interface PicturePreviewProps {
  readonly picture: LoadedPicture;
  /** What comes onto the page. The last is shown until there is another. */
  readonly placed: PlacedPicture;
  readonly isPending: boolean;
  /** What is kept of the picture, in px. */
  readonly crop: Box;
  readonly isCropping: boolean;
  readonly onCrop: (crop: Box) => void;
  readonly onCropping: (isCropping: boolean) => void;
}

/** The picture with what becomes of it, or with the cut that is made of it; and in words what was traced. */
export function PicturePreview({
  picture,
  placed,
  isPending,
  crop,
  isCropping,
  onCrop,
  onCropping,
}: PicturePreviewProps) {
  const { kinds } = useEditorStore();
  const { t } = useTranslation('import');
  const [isPictureShown, setPictureShown] = useState(true);
  const { traced, mode = 'areas' } = placed;
  const outline = useMemo(
    () => svgPathOf((traced?.paths ?? []).flatMap((path) => kinds.outlineOf(path) ?? [])),
    [kinds, traced],
  );
  const said = [
    traced ? t(`preview.${mode}`, { count: traced.paths.length }) : '',
    traced && traced.partsLeftOut > 0 ? t('preview.leftOut', { count: traced.partsLeftOut }) : '',
    traced && traced.holesFilled > 0 ? t('preview.filled', { count: traced.holesFilled }) : '',
  ].filter((text) => text !== '');
  return (
    <div className={styles.previewArea}>
      {isCropping ? (
        <CropStage picture={picture} box={crop} onChange={onCrop} traced={{ placed, outline }} />
      ) : (
        <TracePreview
          picture={isPictureShown ? picture : undefined}
          placed={placed}
          outline={outline}
          label={t('preview.label', { parts: said.join(', ') })}
          isPending={isPending}
        />
      )}
      <p className={styles.said} role="status">
        {isPending ? t('adjust.waiting') : said.join(' · ')}
      </p>
      <div className={styles.previewTools}>
        <ToggleButton
          label={t('crop.toggle')}
          icon={<Crop size={16} />}
          isOutlined
          isSelected={isCropping}
          onChange={onCropping}
        />
        {isCropping ? null : (
          <Switch isSelected={isPictureShown} onChange={setPictureShown}>
            {t('preview.picture')}
          </Switch>
        )}
      </div>
      {isCropping ? <CropFields picture={picture} box={crop} onChange={onCrop} /> : null}
    </div>
  );
}
