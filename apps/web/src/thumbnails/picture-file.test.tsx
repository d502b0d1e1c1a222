import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeApi, refusal, type SentCall } from '../../test/fake-api.js';
import { MOST_RETRIES, pictureFile, RETRY_MS, STILL_MADE } from './picture-file.js';

/** A server that makes the picture of `heart-1` while it is asked `times` times. */
function serverThatMakes(times: number): readonly SentCall[] {
  let asked = 0;
  return fakeApi({
    'GET /files/thumbnails/heart-1-THUMBNAIL-xl-p1.png': () => {
      asked += 1;
      return { status: asked > times ? 200 : STILL_MADE, json: null };
    },
  });
}

const picture = () => pictureFile('heart-1', 1, new AbortController().signal);

describe('the picture of a page as a file', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is waited for while it is being made', async () => {
    const calls = serverThatMakes(2);
    const file = picture();
    await jest.advanceTimersByTimeAsync(2 * RETRY_MS);
    expect(await file).toBeDefined();
    expect(calls).toHaveLength(3);
  });

  it('is given up when it does not come', async () => {
    const calls = serverThatMakes(Infinity);
    const file = picture().catch(String);
    await jest.advanceTimersByTimeAsync((MOST_RETRIES + 1) * RETRY_MS);
    expect(await file).toContain('still being made');
    expect(calls).toHaveLength(MOST_RETRIES + 1);
  });

  it('fails at once where there is none', async () => {
    const calls = fakeApi({
      'GET /files/thumbnails/heart-1-THUMBNAIL-xl-p1.png': () => refusal('FILE_NOT_FOUND'),
    });
    await expect(picture()).rejects.toThrow('FILE_NOT_FOUND');
    expect(calls).toHaveLength(1);
  });
});
