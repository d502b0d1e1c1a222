import type { Document, Engine } from '@tastwerk/editor-core';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeWords } from '../../sentences/change-words.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { useLengths } from '../../state/use-millimetres.js';
import { useProofing } from './proofing-context.js';
import type { ProofingState } from './proofing-session.js';

type FixWords = (findings: readonly Finding[]) => string | undefined;

/** What fixing findings of a proof would change; what was asked for once is remembered. */
function fixWordsOf(
  engine: Engine,
  { document, fixes }: Pick<ProofingState, 'document' | 'fixes'>,
  context: Parameters<typeof changeWords>[3],
): FixWords {
  const known = new Map<string, string | undefined>();
  const places = new Map([...fixes.keys()].map((finding, index) => [finding, index]));
  const wordsOf: FixWords = (findings) => {
    if (!document) return undefined;
    const fixed = findings
      .flatMap((finding) => fixes.get(finding) ?? [])
      .reduce<Document>((before, command) => {
        const after = engine.commands.apply(before, command);
        return after.ok ? after.value : before;
      }, document);
    return changeWords(engine.kinds, document, fixed, context);
  };
  return (findings) => {
    const key = findings.map((finding) => places.get(finding)).join();
    if (!known.has(key)) known.set(key, wordsOf(findings));
    return known.get(key);
  };
}

/** Says what fixing findings would change; undefined where that is not known. */
export function useFixWords(): FixWords {
  const { t } = useTranslation(['editor', 'spoken']);
  const { engine } = useEditorStore();
  const lengths = useLengths();
  const { document, fixes } = useProofing().proof;
  return useMemo(
    () => fixWordsOf(engine, { document, fixes }, { t, ...lengths }),
    [document, fixes, engine, t, lengths],
  );
}
