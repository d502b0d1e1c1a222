import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../../platform/clock/clock.js';
import { AccessTokens } from './access-tokens.service.js';

class SetClock extends Clock {
  seconds = 1_000_000;
  override now(): Date {
    return new Date(this.seconds * 1000);
  }
}

const SID = '3f0c8f0a-92c9-4a29-8d0e-6f3a41f0b3a5';
const options = { secret: 'a secret', verifyOptions: { algorithms: ['HS256' as const] } };

/** A checker with a clock to set, and a token for account 7 that lives ten seconds. */
function setUp() {
  const clock = new SetClock();
  const jwt = new JwtService(options);
  const token = jwt.sign({ sub: '7', sid: SID, iat: clock.seconds, exp: clock.seconds + 10 });
  return { clock, jwt, token, tokens: new AccessTokens(jwt, clock) };
}

describe('an access token', () => {
  it('tells whose it is, however often it comes', () => {
    const { token, tokens } = setUp();
    for (let time = 0; time < 3; time += 1) {
      expect(tokens.read(token)).toEqual({ ok: true, value: { accountId: 7, sessionId: SID } });
    }
  });

  it('runs out although its signature is remembered, to the second', () => {
    const { clock, token, tokens } = setUp();
    tokens.read(token);
    clock.seconds += 9;
    expect(tokens.read(token).ok).toBe(true);
    clock.seconds += 1;
    expect(tokens.read(token)).toEqual({ ok: false, error: 'SESSION_EXPIRED' });
    expect(tokens.read(token)).toEqual({ ok: false, error: 'SESSION_EXPIRED' });
  });

  it('that is changed in one letter is not the one that is remembered', () => {
    const { token, tokens } = setUp();
    tokens.read(token);
    const changed = `${token.slice(0, -3)}${token.at(-3) === 'A' ? 'B' : 'A'}${token.slice(-2)}`;
    expect(tokens.read(changed)).toEqual({ ok: false, error: 'SESSION_REVOKED' });
  });

  it('counts after thousands of others have come, and without end counts for nothing', () => {
    const { clock, jwt, token, tokens } = setUp();
    tokens.read(token);
    for (let id = 1; id <= 5001; id += 1) {
      tokens.read(jwt.sign({ sub: String(id), sid: SID, iat: clock.seconds, exp: clock.seconds + 10 }));
    }
    expect(tokens.read(token).ok).toBe(true);
    expect(tokens.read(jwt.sign({ sub: '7', sid: SID })).ok).toBe(false);
  });
});
