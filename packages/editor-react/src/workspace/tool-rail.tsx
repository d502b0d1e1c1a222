import { Toolbar, ToolbarSeparator } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { importAction } from '../actions/surface-actions.js';
import { toolActions } from '../actions/tool-actions.js';
import { ActionButton } from '../parts/action-button.js';
import styles from './tool-rail.module.css';

/** The drawing tools at the left edge. */
export function ToolRail() {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.rail}>
      <Toolbar label={t('tools')} orientation="vertical">
        {toolActions.map((action) => (
          <ActionButton key={action.id} action={action} tooltipPlacement="right" />
        ))}
        <ToolbarSeparator />
        <ActionButton action={importAction} tooltipPlacement="right" />
      </Toolbar>
    </div>
  );
}
