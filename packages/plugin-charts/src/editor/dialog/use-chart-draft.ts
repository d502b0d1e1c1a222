import { useMemo, useState } from 'react';
import { suggestedTitle } from '../../making/suggested-title.js';
import { type ChartSpec, chartSpecSchema } from '../../types/index.js';
import { type SpecIssue, specIssues } from '../form/spec-checks.js';
import { type SpecValues, type ValuePath, withValueAt } from '../form/spec-values.js';

/** A chart while it is edited. */
export interface ChartDraft {
  readonly type: ChartSpec['type'];
  readonly values: SpecValues;
  /** What speaks against `values`. */
  readonly issues: readonly SpecIssue[];
  /** The last state that could be drawn. */
  readonly good: ChartSpec;
  /** Whether anything was changed since it was begun. */
  readonly isTouched: boolean;
  /** Counts the charts that were begun: fields that keep what is typed begin anew with each. */
  readonly round: number;
}

interface DraftState {
  readonly values: SpecValues;
  readonly good: ChartSpec;
  readonly isTouched: boolean;
  readonly round: number;
  /** The title that the dialog itself gave, until a person writes another. */
  readonly ownTitle: string | null;
}

/** Fields that say how data is drawn and not which data: no title changes with them. */
const LOOKS = /^(is|has|shows)\p{Lu}|^(rowsName|valuesName|title|language)$/u;

/** `values` after the field `name` changed, with the title that the dialog gave, where it has it still, in step with the data. */
function inStep(
  values: SpecValues,
  name: string | number | undefined,
  ownTitle: string | null,
): Pick<DraftState, 'values' | 'ownTitle'> {
  const isOwn = ownTitle !== null && values['title'] === ownTitle && !LOOKS.test(String(name));
  const parsed = isOwn ? chartSpecSchema.safeParse(values) : undefined;
  // While something cannot be drawn the title stays as it was.
  if (!parsed?.success || specIssues(parsed.data.type, values).length > 0) return { values, ownTitle };
  const title = suggestedTitle(parsed.data);
  return { values: { ...values, title }, ownTitle: title };
}

/** The chart in hand; null until one is begun. */
export function useChartDraft(start: ChartSpec | undefined) {
  const [state, setState] = useState<DraftState | null>(
    start ? { values: { ...start }, good: start, isTouched: false, round: 0, ownTitle: null } : null,
  );
  const draft = useMemo((): ChartDraft | null => {
    if (!state) return null;
    const { type } = state.good;
    return { ...state, type, issues: specIssues(type, state.values) };
  }, [state]);
  return {
    draft,
    /** Begins with `spec`; one that a person made, such as by a file, counts as a change. `ownTitle` is a title that the dialog gave it. */
    begin: (spec: ChartSpec, isTouched = false, ownTitle: string | null = null) =>
      setState((before) => ({
        values: { ...spec },
        good: spec,
        isTouched: isTouched || (before?.isTouched ?? false),
        round: (before?.round ?? 0) + 1,
        ownTitle,
      })),
    setAt: (path: ValuePath, value: unknown) =>
      setState((before) => {
        if (!before) return before;
        const { values, ownTitle } = inStep(
          withValueAt(before.values, path, value),
          path[0],
          before.ownTitle,
        );
        const parsed = chartSpecSchema.safeParse(values);
        const isGood = parsed.success && specIssues(parsed.data.type, values).length === 0;
        return { ...before, values, ownTitle, good: isGood ? parsed.data : before.good, isTouched: true };
      }),
  };
}
