import { Inject, Injectable } from '@nestjs/common';
import { importJWK } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  PrivateKeyJwt,
} from 'openid-client';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { isUnencrypted, type SignInProvider } from '../../../platform/config/sign-in-settings.js';
import { boundedFetch } from './bounded-fetch.js';

/** Longest wait for an answer of a provider, in seconds. */
const ANSWER_SECONDS = 10;

/** How long what a provider says about itself is kept, in ms. Its keys are asked for by themselves when one is not known. */
const DISCOVERY_MS = 60 * 60 * 1000;

/** Basic where the provider names no way to tell the secret, as the standard has it; else one that it names. */
function secretAs(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

async function authenticationOf({ clientSecret, privateKey }: SignInProvider): Promise<ClientAuth> {
  if (clientSecret !== undefined) return secretAs(clientSecret);
  if (privateKey === undefined) return None();
  const key = await importJWK(privateKey, privateKey.alg);
  if (key instanceof Uint8Array) throw new TypeError('a private key is needed');
  const kid = privateKey['kid'];
  return PrivateKeyJwt(typeof kid === 'string' ? { key, kid } : key);
}

/** What the providers of the settings say about themselves, asked for at the first sign-in there: the server starts without them. */
@Injectable()
export class ProviderClients {
  readonly providers: readonly SignInProvider[];
  private readonly known = new Map<
    string,
    { readonly at: number; readonly client: Promise<Configuration> }
  >();

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIGURATION) { signInProviders }: ProcessConfiguration,
  ) {
    this.providers = signInProviders ?? [];
  }

  find(id: string): SignInProvider | undefined {
    return this.providers.find((provider) => provider.id === id);
  }

  /** The client of a provider; rejects where the provider cannot be asked, and asks again the next time. */
  clientOf(provider: SignInProvider): Promise<Configuration> {
    const now = this.clock.now().getTime();
    const known = this.known.get(provider.id);
    if (known !== undefined && now - known.at < DISCOVERY_MS) return known.client;
    const client = this.discover(provider);
    this.known.set(provider.id, { at: now, client });
    client.catch(() => this.known.delete(provider.id));
    return client;
  }

  private async discover(provider: SignInProvider): Promise<Configuration> {
    return discovery(
      new URL(provider.issuer),
      provider.clientId,
      undefined,
      await authenticationOf(provider),
      {
        timeout: ANSWER_SECONDS,
        [customFetch]: boundedFetch,
        // Without it, the signature of an ID token that came by TLS is not looked at.
        execute: [enableNonRepudiationChecks, ...(isUnencrypted(provider) ? [allowInsecureRequests] : [])],
      },
    );
  }
}
