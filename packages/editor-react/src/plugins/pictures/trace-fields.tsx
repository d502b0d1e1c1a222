import type { TraceMode } from '@tastwerk/editor-core/import';
import { Alert, Button, NumberField, RadioGroup, Switch } from '@tastwerk/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaFields } from './area-fields.js';
import { importStyles as styles } from '../import/index.js';
import { OutlineFields } from './outline-fields.js';
import type { PictureWishes, TraceFieldsProps } from './picture-wishes.js';

/** Smallest width of a picture on the page, in mm. */
const LEAST_WIDTH_MM = 20;

/** Whether dark parts or edges are traced, and a warning where that is no use to a finger. */
function ModeChoice({
  wishes,
  onChange,
  mode,
  misfit,
}: Pick<TraceFieldsProps, 'wishes' | 'onChange' | 'mode' | 'misfit'>) {
  const { t } = useTranslation('import');
  const choice = useRef<HTMLDivElement>(null);
  const choose = (chosen: TraceMode) => onChange({ ...wishes, trace: { ...wishes.trace, mode: chosen } });
  const switchToOutlines = () => {
    choose('outlines');
    // The warning goes, and with it the button that has the focus.
    choice.current?.querySelector<HTMLInputElement>('input[value="outlines"]')?.focus();
  };
  return (
    <>
      <div ref={choice}>
        <RadioGroup
          label={t('mode.label')}
          {...(mode ? { description: t(`mode.${mode}Help`) } : {})}
          options={[
            { id: 'areas', label: t('mode.areas') },
            { id: 'outlines', label: t('mode.outlines') },
          ]}
          value={mode ?? null}
          onChange={choose}
        />
      </div>
      {misfit ? (
        <Alert
          kind="warning"
          isAnnounced
          actions={
            misfit === 'mostlyBlack' ? (
              <Button onPress={switchToOutlines}>{t('misfit.outlines')}</Button>
            ) : null
          }
        >
          {t(`misfit.${misfit}`)}
        </Alert>
      ) : null}
    </>
  );
}

/** The controls of tracing. */
export function TraceFields({ widthMm, mostWidthMm, ...props }: TraceFieldsProps) {
  const { t } = useTranslation('import');
  const { wishes, onChange, mode } = props;
  const change = (part: Partial<PictureWishes>) => onChange({ ...wishes, ...part });
  return (
    <>
      <h3 className={styles.heading}>{t('adjust.heading')}</h3>
      <Switch isSelected={wishes.isTraced} onChange={(isTraced) => change({ isTraced })}>
        {t('adjust.trace')}
      </Switch>
      {wishes.isTraced ? <ModeChoice {...props} /> : null}
      {wishes.isTraced && mode === 'areas' ? <AreaFields {...props} /> : null}
      {wishes.isTraced && mode === 'outlines' ? <OutlineFields {...props} /> : null}
      <NumberField
        label={t('adjust.width')}
        unit="millimeter"
        maximumFractionDigits={1}
        minValue={Math.min(LEAST_WIDTH_MM, mostWidthMm)}
        maxValue={mostWidthMm}
        value={widthMm}
        onChange={(asked) => change({ widthMm: Number.isNaN(asked) ? null : asked })}
      />
    </>
  );
}
