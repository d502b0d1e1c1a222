import type { Kinds } from '@tastwerk/editor-core';
import { Checkbox } from '@tastwerk/ui';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Removed } from '../tactile/drawing.js';
import type { RemovedGroup } from './removed-groups.js';
import styles from './tactile-dialog.module.css';
import { memberName } from './tactile-summary.js';

/** Members of a group that are listed; a longer list is not read. */
const MOST_LISTED = 50;

/** Objects that are kept, by their ids. */
export type Kept = ReadonlyMap<string, Removed>;

interface GroupProps {
  readonly kinds: Kinds;
  readonly group: RemovedGroup;
  readonly kept: Kept;
  readonly onKept: (kept: Kept) => void;
}

function Group({ kinds, group, kept, onKept }: GroupProps) {
  const { t } = useTranslation(['tactile', 'editor', 'canvas']);
  const captionId = useId();
  const { reason, count, members } = group;
  const keptCount = members.length - count;
  const keep = (some: readonly Removed[], isKept: boolean) => {
    const next = new Map(kept);
    for (const one of some) {
      if (isKept) next.set(one.object.uuid, one);
      else next.delete(one.object.uuid);
    }
    onKept(next);
  };
  const more = members.length - MOST_LISTED;
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <ChevronRight size={16} aria-hidden="true" />
        <span>{t(`what.${reason}`, { count })}</span>
        {keptCount > 0 ? <span className={styles.why}>{t('out.kept', { count: keptCount })}</span> : null}
      </summary>
      <p className={styles.why}>{t(`reason.${reason}`)}</p>
      <div role="group" aria-labelledby={captionId}>
        <p id={captionId} className={styles.caption}>
          {t('out.keep')}
        </p>
        {members.length > 1 ? (
          <Checkbox
            isSelected={count === 0}
            isIndeterminate={keptCount > 0 && count > 0}
            onChange={(isSelected) => keep(members, isSelected)}
          >
            {t('out.all', { count: members.length })}
          </Checkbox>
        ) : null}
        <ul className={styles.members}>
          {members.slice(0, MOST_LISTED).map((member) => {
            const name = memberName(kinds, member.object, t);
            return (
              <li key={member.object.uuid}>
                <Checkbox
                  aria-label={t('out.keepOne', { name })}
                  isSelected={kept.has(member.object.uuid)}
                  onChange={(isSelected) => keep([member], isSelected)}
                >
                  {name}
                </Checkbox>
              </li>
            );
          })}
        </ul>
        {more > 0 ? <p className={styles.why}>{t('out.more', { count: more })}</p> : null}
      </div>
    </details>
  );
}

interface RemovedListProps extends Omit<GroupProps, 'group'> {
  readonly groups: readonly RemovedGroup[];
}

/** What was taken out, by reason; each can be kept. */
export function RemovedList({ groups, ...props }: RemovedListProps) {
  const { t } = useTranslation('tactile');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId} className={styles.heading}>
        {t('out.heading')}
      </h3>
      <p className={styles.why}>{t(groups.length === 0 ? 'out.none' : 'out.help')}</p>
      {groups.map((group) => (
        <Group key={group.reason} group={group} {...props} />
      ))}
    </section>
  );
}
