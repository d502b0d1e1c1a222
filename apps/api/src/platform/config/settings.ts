import { z } from 'zod';

/** One setting of the server, read from an environment variable. */
export interface Setting {
  readonly variable: string;
  readonly schema: z.ZodType;
  /** What counts as right, as the end of the sentence "… must be". */
  readonly expects: string;
  readonly description: string;
  /** Whether its value must not be shown to anybody. */
  readonly isSecret?: true;
  /** What holds when the variable is unset or empty, in words. */
  readonly otherwise: string;
}

const wholeNumber = (min: number, max: number) => z.coerce.number<string>().int().min(min).max(max);
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
    description: 'Address under which visitors reach the product. With `https:` cookies are marked secure.',
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
  databaseUrl: {
    variable: 'DATABASE_URL',
    isSecret: true,
    schema: address('postgres:', 'postgresql:').optional(),
    expects: 'an address such as postgres://user:password@host:5432/name',
    description: 'PostgreSQL 15 or newer.',
    otherwise: 'an embedded PostgreSQL below `VAR_DIR`, started and stopped by `npm start`',
  },
  redisUrl: {
    variable: 'REDIS_URL',
    isSecret: true,
    schema: address('redis:', 'rediss:').optional(),
    expects: 'an address such as redis://host:6379',
    description: 'Redis that carries jobs (Bull), for any number of API and worker processes.',
    otherwise: 'jobs travel through the PostgreSQL (pg-boss)',
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    isSecret: true,
    schema: address('smtp:', 'smtps:').optional(),
    expects: 'an address such as smtp://host:25',
    description: 'Mail server. The server sends no mail yet, so this is checked and kept only.',
    otherwise: 'no mail server',
  },
  filesUrl: {
    variable: 'FILES_URL',
    schema: address('file:').optional(),
    expects: 'a folder as file:///path',
    description: 'Where rendered files are kept.',
    otherwise: '`files` below `VAR_DIR`',
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
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    expects: 'fatal, error, warn, info, debug, trace or silent',
    description: 'How much is logged, as JSON lines; `info` logs every request.',
    otherwise: '`warn`',
  },
  rateLimits: {
    variable: 'RATE_LIMITS',
    schema: z.enum(['on', 'off']).default('on'),
    expects: 'on or off',
    description: 'Whether callers are slowed down by the limits of the contract; counted per process.',
    otherwise: '`on`',
  },
  trustedProxies: {
    variable: 'TRUSTED_PROXIES',
    schema: wholeNumber(0, 10).default(0),
    expects: 'a whole number from 0 to 10',
    description: 'How many proxies stand in front, whose `X-Forwarded-For` names the caller.',
    otherwise: '`0`',
  },
  seed: {
    variable: 'SEED',
    schema: z.enum(['demo', 'none']).optional(),
    expects: 'demo or none',
    description: 'Whether `npm start` fills an empty database with demo accounts and sample graphics.',
    otherwise: '`demo` with the embedded PostgreSQL, `none` with `DATABASE_URL`',
  },
} as const satisfies Record<string, Setting>;

export type SettingValues = {
  readonly [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']>;
};
