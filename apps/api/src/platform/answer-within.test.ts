import { stat } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { answerWithin } from './answer-within.js';

const SHORT_MS = 20;

describe('an answer within a time', () => {
  it('is given, or its refusal', async () => {
    await expect(answerWithin(Promise.resolve(7), SHORT_MS)).resolves.toBe(7);
    await expect(answerWithin(Promise.reject(new Error('refused')), SHORT_MS)).rejects.toThrow('refused');
  });

  it('is not waited for longer, and what comes later is passed over', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    const answer = new Promise<never>((_, reject) => (refuse = reject));
    await expect(answerWithin(answer, SHORT_MS)).rejects.toThrow('no answer within');
    refuse(new Error('too late'));
  });

  it('is given when it came while the process was busy', async () => {
    const answer = stat('/');
    const given = answerWithin(answer, SHORT_MS);
    const end = performance.now() + 20 * SHORT_MS;
    while (performance.now() < end);
    await expect(given).resolves.toBeDefined();
  });
});
