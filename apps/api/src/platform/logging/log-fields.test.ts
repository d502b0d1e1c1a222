import { describe, expect, it } from '@jest/globals';
import { errorForLog, requestForLog } from './log-fields.js';

describe('a log line', () => {
  it('names a request without the key of a link, its headers or where it comes from', () => {
    const request = {
      id: 'r1',
      method: 'POST',
      url: '/',
      originalUrl: '/api/verify-account?key=short&search=ada@tastwerk.example&limit=30',
      headers: { authorization: 'Bearer x' },
      socket: { remoteAddress: '10.0.0.1' },
    };
    expect(requestForLog(request)).toEqual({
      id: 'r1',
      method: 'POST',
      url: '/api/verify-account?key=…&search=…&limit=30',
    });
    expect(requestForLog({ url: '/api/health' }).url).toBe('/api/health');
  });

  it('tells an error without the values of its statement', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (lower(email))=(ada@tastwerk.example) already exists.',
      parameters: ['ada@tastwerk.example', '$argon2id$'],
      driverError: { parameters: ['ada@tastwerk.example'] },
    });
    const told = JSON.stringify(errorForLog(error));
    expect(told).toContain('duplicate key');
    expect(told).toContain('23505');
    expect(told).not.toMatch(/ada@|argon2/);
    expect(errorForLog('just words')).toEqual({ message: 'just words' });
  });
});
