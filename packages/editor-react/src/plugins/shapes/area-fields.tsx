import { COLOUR_NAMES, TEXTURE_NAMES, type TextureName } from '@tastwerk/editor-core/document';
import type { ShapeStyle } from '@tastwerk/editor-core/objects';
import { NumberField, Panel, SwatchPicker } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { colourSwatches } from './colour-swatches.js';
import { withTexture } from './shape-style.js';
import { sharedValue } from '../../parts/shared-value.js';
import { TextureSwatch } from '../../parts/texture-swatch.js';

/** Old names that documents may still carry; they are not offered any more (field notes section 0). */
const RETIRED_TEXTURES: readonly TextureName[] = ['dashed', 'blank'];
const NO_TEXTURE = 'none';

const TEXTURE_CHOICES: readonly (TextureName | typeof NO_TEXTURE)[] = [
  NO_TEXTURE,
  ...TEXTURE_NAMES.filter((name) => !RETIRED_TEXTURES.includes(name)),
];

interface AreaFieldsProps {
  /** The styles of all shapes that are changed together. */
  readonly styles: readonly ShapeStyle[];
  readonly onChange: (change: Partial<ShapeStyle>) => void;
  /** Whether the strip between texture and outline can be set. */
  readonly hasTextureOffset?: boolean;
}

/** Fill and texture of one or several shapes. A field is empty where the shapes differ. */
export function AreaFields({ styles, onChange, hasTextureOffset = true }: AreaFieldsProps) {
  const { t } = useTranslation('editor');
  const [first] = styles;
  if (!first) return null;
  const patterns = styles.map(({ pattern }) => pattern);
  const template = sharedValue(patterns.map((pattern) => pattern.template ?? NO_TEXTURE));
  const offset = sharedValue(patterns.map((pattern) => pattern.offset));
  const clearance = sharedValue(patterns.map((pattern) => pattern.clearance));

  return (
    <Panel title={t('object.area')}>
      <SwatchPicker
        label={t('object.fill')}
        description={t('object.fillHelp')}
        swatches={colourSwatches(COLOUR_NAMES, t)}
        value={sharedValue(styles.map(({ fill }) => fill))}
        onChange={(fill) => onChange({ fill })}
      />
      <SwatchPicker
        label={t('object.texture')}
        size="large"
        swatches={TEXTURE_CHOICES.map((id) => ({
          id,
          label: id === NO_TEXTURE ? t('object.noTexture') : t(`textures.${id}`),
          picture: <TextureSwatch texture={id === NO_TEXTURE ? null : id} />,
        }))}
        value={template}
        onChange={(id) => onChange(withTexture(first, id === NO_TEXTURE ? null : id))}
      />
      {template === NO_TEXTURE || !hasTextureOffset ? null : (
        <NumberField
          label={t('object.textureOffset')}
          unit="millimeter"
          minValue={0}
          maxValue={20}
          step={0.5}
          value={offset ?? Number.NaN}
          onChange={(value) => {
            if (!Number.isNaN(value)) onChange({ pattern: { ...first.pattern, offset: value } });
          }}
        />
      )}
      {hasTextureOffset ? (
        <NumberField
          label={t('object.clearance')}
          description={t('object.clearanceHelp')}
          unit="millimeter"
          minValue={0}
          maxValue={20}
          step={0.5}
          value={clearance ?? Number.NaN}
          onChange={(value) => {
            if (!Number.isNaN(value)) onChange({ pattern: { ...first.pattern, clearance: value } });
          }}
        />
      ) : null}
    </Panel>
  );
}
