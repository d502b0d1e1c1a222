import { describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { faultyDocument } from '../../../../test/faulty-document.js';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { createProofReader, createProofWriter, type ProofQuestion } from './proof-messages.js';
import { standardEngine } from '@tastwerk/editor-core/standard';

const BOOK = createBrailleBook([]);
const throughThread = (question: ProofQuestion): ProofQuestion => structuredClone(question);

function withChange(document: Document): Document {
  const [page, ...others] = document.pages;
  if (!page) throw new Error('a document has pages');
  const [first, ...rest] = page.objects;
  if (!first) throw new Error('the page has objects');
  return {
    ...document,
    pages: [{ ...page, objects: [{ ...first, moniker: 'Anders' }, ...rest] }, ...others],
  };
}

describe('documents on their way to another thread', () => {
  it('arrive as they were, and send again only what has changed', () => {
    const write = createProofWriter(standardEngine, swellProfile);
    const read = createProofReader();
    const document = faultyDocument();
    const first = throughThread(write(document, BOOK));
    expect(read(first)).toEqual(document);
    const changed = withChange(document);
    const second = throughThread(write(changed, BOOK));
    const sent = second.pages.flatMap(({ objects }) => objects);
    expect(sent.filter((object) => typeof object !== 'string')).toHaveLength(1);
    expect(second.profile).toBeUndefined();
    expect(second.braille).toBeUndefined();
    expect(read(second)).toEqual(changed);
  });

  it('keep the identity of what did not change', () => {
    const write = createProofWriter(standardEngine, swellProfile);
    const read = createProofReader();
    const document = faultyDocument();
    const before = read(throughThread(write(document, BOOK)));
    const after = read(throughThread(write(withChange(document), BOOK)));
    expect(after.pages[0]?.objects[0]).not.toBe(before.pages[0]?.objects[0]);
    expect(after.pages[0]?.objects[1]).toBe(before.pages[0]?.objects[1]);
  });

  it('bring back what was gone for a while', () => {
    const write = createProofWriter(standardEngine, swellProfile);
    const read = createProofReader();
    const document = faultyDocument();
    const bare = { ...document, pages: document.pages.map((page) => ({ ...page, objects: [] })) };
    for (const state of [document, bare, document]) {
      expect(read(throughThread(write(state, BOOK)))).toEqual(state);
    }
  });
});
