import { describe, expect, it } from '@jest/globals';
import { readConfiguration } from './read-configuration.js';

const SCHOOL = {
  id: 'school',
  label: { de: 'Schulportal', en: 'School Portal' },
  issuer: 'https://login.school.example/realms/school',
  clientId: 'tastwerk',
  clientSecret: 'hush',
};

const read = (providers: unknown, more: Readonly<Record<string, string>> = {}) =>
  readConfiguration({ SIGN_IN_PROVIDERS: JSON.stringify(providers), ...more });

describe('the setting of providers', () => {
  it('fills in what is absent', () => {
    const result = read([SCHOOL]);
    expect(result.ok && result.value.signInProviders).toEqual([
      {
        ...SCHOOL,
        scopes: ['openid'],
        trustsEmail: false,
        everybody: ['can_publish'],
        allowsAdministration: false,
        secondFactor: { acr: [], amr: [] },
      },
    ]);
  });

  it.each([
    ['an issuer without encryption', { issuer: 'http://login.school.example' }, '0.issuer'],
    ['an issuer that is no address', { issuer: 'login.school.example' }, '0.issuer'],
    ['a name that fits no path', { id: 'School/1' }, '0.id'],
    ['scopes without openid', { scopes: ['profile'] }, '0.scopes'],
    ['rights of the administration', { everybody: ['can_edit_admin'] }, '0.allowsAdministration'],
    [
      'rights of the administration by a claim',
      { rights: { claim: 'role', values: { boss: ['can_hide_variants'] } } },
      '0.allowsAdministration',
    ],
    ['a secret and a key', { privateKey: { kty: 'EC', alg: 'ES256', d: 'x' } }, '0.privateKey'],
  ])('refuses %s, and names the place but no secret', (_, changes, place) => {
    const result = read([{ ...SCHOOL, ...changes }]);
    expect(result).toEqual({
      ok: false,
      error: [
        `SIGN_IN_PROVIDERS must be a JSON list of providers as in docs/how-to/let-schools-sign-in.md; see ${place}.`,
      ],
    });
  });

  it('refuses two providers of one name, and what is no JSON', () => {
    expect(read([SCHOOL, SCHOOL]).ok).toBe(false);
    const broken = readConfiguration({ SIGN_IN_PROVIDERS: '[{"clientSecret":"hush"' });
    expect(broken.ok).toBe(false);
    expect(JSON.stringify(broken)).not.toContain('hush');
  });

  it('lets the operator name rights of the administration', () => {
    expect(read([{ ...SCHOOL, everybody: ['can_view_admin'], allowsAdministration: true }]).ok).toBe(true);
  });

  it('takes http on this machine, but not in production', () => {
    const local = [{ ...SCHOOL, issuer: 'http://127.0.0.1:8080' }];
    expect(read(local).ok).toBe(true);
    expect(read(local, { NODE_ENV: 'production' })).toEqual({
      ok: false,
      error: ['SIGN_IN_PROVIDERS must name https issuers in production; see school.'],
    });
  });
});
