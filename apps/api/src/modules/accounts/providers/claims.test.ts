import { describe, expect, it } from '@jest/globals';
import { addressIn, nameIn, rightsFrom, secondFactorIn } from './claims.js';

const BY_ROLE = {
  everybody: ['can_publish' as const],
  rights: { claim: ['realm_access', 'roles'], values: { teacher: ['can_order' as const] } },
};

describe('rights from claims', () => {
  it.each([
    ['a list', { realm_access: { roles: ['pupil', 'teacher'] } }, ['can_order', 'can_publish']],
    ['one value', { realm_access: { roles: 'teacher' } }, ['can_order', 'can_publish']],
    ['another value', { realm_access: { roles: ['pupil'] } }, ['can_publish']],
    ['no such claim', {}, ['can_publish']],
    ['something else in its place', { realm_access: [{ roles: 'teacher' }] }, ['can_publish']],
    ['a value that every object has', { realm_access: { roles: ['constructor'] } }, ['can_publish']],
    ['a value in a list of lists', { realm_access: { roles: [['teacher']] } }, ['can_publish']],
  ])('read %s', (_, claims, rights) => {
    expect(rightsFrom(claims, BY_ROLE)).toEqual(rights);
  });

  it('do not read values of an inherited claim', () => {
    const map = { everybody: [], rights: { claim: ['constructor', 'name'], values: { Object: [] } } };
    expect(rightsFrom({}, map)).toEqual([]);
  });

  it('look at a bounded part of a long list', () => {
    const roles = [...Array.from({ length: 1000 }, () => 'pupil'), 'teacher'];
    expect(rightsFrom({ realm_access: { roles } }, BY_ROLE)).toEqual(['can_publish']);
  });
});

describe('a second factor', () => {
  const provider = { secondFactor: { acr: ['gold'], amr: ['otp', 'mfa'] } };

  it.each([
    ['acr', { acr: 'gold' }, true],
    ['amr', { amr: ['pwd', 'otp'] }, true],
    ['another acr', { acr: 'silver', amr: ['pwd'] }, false],
    ['nothing', {}, false],
  ])('is told by %s', (_, claims, expected) => {
    expect(secondFactorIn(claims, provider)).toBe(expected);
  });
});

describe('name and address', () => {
  it('are taken only where the operator lets them be', () => {
    const claims = { nickname: 'Frau Berg', email: 'berg@school.example', email_verified: true };
    expect(nameIn(claims, { nameClaim: undefined })).toBeUndefined();
    expect(nameIn(claims, { nameClaim: ['nickname'] })).toBe('Frau Berg');
    expect(addressIn(claims, { trustsEmail: false })).toBeUndefined();
    expect(addressIn(claims, { trustsEmail: true })).toBe('berg@school.example');
  });

  it.each([false, 'true', undefined])('with email_verified %p there is no address', (email_verified) => {
    const claims = { email: 'berg@school.example', email_verified };
    expect(addressIn(claims, { trustsEmail: true })).toBeUndefined();
  });
});
