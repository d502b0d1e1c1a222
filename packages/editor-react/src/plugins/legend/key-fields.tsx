import type { KeyObject } from '@tastwerk/editor-core';
import { Panel, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import fields from '../../parts/fields.module.css';
import { LegendRoom } from './legend-use.js';
import { useLegendView } from './use-legend-view.js';

const SWITCHES = ['border', 'fixed'] as const;

/** Frame and size of a legend that is selected. */
export function KeyFields({ legend }: { readonly legend: KeyObject }) {
  const { t } = useTranslation('legend');
  const view = useLegendView();
  if (!view) return null;
  return (
    <Panel title={t('frame')}>
      <div className={fields.switches}>
        {SWITCHES.map((field) => (
          <Switch
            key={field}
            isSelected={legend[field]}
            onChange={(isOn) =>
              view.run({ type: 'update-objects', changes: [{ uuid: legend.uuid, set: { [field]: isOn } }] })
            }
          >
            {t(field === 'border' ? 'frame' : 'fixed')}
          </Switch>
        ))}
      </div>
      <p className={fields.note}>{t('fixedHelp')}</p>
      <LegendRoom view={view} legend={legend} />
    </Panel>
  );
}
