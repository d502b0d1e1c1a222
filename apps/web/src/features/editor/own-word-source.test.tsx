import { describe, expect, it } from '@jest/globals';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import { answer, fakeApi, type FakeRoutes, refusal } from '../../../test/fake-api.js';
import { createTestI18n } from '../../../test/test-i18n.js';
import { createOwnWordSource, type OwnWordRights } from './own-word-source.js';

const STREET: OwnWord = { word: 'Straße', places: ['whole'], system: 'DE:VOLL', braille: '⠎⠞⠗' };
const HOUSE: OwnWord = { word: 'Haus|tür', places: ['begin', 'whole'], system: 'DE:KURZ', braille: null };

const VISITOR: OwnWordRights = { isSignedIn: false, canEditInstallation: false };
const USER: OwnWordRights = { isSignedIn: true, canEditInstallation: false };
const ADMIN: OwnWordRights = { isSignedIn: true, canEditInstallation: true };

const LISTS: FakeRoutes = {
  'GET /api/own-words': () => answer({ revision: 4, words: [STREET] }),
  'GET /api/users/own-words': () => answer({ revision: 2, words: [HOUSE] }),
};

function sourceOf(rights: OwnWordRights, routes: FakeRoutes = LISTS, language: 'de' | 'en' = 'de') {
  const calls = fakeApi(routes);
  return { calls, source: createOwnWordSource(createTestI18n(language).t, rights) };
}

describe('lists of own words over the API', () => {
  it('are that of the installation alone for a visitor, who cannot change it', async () => {
    const { calls, source } = sourceOf(VISITOR);
    expect(await source.load()).toEqual({
      ok: true,
      value: { installation: { revision: 4, words: [STREET], canEdit: false } },
    });
    expect(calls.map(({ path }) => path)).toEqual(['/api/own-words']);
  });

  it.each([
    ['a user', USER, false],
    ['an admin who may change things', ADMIN, true],
  ])('are both for %s', async (_, rights, canEdit) => {
    expect(await sourceOf(rights).source.load()).toEqual({
      ok: true,
      value: {
        account: { revision: 2, words: [HOUSE], canEdit: true },
        installation: { revision: 4, words: [STREET], canEdit },
      },
    });
  });

  it.each(['GET /api/own-words', 'GET /api/users/own-words'])(
    'are not told by half where %s fails',
    async (route) => {
      const { source } = sourceOf(USER, { ...LISTS, [route]: () => refusal('SERVICE_UNAVAILABLE') }, 'en');
      expect(await source.load()).toEqual({
        ok: false,
        error: { code: 'SERVICE_UNAVAILABLE', message: expect.stringMatching(/try again later/) },
      });
    },
  );

  it('fail with a sentence where the answer is no list, or the server does not answer', async () => {
    const strange = { 'GET /api/own-words': () => answer({ revision: 1, words: [{ word: 'a b' }] }) };
    expect(await sourceOf(VISITOR, strange).source.load()).toMatchObject({
      error: { code: 'ANSWER_UNREADABLE', message: expect.stringMatching(/./) },
    });
    expect(await sourceOf(VISITOR, {}).source.load()).toMatchObject({
      error: { code: 'NETWORK_ERROR', message: expect.stringMatching(/./) },
    });
  });

  it.each([
    ['account', '/api/users/own-words'],
    ['installation', '/api/internal/own-words'],
  ] as const)('are stored: that of the %s', async (scope, path) => {
    const { calls, source } = sourceOf(ADMIN, {
      [`POST ${path}`]: ({ body }) => answer({ ...Object(body), revision: 5 }),
    });
    expect(await source.save(scope, [STREET, HOUSE], 4)).toEqual({
      ok: true,
      value: { revision: 5, words: [STREET, HOUSE], canEdit: true },
    });
    expect(calls.map(({ body }) => body)).toEqual([{ revision: 4, words: [STREET, HOUSE] }]);
  });

  it.each([
    ['de', /inzwischen an anderer Stelle geändert/],
    ['en', /changed elsewhere in the meantime/],
  ] as const)('say in words that they were changed elsewhere (%s)', async (language, message) => {
    const outdated = { 'POST /api/users/own-words': () => refusal('OWN_WORDS_OUTDATED') };
    expect(await sourceOf(USER, outdated, language).source.save('account', [], 2)).toEqual({
      ok: false,
      error: { code: 'OWN_WORDS_OUTDATED', message: expect.stringMatching(message) },
    });
  });
});
