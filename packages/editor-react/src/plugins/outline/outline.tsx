import type { Document } from '@tastwerk/editor-core';
import { walkObjects } from '@tastwerk/editor-core/objects';
import { Button } from '@tastwerk/ui';
import { Copy } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import { dialogOf, type KindContributions } from '../../contributions/open-object.js';
import { useSpokenContext } from '../spoken/index.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { FindingLines, OutlineList } from './outline-list.js';
import { descriptionParts, outlineText } from './outline-text.js';
import { pageOutline, type PageOutline } from './page-outline.js';
import styles from './outline.module.css';

const ICON_PX = 16;

interface OutlineProps {
  /** Leads to an object, wherever it stands. */
  readonly onChoose: (uuid: string) => void;
  /** Opens the dialog that edits an object. */
  readonly onEdit: (uuid: string) => void;
}

/** Ids of the objects of `document` that a dialog edits. */
function editableIn(document: Document, kinds: KindContributions): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { objects } of document.pages) {
    walkObjects(objects, (object) => {
      if (dialogOf(kinds, object) !== undefined) found.add(object.uuid);
    });
  }
  return found;
}

interface PageSectionProps {
  readonly page: PageOutline;
  readonly onChoose: (uuid: string) => void;
  readonly editable: ReadonlySet<string>;
  readonly onEdit: (uuid: string) => void;
}

function PageSection({ page, ...shared }: PageSectionProps) {
  const { t } = useTranslation(['editor', 'outline']);
  const selectedUuids = useEditorState(({ session }) => session.selectedUuids);
  return (
    <section className={styles.section} aria-label={page.title}>
      <h2 className={styles.heading}>{page.title}</h2>
      {page.items.length === 0 ? <p className={styles.note}>{t('outline:empty')}</p> : null}
      <OutlineList items={page.items} selected={new Set(selectedUuids)} {...shared} />
      {page.left > 0 ? <p className={styles.note}>{t('outline:left', { count: page.left })}</p> : null}
      {page.legend.length > 0 ? (
        <>
          <h3 className={styles.subheading}>{t('kinds.key')}</h3>
          <ul className={styles.entries}>
            {page.legend.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </>
      ) : null}
      <FindingLines findings={page.findings} />
    </section>
  );
}

function Description({ document }: { readonly document: Document }) {
  const { t } = useTranslation(['editor', 'outline']);
  const parts = descriptionParts(document.braillePages.imageDescription, t);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('outline:description')}</h2>
      {parts.length === 0 ? <p className={styles.note}>{t('outline:noDescription')}</p> : null}
      <dl className={styles.entries}>
        {parts.map(({ part, name, text }) => (
          <div key={part}>
            <dt className={styles.subheading}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The document as a text that is read from top to bottom: its pages with their objects, legends and findings, its description. */
export function Outline({ onChoose, onEdit }: OutlineProps) {
  const { t } = useTranslation(['editor', 'outline']);
  // A long outline must not hold up the hand that draws.
  const document = useDeferredValue(useEditorState(documentOf));
  const contextOf = useSpokenContext();
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const pages = document.pages.flatMap((_, index) => {
    const context = contextOf(document, index);
    return context ? [pageOutline(context)] : [];
  });

  const { kinds } = useContributions();
  const editable = useMemo(() => editableIn(document, kinds), [document, kinds]);

  const copy = async () => {
    const title = document.graphicTitle.trim() || t('drafts:untitled');
    const text = outlineText(title, pages, document.braillePages.imageDescription, t);
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      setCopied('copyFailed');
    }
  };

  return (
    <div className={styles.outline}>
      <div className={styles.tools}>
        <Button icon={<Copy size={ICON_PX} />} onPress={() => void copy()}>
          {t('outline:copy')}
        </Button>
        <span role="status" className={styles.note}>
          {copied ? t(`outline:${copied}`) : null}
        </span>
      </div>
      {pages.map((page) => (
        <PageSection key={page.uuid} page={page} onChoose={onChoose} editable={editable} onEdit={onEdit} />
      ))}
      <Description document={document} />
    </div>
  );
}
