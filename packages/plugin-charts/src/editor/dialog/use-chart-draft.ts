import { useState } from 'react';
import { suggestedTitle } from '../../making/suggested-title.js';
import type { ChartSpec } from '../../types/index.js';
import { readSpec, type SpecIssue } from '../form/spec-checks.js';
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
  /** Counts the charts that were begun: fields that keep what is typed start again with each. */
  readonly round: number;
  /** The title that the dialog itself gave, until a person writes another. */
  readonly ownTitle: string | null;
}

const draftOf = (spec: ChartSpec): ChartDraft => ({
  type: spec.type,
  values: { ...spec },
  issues: readSpec(spec.type, { ...spec }).issues,
  good: spec,
  isTouched: false,
  round: 0,
  ownTitle: null,
});

/** Fields that say how data is drawn and not which data: no title changes with them. */
const LOOKS = /^(is|has|shows)\p{Lu}|^(rowsName|valuesName|title|language)$/u;

/** `before` with `value` at `path`; the title that the dialog gave, where it still stands, follows the data. */
function changed(before: ChartDraft, path: ValuePath, value: unknown): ChartDraft {
  const typed = withValueAt(before.values, path, value);
  const { issues, spec } = readSpec(before.type, typed);
  const draft = { ...before, issues, isTouched: true };
  // While something cannot be drawn the title and the drawing stay as they were.
  if (!spec) return { ...draft, values: typed };
  const isOwn = before.ownTitle !== null && typed['title'] === before.ownTitle;
  if (!isOwn || LOOKS.test(String(path[0]))) return { ...draft, values: typed, good: spec };
  const title = suggestedTitle(spec);
  return { ...draft, values: { ...typed, title }, good: { ...spec, title }, ownTitle: title };
}

/** The chart that is edited; null until one is begun. */
export function useChartDraft(start: ChartSpec | undefined) {
  const [draft, setDraft] = useState<ChartDraft | null>(() => (start ? draftOf(start) : null));
  return {
    draft,
    /** Begins with `spec`; one that a person made, such as by a file, counts as a change. `ownTitle` is a title that the dialog gave it. */
    begin: (spec: ChartSpec, isTouched = false, ownTitle: string | null = null) =>
      setDraft((before) => ({
        ...draftOf(spec),
        isTouched: isTouched || (before?.isTouched ?? false),
        round: (before?.round ?? 0) + 1,
        ownTitle,
      })),
    setAt: (path: ValuePath, value: unknown) => setDraft((before) => before && changed(before, path, value)),
  };
}
