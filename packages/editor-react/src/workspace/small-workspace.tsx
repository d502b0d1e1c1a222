import { Tabs } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../contributions/contributions-context.js';
import { iconOf } from '../contributions/icons.js';
import { PartView } from '../contributions/part-view.js';
import { Slot } from '../contributions/slot.js';
import { ActionButton } from '../parts/action-button.js';
import type { EditorPorts } from '../ports.js';
import { useEditor } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { EditorProviders } from './editor-providers.js';
import styles from './small-screen.module.css';

const ICON_PX = 18;

function SmallHeader() {
  const { t } = useTranslation('editor');
  const { bars } = useContributions();
  const { graphicTitle, variantTitle } = useEditorState(documentOf);
  return (
    <header className={styles.head}>
      <Slot id="leave" />
      <h1 className={styles.title}>
        <span>{graphicTitle.trim() || t('drafts:untitled')}</span>
        {variantTitle.trim() ? <span className={styles.variant}>{variantTitle}</span> : null}
      </h1>
      <Slot id="saving" />
      {bars.map(({ id, action, isForReading }) =>
        action && isForReading ? <ActionButton key={id} action={action} /> : null,
      )}
    </header>
  );
}

function SmallLayout() {
  const { t } = useTranslation(['reader', 'editor', 'proofing']);
  const { showObject } = useEditor();
  const { reader } = useContributions();
  const first = reader[0]?.id ?? '';
  const [section, setSection] = useState(first);
  const show = (uuid: string) => {
    showObject(uuid);
    setSection(first);
  };
  return (
    <div className={styles.workspace}>
      <SmallHeader />
      <Slot id="notices" />
      <div className={styles.sections}>
        <Tabs
          label={t('reader:sections')}
          isCompact
          selectedId={section}
          onSelect={setSection}
          items={reader.map(({ id, labelKey, icon, Content }) => {
            const Icon = iconOf(icon);
            return {
              id,
              label: t(labelKey),
              icon: <Icon size={ICON_PX} />,
              content: (
                <div className={styles.section}>
                  <PartView part={Content} props={{ onShow: show }} />
                </div>
              ),
            };
          })}
        />
      </div>
    </div>
  );
}

/** The editor where there is no room to draw: what can be looked at, read, described and checked, and texts that can be changed. */
export function SmallWorkspace({ ports }: { readonly ports: EditorPorts }) {
  return (
    <EditorProviders ports={ports}>
      <SmallLayout />
    </EditorProviders>
  );
}
