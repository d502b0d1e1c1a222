import type { Engine } from '@tastwerk/editor-core';
import { type BrailleLookup, createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { createFixer, type Fixer } from '@tastwerk/editor-core/fixing';
import type { Rules } from '@tastwerk/editor-core/proofing';
import { NONE_UNTOLD, toldOf } from '../told-findings.js';
import { fixSteps, type FoundFix } from './fix-steps.js';
import {
  createProofReader,
  proofedPlugins,
  type ProofAnswer,
  type ProofQuestion,
  type Question,
} from './proof-messages.js';

type Found = ProofAnswer & { readonly kind: 'findings' };

/** Time in ms that work takes at a stretch, so that the next question does not wait for long. */
const STRETCH_MS = 30;

/** Time in ms after which fixes that were found are told. */
const TELL_MS = 250;

/** Answers questions on documents of `engine` by its `rules` one after another, measuring only what has changed since the last; `tell` gets the answers. Throws where the documents have plugins that `engine` lacks. */
export function createProofAnswerer(
  engine: Engine,
  rules: Rules,
  tell: (answer: ProofAnswer) => void,
): (question: Question) => void {
  const read = createProofReader();
  let fixer: Fixer | undefined;
  let braille: BrailleLookup = createBrailleBook([]);
  let last: Found = { kind: 'findings', id: 0, findings: [], untold: NONE_UNTOLD };

  /** Tells fixes as they are found, until there is another question. */
  function tellFixes(answer: Found, itsFixer: Fixer): void {
    const { id, findings } = answer;
    const steps = fixSteps(itsFixer, findings);
    let found: FoundFix[] = [];
    let toldAt = performance.now();
    const goOn = () => {
      if (last !== answer) return;
      const until = performance.now() + STRETCH_MS;
      let step = steps.next();
      for (; !step.done; step = steps.next()) {
        if (step.value) found.push(step.value);
        if (performance.now() > until) break;
      }
      if (step.done || performance.now() > toldAt + TELL_MS) {
        if (found.length > 0) tell({ kind: 'fixes', id, fixes: found });
        found = [];
        toldAt = performance.now();
      }
      if (!step.done) setTimeout(goOn, 0);
    };
    setTimeout(goOn, 0);
  }

  function proof(question: ProofQuestion): void {
    const present = proofedPlugins(engine);
    const missing = (question.plugins ?? []).filter((plugin) => !present.includes(plugin));
    if (missing.length > 0) throw new Error(`The thread of the proof lacks plugins: ${missing.join(', ')}`);
    if (question.profile) fixer = createFixer(engine, rules, question.profile);
    if (question.braille) braille = createBrailleBook(question.braille, undefined, question.formulas);
    const document = read(question);
    const found = fixer?.proof(document, { kinds: engine.kinds, braille, font: bundledFontMetrics }) ?? [];
    const answer = { kind: 'findings', id: question.id, ...toldOf(found) } as const;
    last = answer;
    tell(answer);
    if (fixer) tellFixes(answer, fixer);
  }

  return (question) => {
    if (question.kind === 'proof') return proof(question);
    const { id, places } = question;
    const findings = last.id === id ? last.findings : [];
    const fix = fixer?.fixAll(places.flatMap((place) => findings[place] ?? [])) ?? [];
    tell({ kind: 'fix', id, fix });
  };
}
