import type { OutlineNode } from '../../figures/outline.js';

/** A step of a flow chart, or a decision with its answers. */
export type FlowStep =
  | { readonly kind: 'step'; readonly text: string }
  | { readonly kind: 'decision'; readonly text: string; readonly answers: readonly FlowAnswer[] };

/** An answer of a decision and what is done then; nothing leads on at once. */
export interface FlowAnswer {
  readonly text: string;
  readonly steps: readonly FlowStep[];
}

/** `yes: step`, or an answer alone in its line. */
const ANSWER = /^(?<answer>[^:]{1,40}):\s*(?<step>.*)$/u;

/**
 * The steps of an outline: a line with lines below it is a decision, and those are its answers, each with its steps behind a colon or indented
 * below.
 */
export function flowOf(nodes: readonly OutlineNode[]): readonly FlowStep[] {
  return nodes.map(({ text, children }): FlowStep => {
    if (children.length === 0) return { kind: 'step', text };
    const answers = children.map((child): FlowAnswer => {
      const found = ANSWER.exec(child.text)?.groups;
      const step = found?.['step']?.trim() ?? '';
      const first: readonly FlowStep[] = step === '' ? [] : [{ kind: 'step', text: step }];
      return { text: found?.['answer']?.trim() ?? child.text, steps: [...first, ...flowOf(child.children)] };
    });
    return { kind: 'decision', text, answers };
  });
}

/** All texts of `steps`. */
export const textsOfFlow = (steps: readonly FlowStep[]): readonly string[] =>
  steps.flatMap((step) =>
    step.kind === 'step'
      ? [step.text]
      : [step.text, ...step.answers.flatMap(({ text, steps: own }) => [text, ...textsOfFlow(own)])],
  );
