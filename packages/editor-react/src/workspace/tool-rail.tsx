import { Toolbar, ToolbarSeparator } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../contributions/contributions-context.js';
import { ActionButton } from '../parts/action-button.js';
import { Bar } from './bar.js';
import styles from './tool-rail.module.css';

/** The drawing tools at the left edge. */
export function ToolRail() {
  const { t } = useTranslation('editor');
  const { toolActions, bars } = useContributions();
  return (
    <div className={styles.rail}>
      <Toolbar label={t('tools')} orientation="vertical">
        {toolActions.map((action) => (
          <ActionButton key={action.id} action={action} tooltipPlacement="right" />
        ))}
        {bars.some(({ bar }) => bar === 'tools') ? <ToolbarSeparator /> : null}
        <Bar bar="tools" tooltipPlacement="right" />
      </Toolbar>
    </div>
  );
}
