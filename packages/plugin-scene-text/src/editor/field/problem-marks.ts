import { StateEffect, StateField, type Text } from '@codemirror/state';
import { type Command, Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { Language } from '../../language.js';
import type { SceneProblem } from '../../problems/problem.js';
import { problemSentence } from '../../problems/problem-sentence.js';

/** A problem with where it stands in the text as it is now. */
export interface LocatedProblem {
  readonly problem: SceneProblem;
  readonly from: number;
  readonly to: number;
}

/** A problem by the line and column where it stands now. */
export function asItStands({ problem, from, to }: LocatedProblem, doc: Text): SceneProblem {
  const line = doc.lineAt(Math.min(from, doc.length));
  return { ...problem, line: line.number, column: from - line.from + 1, length: Math.max(0, to - from) };
}

/** Shows what is wrong in the text; none where it was taken over. */
export const showProblems = StateEffect.define<readonly SceneProblem[]>();

function located(doc: Text, problem: SceneProblem): LocatedProblem {
  const line = doc.line(Math.min(problem.line, doc.lines));
  const from = Math.min(line.from + problem.column - 1, line.to);
  return { problem, from, to: Math.min(from + problem.length, line.to) };
}

/** What is wrong in the text, in its order. */
export const problemsField = StateField.define<readonly LocatedProblem[]>({
  create: () => [],
  update(problems, { changes, effects, newDoc }) {
    let result = problems;
    if (!changes.empty)
      result = result.map(({ problem, from, to }) => ({
        problem,
        from: changes.mapPos(from, 1),
        to: Math.max(changes.mapPos(from, 1), changes.mapPos(to, -1)),
      }));
    for (const effect of effects)
      if (effect.is(showProblems)) result = effect.value.map((problem) => located(newDoc, problem));
    return result;
  },
});

/** The sentence below a line. It is in the list below the text, too, where screen readers find it: the text has no other lines than its own. */
class Sentence extends WidgetType {
  constructor(private readonly text: string) {
    super();
  }

  override eq(other: Sentence): boolean {
    return other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'cm-problem-sentence';
    element.setAttribute('aria-hidden', 'true');
    element.textContent = this.text;
    return element;
  }
}

const problemMark = Decoration.mark({ class: 'cm-problem' });

function marksOf(problems: readonly LocatedProblem[], doc: Text, language: Language): DecorationSet {
  const marks = problems.flatMap(({ problem, from, to }) => [
    ...(to > from ? [problemMark.range(from, to)] : []),
    Decoration.widget({
      widget: new Sentence(problemSentence(problem, language)),
      block: true,
      side: 1,
    }).range(doc.lineAt(Math.min(from, doc.length)).to),
  ]);
  return Decoration.set(marks, true);
}

/** Shows the problems of {@link problemsField} where they are. */
export const problemMarks = (language: Language) => [
  problemsField,
  EditorView.decorations.compute([problemsField], (state) =>
    marksOf(state.field(problemsField), state.doc, language),
  ),
];

/** Leads the cursor to a problem. */
export function goToProblem(view: EditorView, { from }: LocatedProblem): void {
  view.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}

/** Leads to the next problem, or the one before, round and round; `onVisit` tells it. */
export const stepToProblem =
  (step: 1 | -1, onVisit: (problem: LocatedProblem) => void): Command =>
  (view) => {
    const problems = view.state.field(problemsField);
    const { head } = view.state.selection.main;
    const found =
      step === 1
        ? (problems.find(({ from }) => from > head) ?? problems[0])
        : (problems.findLast(({ from }) => from < head) ?? problems.at(-1));
    if (!found) return false;
    goToProblem(view, found);
    onVisit(found);
    return true;
  };
