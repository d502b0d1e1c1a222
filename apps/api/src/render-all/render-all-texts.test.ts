import { describe, expect, it } from '@jest/globals';
import { progressLine, summaryOf } from './render-all-texts.js';

const DONE = { state: 'done', error: null, jobs: 12 } as const;
const SLOW = { state: 'failed', error: 'RENDERING_TIMEOUT', jobs: 2 } as const;
const LARGE = { state: 'failed', error: 'RENDERING_MEMORY', jobs: 1 } as const;

describe('a round through the catalogue', () => {
  it('says in one line how far it is', () => {
    expect(progressLine({ outcomes: [DONE], jobs: 4, versions: 30 })).toBe(
      '12 done, 4 waiting, 30 versions to come',
    );
    expect(progressLine({ outcomes: [DONE, SLOW, LARGE], jobs: 0, versions: 0 })).toBe(
      '12 done, 3 failed, 0 waiting, 0 versions to come',
    );
  });

  it('says at its end what failed and why', () => {
    expect(summaryOf([DONE])).toEqual({ text: 'render:all: 12 formats rendered, 0 failed', isWhole: true });
    expect(summaryOf([DONE, SLOW, LARGE])).toEqual({
      text: 'render:all: 12 formats rendered, 3 failed\n  RENDERING_TIMEOUT: 2\n  RENDERING_MEMORY: 1',
      isWhole: false,
    });
  });
});
