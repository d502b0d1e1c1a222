import { describe, expect, it } from '@jest/globals';
import { requestLine, SLOW_MS } from './request-log.js';

const quick = { responseTime: SLOW_MS - 1, isSent: true, isEventStream: false };

describe('the line about a request', () => {
  it('is a warning when the request was slow', () => {
    expect(requestLine({ ...quick, responseTime: SLOW_MS })).toEqual({
      level: 'warn',
      words: 'slow request',
    });
    expect(requestLine({ ...quick, responseTime: SLOW_MS, isSent: false }).level).toBe('warn');
  });

  it('is for debugging otherwise, also for a stream of events that was open for long', () => {
    expect(requestLine(quick)).toEqual({ level: 'debug', words: 'request completed' });
    expect(requestLine({ ...quick, isSent: false }).words).toBe('request aborted');
    expect(requestLine({ responseTime: 60_000, isSent: true, isEventStream: true }).level).toBe('debug');
  });
});
