import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Toolbar, ToolbarSeparator } from '@tastwerk/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../contributions/contributions-context.js';
import { TOP_BAR_PARTS } from '../contributions/editor-plugin.js';
import { Slot } from '../contributions/slot.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { LARGE_SCREEN, useMediaQuery } from '../state/use-media-query.js';
import { Bar } from './bar.js';
import { DockSwitch } from './docks/dock-switch.js';
import { NarrowBar } from './narrow-bar.js';
import styles from './top-bar.module.css';

/** The bar over the workspace: which document this is, what was done to it, how it is seen, and what becomes of it. */
export function TopBar() {
  const { t } = useTranslation('editor');
  const { bars } = useContributions();
  const { graphicTitle, variantTitle, system } = useEditorState(documentOf);
  const language = languageOfSystem(system);
  const isLarge = useMediaQuery(LARGE_SCREEN);
  const parts = TOP_BAR_PARTS.filter((part) => bars.some(({ bar }) => bar === part));

  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <Slot id="leave" />
        {isLarge ? <DockSwitch side="left" /> : null}
        <h1 className={styles.title}>
          <span className={styles.graphic} lang={graphicTitle.trim() ? language : undefined}>
            {graphicTitle.trim() || t('drafts:untitled')}
          </span>
          {variantTitle.trim() ? (
            <span className={styles.variant} lang={language}>
              {variantTitle}
            </span>
          ) : null}
        </h1>
        <Slot id="saving" />
      </div>
      {isLarge ? (
        <Toolbar label={t('topBar.label')}>
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? <ToolbarSeparator /> : null}
              <span className={styles.part} data-part={part}>
                <Bar bar={part} />
              </span>
            </Fragment>
          ))}
        </Toolbar>
      ) : null}
      <div className={styles.end}>
        <Slot id="end" />
        {isLarge ? <DockSwitch side="right" /> : null}
      </div>
      {isLarge ? null : <NarrowBar />}
    </header>
  );
}
