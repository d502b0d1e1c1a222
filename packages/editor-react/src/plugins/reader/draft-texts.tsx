import { type LabelObject, LIMITS } from '@tastwerk/editor-core';
import { leavesOf } from '@tastwerk/editor-core/objects';
import { readingOrder } from '@tastwerk/editor-core/description';
import { Panel, TextArea } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { DraftPanel } from '../draft-panel/index.js';
import { useLabelTyping } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import styles from './reader.module.css';

/** The texts of the labels of every page, each a field. */
function LabelTexts() {
  const { t } = useTranslation(['reader', 'editor']);
  const store = useEditorStore();
  const { fieldOf } = useLabelTyping();
  const { pages } = useEditorState(documentOf);
  const labels = pages.map(({ uuid, objects }, index) => ({
    uuid,
    number: index + 1,
    labels: readingOrder(store.kinds, leavesOf(objects)).filter(
      (object): object is LabelObject => object.type === 'label',
    ),
  }));
  return (
    <Panel title={t('labelTexts')}>
      {labels.every((page) => page.labels.length === 0) ? (
        <p className={styles.note}>{t('noLabels')}</p>
      ) : null}
      {labels.flatMap((page) =>
        page.labels.map((label, index) => (
          <TextArea
            key={label.uuid}
            label={t(label.isTitle ? 'titleOfPage' : 'labelOfPage', {
              page: page.number,
              number: index + 1,
            })}
            rows={1}
            maxLength={LIMITS.textLength}
            {...fieldOf(label)}
          />
        )),
      )}
    </Panel>
  );
}

/** What is said about the graphic and written on it. */
export function DraftTexts() {
  return (
    <>
      <DraftPanel />
      <LabelTexts />
    </>
  );
}
