import { describe, expect, it } from '@jest/globals';
import { type ErrorReport, fingerprintOf, keepable } from './error-report.js';

const REPORT: ErrorReport = {
  side: 'frontend',
  type: 'TypeError',
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: Cannot read\n    at draw (https://tastwerk.example/assets/main-AbCd1234.js:1:99)',
  place: '/catalogue',
  device: 'Firefox, Windows',
  frontendVersion: '0.1.0',
  backendVersion: '0.1.0',
};

describe('errors that count as the same', () => {
  it.each<[string, Partial<ErrorReport>]>([
    ['from another build', { stack: REPORT.stack.replace('AbCd1234', 'x_9-Zy12') }],
    ['from another server', { stack: REPORT.stack.replace('tastwerk.example', 'localhost:4000') }],
    ['at another place of a line', { stack: REPORT.stack.replace('1:99', '2:7') }],
    ['in another browser', { device: 'Chrome, Linux', place: '/editor/app' }],
  ])('%s', (_, other) => {
    expect(fingerprintOf({ ...REPORT, ...other })).toBe(fingerprintOf(REPORT));
  });

  it('with other numbers and quoted names', () => {
    const named = (message: string) => fingerprintOf({ ...REPORT, message });
    expect(named('no page 17 in "Bäume"')).toBe(named('no page 4 in "Flüsse"'));
  });

  it.each<[string, Partial<ErrorReport>]>([
    ['of another type', { type: 'RangeError' }],
    ['with another message', { message: 'Cannot set properties of undefined' }],
    ['from another function', { stack: REPORT.stack.replace('draw', 'save') }],
  ])('are not those %s', (_, other) => {
    expect(fingerprintOf({ ...REPORT, ...other })).not.toBe(fingerprintOf(REPORT));
  });
});

describe('what is kept of an error', () => {
  it.each([
    ['an e-mail address', 'no mail to ann.b+c@mail.school.example.', 'no mail to ….'],
    [
      'values of a query',
      'GET /reset-password?key=abc&lang=de failed',
      'GET /reset-password?key=…&lang=… failed',
    ],
    ['an IPv4 address', 'from 192.168.17.4 refused', 'from … refused'],
    ['an IPv6 address', 'from 2001:db8:0:1:2:3:4:5 refused', 'from … refused'],
    ['a token', 'bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl!', 'bearer …!'],
    ['a key', `key ${'a1B2'.repeat(9)} is old`, 'key … is old'],
    [
      'and leaves places',
      'at read (/app/dist/file-storage.js:12:34)',
      'at read (/app/dist/file-storage.js:12:34)',
    ],
    ['and leaves moments', 'at 12:34:56 on 2026-11-22', 'at 12:34:56 on 2026-11-22'],
  ])('has no %s', (_, message, kept) => {
    expect(keepable({ ...REPORT, message }).message).toBe(kept);
  });

  it('is bounded, and its place has no query', () => {
    const long = keepable({ ...REPORT, stack: 'x '.repeat(9000), place: '/catalogue?search=Ann#top' });
    expect(long.stack).toHaveLength(8000);
    expect(long.place).toBe('/catalogue');
  });
});
