import { isElevatedRight, PROVIDER_ID, RIGHTS } from '@tastwerk/contracts';
import { z } from 'zod';
import type { Setting } from './setting.js';

/** Most providers of sign-ins; each has a button on the login page. */
const PROVIDERS_MOST = 20;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const line = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}]+$/u);

const rights = z.array(z.enum(RIGHTS)).max(RIGHTS.length);

/** A claim by its name, or by the names that lead to it inside of others, as in `["realm_access", "roles"]`. */
const claim = z
  .union([line, z.array(line).min(1).max(5)])
  .transform((path) => (typeof path === 'string' ? [path] : path));

/** https everywhere; http only to this machine, for trying out. Production refuses that, too (`read-configuration.ts`). */
const issuer = z
  .url()
  .max(500)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, search, hash } = new URL(text);
    const isLocal = protocol === 'http:' && LOOPBACK.includes(hostname);
    return (protocol === 'https:' || isLocal) && search === '' && hash === '';
  });

const providerSchema = z
  .strictObject({
    id: z.string().regex(PROVIDER_ID),
    label: z.strictObject({ de: line.max(60), en: line.max(60) }),
    issuer,
    clientId: line,
    clientSecret: z.string().min(1).max(1000).optional(),
    privateKey: z.looseObject({ kty: z.string(), alg: z.string(), d: z.string() }).optional(),
    scopes: z.array(line).max(20).default(['openid']),
    nameClaim: claim.optional(),
    trustsEmail: z.boolean().default(false),
    everybody: rights.default(['can_publish']),
    rights: z.strictObject({ claim, values: z.record(line, rights) }).optional(),
    allowsAdministration: z.boolean().default(false),
    secondFactor: z
      .strictObject({ acr: z.array(line).max(20).default([]), amr: z.array(line).max(20).default([]) })
      .default({ acr: [], amr: [] }),
  })
  .refine(({ clientSecret, privateKey }) => clientSecret === undefined || privateKey === undefined, {
    path: ['privateKey'],
  })
  .refine(({ scopes }) => scopes.includes('openid'), { path: ['scopes'] })
  .refine(
    (provider) =>
      provider.allowsAdministration ||
      [provider.everybody, ...Object.values(provider.rights?.values ?? {})]
        .flat()
        .every((right) => !isElevatedRight(right)),
    { path: ['allowsAdministration'] },
  );

/** A provider of sign-ins by OpenID Connect, as the operator has set it. */
export type SignInProvider = z.output<typeof providerSchema>;

const providersSchema = z
  .array(providerSchema)
  .max(PROVIDERS_MOST)
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length);

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' });
    return z.NEVER;
  }
});

/** Whether a provider is reached without encryption, which is for trying out on one machine. */
export function isUnencrypted({ issuer: address }: Pick<SignInProvider, 'issuer'>): boolean {
  return new URL(address).protocol === 'http:';
}

/** Schools and others that sign users in by OpenID Connect. */
export const SIGN_IN_SETTINGS = {
  signInProviders: {
    variable: 'SIGN_IN_PROVIDERS',
    // It may hold secrets of clients.
    isSecret: true,
    schema: json.pipe(providersSchema).optional(),
    expects: 'a JSON list of providers as in docs/how-to/let-schools-sign-in.md',
    description:
      'Providers of OpenID Connect at which users may sign in, such as VIDIS, moin.schule or a Keycloak; [let schools sign in](how-to/let-schools-sign-in.md) describes their keys.',
    otherwise: 'users sign in by password alone',
  },
} as const satisfies Record<string, Setting>;
