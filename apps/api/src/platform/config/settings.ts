import { z } from 'zod';
import { readS3Location } from '../files/s3-location.js';
import { ACCOUNT_SETTINGS } from './account-settings.js';
import { DATEV_SETTINGS } from './datev-settings.js';
import { OPERATOR_SETTINGS } from './operator-settings.js';
import type { Setting } from './setting.js';
import { SIGN_IN_SETTINGS } from './sign-in-settings.js';

const wholeNumber = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max);

/** Years for which the law wants invoices (§ 147 (3) AO); the database lets none go before. */
const LEGAL_RECORD_YEARS = 8;

const address = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

/** Every setting there is. What has a default in words alone gets its value in `read-configuration.ts`. */
export const SETTINGS = {
  port: {
    variable: 'PORT',
    schema: wholeNumber(1, 65_535).default(4000),
    expects: 'a whole number from 1 to 65535',
    description: 'Port that answers web, API and files.',
    otherwise: '`4000`',
  },
  host: {
    variable: 'HOST',
    schema: z.string().default('127.0.0.1'),
    expects: 'an address of this machine',
    description: 'Address to listen on; `0.0.0.0` for every network interface, as in a container.',
    otherwise: '`127.0.0.1`',
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    schema: address('http:', 'https:').optional(),
    expects: 'an http or https address',
    description:
      'Address under which visitors reach the product, the same for every API process: access tokens name it. With `https:` cookies are marked secure.',
    otherwise: '`http://localhost:` and the port',
  },
  varDir: {
    variable: 'VAR_DIR',
    schema: z.string().optional(),
    expects: 'a path',
    description:
      'Folder for all that the product keeps when nothing else is set: database, files, secrets, lock.',
    otherwise: '`var` in the checkout',
  },
  plugins: {
    variable: 'TASTWERK_PLUGINS',
    schema: z.string().optional(),
    expects: 'names of packages or paths of files, with commas between them',
    description: 'Plugins besides the built-in ones, for reading, checking and rendering documents.',
    otherwise: 'none',
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    isSecret: true,
    schema: address('postgres:', 'postgresql:').optional(),
    expects: 'an address such as postgres://user:password@host:5432/name',
    description: 'PostgreSQL 15 or newer.',
    otherwise: 'an embedded PostgreSQL below `VAR_DIR`, started and stopped by `npm start`',
  },
  databasePassword: {
    variable: 'DATABASE_PASSWORD',
    isSecret: true,
    schema: z.string().optional(),
    expects: 'a password',
    description: 'Password for `DATABASE_URL`, where it does not stand in the address.',
    otherwise: 'the one in the address, if any',
  },
  redisUrl: {
    variable: 'REDIS_URL',
    isSecret: true,
    schema: address('redis:', 'rediss:').optional(),
    expects: 'an address such as redis://host:6379',
    description:
      'Redis that carries jobs (Bull) and counts requests, for any number of API and worker processes; `rediss:` for TLS.',
    otherwise: 'jobs travel through the PostgreSQL (pg-boss), each API process counts requests by itself',
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    isSecret: true,
    schema: address('smtp:', 'smtps:').optional(),
    expects: 'an address such as smtp://host:25',
    description: 'Mail server. `smtp:` changes to TLS where the server offers it, `smtps:` begins with it.',
    otherwise:
      'mails are kept in `VAR_DIR/mailbox`; with demo accounts and outside production the page `/mailbox` shows them',
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    schema: z
      .string()
      .min(3)
      .max(300)
      .regex(/^[^\r\n]+$/)
      .default('Tastwerk <noreply@tastwerk.example>'),
    expects: 'a sender such as Tastwerk <noreply@example.org>',
    description: 'Sender of mails.',
    otherwise: '`Tastwerk <noreply@tastwerk.example>`',
  },
  environment: {
    variable: 'NODE_ENV',
    schema: z.string().default('development'),
    expects: 'a word',
    description: '`production` turns off what is made for trying the product out: the page `/mailbox`.',
    otherwise: '`development`',
  },
  filesUrl: {
    variable: 'FILES_URL',
    isSecret: true,
    schema: z
      .union([address('file:'), z.string().refine((text) => readS3Location(text) !== undefined)])
      .optional(),
    expects:
      'a folder as file:///path or a bucket as s3://key:secret@host:port/bucket/folder?region=…&tls=on',
    description:
      'Where rendered files are kept: a folder, or a bucket of an S3-compatible server. The folder in the bucket, `region` and `tls` (`on` or `off`) may be left out.',
    otherwise: '`files` below `VAR_DIR`',
  },
  renderProcesses: {
    variable: 'RENDER_PROCESSES',
    schema: wholeNumber(1, 64).default(2),
    expects: 'a whole number from 1 to 64',
    description: 'How many files a worker makes at once, each in a process of its own.',
    otherwise: '`2`',
  },
  renderTimeout: {
    variable: 'RENDER_TIMEOUT_SECONDS',
    schema: wholeNumber(1, 3600).default(60),
    expects: 'a whole number from 1 to 3600',
    description: 'Longest time that a worker spends on one file of a publication, in seconds.',
    otherwise: '`60`',
  },
  renderMemory: {
    variable: 'RENDER_MEMORY_MB',
    schema: wholeNumber(128, 65_536).default(512),
    expects: 'a whole number from 128 to 65536',
    description: 'Most memory that each of these processes may take, in MiB.',
    otherwise: '`512`',
  },
  renderQuota: {
    variable: 'RENDER_QUOTA_MB',
    schema: wholeNumber(1, 100_000).default(100),
    expects: 'a whole number from 1 to 100000',
    description:
      'How much an account may publish within an hour, in MB of documents; a usual one has 0.05. More is refused with a sentence.',
    otherwise: '`100`',
  },
  heartbeatFile: {
    variable: 'HEARTBEAT_FILE',
    schema: z.string().optional(),
    expects: 'a path',
    description:
      'File that a worker touches every few seconds as long as it reaches the database; a container’s health check looks at its time.',
    otherwise: 'no such file',
  },
  jwtSecret: {
    variable: 'JWT_SECRET',
    isSecret: true,
    schema: z.string().min(32).optional(),
    expects: 'at least 32 characters',
    description:
      'Secret that signs access tokens; the same for every API process. A new one ends all access tokens.',
    otherwise: 'made at random on first start and kept in `VAR_DIR/jwt-secret`',
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    expects: 'fatal, error, warn, info, debug, trace or silent',
    description:
      'How much is logged, as JSON lines: `info` has starts, stops, slow requests, refused logins and what admins change, `debug` every request as well.',
    otherwise: '`info`',
  },
  logDays: {
    variable: 'LOG_DAYS',
    schema: wholeNumber(1, 365).default(14),
    expects: 'a whole number from 1 to 365',
    description: 'For how many days the log files in `VAR_DIR/logs` are kept, today among them.',
    otherwise: '`14`',
  },
  recordYears: {
    variable: 'RECORD_YEARS',
    schema: wholeNumber(LEGAL_RECORD_YEARS, 30).default(LEGAL_RECORD_YEARS),
    expects: `a whole number from ${LEGAL_RECORD_YEARS} to 30`,
    description:
      'For how many years invoices, orders and withdrawals are kept, from the end of their year: eight by law (§ 147 AO, § 14b UStG), more while a tax assessment or a dispute is open.',
    otherwise: `\`${LEGAL_RECORD_YEARS}\``,
  },
  metricsPort: {
    variable: 'METRICS_PORT',
    schema: wholeNumber(1, 65_534).optional(),
    expects: 'a whole number from 1 to 65534',
    description:
      'Port of `HOST` where the API process tells its metrics to Prometheus under `/metrics`; a worker takes the port above. Visitors must not reach it.',
    otherwise: 'no metrics',
  },
  sheetMarks: {
    variable: 'SHEET_MARKS',
    schema: z.enum(['on', 'off']).default('on'),
    expects: 'on or off',
    description:
      'Whether published sheets carry a QR code that leads to the graphic below `PUBLIC_URL` and the number of their version, in flat ink.',
    otherwise: '`on`',
  },
  rateLimits: {
    variable: 'RATE_LIMITS',
    schema: z.enum(['on', 'off']).default('on'),
    expects: 'on or off',
    description: 'Whether callers are slowed down by the limits of the contract.',
    otherwise: '`on`',
  },
  trustedProxies: {
    variable: 'TRUSTED_PROXIES',
    schema: wholeNumber(0, 10).default(0),
    expects: 'a whole number from 0 to 10',
    description: 'How many proxies stand in front, whose `X-Forwarded-For` names the caller.',
    otherwise: '`0`',
  },
  contentUrl: {
    variable: 'CONTENT_URL',
    schema: address('http:', 'https:').optional(),
    expects: 'an http or https address such as https://example.org/wp-json',
    description:
      'REST address of a WordPress site that keeps articles and legal pages; their ids 63, 65 and 66 are terms, privacy and imprint, its menu `legal` (plugin WP-REST-API V2 Menus) is the footer.',
    otherwise: 'the Markdown in `content/`',
  },
  seed: {
    variable: 'SEED',
    schema: z.enum(['demo', 'none']).optional(),
    expects: 'demo or none',
    description: 'Whether `npm start` fills an empty database with demo accounts and sample graphics.',
    otherwise: '`demo` with the embedded PostgreSQL, `none` with `DATABASE_URL`',
  },
  ...ACCOUNT_SETTINGS,
  ...SIGN_IN_SETTINGS,
  ...OPERATOR_SETTINGS,
  ...DATEV_SETTINGS,
} as const satisfies Record<string, Setting>;

export type SettingValues = {
  readonly [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']>;
};
