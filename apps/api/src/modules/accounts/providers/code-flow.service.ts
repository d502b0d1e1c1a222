import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ErrorCode, Right } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { SignInProvider } from '../../../platform/config/sign-in-settings.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { addressIn, type Claims, nameIn, rightsFrom, secondFactorIn } from './claims.js';
import type { PendingSignIn } from './pending-sign-ins.service.js';
import { ProviderClients } from './provider-clients.service.js';

/** A person whom a provider vouches for. */
export interface ProvenIdentity {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly rights: Right[];
  readonly name: string | undefined;
  /** An address that the provider has verified and is trusted with. */
  readonly email: string | undefined;
  readonly hasSecondFactor: boolean;
}

/** A way to the provider, and what has to be known when it answers. */
export interface BegunSignIn {
  readonly url: string;
  readonly pending: PendingSignIn;
}

/** Longest subject (OpenID Connect Core 1.0, section 2). */
const SUBJECT_MAX = 255;

/** Codes of openid-client for a provider that does not answer, or not as a provider does. */
const UNREACHABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR']);

/** Why a sign-in came to nothing, in the catalogue of the API. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AuthorizationResponseError) return 'SIGN_IN_DENIED';
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? 'SIGN_IN_EXPIRED' : 'SIGN_IN_ANSWER_INVALID';
  if (error instanceof ClientError)
    // Without a code it is what `fetch` threw: no connection, or an answer that is too large.
    return error.code === undefined || UNREACHABLE.has(error.code)
      ? 'SIGN_IN_PROVIDER_UNAVAILABLE'
      : 'SIGN_IN_ANSWER_INVALID';
  return 'SIGN_IN_ANSWER_INVALID';
}

/** The authorization code flow of OpenID Connect with PKCE, state and nonce. */
@Injectable()
export class CodeFlow {
  private readonly logger = new Logger(CodeFlow.name);

  constructor(
    private readonly clients: ProviderClients,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  async begin(
    providerId: string,
    wish: Pick<PendingSignIn, 'redirect' | 'link'>,
  ): Promise<Result<BegunSignIn, ApiFailure>> {
    const provider = this.clients.find(providerId);
    if (provider === undefined) return fail({ code: 'SIGN_IN_PROVIDER_NOT_FOUND' });
    const client = await this.clientOf(provider);
    if (!client.ok) return client;
    const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const url = buildAuthorizationUrl(client.value, {
      redirect_uri: this.callbackOf(provider),
      scope: provider.scopes.join(' '),
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return ok({ url: url.href, pending: { provider: provider.id, state, nonce, codeVerifier, ...wish } });
  }

  /** Who came back with `query`, after everything is checked that the provider has signed or sent. */
  async finish(pending: PendingSignIn, query: string): Promise<Result<ProvenIdentity, ApiFailure>> {
    const provider = this.clients.find(pending.provider);
    if (provider === undefined) return fail({ code: 'SIGN_IN_PROVIDER_NOT_FOUND' });
    const client = await this.clientOf(provider);
    if (!client.ok) return client;
    try {
      const address = new URL(query, this.callbackOf(provider));
      return ok(await this.prove(provider, client.value, pending, address));
    } catch (error) {
      return this.refusal(provider, error);
    }
  }

  /** The page for signing out at a provider; null for one that offers none. */
  async endAddress(providerId: string | undefined): Promise<Result<string | null, ApiFailure>> {
    const provider = providerId === undefined ? undefined : this.clients.find(providerId);
    if (provider === undefined) return ok(null);
    const client = await this.clientOf(provider);
    if (!client.ok) return client;
    if (client.value.serverMetadata().end_session_endpoint === undefined) return ok(null);
    const page = new URL('/login', this.configuration.publicUrl).href;
    return ok(buildEndSessionUrl(client.value, { post_logout_redirect_uri: page }).href);
  }

  private async prove(
    provider: SignInProvider,
    client: Configuration,
    { state, nonce, codeVerifier }: PendingSignIn,
    address: URL,
  ): Promise<ProvenIdentity> {
    const tokens = await authorizationCodeGrant(client, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const proven = tokens.claims();
    if (proven === undefined || proven.sub.length > SUBJECT_MAX) throw new Error('no usable subject');
    const claims: Claims = { ...(await this.userInfo(client, tokens.access_token, proven.sub)), ...proven };
    return {
      provider: provider.id,
      issuer: proven.iss,
      subject: proven.sub,
      rights: rightsFrom(claims, provider),
      name: nameIn(claims, provider),
      email: addressIn(claims, provider),
      // How the person proved who they are is taken from the signed claims alone.
      hasSecondFactor: secondFactorIn(proven, provider),
    };
  }

  /** Claims that the provider keeps out of the ID token; it has to be about the same subject. */
  private async userInfo(client: Configuration, accessToken: string, subject: string): Promise<Claims> {
    if (client.serverMetadata().userinfo_endpoint === undefined) return {};
    return { ...(await fetchUserInfo(client, accessToken, subject)) };
  }

  private callbackOf({ id }: SignInProvider): string {
    return new URL(`/api/sign-in/callback/${id}`, this.configuration.publicUrl).href;
  }

  private async clientOf(provider: SignInProvider): Promise<Result<Configuration, ApiFailure>> {
    try {
      return ok(await this.clients.clientOf(provider));
    } catch (error) {
      this.refusal(provider, error);
      return fail({ code: 'SIGN_IN_PROVIDER_UNAVAILABLE' });
    }
  }

  /** Logs why, without what the provider sent: codes and tokens are secrets. */
  private refusal({ id }: SignInProvider, error: unknown): Result<never, ApiFailure> {
    const code = codeOf(error);
    const detail = error instanceof Error ? { name: error.name, message: error.message } : {};
    const reason = error instanceof ClientError ? error.code : undefined;
    this.logger.warn({ provider: id, code, reason, ...detail }, 'a sign-in at a provider failed');
    return fail({ code });
  }
}
