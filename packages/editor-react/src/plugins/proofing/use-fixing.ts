import type { Fix } from '@tastwerk/editor-core/fixing';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { useState } from 'react';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { runTogether } from '../../state/run-together.js';
import { useFixWords } from './use-fix-words.js';
import { useProofing } from './proofing-context.js';

/** What fixes the findings of a list. */
export interface Fixing {
  /** Those of `findings` that can be fixed, as far as is known yet. */
  fixable(findings: readonly Finding[]): readonly Finding[];
  /** Fixes `findings` in one step of undo, each as the ones before have left the document. */
  fix(findings: readonly Finding[]): void;
  /** What fixing `findings` would change, in words; undefined where that is not known yet. */
  wordsFor(findings: readonly Finding[]): string | undefined;
  /** Whether nothing can be fixed now: the document has changed since the proof, or fixes are on their way. */
  readonly isBusy: boolean;
}

/** Fixes what the proof has found. */
export function useFixing(): Fixing {
  const store = useEditorStore();
  const { proof, fixAll } = useProofing();
  const [isFixing, setFixing] = useState(false);
  const wordsFor = useFixWords();

  const run = (fix: Fix) =>
    void runTogether(
      store,
      fix.map((command) => () => command),
      { leavesOutRefused: true },
    );

  return {
    fixable: (findings) => findings.filter((finding) => proof.fixes.has(finding)),
    fix(findings) {
      const [first, ...others] = findings;
      const known = first && proof.fixes.get(first);
      if (known && others.length === 0) return run(known);
      const before = documentOf(store.getState());
      setFixing(true);
      void fixAll(findings).then((fix) => {
        setFixing(false);
        if (documentOf(store.getState()) === before) run(fix);
      });
    },
    wordsFor,
    isBusy: proof.isPending || isFixing,
  };
}
