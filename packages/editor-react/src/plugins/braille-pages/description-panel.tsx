import { runCommand } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Panel } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { keyOfPath, PRINT_TEXTS } from '../../parts/print-texts.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { BufferedField } from '../../parts/buffered-field.js';
import styles from '../../parts/fields.module.css';

/** The title has its field among the properties of the draft. */
const [, ...DESCRIPTION_TEXTS] = PRINT_TEXTS;

/** What the picture shows in words. */
export function DescriptionPanel() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const document = useEditorState(documentOf);
  return (
    <Panel title={t('braillePages.description')}>
      <p className={styles.note}>{t('braillePages.descriptionHelp')}</p>
      {DESCRIPTION_TEXTS.map(({ labelKey, path, placeholderKey, read, write, ...rest }) => (
        <BufferedField
          key={keyOfPath(path)}
          label={t(labelKey)}
          textLanguage={languageOfSystem(document.system)}
          value={read(document)}
          onCommit={(text) => void store.dispatch(runCommand(write(text)))}
          {...(placeholderKey ? { placeholder: t(placeholderKey) } : {})}
          {...rest}
        />
      ))}
    </Panel>
  );
}
