import type { IgnoredFinding } from '@tastwerk/editor-core';
import type { Finding, Severity } from '@tastwerk/editor-core/proofing';
import { Alert, IconButton, Select, Skeleton, VisuallyHidden } from '@tastwerk/ui';
import { Info, OctagonAlert, SlidersHorizontal, TriangleAlert, X } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingFilters, filteredRows, NO_FILTER } from './finding-filters.js';
import { FindingItem } from './finding-item.js';
import { type FindingRow, SEVERITIES } from './finding-rows.js';
import { PassedOverList } from './passed-over-list.js';
import type { ProofingContextValue } from './proofing-context.js';
import styles from './proofing.module.css';
import { PROFILE_IDS } from './profiles.js';
import type { Fixing } from './use-fixing.js';
import { claimOf } from './summary.js';
import { useAfterFix } from './use-after-fix.js';

const ICON_PX = 16;
const ICONS = { error: OctagonAlert, warning: TriangleAlert, info: Info } as const;
/** Rows of a severity that are listed; a document with more is not fixed row by row. */
const MOST_SHOWN = 100;

/** Props of {@link ProofingPanel}. */
export interface ProofingPanelProps extends Pick<
  ProofingContextValue,
  | 'proof'
  | 'open'
  | 'counts'
  | 'passedOver'
  | 'rows'
  | 'profileId'
  | 'setProfileId'
  | 'ownFigures'
  | 'shownKey'
> {
  /** The element of the panel, which takes the focus when the proof is opened by a key. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly onShow: (row: FindingRow) => void;
  readonly fixing: Fixing;
  readonly onPassOver: (row: FindingRow) => void;
  readonly onHeed: (ignored: IgnoredFinding) => void;
  /** Asks for other figures than those of the profile. */
  readonly onFigures: () => void;
  readonly onClose: () => void;
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width="60%" />
      <Skeleton width="75%" />
      <Skeleton width="50%" />
    </div>
  );
}

type GroupProps = Pick<
  ProofingPanelProps,
  'proof' | 'open' | 'rows' | 'shownKey' | 'fixing' | 'onShow' | 'onPassOver'
> & {
  readonly severity: Severity;
  /** Findings of the list that are not told one by one. */
  readonly untold: number;
};

function Group({ severity, untold, proof, open, rows, shownKey, fixing, onShow, onPassOver }: GroupProps) {
  const { t } = useTranslation('proofing');
  const Icon = ICONS[severity];
  const own = rows.filter(({ finding }) => finding.severity === severity);
  const { document } = proof;
  const ofRule = (ruleId: string) => fixing.fixable(open.filter((finding) => finding.ruleId === ruleId));
  const count = (list: readonly FindingRow[]) => list.reduce((sum, { findings }) => sum + findings.length, 0);
  const told = count(own);
  const more = count(own.slice(MOST_SHOWN)) + untold;
  if (told + untold === 0 || !document) return null;
  return (
    <section className={styles.group} data-severity={severity}>
      <h3 className={styles.groupTitle}>
        <Icon size={ICON_PX} aria-hidden="true" />
        {t(`panel.count.${severity}`, { count: told + untold })}
      </h3>
      <ul className={styles.list}>
        {own.slice(0, MOST_SHOWN).map((row) => (
          <FindingItem
            key={row.key}
            row={row}
            document={document}
            isBusy={fixing.isBusy}
            isShown={row.key === shownKey}
            onShow={() => onShow(row)}
            fixCount={fixing.fixable(row.findings).length}
            fixWords={fixing.wordsFor(fixing.fixable(row.findings))}
            fixAllCount={ofRule(row.finding.ruleId).length}
            onFix={() => fixing.fix(fixing.fixable(row.findings))}
            onFixAll={() => fixing.fix(ofRule(row.finding.ruleId))}
            onPassOver={() => onPassOver(row)}
          />
        ))}
      </ul>
      {more > 0 ? <p>{t('panel.more', { count: more })}</p> : null}
    </section>
  );
}

/** What the proof has found, by severity, each with its sentence, its source and what can be done about it. */
export function ProofingPanel(props: ProofingPanelProps) {
  const { panel, proof, open, passedOver, rows, profileId, setProfileId, fixing, onHeed, onClose } = props;
  const hasOwn = Object.keys(props.ownFigures).length > 0;
  const { t } = useTranslation('proofing');
  const titleId = useId();
  const statusId = useId();
  const [filter, setFilter] = useState(NO_FILTER);
  const isEmpty = proof.document !== null && open.length === 0;
  const listed = filteredRows(rows, filter);
  const { begin, status } = useAfterFix(panel, props);
  const fix = (findings: readonly Finding[]) => {
    begin();
    fixing.fix(findings);
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={titleId}
      aria-describedby={statusId}
      aria-busy={proof.isPending}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <div className={styles.headWords}>
          <h2 id={titleId} className={styles.title}>
            {t('panel.title')}
          </h2>
        </div>
        <IconButton
          label={t('figures.open')}
          icon={<SlidersHorizontal size={ICON_PX} />}
          onPress={props.onFigures}
        />
        <IconButton label={t('panel.close')} icon={<X size={ICON_PX} />} onPress={onClose} />
        <p className={styles.claim}>{claimOf(props.ownFigures, t)}</p>
        <div className={styles.choices}>
          {isEmpty ? null : (
            <FindingFilters
              filter={filter}
              onChange={setFilter}
              pageCount={proof.document?.pages.length ?? 1}
            />
          )}
          <Select
            label={t('panel.profile')}
            options={PROFILE_IDS.map((id) => ({ id, label: t(`panel.profiles.${id}`) }))}
            value={profileId}
            onChange={setProfileId}
          />
        </div>
      </header>
      <VisuallyHidden>
        <span id={statusId} role="status">
          {status}
        </span>
      </VisuallyHidden>
      <div className={styles.body}>
        {proof.document ? null : <Waiting />}
        {isEmpty ? (
          <Alert
            kind="info"
            title={t(passedOver.length === 0 ? 'panel.nothingTitle' : 'panel.nothingOpenTitle')}
          >
            {t(hasOwn ? 'figures.nothingHelp' : 'panel.nothingHelp')}
          </Alert>
        ) : null}
        {rows.length > 0 && listed.length === 0 ? <p>{t('panel.filtered')}</p> : null}
        {SEVERITIES.map((severity) => (
          <Group
            key={severity}
            severity={severity}
            {...props}
            rows={listed}
            // What is not told is of no page and no rule.
            untold={listed.length === rows.length ? proof.untold[severity] : 0}
            fixing={{ ...fixing, fix }}
          />
        ))}
        <PassedOverList passedOver={passedOver} onHeed={onHeed} />
      </div>
    </section>
  );
}
