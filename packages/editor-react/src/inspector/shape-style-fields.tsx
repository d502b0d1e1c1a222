import { COLOUR_NAMES, type Colour, TEXTURE_NAMES, type TextureName } from '@tastwerk/editor-core';
import { NumberField, Panel, Select, SwatchPicker, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useMillimetres } from '../canvas/use-millimetres.js';
import { ColourSwatch } from './colour-swatch.js';
import { type FullShapeStyle, LINE_WIDTHS_MM, sharedValue } from './shape-style.js';
import { TextureSwatch } from './texture-swatch.js';

/** Old names that documents may still carry; nobody draws with them any more (field notes section 0). */
const RETIRED_TEXTURES: readonly TextureName[] = ['dashed', 'blank'];
const NO_TEXTURE = 'none';

const TEXTURE_CHOICES: readonly (TextureName | typeof NO_TEXTURE)[] = [
  NO_TEXTURE,
  ...TEXTURE_NAMES.filter((name) => !RETIRED_TEXTURES.includes(name)),
];
const OUTLINE_COLOURS = COLOUR_NAMES.filter((name) => name !== 'none');
const BORDER_STYLES = ['solid', 'dashed', 'dotted'] as const;

interface ShapeStyleFieldsProps {
  /** The styles of all shapes that are changed together. */
  readonly styles: readonly FullShapeStyle[];
  readonly onChange: (change: Partial<FullShapeStyle>) => void;
  /** Whether the strip between texture and outline can be set. */
  readonly hasTextureOffset?: boolean;
}

/** Fill, texture and outline of one or several shapes. A field is empty where the shapes differ. */
export function ShapeStyleFields({ styles, onChange, hasTextureOffset = true }: ShapeStyleFieldsProps) {
  const { t } = useTranslation('editor');
  const millimetres = useMillimetres();
  const [first] = styles;
  if (!first) return null;
  const patterns = styles.map(({ pattern }) => pattern);
  const template = sharedValue(patterns.map((pattern) => pattern.template ?? NO_TEXTURE));
  const offset = sharedValue(patterns.map((pattern) => pattern.offset));
  const width = sharedValue(styles.map(({ borderWidth }) => borderWidth));
  const hasOutline = styles.every(({ border }) => border);
  const colourSwatches = (names: readonly Colour[]) =>
    names.map((id) => ({ id, label: t(`colours.${id}`), picture: <ColourSwatch colour={id} /> }));
  const widths = new Set<number>([...LINE_WIDTHS_MM, ...(width === null ? [] : [width])]);

  return (
    <>
      <Panel title={t('object.area')}>
        <SwatchPicker
          label={t('object.fill')}
          description={t('object.fillHelp')}
          swatches={colourSwatches(COLOUR_NAMES)}
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
          onChange={(id) =>
            onChange({ pattern: { ...first.pattern, template: id === NO_TEXTURE ? null : id } })
          }
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
      </Panel>
      <Panel title={t('object.outline')}>
        <Switch isSelected={hasOutline} onChange={(border) => onChange({ border })}>
          {t('object.border')}
        </Switch>
        {hasOutline ? (
          <>
            <Select
              label={t('object.borderWidth')}
              options={[...widths]
                .sort((a, b) => a - b)
                .map((mm) => ({
                  id: String(mm),
                  label: t(mm === LINE_WIDTHS_MM[0] ? 'object.borderWidthGuide' : 'object.borderWidthValue', {
                    width: millimetres(mm),
                  }),
                }))}
              value={width === null ? null : String(width)}
              onChange={(id) => onChange({ borderWidth: Number(id) })}
            />
            <Select
              label={t('object.borderStyle')}
              options={BORDER_STYLES.map((id) => ({ id, label: t(`borderStyles.${id}`) }))}
              value={sharedValue(styles.map(({ borderStyle }) => borderStyle))}
              onChange={(borderStyle) => onChange({ borderStyle })}
            />
            <SwatchPicker
              label={t('object.borderColour')}
              swatches={colourSwatches(OUTLINE_COLOURS)}
              value={sharedValue(styles.map(({ borderColour }) => borderColour))}
              onChange={(borderColour) => onChange({ borderColour })}
            />
          </>
        ) : null}
      </Panel>
    </>
  );
}
