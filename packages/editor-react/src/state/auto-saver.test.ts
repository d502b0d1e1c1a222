import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import type { DraftFailure, DraftStore } from '../ports.js';
import { AT_HAND_MS, AUTO_SAVE_MS, createAutoSaver, type SaveState } from './auto-saver.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

const NOW = '2026-11-21T10:00:00.000Z';

const titled = (graphicTitle: string): Document => ({
  ...createBlankDocument({
    uuid: '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01',
    pageUuid: '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a02',
    language: 'de',
  }),
  graphicTitle,
});

/** A store that notes what it keeps; `answers` are given in turn, then it succeeds. */
function noteStore(answers: Result<null, DraftFailure>[] = []) {
  const kept: Document[] = [];
  const atHand: Document[] = [];
  const refused = () => Promise.resolve(fail<DraftFailure>({ code: 'DRAFT_NOT_FOUND', issues: [] }));
  const drafts: DraftStore = {
    list: () => Promise.resolve(ok([])),
    get: refused,
    delete: () => Promise.resolve(ok(null)),
    keepAtHand: (document) => void atHand.push(document),
    put: async (document, options) => {
      await Promise.resolve();
      if (options?.overwrite) answers.length = 0;
      const answer = answers.shift() ?? ok(null);
      if (answer.ok) kept.push(document);
      return answer;
    },
  };
  return { kept, atHand, drafts };
}

function setUp(answers?: Result<null, DraftFailure>[]) {
  const states: SaveState[] = [];
  const store = noteStore(answers);
  const saver = createAutoSaver({
    drafts: store.drafts,
    onState: (state) => states.push(state),
    now: () => NOW,
  });
  return { ...store, saver, states };
}

describe('createAutoSaver', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('stores the newest of several changes once, with the time', async () => {
    const { saver, kept } = setUp();
    saver.change(titled('eins'));
    await jest.advanceTimersByTimeAsync(AUTO_SAVE_MS - 1);
    saver.change(titled('zwei'));
    expect(kept).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(kept.map(({ graphicTitle, lastSaved }) => [graphicTitle, lastSaved])).toEqual([['zwei', NOW]]);
    expect(saver.hasUnsavedChanges()).toBe(false);
  });

  it('stores at once when flushed, and a change during a save after it', async () => {
    const { saver, kept } = setUp();
    saver.change(titled('eins'));
    const flushed = saver.flush();
    saver.change(titled('zwei'));
    await flushed;
    expect(kept.map(({ graphicTitle }) => graphicTitle)).toEqual(['eins', 'zwei']);
  });

  it('keeps the document after a failure and tries again', async () => {
    const { saver, kept, states } = setUp([fail({ code: 'DRAFTS_FULL', issues: [] })]);
    saver.change(titled('eins'));
    await saver.flush();
    expect(states.at(-1)).toEqual({ kind: 'failed', failure: { code: 'DRAFTS_FULL', issues: [] } });
    expect(saver.hasUnsavedChanges()).toBe(true);
    await saver.flush();
    expect(kept.map(({ graphicTitle }) => graphicTitle)).toEqual(['eins']);
    expect(states.at(-1)).toEqual({ kind: 'saved', at: NOW });
  });

  it('keeps a change at hand at once, and those that follow quickly together', async () => {
    const { saver, atHand } = setUp();
    for (const title of ['eins', 'zwei', 'drei']) saver.change(titled(title));
    expect(atHand.map(({ graphicTitle }) => graphicTitle)).toEqual(['eins']);
    await jest.advanceTimersByTimeAsync(AT_HAND_MS);
    expect(atHand.map(({ graphicTitle, lastSaved }) => [graphicTitle, lastSaved])).toEqual([
      ['eins', NOW],
      ['drei', NOW],
    ]);
  });

  it('waits for a decision when the draft was deleted elsewhere, and keeps the newest when told to', async () => {
    const gone = { code: 'DRAFT_NOT_FOUND', issues: [] } as const;
    const { saver, kept, atHand, states } = setUp([fail(gone), fail(gone)]);
    saver.change(titled('eins'));
    await saver.flush();
    saver.change(titled('zwei'));
    await jest.advanceTimersByTimeAsync(AUTO_SAVE_MS);
    expect(kept).toHaveLength(0);
    expect(atHand).toHaveLength(1);
    expect(states.at(-1)).toEqual({ kind: 'failed', failure: gone });
    await saver.insist(titled('eins'));
    expect(kept.map(({ graphicTitle }) => graphicTitle)).toEqual(['zwei']);
    expect(saver.hasUnsavedChanges()).toBe(false);
  });

  it('forgets what waits when the draft is discarded, and takes the published state for no change', async () => {
    const { saver, kept, states } = setUp();
    const published = titled('eins');
    saver.change(published);
    await saver.discard(published);
    saver.change(published);
    await jest.advanceTimersByTimeAsync(AUTO_SAVE_MS);
    expect(kept).toHaveLength(0);
    expect(states.at(-1)).toEqual({ kind: 'unchanged' });
  });
});
