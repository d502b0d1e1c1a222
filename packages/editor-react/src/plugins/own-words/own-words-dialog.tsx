import { Alert, Button, Dialog, Tabs } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../../contributions/editor-plugin.js';
import { useOwnWordLists } from '../../state/own-word-lists.js';
import styles from './own-words.module.css';
import { type ListScope, useWordList } from './use-word-list.js';
import { WordListPanel } from './word-list-panel.js';

/** Says that the lists of account and installation are on their way or cannot be had, and offers to read them again. */
function ListsState() {
  const { t } = useTranslation('ownWords');
  const { state, reload } = useOwnWordLists();
  if (state === 'loading') return <p role="status">{t('lists.loading')}</p>;
  if (state !== 'failed') return null;
  return (
    <Alert kind="warning" actions={<Button onPress={reload}>{t('lists.retry')}</Button>}>
      {t('lists.failed')}
    </Alert>
  );
}

/** The words of the draft, the account and the installation that are written otherwise than their tables say. */
export function OwnWordsDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation('ownWords');
  const [scope, setScope] = useState<ListScope>('document');
  const { lists } = useOwnWordLists();
  const ofDocument = useWordList('document').words.length;
  const items = [
    { id: 'document' as const, count: ofDocument },
    ...(['account', 'installation'] as const).flatMap((id) => {
      const list = lists[id];
      return list === undefined ? [] : [{ id, count: list.words.length }];
    }),
  ];
  return (
    <Dialog
      isOpen
      size="large"
      title={t('title')}
      closeLabel={t('close')}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p>{t('help')}</p>
        <ListsState />
        {items.length === 1 ? (
          <WordListPanel scope="document" />
        ) : (
          <Tabs
            label={t('scopes.label')}
            selectedId={scope}
            onSelect={(id) => setScope(items.find((item) => item.id === id)?.id ?? 'document')}
            items={items.map(({ id, count }) => ({
              id,
              label: t(`scopes.${id}`, { count }),
              content: <WordListPanel scope={id} />,
            }))}
          />
        )}
      </div>
    </Dialog>
  );
}
