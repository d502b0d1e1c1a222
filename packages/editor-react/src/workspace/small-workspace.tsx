import { Alert, IconButton, Tabs } from '@tastwerk/ui';
import { ArrowLeft, Eye, FileText, ListChecks, type LucideIcon, TableOfContents, Text } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { redoAction, undoAction } from '../plugins/history/history-actions.js';
import { DraftStatus } from '../plugins/drafts/draft-status.js';
import { useLeave } from '../plugins/drafts/use-leave.js';
import { Outline } from '../plugins/outline/outline.js';
import type { EditorPorts } from '../ports.js';
import { ProofingProvider } from '../plugins/proofing/proofing-provider.js';
import { useEditor } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { ActionButton } from '../parts/action-button.js';
import { EditorProviders } from './editor-providers.js';
import { SaveIndicator } from '../plugins/drafts/save-indicator.js';
import { DescriptionFields } from '../plugins/reader/description-fields.js';
import { DraftTexts } from '../plugins/reader/draft-texts.js';
import { PageView } from '../plugins/reader/page-view.js';
import { ProofList } from '../plugins/proofing/proof-list.js';
import styles from './small-screen.module.css';

const ICON_PX = 18;

/** What can be done where there is no room to draw. */
type Section = 'view' | 'outline' | 'description' | 'properties' | 'proof';

interface SectionProps {
  /** Shows an object in the picture of its page. */
  readonly onShow: (uuid: string) => void;
}

const SECTIONS: Readonly<Record<Section, { icon: LucideIcon; Content: ComponentType<SectionProps> }>> = {
  view: { icon: Eye, Content: PageView },
  outline: { icon: TableOfContents, Content: ({ onShow }) => <Outline onChoose={onShow} /> },
  description: { icon: Text, Content: DescriptionFields },
  properties: { icon: FileText, Content: DraftTexts },
  proof: { icon: ListChecks, Content: ProofList },
};

const SECTION_IDS = ['view', 'outline', 'description', 'properties', 'proof'] as const;

function SmallHeader() {
  const { t } = useTranslation('editor');
  const { graphicTitle, variantTitle } = useEditorState(documentOf);
  const { leave, question } = useLeave();
  return (
    <header className={styles.head}>
      <IconButton
        label={t('topBar.leave')}
        icon={<ArrowLeft size={ICON_PX} />}
        tooltipPlacement="bottom"
        onPress={leave}
      />
      <h1 className={styles.title}>
        <span>{graphicTitle.trim() || t('drafts:untitled')}</span>
        {variantTitle.trim() ? <span className={styles.variant}>{variantTitle}</span> : null}
      </h1>
      <SaveIndicator />
      <ActionButton action={undoAction} />
      <ActionButton action={redoAction} />
      {question}
    </header>
  );
}

function SmallLayout() {
  const { t } = useTranslation('reader');
  const { showObject } = useEditor();
  const [section, setSection] = useState<Section>('view');
  const show = (uuid: string) => {
    showObject(uuid);
    setSection('view');
  };
  return (
    <div className={styles.workspace}>
      <SmallHeader />
      <DraftStatus />
      <div className={styles.sections}>
        <Tabs
          label={t('sections')}
          isCompact
          selectedId={section}
          onSelect={(id) => setSection(SECTION_IDS.find((one) => one === id) ?? 'view')}
          items={SECTION_IDS.map((id) => {
            const { icon: Icon, Content } = SECTIONS[id];
            return {
              id,
              label: t(`section.${id}`),
              icon: <Icon size={ICON_PX} />,
              content: (
                <div className={styles.section}>
                  {id === 'view' ? (
                    <Alert kind="info" title={t('noDrawing')}>
                      {t('noDrawingHelp')}
                    </Alert>
                  ) : null}
                  <Content onShow={show} />
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
      <ProofingProvider>
        <SmallLayout />
      </ProofingProvider>
    </EditorProviders>
  );
}
