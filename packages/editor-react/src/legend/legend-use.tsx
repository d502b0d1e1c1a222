import {
  bundledFontMetrics,
  isKeyShown,
  type KeyObject,
  keyLayout,
  keyOf,
  keyPlace,
  LIMITS,
} from '@tastwerk/editor-core';
import { Alert, Button, Panel, Switch } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useMillimetres } from '../canvas/use-millimetres.js';
import fields from '../inspector/fields.module.css';
import type { LegendView } from './legend-view.js';

interface KeyProps {
  readonly view: LegendView;
  readonly legend: KeyObject;
}

/** A side in mm that is enough for what is needed, to a tenth. */
function sideFor(sideMm: number, neededMm: number): number {
  return Math.min(LIMITS.coordinateMm, Math.max(sideMm, Math.ceil(neededMm * 10) / 10));
}

/** Whether the legend has room for what it says; else the way to give it. */
export function LegendRoom({ view, legend }: KeyProps) {
  const { t } = useTranslation('legend');
  const millimetres = useMillimetres();
  const { document, page, pageIndex, book, run } = view;
  const layout = keyLayout(document, pageIndex, legend, { braille: book, font: bundledFontMetrics });
  if (!isKeyShown(legend) || !layout.overflows || !page.objects.includes(legend)) return null;
  const needed = {
    width: sideFor(legend.width, layout.neededWidthMm),
    height: sideFor(legend.height, layout.neededHeightMm),
  };
  const fit = () => {
    // Where no hand has put it, a larger legend goes where it has room.
    const place = legend.anchored ? {} : keyPlace(document, page, { ...legend, ...needed });
    run({ type: 'update-objects', changes: [{ uuid: legend.uuid, set: { ...needed, ...place } }] });
  };
  const actions = (
    <Button variant="secondary" onPress={fit}>
      {t('fit')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={actions}>
      {t('overflows', { width: millimetres(needed.width), height: millimetres(needed.height) })}
    </Alert>
  );
}

/** Whether the page has a legend in use, and whether its sheet carries it. */
export function LegendUse({ view, hasEntries }: { readonly view: LegendView; readonly hasEntries: boolean }) {
  const { t } = useTranslation('legend');
  const { page, run, onShow } = view;
  const legend = keyOf(page);
  const isActive = legend?.active === true && !legend.hidden;
  const use = (isUsed: boolean) =>
    run({ type: isUsed ? 'activate-key' : 'deactivate-key', pageUuid: page.uuid });
  return (
    <Panel title={t('use')}>
      <Switch isSelected={isActive} onChange={use}>
        {t('active')}
      </Switch>
      <p className={fields.note}>{t('activeHelp')}</p>
      {legend && isActive ? (
        <>
          <Switch
            isSelected={legend.show}
            onChange={(show) =>
              run({ type: 'update-objects', changes: [{ uuid: legend.uuid, set: { show } }] })
            }
          >
            {t('show')}
          </Switch>
          <p className={fields.note}>{t('showHelp')}</p>
          {legend.show ? (
            <Button variant="secondary" onPress={() => onShow(legend.uuid)}>
              {t('select')}
            </Button>
          ) : null}
          {hasEntries ? <LegendRoom view={view} legend={legend} /> : null}
        </>
      ) : null}
      {hasEntries && !isActive ? <Alert kind="info">{t('isOff')}</Alert> : null}
    </Panel>
  );
}
