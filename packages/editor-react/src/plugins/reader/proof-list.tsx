import { sessionActions } from '@tastwerk/editor-core';
import type { Severity } from '@tastwerk/editor-core/proofing';
import { Button } from '@tastwerk/ui';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findingSentence } from '../../sentences/finding-sentence.js';
import { objectName } from '../../state/object-name.js';
import { type FindingRow, SEVERITIES } from '../proofing/index.js';
import { presentObjects } from '../proofing/index.js';
import { useProofing } from '../proofing/index.js';
import { claimOf, summaryOf } from '../proofing/index.js';
import { useFixing } from '../proofing/index.js';
import { useSpokenContext } from '../spoken/index.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import styles from './reader.module.css';

const ICON_PX = 18;
const ICONS = { error: OctagonAlert, warning: TriangleAlert, info: Info } as const;
/** Objects named one by one; more would not be read. */
const MOST_NAMED = 2;

interface ProofListProps {
  readonly onShow: (uuid: string) => void;
}

function Finding({ row, onShow }: ProofListProps & { readonly row: FindingRow }) {
  const { t } = useTranslation(['reader', 'editor']);
  const { t: tEditor } = useTranslation('editor');
  const store = useEditorStore();
  const document = useEditorState(documentOf);
  const context = useSpokenContext()(document, row.finding.pageIndex ?? 0);
  const { fixable, fix, isBusy } = useFixing();
  const sentenceId = useId();
  const { pageIndex } = row.finding;
  const fixes = fixable(row.findings);
  const present = presentObjects(document, row.objects);
  const [first] = present;
  if (!context) return null;
  const show = () => {
    if (pageIndex !== null) store.dispatch(sessionActions.setCurrentPage(pageIndex));
    if (first) onShow(first.uuid);
  };
  return (
    <li className={styles.finding}>
      <p id={sentenceId}>{findingSentence(row.finding, context.t)}</p>
      {present.length > 0 && present.length <= MOST_NAMED ? (
        <p className={styles.note}>{present.map((object) => objectName(object, tEditor)).join(', ')}</p>
      ) : null}
      <div className={styles.buttons}>
        {first ? (
          <Button aria-describedby={sentenceId} onPress={show}>
            {t('show')}
          </Button>
        ) : null}
        {fixes.length > 0 ? (
          <Button aria-describedby={sentenceId} isDisabled={isBusy} onPress={() => fix(fixes)}>
            {t('fix')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Findings({ severity, onShow }: ProofListProps & { readonly severity: Severity }) {
  const { t } = useTranslation('reader');
  const { rows } = useProofing();
  const own = rows.filter(({ finding }) => finding.severity === severity);
  const Icon = ICONS[severity];
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>
        <Icon size={ICON_PX} aria-hidden="true" />
        {t(`severities.${severity}`)}
      </h2>
      <ul className={styles.list}>
        {own.map((row) => (
          <Finding key={row.key} row={row} onShow={onShow} />
        ))}
      </ul>
    </section>
  );
}

/** What the proof has found, by severity, with the ways to look at it and to fix it. */
export function ProofList({ onShow }: ProofListProps) {
  const { t } = useTranslation('proofing');
  const proofing = useProofing();
  return (
    <>
      <p className={styles.note}>{claimOf(proofing.ownFigures, t)}</p>
      <p role="status" className={styles.summary}>
        {t('panel.status', { summary: summaryOf(proofing, t) })}
      </p>
      {SEVERITIES.map((severity) => (
        <Findings key={severity} severity={severity} onShow={onShow} />
      ))}
    </>
  );
}
