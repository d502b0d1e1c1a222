import { sessionActions } from '@tastwerk/editor-core';
import { svgPathOf } from '@tastwerk/editor-core/geometry';
import { createPointSymbol, POINT_SYMBOLS, type PointSymbol, polygonIn } from '@tastwerk/editor-core/objects';
import { ToggleButton, Toolbar } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import styles from './shape-choice.module.css';

const ICON_PX = 18;
/** What an icon shows, in mm: the symbol with a little room around it. */
const VIEW_BOX = '-6 -6 12 12';
const MIDDLE = { x: 0, y: 0 };

function SymbolIcon({ symbol }: { readonly symbol: PointSymbol }) {
  const { kinds } = useEditorStore();
  const path = kinds.outlineOf(createPointSymbol(symbol, '', MIDDLE));
  return (
    <svg width={ICON_PX} height={ICON_PX} viewBox={VIEW_BOX} aria-hidden="true">
      <path
        className={styles.icon}
        data-open={symbol === 'ring' || undefined}
        d={path ? svgPathOf(path) : ''}
      />
    </svg>
  );
}

/** The polygons that are offered, by the number of their corners. */
const CORNERS = [3, 4, 5, 6, 8] as const;

function PolygonIcon({ corners }: { readonly corners: number }) {
  const points = polygonIn({ x: -5, y: -5, width: 10, height: 10 }, corners);
  return (
    <svg width={ICON_PX} height={ICON_PX} viewBox={VIEW_BOX} aria-hidden="true">
      <polygon className={styles.icon} data-open points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  );
}

/** The shapes of the tool that is chosen, over the drawing: point symbols, or polygons. */
export function ShapeChoice() {
  const tool = useEditorState(({ session }) => session.tool);
  if (tool === 'SYMBOL') return <SymbolChoice />;
  return tool === 'POLYGON' ? <PolygonChoice /> : null;
}

function PolygonChoice() {
  const { t } = useTranslation('canvas');
  const store = useEditorStore();
  const chosen = useEditorState(({ session }) => session.corners);
  return (
    <div className={styles.choice}>
      <Toolbar label={t('polygons.label')}>
        {CORNERS.map((corners) => (
          <ToggleButton
            key={corners}
            isIconOnly
            label={t(`polygons.${corners}`)}
            icon={<PolygonIcon corners={corners} />}
            isSelected={corners === chosen}
            onChange={() => void store.dispatch(sessionActions.setCorners(corners))}
          />
        ))}
      </Toolbar>
    </div>
  );
}

function SymbolChoice() {
  const { t } = useTranslation('canvas');
  const store = useEditorStore();
  const chosen = useEditorState(({ session }) => session.symbol);
  return (
    <div className={styles.choice}>
      <Toolbar label={t('symbols.label')}>
        {POINT_SYMBOLS.map((symbol) => (
          <ToggleButton
            key={symbol}
            isIconOnly
            label={t(`symbols.${symbol}`)}
            icon={<SymbolIcon symbol={symbol} />}
            isSelected={symbol === chosen}
            onChange={() => void store.dispatch(sessionActions.setSymbol(symbol))}
          />
        ))}
      </Toolbar>
    </div>
  );
}
