import { describe, expect, it } from '@jest/globals';
import { expectRefused, runThroughOracle } from '../../../../test/command-oracle.js';
import { blank, PAGE, SECOND_PAGE } from '../../../../test/documents.js';
import { LIMITS } from '../../../values/limits.js';
import type { Document } from '../../../document/schema.js';
import { parseDocument } from '../../../standard.js';

const at = (positionMm: number) => ({ type: 'add-guide', pageUuid: PAGE, axis: 'x', positionMm }) as const;

function guided(...places: readonly number[]): Document {
  return places.reduce((document, place) => runThroughOracle(document, at(place)), blank());
}

describe('guides', () => {
  it('GUIDE-1 are laid, moved and taken away, each a step of undo', () => {
    const two = guided(40, 60);
    const moved = runThroughOracle(two, { type: 'move-guide', pageUuid: PAGE, index: 0, positionMm: 45 });
    expect(moved.pages[0]?.guides).toEqual([
      { axis: 'x', positionMm: 45 },
      { axis: 'x', positionMm: 60 },
    ]);
    const left = runThroughOracle(moved, { type: 'remove-guide', pageUuid: PAGE, index: 0 });
    expect(left.pages[0]?.guides).toEqual([{ axis: 'x', positionMm: 60 }]);
  });

  it('GUIDE-1 are not laid twice at a place of an axis', () => {
    const one = guided(40);
    expect(runThroughOracle(one, at(40))).toBe(one);
    expect(runThroughOracle(one, { ...at(40), axis: 'y' }).pages[0]?.guides).toHaveLength(2);
    const still = { type: 'move-guide', pageUuid: PAGE, index: 0, positionMm: 40 } as const;
    expect(runThroughOracle(one, still)).toBe(one);
  });

  it('GUIDE-2 are refused where there is no page, no guide or no room', () => {
    expect(expectRefused(blank(), { ...at(40), pageUuid: SECOND_PAGE })).toMatchObject({
      code: 'COMMAND_PAGE_NOT_FOUND',
    });
    expect(expectRefused(guided(40), { type: 'remove-guide', pageUuid: PAGE, index: 1 })).toMatchObject({
      code: 'COMMAND_GUIDE_NOT_FOUND',
    });
    expect(expectRefused(blank(), at(-1))).toMatchObject({ code: 'COMMAND_INVALID' });
    const [page] = blank().pages;
    if (!page) throw new Error('no page');
    const guides = Array.from({ length: LIMITS.guides }, (_, index) => ({
      axis: 'y' as const,
      positionMm: index,
    }));
    const full = { ...blank(), pages: [{ ...page, guides }] };
    expect(expectRefused(full, at(1))).toMatchObject({ code: 'DOCUMENT_TOO_LARGE' });
  });

  it('GUIDE-3 are not there in documents from before there were guides', () => {
    const saved = JSON.parse(JSON.stringify(blank()));
    for (const page of saved.pages) delete page.guides;
    const opened = parseDocument(saved);
    expect(opened.ok && opened.value.document.pages[0]?.guides).toEqual([]);
  });
});
