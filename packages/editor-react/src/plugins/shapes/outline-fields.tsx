import { COLOUR_NAMES } from '@tastwerk/editor-core/document';
import type { OutlineStyle } from '@tastwerk/editor-core/objects';
import { Panel, Select, SwatchPicker, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useLengths } from '../../state/use-millimetres.js';
import { colourSwatches } from './colour-swatches.js';
import { LINE_WIDTHS_MM } from './shape-style.js';
import { sharedValue } from '../../parts/shared-value.js';

const OUTLINE_COLOURS = COLOUR_NAMES.filter((name) => name !== 'none');
const BORDER_STYLES = ['solid', 'dashed', 'dotted'] as const;

interface OutlineFieldsProps {
  /** The outlines of all shapes and lines that are changed together. */
  readonly styles: readonly OutlineStyle[];
  readonly onChange: (change: Partial<OutlineStyle>) => void;
  /** Whether all of them are lines: a line is its stroke, which is not taken away. */
  readonly isStroke?: boolean;
}

/** The outline of one or several shapes and lines. A field is empty where they differ. */
export function OutlineFields({ styles, onChange, isStroke = false }: OutlineFieldsProps) {
  const { t } = useTranslation('editor');
  const { judged } = useLengths();
  const width = sharedValue(styles.map(({ borderWidth }) => borderWidth));
  const hasOutline = styles.every(({ border }) => border);
  const widths = new Set<number>([...LINE_WIDTHS_MM, ...(width === null ? [] : [width])]);

  return (
    <Panel title={t(isStroke ? 'object.stroke' : 'object.outline')}>
      {isStroke && hasOutline ? null : (
        <Switch isSelected={hasOutline} onChange={(border) => onChange({ border })}>
          {t('object.border')}
        </Switch>
      )}
      {hasOutline ? (
        <>
          <Select
            label={t('object.borderWidth')}
            options={[...widths]
              .sort((a, b) => a - b)
              .map((mm) => ({
                id: String(mm),
                label: t(mm === LINE_WIDTHS_MM[0] ? 'object.borderWidthGuide' : 'object.borderWidthValue', {
                  width: judged(mm),
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
            swatches={colourSwatches(OUTLINE_COLOURS, t)}
            value={sharedValue(styles.map(({ borderColour }) => borderColour))}
            onChange={(borderColour) => onChange({ borderColour })}
          />
        </>
      ) : null}
    </Panel>
  );
}
