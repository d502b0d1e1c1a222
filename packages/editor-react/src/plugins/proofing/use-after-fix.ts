import type { Document } from '@tastwerk/editor-core';
import type { Finding } from '@tastwerk/editor-core/proofing';
import type { TFunction } from 'i18next';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findingSentence } from '../../sentences/finding-sentence.js';
import type { ProofingContextValue } from './proofing-context.js';
import { summaryOf } from './summary.js';

/** New findings that are read one by one; a list says more about the others. */
const MOST_READ = 3;

/** Marks a row of the list of findings. */
export const FINDING_ROW = 'data-finding-row';

const rowsIn = (panel: HTMLElement | null): readonly Element[] => [
  ...(panel?.querySelectorAll(`[${FINDING_ROW}]`) ?? []),
];

/** What makes two findings of different proofs the same: what was measured may be better, or worse. */
const identityOf = ({ ruleId, pageIndex, objects }: Finding): string =>
  JSON.stringify([ruleId, pageIndex, objects]);

/** What a fix has led to: the findings that were not there before. */
export function afterFixWords(before: readonly Finding[], now: readonly Finding[], t: TFunction): string {
  const known = new Set(before.map(identityOf));
  const found = now.filter((finding) => !known.has(identityOf(finding)));
  if (found.length === 0) return t('proofing:panel.noNewFindings');
  const read = new Set(found.map((finding) => findingSentence(finding, t)));
  const sentences = [...read].slice(0, MOST_READ).join(' ');
  return t('proofing:panel.newFindings', { count: found.length, sentences });
}

interface Fixed {
  readonly document: Document | null;
  readonly findings: readonly Finding[];
  /** Place of the fixed row in the list, from 0. */
  readonly index: number;
  /** The document without what was fixed, once it is proofed. */
  readonly result: Document | null;
}

/** What the panel does when something was fixed in it. */
export interface AfterFix {
  /** Before the fix is run from the row that has the focus. */
  readonly begin: () => void;
  /** What the proof says now, with what the fix has led to. */
  readonly status: string;
}

/**
 * Follows a fix: the focus waits on the panel, as the button goes away with its row, and goes on to the row that comes next when the
 * document is proofed again.
 */
export function useAfterFix(
  panel: RefObject<HTMLElement | null>,
  value: Pick<ProofingContextValue, 'proof' | 'open' | 'counts' | 'passedOver' | 'ownFigures'>,
): AfterFix {
  const { t } = useTranslation(['proofing', 'editor']);
  const { t: tProofing } = useTranslation('proofing');
  const { proof, open } = value;
  const [fixed, setFixed] = useState<Fixed>();
  if (fixed && fixed.result === null && !proof.isPending && proof.document !== fixed.document) {
    setFixed({ ...fixed, result: proof.document });
  }
  const result = fixed?.result ?? null;
  const index = fixed?.index ?? 0;
  useEffect(() => {
    if (result === null || document.activeElement !== panel.current) return;
    const rows = rowsIn(panel.current);
    rows
      .at(Math.min(index, rows.length - 1))
      ?.querySelector('button')
      ?.focus();
  }, [result, index, panel]);

  const summary = summaryOf(value, tProofing);
  const isToldNow = fixed !== undefined && result !== null && result === proof.document;
  const found = isToldNow ? afterFixWords(fixed.findings, open, t) : '';
  return {
    begin: () => {
      const focused = document.activeElement;
      setFixed({
        document: proof.document,
        findings: open,
        index: Math.max(
          0,
          rowsIn(panel.current).findIndex((row) => row.contains(focused)),
        ),
        result: null,
      });
      panel.current?.focus();
    },
    status: proof.isPending ? '' : isToldNow ? tProofing('panel.fixed', { found, summary }) : summary,
  };
}
