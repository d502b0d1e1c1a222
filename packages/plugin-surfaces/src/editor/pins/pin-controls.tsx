import type { Document } from '@tastwerk/editor-core';
import { IconButton, Select } from '@tastwerk/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PIN_DISPLAY_IDS, PIN_DISPLAYS } from '../../pins/displays.js';
import { PageSelect } from '../page-select.js';
import styles from './pins-dialog.module.css';
import type { Pan, PinPage } from './use-pin-page.js';

const ICON_PX = 18;

const PANS = [
  { id: 'left', Icon: ArrowLeft, by: { right: -1 } },
  { id: 'right', Icon: ArrowRight, by: { right: 1 } },
  { id: 'up', Icon: ArrowUp, by: { down: -1 } },
  { id: 'down', Icon: ArrowDown, by: { down: 1 } },
] as const satisfies readonly { readonly id: string; readonly Icon: typeof ArrowUp; readonly by: Pan }[];

interface PinControlsProps {
  readonly document: Document;
  readonly pinPage: PinPage;
  /** Whether a display is connected: it says itself how large it is. */
  readonly isConnected: boolean;
}

/** Which display, which page, how much of it, and which part. */
export function PinControls({ document, pinPage, isConnected }: PinControlsProps) {
  const { t, i18n } = useTranslation('surfaces');
  const { display, page, level, steps, stepMm, zoomBy, pan } = pinPage;
  const mm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(stepMm);
  return (
    <>
      <Select
        label={t('pins.display')}
        options={PIN_DISPLAY_IDS.map((id) => ({ id, label: t('pins.size', { ...PIN_DISPLAYS[id] }) }))}
        value={display.id}
        isDisabled={isConnected}
        onChange={pinPage.chooseDisplay}
      />
      <PageSelect document={document} page={page} onChange={pinPage.choosePage} />
      <div role="group" aria-label={t('pins.zoom')} className={styles.buttons}>
        <IconButton
          label={t('pins.zoomOut')}
          icon={<ZoomOut size={ICON_PX} />}
          isDisabled={level === 0}
          onPress={() => zoomBy(-1)}
        />
        <IconButton
          label={t('pins.zoomIn')}
          icon={<ZoomIn size={ICON_PX} />}
          isDisabled={level === steps.length - 1}
          onPress={() => zoomBy(1)}
        />
        <span>{level === 0 ? t('pins.whole') : t('pins.step', { mm })}</span>
      </div>
      <div role="group" aria-label={t('pins.pan')} className={styles.buttons}>
        {PANS.map(({ id, Icon, by }) => (
          <IconButton
            key={id}
            label={t(`pins.${id}`)}
            icon={<Icon size={ICON_PX} />}
            onPress={() => pan(by)}
          />
        ))}
      </div>
    </>
  );
}
