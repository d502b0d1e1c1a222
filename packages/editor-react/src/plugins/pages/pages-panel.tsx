import type { Page } from '@tastwerk/editor-core';
import { Badge, List, type ListRow, Panel, type RowDrop, type RowKey } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPageAction, duplicatePageAction, removePageAction } from './page-actions.js';
import { PageFields } from './page-fields.js';
import { RenameField } from '../../parts/rename-field.js';
import { sameItems } from '../../state/same-items.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { ActionButton } from '../../parts/action-button.js';
import { placeOfDrop } from './place-of-drop.js';
import styles from './pages-panel.module.css';
import { SheetSettings } from './sheet-settings.js';
import { usePageChanges } from './use-page-changes.js';
import { useBrailleState } from '../../state/editor-context.js';
import { usePagePicture } from './use-page-picture.js';

/** A small picture of a page on its sheet; the list says beside it which page it is. */
function PagePicture({ pageIndex }: { readonly pageIndex: number }) {
  const document = useEditorState(documentOf);
  const braille = useBrailleState();
  const url = usePagePicture(document, pageIndex, braille.book);
  return (
    <span className={styles.frame}>
      <span className={styles.sheet} style={{ aspectRatio: `${document.width} / ${document.height}` }}>
        {url === null ? null : <img src={url} alt="" className={styles.picture} draggable={false} />}
      </span>
    </span>
  );
}

const ROW_PX = 84;

interface PageRow extends ListRow {
  readonly page: Page;
  readonly index: number;
}

/** The pages with their pictures: shown, named, ordered, added and removed here; below them what holds for all. */
export function PagesPanel() {
  const { t } = useTranslation('panels');
  const changes = usePageChanges();
  const pages = useEditorState((state) => documentOf(state).pages, sameItems);
  const shown = useEditorState(({ session }) => Math.min(session.currentPage, pages.length - 1));
  const [renamed, setRenamed] = useState<string | null>(null);

  const rows = useMemo(
    () =>
      pages.map((page, index): PageRow => {
        const number = t('pages.number', { number: index + 1 });
        return { id: page.uuid, text: page.name.trim() || number, page, index };
      }),
    [pages, t],
  );
  const current = pages[shown]?.uuid ?? '';
  const indexOf = (uuid: string) => pages.findIndex((page) => page.uuid === uuid);

  const drop = (dropped: RowDrop) => {
    const [uuid] = dropped.ids;
    const index = placeOfDrop(
      pages.map((page) => page.uuid),
      dropped,
    );
    if (uuid !== undefined) changes.move(uuid, index);
  };
  const onKey = (key: RowKey, uuid: string) => {
    if (key === 'rename') setRenamed(uuid);
    else if (key === 'delete') changes.remove(uuid);
    else changes.move(uuid, Math.max(0, indexOf(uuid) + (key === 'up' ? -1 : 1)));
  };

  const renderRow = ({ page, index, text }: PageRow) => (
    <>
      <PagePicture pageIndex={index} />
      <span className={styles.words}>
        {renamed === page.uuid ? (
          <RenameField
            label={t('pages.nameOf', { number: index + 1 })}
            name={page.name}
            placeholder={t('pages.number', { number: index + 1 })}
            onEnd={(name) => {
              setRenamed(null);
              if (name !== null) changes.rename(page.uuid, name);
            }}
          />
        ) : (
          <span className={styles.name}>{text}</span>
        )}
        <span className={styles.number}>
          {text === t('pages.number', { number: index + 1 })
            ? null
            : t('pages.number', { number: index + 1 })}
          {page.text ? <Badge>{t('pages.textOnly')}</Badge> : null}
        </span>
      </span>
    </>
  );

  return (
    <section className={styles.panel} aria-label={t('pages.title')}>
      <div className={styles.bar}>
        <ActionButton action={addPageAction} />
        <ActionButton action={duplicatePageAction} />
        <ActionButton action={removePageAction} />
      </div>
      <List
        label={t('pages.list')}
        rows={rows}
        selectedId={current}
        onSelect={(uuid) => changes.show(indexOf(uuid))}
        renderRow={renderRow}
        rowHeightPx={ROW_PX}
        onAction={setRenamed}
        onKey={onKey}
        dragLabel={t('pages.drag')}
        onDrop={drop}
      />
      <div className={styles.settings}>
        <PageFields />
        <Panel title={t('pages.settings')} isCollapsible>
          <SheetSettings />
        </Panel>
      </div>
    </section>
  );
}
