import { Badge, IconButton, useMoments } from '@tastwerk/ui';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSummary } from '../ports.js';
import styles from './draft-card.module.css';

/** The first page of a draft; a bare sheet while there is no picture of it. It repeats what the title says, so it has no name. */
function DraftPicture({ picture }: { readonly picture: string | null }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      {picture === null ? (
        <span className={styles.sheet} />
      ) : (
        <img className={styles.page} src={picture} alt="" loading="lazy" decoding="async" />
      )}
    </div>
  );
}

const ICON_PX = 18;

interface DraftCardProps {
  readonly draft: DraftSummary;
  readonly picture: string | null;
  readonly title: string;
  /** The button that opens the draft, to focus it. */
  readonly openRef?: Ref<HTMLButtonElement> | undefined;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** One draft in the list: opens on a press anywhere but on its actions. */
export function DraftCard({
  draft,
  picture,
  title,
  openRef,
  onOpen,
  onRename,
  onDuplicate,
  onDelete,
}: DraftCardProps) {
  const { t } = useTranslation('splash');
  const { momentText } = useMoments();
  const { lastSaved, graphicTitle, variantTitle, language, hasPublishedVariant } = draft;
  return (
    <li className={styles.card}>
      <DraftPicture picture={picture} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <button ref={openRef} type="button" className={styles.open} onClick={onOpen}>
            <span lang={graphicTitle.trim() ? language : undefined}>{title}</span>
          </button>
        </h3>
        {variantTitle ? (
          <p className={styles.variant} lang={language}>
            {variantTitle}
          </p>
        ) : null}
        <p className={styles.date}>
          {lastSaved === null ? (
            t('neverSaved')
          ) : (
            <time dateTime={lastSaved}>{t('lastSaved', { date: momentText(lastSaved) })}</time>
          )}
        </p>
      </div>
      <div className={styles.foot}>
        <Badge tone="warning">{t(hasPublishedVariant ? 'changed' : 'unpublished')}</Badge>
        <div className={styles.actions}>
          <IconButton label={t('rename', { title })} icon={<Pencil size={ICON_PX} />} onPress={onRename} />
          <IconButton
            label={t('duplicate', { title })}
            icon={<Copy size={ICON_PX} />}
            onPress={onDuplicate}
          />
          <IconButton label={t('delete', { title })} icon={<Trash2 size={ICON_PX} />} onPress={onDelete} />
        </div>
      </div>
    </li>
  );
}
