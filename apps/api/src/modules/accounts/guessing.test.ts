import { describe, expect, it } from '@jest/globals';
import { mailLimits } from './guessing.js';

const nameOf = (email: string) => mailLimits(email, '192.0.2.1')[0]?.name;

describe('the limit of mails to one mailbox', () => {
  it.each(['a@b.example', 'A@B.example', 'a+x@b.example', 'A+shop+2@b.EXAMPLE', 'a+@b.example'])(
    'counts %s as the same one',
    (email) => expect(nameOf(email)).toBe(nameOf('a@b.example')),
  );

  it.each(['ax@b.example', 'a@b+c.example', 'a.b@b.example', 'b+a@b.example'])(
    'counts %s as another one',
    (email) => expect(nameOf(email)).not.toBe(nameOf('a@b.example')),
  );
});
