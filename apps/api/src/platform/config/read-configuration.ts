import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CHECKOUT } from '../checkout.js';
import { unsetOperator } from './operator.js';
import type { Setting } from './setting.js';
import { isUnencrypted } from './sign-in-settings.js';
import { SETTINGS, type SettingValues } from './settings.js';

/** The environment variables of a process. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of this process, checked, with their defaults filled in. */
export interface Configuration extends SettingValues {
  readonly publicUrl: string;
  readonly varDir: string;
  readonly filesUrl: string;
  readonly seed: 'demo' | 'none';
  readonly accountAnswers: 'strict' | 'plain';
  readonly adminMfa: 'required' | 'optional';
  /** Whether mails are shown on a page of the product itself: only where somebody tries it out. */
  readonly showsMailbox: boolean;
}

/** The configuration that `environment` describes, or one English sentence for each value that is wrong. */
export function readConfiguration(environment: Environment): Result<Configuration, readonly string[]> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const given = textOf(setting, environment);
    if (!given.ok) {
      problems.push(given.error);
      continue;
    }
    const text = given.value;
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else {
      // Of a secret, the place alone is told where a list is wrong inside.
      const place = parsed.error.issues[0]?.path.join('.') ?? '';
      const hint = place === '' ? '' : `; see ${place}`;
      const found = setting.isSecret === true ? hint : `; it is ${JSON.stringify(text)}`;
      problems.push(`${setting.variable} must be ${setting.expects}${found}.`);
    }
  }
  if (problems.length > 0) return fail(problems);

  // Each value was read by its setting's schema just above.
  const read = values as SettingValues;
  const unset = read.sales === 'on' ? unsetOperator(read) : [];
  if (unset.length > 0) {
    return fail([`SALES is on, but invoices need these settings, too: ${unset.join(', ')}.`]);
  }
  const unencrypted = (read.signInProviders ?? []).filter(isUnencrypted);
  if (read.environment === 'production' && unencrypted.length > 0) {
    const ids = unencrypted.map(({ id }) => id).join(', ');
    return fail([`SIGN_IN_PROVIDERS must name https issuers in production; see ${ids}.`]);
  }
  const varDir = resolve(read.varDir ?? join(CHECKOUT, 'var'));
  const seed = read.seed ?? (read.databaseUrl === undefined ? 'demo' : 'none');
  const isTriedOut = seed === 'demo' && read.environment !== 'production';
  return ok({
    ...read,
    databaseUrl: withPassword(read.databaseUrl, read.databasePassword),
    varDir,
    seed,
    accountAnswers: read.accountAnswers ?? (isTriedOut ? 'plain' : 'strict'),
    adminMfa: read.adminMfa ?? (read.environment === 'production' ? 'required' : 'optional'),
    showsMailbox: isTriedOut && read.smtpUrl === undefined,
    publicUrl: read.publicUrl ?? `http://localhost:${read.port}`,
    filesUrl: read.filesUrl ?? pathToFileURL(join(varDir, 'files')).href,
  });
}

/** The address of a database with its password, which may come apart from it. */
function withPassword(url: string | undefined, password: string | undefined): string | undefined {
  if (url === undefined || password === undefined) return url;
  return Object.assign(new URL(url), { password: encodeURIComponent(password) }).href;
}

/**
 * What `environment` says of `setting`. A secret may stand in a file that a variable with `_FILE` at its end names, as containers hand it
 * over; the variable itself counts more. A failure is a sentence.
 */
function textOf(
  { variable, isSecret }: Setting,
  environment: Environment,
): Result<string | undefined, string> {
  // An empty variable is how shells and compose files say "not set".
  const text = environment[variable] || undefined;
  const file = environment[`${variable}_FILE`] || undefined;
  if (text !== undefined || file === undefined || isSecret !== true) return ok(text);
  try {
    return ok(readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined);
  } catch {
    return fail(`${variable}_FILE must name a file that can be read; it is ${JSON.stringify(file)}.`);
  }
}
