import { ResizeHandle } from '@tastwerk/ui';
import { type ReactNode, type RefObject, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { DOCK_WIDTH_PX, type DockSide } from '../../state/dock-state.js';
import styles from './dock.module.css';

interface SideProps {
  readonly side: DockSide;
  /** What it needs at least, in CSS px, however narrow the side was made. */
  readonly leastPx?: number;
  /** Names it for those who do not see what is in it. */
  readonly label: string;
  /** Where it stands. */
  readonly place?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** A column at one side of the sheet, which can be made wider or narrower. */
export function Side({ side, leastPx = 0, label, place, children }: SideProps) {
  const { t } = useTranslation('panels');
  const { docks } = useEditor();
  const { widthPx } = useSyncExternalStore(docks.state.subscribe, docks.state.get)[side];
  const id = useId();
  const { min, max, usual } = DOCK_WIDTH_PX[side];
  const leastOfSide = Math.max(min, leastPx);
  const shownPx = Math.max(widthPx, leastOfSide);
  const handle = (
    <ResizeHandle
      label={t(`docks.${side}Width`)}
      controls={id}
      side={side}
      value={shownPx}
      minValue={leastOfSide}
      maxValue={max}
      onChange={(next) => docks.resize(side, next)}
      onReset={() => docks.resize(side, usual)}
    />
  );
  return (
    <div ref={place} className={styles.side} data-side={side}>
      {side === 'right' ? handle : null}
      <aside id={id} className={styles.dock} aria-label={label} style={{ width: shownPx }}>
        {children}
      </aside>
      {side === 'left' ? handle : null}
    </div>
  );
}
