import { type KeyObject, LIMITS } from '@tastwerk/editor-core';
import { documentKeyPage, keyOf, keyPlace } from '@tastwerk/editor-core/legend';
import { isKeyInUse, isKeyShown } from '@tastwerk/editor-core/objects';
import { bundledFontMetrics, keyLayout } from '@tastwerk/editor-core/scene';
import { Alert, Button, Panel, RadioGroup, Select, Switch, TextButton } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMillimetres } from '../../state/use-millimetres.js';
import fields from '../../parts/fields.module.css';
import styles from './legend.module.css';
import type { LegendView } from './legend-view.js';
import {
  type Explained,
  giveRoom,
  moveLegend,
  moveLegendToOwnPage,
  putInUse,
  showLegend,
} from './place-legend.js';

/** The choice of a page that is not there yet. */
const OWN_PAGE = 'own';

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
  const layout = keyLayout(document, pageIndex, legend, {
    kinds: view.store.kinds,
    braille: book,
    font: bundledFontMetrics,
  });
  if (!isKeyShown(legend) || !layout.overflows || !page.objects.includes(legend)) return null;
  const needed = {
    width: sideFor(legend.width, layout.neededWidthMm),
    height: sideFor(legend.height, layout.neededHeightMm),
  };
  const fit = () => {
    // Where no hand has put it, a larger legend goes where it has room.
    const place = legend.anchored ? {} : keyPlace(view.store.kinds, document, page, { ...legend, ...needed });
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

/** The choice of what the legend explains, and on which page it stands. */
function LegendPlace({ view, legend }: KeyProps) {
  const { t } = useTranslation(['legend', 'editor']);
  const { document, page, book, store } = view;
  const [hasNoRoom, setHasNoRoom] = useState(false);
  const pages = document.pages.map(({ uuid }, at) => ({
    id: uuid,
    label: t('editor:newPage', { number: at + 1 }),
  }));
  const moveTo = (target: string) => {
    if (target === OWN_PAGE) moveLegendToOwnPage(store, book, t('title'));
    else if (target !== page.uuid) moveLegend(store, book, target);
  };
  return (
    <>
      {pages.length > 1 ? (
        <RadioGroup<Explained>
          label={t('explains')}
          options={(['page', 'document'] as const).map((id) => ({ id, label: t(`explained.${id}`) }))}
          value={legend.explains}
          onChange={(explains) =>
            void putInUse(store, book, { type: 'place-key', pageUuid: page.uuid, explains })
          }
        />
      ) : null}
      <Select
        label={t('standsOn')}
        description={t('standsOnHelp')}
        options={[...pages, { id: OWN_PAGE, label: t('ownPage') }]}
        value={page.uuid}
        onChange={moveTo}
      />
      {legend.show ? (
        <div className={styles.actions}>
          <Button variant="secondary" onPress={() => view.onShow(legend.uuid)}>
            {t('select')}
          </Button>
          <Button variant="secondary" onPress={() => setHasNoRoom(!giveRoom(store, book, page.uuid))}>
            {t('findRoom')}
          </Button>
        </div>
      ) : null}
      {hasNoRoom ? <Alert kind="info">{t('noRoom')}</Alert> : null}
    </>
  );
}

/** Says that the legend of another page explains this one, too, with the ways to it. */
function SharedLegend({ view, pageAt }: { readonly view: LegendView; readonly pageAt: number }) {
  const { t } = useTranslation('legend');
  const { document, page, book, store } = view;
  const shared = document.pages[pageAt];
  if (!shared) return null;
  return (
    <Alert
      kind="info"
      actions={
        <>
          <TextButton onPress={() => showLegend(store, shared.uuid)}>{t('toLegend')}</TextButton>
          <TextButton onPress={() => moveLegend(store, book, page.uuid)}>{t('moveHere')}</TextButton>
        </>
      }
    >
      {t('shared', { number: pageAt + 1 })}
    </Alert>
  );
}

/** Whether the page has a legend in use, what it explains, where it stands, and whether its sheet carries it. */
export function LegendUse({ view, hasEntries }: { readonly view: LegendView; readonly hasEntries: boolean }) {
  const { t } = useTranslation('legend');
  const { document, page, pageIndex, book, store, run } = view;
  const legend = keyOf(page);
  const isActive = legend !== undefined && isKeyInUse(legend);
  const sharedAt = documentKeyPage(document);
  const shared = document.pages[sharedAt];
  const sharedLegend = shared && sharedAt !== pageIndex ? keyOf(shared) : undefined;
  if (sharedLegend && isKeyInUse(sharedLegend) && !isActive) {
    return (
      <Panel title={t('use')}>
        <SharedLegend view={view} pageAt={sharedAt} />
      </Panel>
    );
  }
  const use = (isUsed: boolean) =>
    isUsed
      ? putInUse(store, book, { type: 'activate-key', pageUuid: page.uuid })
      : run({ type: 'deactivate-key', pageUuid: page.uuid });
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
          <LegendPlace view={view} legend={legend} />
          {hasEntries ? <LegendRoom view={view} legend={legend} /> : null}
        </>
      ) : null}
      {hasEntries && !isActive ? <Alert kind="info">{t('isOff')}</Alert> : null}
    </Panel>
  );
}
