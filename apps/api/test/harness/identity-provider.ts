import { createHash, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

/** What the provider says about a person besides their subject. */
export type PersonClaims = Readonly<Record<string, unknown>>;

/** Changes an ID token on its way to the client; `key` signs it. */
export interface Tampering {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  readonly key?: KeyObject;
}

const KEY_ID = 'test-key';

/** The client as the operator of the provider has registered it. */
const CLIENT = { id: 'tastwerk', secret: 'a secret of the client' } as const;

export const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** A provider of OpenID Connect on this machine (oidc-provider) with subjects of its own for each client. People sign in by any password. */
export class IdentityProvider {
  readonly people = new Map<string, PersonClaims>();
  /** Set by a test that changes what the provider signs. */
  tampering: Tampering | undefined;
  /** Requests of the token endpoint, by their parameters. */
  readonly tokenRequests: URLSearchParams[] = [];

  private constructor(
    readonly issuer: string,
    readonly provider: Provider,
    private readonly server: Server,
  ) {}

  static async start(productUrl: string, providerIds: readonly string[]): Promise<IdentityProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has such an address.
    const { port } = server.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${port}`;
    const key = newKey();
    const jwk: JsonWebKey = { ...key.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
    const provider = new Provider(issuer, {
      jwks: { keys: [jwk as { kty: string }] },
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: providerIds.map((id) => `${productUrl}/api/sign-in/callback/${id}`),
          post_logout_redirect_uris: [`${productUrl}/login`],
          subject_type: 'pairwise',
        },
      ],
      cookies: { keys: ['a key of the cookies'] },
      subjectTypes: ['pairwise'],
      pairwiseIdentifier: (_, accountId) => IdentityProvider.subjectOf(accountId),
      pkce: { required: () => true },
      scopes: ['openid', 'profile', 'email', 'school'],
      claims: {
        openid: ['sub'],
        profile: ['nickname'],
        email: ['email', 'email_verified'],
        school: ['realm_access'],
      },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, ...identityProvider.people.get(accountId) }),
      }),
      // Nobody is asked whether the client may have the claims: the school has decided that.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId: CLIENT.id,
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid profile email school');
        await grant.save();
        return grant;
      },
    });
    const identityProvider: IdentityProvider = new IdentityProvider(issuer, provider, server);
    provider.use(async (context, next) => {
      await next();
      if (context.path !== '/token') return;
      const parameters = Object.entries({ ...context.oidc.body }).map(([name, value]) => [
        name,
        String(value),
      ]);
      identityProvider.tokenRequests.push(new URLSearchParams(parameters));
      const body: unknown = context.body;
      if (typeof body !== 'object' || body === null) return;
      if (!('id_token' in body) || typeof body.id_token !== 'string') return;
      const { tampering } = identityProvider;
      if (tampering === undefined) return;
      const claims = decodeJwt(body.id_token);
      const { alg = 'RS256' } = decodeProtectedHeader(body.id_token);
      context.body = {
        ...body,
        id_token: await new SignJWT(tampering.claims?.(claims) ?? claims)
          .setProtectedHeader({ alg, kid: KEY_ID })
          .sign(tampering.key ?? key),
      };
    });
    server.on('request', provider.callback());
    return identityProvider;
  }

  static subjectOf(person: string): string {
    return createHash('sha256').update(`for tastwerk ${person}`).digest('hex');
  }

  /** The setting of a product that trusts this provider. */
  setting(id: string, changes: object = {}): object {
    return {
      id,
      label: { de: 'Schulportal', en: 'School Portal' },
      issuer: this.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      scopes: ['openid', 'profile', 'email', 'school'],
      ...changes,
    };
  }

  /** Lets the code run out before it is used. */
  async expire(code: string): Promise<void> {
    const found = await this.provider.AuthorizationCode.find(code);
    if (found === undefined) throw new Error('there is no such code');
    await found.destroy();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
