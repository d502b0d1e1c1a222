import type { Cell } from '@tastwerk/editor-core/braille';
import { type BrailleSystem, languageOfSystem, wordLanguage } from '@tastwerk/editor-core/braille';
import type { FormulaPrint, FormulaProblem, MathCode } from '@tastwerk/editor-core/formulas';
import { BLACK_PRINT_MM } from '@tastwerk/editor-core/scene';
import { brailleRequestOf } from '@tastwerk/editor-core/own-words';
import { useEditor, useEditorState, useEditorStore } from '@tastwerk/editor-react';
import { useEffect, useState } from 'react';

/** What is known of a formula while it is typed. */
export type ShownFormula =
  | { readonly kind: 'empty' | 'waiting' | 'unavailable' }
  | { readonly kind: 'unread'; readonly problem: FormulaProblem }
  | {
      readonly kind: 'read';
      readonly spoken: string;
      /** The language of the words. */
      readonly language: string;
      readonly print: FormulaPrint | null;
      /** Null where it has no braille. */
      readonly cells: readonly Cell[] | null;
      /** Why the code of the document cannot write it. */
      readonly problem: FormulaProblem | null;
    };

/** A formula and what it depends on. */
interface Asked {
  readonly source: string;
  readonly system: BrailleSystem;
  readonly mathCode: MathCode | null;
}

const isSame = (one: Asked, other: Asked) =>
  one.source === other.source && one.system === other.system && one.mathCode === other.mathCode;

/** The text that stands for the formula `source`, which is without dollar signs. */
export const formulaText = (source: string): string => `$${source.trim()}$`;

/** Print, braille and speech of the formula `source` as the open document has them. */
export function useFormula(source: string): ShownFormula {
  const { kinds } = useEditorStore();
  const { brailleSession } = useEditor();
  const system = useEditorState(({ history }) => history.present.system);
  const mathCode = useEditorState(({ history }) => history.present.mathCode);
  const [answer, setAnswer] = useState<{ readonly asked: Asked; readonly shown: ShownFormula } | null>(null);
  const asked: Asked = { source: source.trim(), system, mathCode };

  useEffect(() => {
    let isCurrent = true;
    const wanted: Asked = { source: source.trim(), system, mathCode };
    const ask = async (): Promise<ShownFormula> => {
      const language = languageOfSystem(system);
      const formulas = await kinds.formulas?.();
      const known = await formulas?.know(wanted.source, language, BLACK_PRINT_MM);
      if (!known) return { kind: 'unavailable' };
      if (!known.ok) return { kind: 'unread', problem: known.error };
      const request = brailleRequestOf({ system, mathCode, ownWords: [] }, formulaText(wanted.source));
      const [line] = await brailleSession.translator.translate([request]);
      const [written] = (line?.ok ? line.value.formulas : undefined) ?? [];
      const { spoken, print = null } = known.value;
      return {
        kind: 'read',
        spoken,
        language: wordLanguage(language),
        print,
        cells: line?.ok && written && !written.problem ? line.value.cells : null,
        problem: written?.problem ?? null,
      };
    };
    if (wanted.source === '') return;
    ask()
      .catch((): ShownFormula => ({ kind: 'unavailable' }))
      .then((shown) => {
        if (isCurrent) setAnswer({ asked: wanted, shown });
      });
    return () => {
      isCurrent = false;
    };
  }, [kinds, brailleSession, source, system, mathCode]);

  if (asked.source === '') return { kind: 'empty' };
  return answer && isSame(answer.asked, asked) ? answer.shown : { kind: 'waiting' };
}
