import {
  createPointSymbol,
  outlineOf,
  POINT_SYMBOLS,
  type PointSymbol,
  sessionActions,
  svgPathOf,
} from '@tastwerk/editor-core';
import { ToggleButton, Toolbar } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import styles from './symbol-choice.module.css';

const ICON_PX = 18;
/** What an icon shows, in mm: the symbol with a little room around it. */
const VIEW_BOX = '-6 -6 12 12';
const MIDDLE = { x: 0, y: 0 };

function SymbolIcon({ symbol }: { readonly symbol: PointSymbol }) {
  const path = outlineOf(createPointSymbol(symbol, '', MIDDLE));
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

/** The shapes of the point symbol tool, over the drawing while it is in the hand. */
export function SymbolChoice() {
  const { t } = useTranslation('canvas');
  const store = useEditorStore();
  const tool = useEditorState(({ session }) => session.tool);
  const chosen = useEditorState(({ session }) => session.symbol);
  if (tool !== 'SYMBOL') return null;
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
