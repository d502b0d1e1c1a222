import { describe, expect, it } from '@jest/globals';
import { fail } from '@tastwerk/editor-core';
import { fakeDrafts } from '../../test/fakes.js';
import { sampleDocument } from '../../test/sample-document.js';
import type { DraftClaimState, DraftStore } from '../ports.js';
import { renameDraft } from './rename-draft.js';

const NOW = '2026-11-24T10:00:00.000Z';
const document = sampleDocument();
const { uuid } = document;

const rename = (store: DraftStore, title = 'Haus') => renameDraft(store, uuid, title, NOW);

/** A store that answers claims with `state`; `claims` counts those that were not released. */
function claimed(state: DraftClaimState) {
  const { drafts, kept } = fakeDrafts([document]);
  const claims = { open: 0 };
  const store: DraftStore = {
    ...drafts,
    claim: (_uuid, { onState }) => {
      claims.open += 1;
      onState(state);
      return { takeOver: () => undefined, release: () => void (claims.open -= 1) };
    },
  };
  return { store, kept, claims };
}

describe('renameDraft', () => {
  it('changes the title of the graphic alone, holds the draft meanwhile, and lets go of it', async () => {
    const { store, kept, claims } = claimed('held');
    expect(await rename(store, '  Haus am See ')).toMatchObject({ ok: true });
    expect(kept.get(uuid)).toEqual({ ...document, graphicTitle: 'Haus am See', lastSaved: NOW });
    expect(claims.open).toBe(0);
  });

  it('stores nothing where the title is the same', async () => {
    const { drafts, kept } = fakeDrafts([document]);
    expect(await rename(drafts, document.graphicTitle)).toMatchObject({ ok: true, value: document });
    expect(kept.get(uuid)).toBe(document);
  });

  it('leaves a draft alone that another tab works on', async () => {
    const { store, kept, claims } = claimed('elsewhere');
    expect(await rename(store)).toEqual(fail({ code: 'OPEN_ELSEWHERE' }));
    expect(kept.get(uuid)).toBe(document);
    expect(claims.open).toBe(0);
  });

  it('leaves a draft alone that was stored elsewhere in the meantime, where nothing can be claimed', async () => {
    const store = fakeDrafts([document]);
    store.refuse({ code: 'DRAFT_CHANGED_ELSEWHERE', issues: [] });
    expect(await rename(store.drafts)).toEqual(fail({ code: 'OPEN_ELSEWHERE' }));
  });

  it('refuses a title that is empty, or is once the schema has read it', async () => {
    const { drafts, kept } = fakeDrafts([document]);
    for (const title of ['', '  ', '\u00ad\u200b']) {
      expect(await rename(drafts, title)).toEqual(fail({ code: 'TITLE_MISSING' }));
    }
    expect(kept.get(uuid)).toBe(document);
  });

  it('leaves it to the editor to tell what an older form made necessary', async () => {
    const { drafts, kept } = fakeDrafts([document]);
    const adjustedOf = () => [{ code: 'ADJUSTED_TEXT_PLAIN', path: [] }] as const;
    expect(await rename({ ...drafts, adjustedOf })).toEqual(fail({ code: 'NEEDS_ADJUSTING' }));
    expect(kept.get(uuid)).toBe(document);
  });

  it('says why a draft could not be read or stored', async () => {
    expect(await rename(fakeDrafts().drafts)).toMatchObject({ error: { code: 'DRAFT_NOT_FOUND' } });
    const full = fakeDrafts([document]);
    full.refuse({ code: 'DRAFTS_FULL', issues: [] });
    expect(await rename(full.drafts)).toMatchObject({ error: { code: 'DRAFTS_FULL' } });
  });
});
