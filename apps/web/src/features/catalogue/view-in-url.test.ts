import { describe, expect, it } from '@jest/globals';
import { searchWithView, viewOf } from './view-in-url.js';

describe('the view of a variant in the address', () => {
  it.each([
    ['', { kind: 'now' }],
    ['version=3', { kind: 'now' }],
    ['view=history', { kind: 'history' }],
    ['view=history&version=3', { kind: 'version', versionId: 3 }],
    ['view=history&version=-3', { kind: 'history' }],
    ['view=history&version=3e9', { kind: 'history' }],
    ['view=what', { kind: 'now' }],
  ])('reads "%s"', (search, view) => {
    expect(viewOf(new URLSearchParams(search))).toEqual(view);
  });

  it('changes the view and keeps the filters', () => {
    const version = searchWithView('?search=Uhr&tags=3', { kind: 'version', versionId: 7 });
    expect(version).toBe('search=Uhr&tags=3&view=history&version=7');
    expect(searchWithView(version, { kind: 'history' })).toBe('search=Uhr&tags=3&view=history');
    expect(searchWithView(version, { kind: 'now' })).toBe('search=Uhr&tags=3');
  });
});
