import { type BrailleLookup, bundledFontMetrics, createBrailleBook } from '@tastwerk/editor-core';
import { createProofer, type Proofer } from '@tastwerk/editor-core/proofing';
import { createProofReader, type ProofAnswer, type ProofQuestion } from './proof-messages.js';

/** Answers questions one after another, measuring only what has changed since the last. */
export function createProofAnswerer(): (question: ProofQuestion) => ProofAnswer {
  const read = createProofReader();
  let proofer: Proofer | undefined;
  let braille: BrailleLookup = createBrailleBook([]);
  return (question) => {
    if (question.profile) proofer = createProofer(question.profile);
    if (question.braille) braille = createBrailleBook(question.braille);
    const document = read(question);
    const findings = proofer?.proof(document, { braille, font: bundledFontMetrics }) ?? [];
    return { id: question.id, findings };
  };
}
