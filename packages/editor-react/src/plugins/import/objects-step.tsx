import type { PageObject } from '@tastwerk/editor-core';
import { Alert, Button, Switch } from '@tastwerk/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { workspaceActions } from '../../state/workspace-state.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { LeftOutList } from './left-out-list.js';
import { PagePreview } from './page-preview.js';
import { asOne, putOnPage } from './put-on-page.js';

function ObjectsPreview({ objects }: { readonly objects: readonly PageObject[] }) {
  const { t } = useTranslation('import');
  const [isRelief, setRelief] = useState(false);
  return (
    <div className={styles.previewArea}>
      <PagePreview objects={objects} label={t('drawing.preview')} isRelief={isRelief} />
      <div className={styles.previewTools}>
        <Switch isSelected={isRelief} onChange={setRelief}>
          {t('drawing.relief')}
        </Switch>
      </div>
    </div>
  );
}

interface ObjectsStepProps {
  /** The name of the file. */
  readonly fileName: string;
  /** From the back to the front, in page mm. */
  readonly objects: readonly PageObject[];
  /** Names of what is not taken over. */
  readonly leftOut: readonly string[];
  /** Numbers of what the file holds, in the words of its sort. */
  readonly counts: readonly string[];
  /** What can be chosen besides, and what is to be known. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Shows the objects of a file, says what is left out, and puts them on the page: shapes as one, texts each on its own. */
export function ObjectsStep({ fileName, objects, leftOut, counts, children, onClose }: ObjectsStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { kinds } = store;
  const { afterImport } = useContributions();
  const [isRefused, setRefused] = useState(false);
  const [followedBy, setFollowedBy] = useState(afterImport[0]?.id);
  const place = () => {
    const isText = (object: PageObject) => kinds.textOf(object) !== undefined;
    const texts = objects.filter(isText);
    const shapes = objects.filter((object) => !isText(object));
    if (!putOnPage(store, [...asOne(kinds, shapes, ''), ...texts])) return setRefused(true);
    onClose();
    const next = afterImport.find(({ id }) => id === followedBy);
    if (next) store.dispatch(workspaceActions.openOverlay(next.overlay, fileName));
  };
  return (
    <div className={styles.columns}>
      <ObjectsPreview objects={objects} />
      <div className={styles.fields}>
        <p>{t('drawing.summary')}</p>
        <ul>
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
        {leftOut.length > 0 ? (
          <Alert kind="warning" title={t('drawing.leftOut')}>
            <LeftOutList names={leftOut} />
          </Alert>
        ) : null}
        {children}
        {isRefused ? (
          <Alert kind="danger" isAnnounced>
            {t('failure.refused')}
          </Alert>
        ) : null}
      </div>
      <StepFooter>
        {afterImport.length > 0 ? (
          <div className={styles.after}>
            {afterImport.map(({ id, labelKey }) => (
              <Switch
                key={id}
                isSelected={id === followedBy}
                onChange={(isOn) => setFollowedBy(isOn ? id : undefined)}
              >
                {t(labelKey)}
              </Switch>
            ))}
          </div>
        ) : null}
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" isDisabled={objects.length === 0} onPress={place}>
          {t('place')}
        </Button>
      </StepFooter>
    </div>
  );
}
