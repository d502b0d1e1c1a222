import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { configurationPage } from './configuration-page.js';
import { readConfiguration } from './read-configuration.js';
import type { Setting } from './setting.js';
import { SETTINGS } from './settings.js';

const read = (environment: Record<string, string>) => {
  const result = readConfiguration(environment);
  if (!result.ok) throw new Error(result.error.join('\n'));
  return result.value;
};

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(read({ VAR_DIR: '/srv/tastwerk' })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      varDir: '/srv/tastwerk',
      filesUrl: 'file:///srv/tastwerk/files',
      renderProcesses: 2,
      renderTimeout: 60,
      renderMemory: 512,
      renderQuota: 100,
      logLevel: 'info',
      logDays: 14,
      recordYears: 8,
      rateLimits: 'on',
      sheetMarks: 'on',
      trustedProxies: 0,
      seed: 'demo',
      mailFrom: 'Tastwerk <noreply@tastwerk.example>',
      operatorName: 'Name des Betreibers',
      operatorStreet: 'Musterstraße 1',
      operatorZip: '00000',
      operatorCity: 'Musterstadt',
      operatorEmail: 'shop@tastwerk.example',
      operatorTaxNumber: '00/000/00000',
      operatorIban: 'DE36000000000000000000',
      operatorBank: 'Name der Bank',
      smallBusiness: 'off',
      sales: 'off',
      datevConsultant: 1001,
      datevClient: 1,
      datevChart: '03',
      datevDebtorAccount: '10000',
      sessionIdleDays: 14,
      adminSessionIdleMinutes: 60,
      adminSessionHours: 12,
      adminMfa: 'optional',
      environment: 'development',
      accountAnswers: 'plain',
      showsMailbox: true,
    });
  });

  it('shows no mails and tells nothing about accounts where it is not tried out', () => {
    const guarded = { accountAnswers: 'strict', showsMailbox: false };
    expect(read({ NODE_ENV: 'production' })).toMatchObject(guarded);
    expect(read({ DATABASE_URL: 'postgres://me@db/tastwerk' })).toMatchObject(guarded);
    expect(read({ SMTP_URL: 'smtp://host' })).toMatchObject({ accountAnswers: 'plain', showsMailbox: false });
    expect(read({ ACCOUNT_ANSWERS: 'strict' })).toMatchObject({ accountAnswers: 'strict' });
  });

  it('brings no demo accounts into a database that somebody names', () => {
    const databaseUrl = 'postgres://me@db/tastwerk';
    expect(read({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl, seed: 'none' });
    expect(read({ DATABASE_URL: databaseUrl, SEED: 'demo' }).seed).toBe('demo');
  });

  it('takes a folder or a bucket for files', () => {
    for (const filesUrl of ['file:///srv/files', 's3://key:secret@store:9000/files?tls=off']) {
      expect(read({ FILES_URL: filesUrl })).toMatchObject({ filesUrl });
    }
  });

  describe('reads a secret from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tastwerk-secrets-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const fileOf = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const jwtSecret = 'a secret that is long enough for a token';

    it('without the end of its line, unless the variable itself is set', () => {
      const JWT_SECRET_FILE = fileOf('jwt', `${jwtSecret}\n`);
      expect(read({ JWT_SECRET_FILE }).jwtSecret).toBe(jwtSecret);
      const other = jwtSecret.toUpperCase();
      expect(read({ JWT_SECRET_FILE, JWT_SECRET: other }).jwtSecret).toBe(other);
    });

    it('and puts the password of the database into its address', () => {
      const DATABASE_PASSWORD_FILE = fileOf('database', 'a+b/c=%40@:\n');
      const { databaseUrl = '' } = read({
        DATABASE_URL: 'postgres://me@db/tastwerk',
        DATABASE_PASSWORD_FILE,
      });
      const { username, password, host, pathname } = new URL(databaseUrl);
      expect([username, decodeURIComponent(password), host, pathname]).toEqual([
        'me',
        'a+b/c=%40@:',
        'db',
        '/tastwerk',
      ]);
    });

    it('or says that it cannot be read or is none, and never what stands in it', () => {
      const nothing = join(folder, 'nothing');
      expect(readConfiguration({ JWT_SECRET_FILE: nothing })).toEqual({
        ok: false,
        error: [`JWT_SECRET_FILE must name a file that can be read; it is "${nothing}".`],
      });
      const short = readConfiguration({ JWT_SECRET_FILE: fileOf('short', 'hush') });
      expect(short).toEqual({ ok: false, error: ['JWT_SECRET must be at least 32 characters.'] });
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(read({ PORT: '', REDIS_URL: '' }).port).toBe(4000);
  });

  it.each([
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535; it is "0".'],
    ['PORT', 'http', 'PORT must be a whole number from 1 to 65535; it is "http".'],
    ['PORT', '80.5', 'PORT must be a whole number from 1 to 65535; it is "80.5".'],
    ['RENDER_MEMORY_MB', '64', 'RENDER_MEMORY_MB must be a whole number from 128 to 65536; it is "64".'],
    ['RATE_LIMITS', 'yes', 'RATE_LIMITS must be on or off; it is "yes".'],
    ['OPERATOR_ZIP', '1011', 'OPERATOR_ZIP must be five digits; it is "1011".'],
    [
      'OPERATOR_IBAN',
      'DE02120300000000202052',
      'OPERATOR_IBAN must be an IBAN whose check digits are right; it is "DE02120300000000202052".',
    ],
    ['SEED', 'all', 'SEED must be demo or none; it is "all".'],
  ])('says what is wrong with %s=%s', (variable, value, sentence) => {
    expect(readConfiguration({ [variable]: value })).toEqual({ ok: false, error: [sentence] });
  });

  describe('does not sell', () => {
    const operator = {
      OPERATOR_NAME: 'Tastwerk e. V.',
      OPERATOR_STREET: 'Weg 1',
      OPERATOR_ZIP: '10115',
      OPERATOR_CITY: 'Berlin',
      OPERATOR_EMAIL: 'shop@example.org',
      OPERATOR_TAX_NUMBER: '27/123/45678',
      OPERATOR_IBAN: 'DE02 1203 0000 0000 2020 51',
      OPERATOR_BANK: 'Bank',
    };

    it('unless it is told to, whatever else is set', () => {
      expect(read({ ...operator }).sales).toBe('off');
      expect(read({ ...operator, SALES: 'on' }).sales).toBe('on');
    });

    it('where invoices would miss something: the start is refused by a sentence that names it', () => {
      for (const missing of Object.keys(operator)) {
        expect(readConfiguration({ ...operator, SALES: 'on', [missing]: '' })).toEqual({
          ok: false,
          error: [`SALES is on, but invoices need these settings, too: ${missing}.`],
        });
      }
    });
  });

  it('names every wrong value at once, and shows none that is secret', () => {
    const result = readConfiguration({
      PORT: 'x',
      JWT_SECRET: 'too-short',
      DATABASE_URL: 'mysql://me:hush@db',
      FILES_URL: 's3://key:hush@store',
    });
    expect(result).toEqual({
      ok: false,
      error: [
        expect.stringMatching(/^PORT must be/),
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
        expect.stringMatching(/^FILES_URL must be a folder as file:\/\/\/path or a bucket as s3:[^;]*\.$/),
        'JWT_SECRET must be at least 32 characters.',
      ],
    });
  });
});

it('the page tells about every setting', () => {
  const page = configurationPage();
  for (const { variable, description } of Object.values<Setting>(SETTINGS)) {
    expect(page).toContain(`| \`${variable}\` | ${description} |`);
  }
});
