import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnWordList, ROLES, ROUTES } from '@tastwerk/contracts';
import { LIMITS } from '@tastwerk/editor-core';
import { CELLS_OF_STREET, STREET } from './harness/own-words.js';
import { publication } from './harness/sheets.js';
import type { Call } from './harness/test-client.js';
import { PASSWORD, type Person, TestProduct } from './harness/test-product.js';
import { unzip } from './harness/unzip.js';

type Word = OwnWordList['words'][number];

const HAUS: Word = { word: 'Haus|tür', places: ['whole', 'begin'], system: 'DE:KURZ', braille: null };

let product: TestProduct;
let admin: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => product.stop());

const ofAccount = ({ token }: Person) =>
  product.client.read(ROUTES.getAccountOwnWords.response, 'getAccountOwnWords', { token });
const storeOfAccount = ({ token }: Person, revision: number, words: readonly unknown[]) =>
  product.client.call('storeAccountOwnWords', { token, body: { revision, words } });
const ofInstallation = (others: Call = {}) => product.client.call('getInstallationOwnWords', others);
const storeOfInstallation = ({ token }: Person, revision: number, words: readonly unknown[]) =>
  product.client.call('storeInstallationOwnWords', { token, body: { revision, words } });

describe('the own words of an account', () => {
  it('are none before any is stored, and are read by no other account', async () => {
    const [ada, ben] = [await product.person('ada'), await product.person('ben')];
    expect(await ofAccount(ada)).toEqual({ revision: 0, words: [] });
    const stored = await storeOfAccount(ada, 0, [STREET, HAUS]);
    expect([stored.status, stored.body]).toEqual([200, { revision: 1, words: [STREET, HAUS] }]);
    expect(await ofAccount(ada)).toEqual({ revision: 1, words: [STREET, HAUS] });
    expect(await ofAccount(ben)).toEqual({ revision: 0, words: [] });
    expect((await ofInstallation()).body).toEqual({ revision: 0, words: [] });
  });

  it('are not overwritten from an older state, also when changes come at the same moment', async () => {
    const carol = await product.person('carol');
    for (const revision of [0, 1]) {
      const answers = await Promise.all(
        [STREET, HAUS].map((word) => storeOfAccount(carol, revision, [word])),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const first = answers.find(({ status }) => status === 200);
      const second = answers.find(({ status }) => status === 409);
      expect(second?.body).toMatchObject({ error: 'OWN_WORDS_OUTDATED' });
      expect(await ofAccount(carol)).toEqual(first?.body);
    }
    for (const revision of [0, 1, 3])
      expect((await storeOfAccount(carol, revision, [])).body).toMatchObject({ error: 'OWN_WORDS_OUTDATED' });
    expect((await storeOfAccount(carol, 2, [])).body).toEqual({ revision: 3, words: [] });
  });

  it('may be as many and as long as the schema says', async () => {
    const dora = await product.person('dora');
    const longest: Word[] = Array.from({ length: LIMITS.ownWords }, (_, index) => ({
      word: `${'\ua66e'.repeat(56)}${index}`.slice(-60),
      places: ['whole', 'begin', 'middle', 'end'],
      system: 'fr:fr-bfu-g2@3.39',
      braille: '\u283f'.repeat(80),
    }));
    expect((await storeOfAccount(dora, 0, longest)).status).toBe(200);
    expect(await ofAccount(dora)).toEqual({ revision: 1, words: longest });
    const tooMany = await storeOfAccount(dora, 1, [...longest, STREET]);
    expect(tooMany.body).toMatchObject({ error: 'REQUEST_INVALID', 'field-error': ['words', 'too_big'] });
  });

  it.each<[string, Word, readonly [string, string]]>([
    ['one twice', { ...STREET, word: 'STRASSE' }, ['words.2.word', 'own_word_twice']],
    [
      'a system without a table',
      { ...STREET, system: 'xx:none@3.39' },
      ['words.2.system', 'braille_system_missing'],
    ],
    ['cells that are none', { ...STREET, braille: 'abc' }, ['words.2.braille', 'invalid_format']],
    ['a word that is none', { ...STREET, word: 'a b' }, ['words.2.word', 'other']],
  ])('are refused by path for %s', async (_, word, field) => {
    const { token } = admin;
    const words = [HAUS, { ...STREET, word: 'Strasse' }, word];
    for (const name of ['storeAccountOwnWords', 'storeInstallationOwnWords'] as const) {
      const { status, body } = await product.client.call(name, { token, body: { revision: 0, words } });
      expect([status, body]).toMatchObject([422, { error: 'REQUEST_INVALID' }]);
      expect(Object(body)['field-error'][0]).toBe(field[0]);
    }
    expect(await ofAccount(admin)).toEqual({ revision: 0, words: [] });
  });

  it('go along with an export, and go with the account', async () => {
    const remove = ({ token }: Person) =>
      product.client.call('deleteAccount', { token, body: { password: PASSWORD } });
    const [erin, frank] = [await product.person('erin'), await product.person('frank')];
    for (const person of [erin, frank]) await storeOfAccount(person, 0, [STREET]);
    const exported = await product.client.call('exportAccount', { token: erin.token });
    expect(JSON.parse(unzip(exported.bytes).get('own-words.json') ?? '')).toEqual([STREET]);
    // Erin stays as an author without a name, of Frank nothing does.
    await product.client.call('createGraphic', { token: erin.token, body: publication() });
    for (const person of [erin, frank]) expect((await remove(person)).status).toBe(204);
    const left = await product.database.query('SELECT 1 FROM own_word_list WHERE account_id = ANY ($1)', [
      [erin.id, frank.id],
    ]);
    expect(left).toEqual([]);
  });
});

describe('the own words of the installation', () => {
  it('are stored by admins alone, read by everybody, and change once for each revision', async () => {
    const greta = await product.person('greta');
    expect((await storeOfInstallation(greta, 0, [STREET])).body).toMatchObject({ error: 'RIGHT_MISSING' });
    const answers = await Promise.all([STREET, HAUS].map((word) => storeOfInstallation(admin, 0, [word])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const second = await storeOfInstallation(admin, 1, [STREET, HAUS]);
    expect(second.body).toEqual({ revision: 2, words: [STREET, HAUS] });
    for (const others of [{}, { token: greta.token }, { token: admin.token }])
      expect((await ofInstallation(others)).body).toEqual({ revision: 2, words: [STREET, HAUS] });
    expect(await ofAccount(greta)).toEqual({ revision: 0, words: [] });
  });

  it('are sent again only when they have changed', async () => {
    const first = await ofInstallation();
    const { revision, words } = ROUTES.getInstallationOwnWords.response.parse(first.body);
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=0');
    const again = await ofInstallation({ headers: { 'if-none-match': tag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await storeOfInstallation(admin, revision, words.slice(1));
    const changed = await ofInstallation({ headers: { 'if-none-match': tag } });
    expect([changed.status, changed.body]).toEqual([200, { revision: revision + 1, words: words.slice(1) }]);
    expect(changed.headers['etag']).not.toBe(tag);
  });

  it('are in the log of changes by admins, refused changes too', async () => {
    const { revision } = ROUTES.getInstallationOwnWords.response.parse((await ofInstallation()).body);
    await storeOfInstallation(admin, revision, [STREET]);
    await storeOfInstallation(admin, revision, []);
    const changes = await product.client.read(ROUTES.listAdminChanges.response, 'listAdminChanges', {
      token: admin.token,
      query: { action: 'storeInstallationOwnWords', limit: '2' },
    });
    expect(changes.map(({ outcome, actor_id }) => [outcome, actor_id])).toEqual([
      ['OWN_WORDS_OUTDATED', admin.id],
      ['done', admin.id],
    ]);
    expect(changes[1]?.body).toContain(CELLS_OF_STREET);
  });
});
