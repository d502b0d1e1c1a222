import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyRegistration } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Signer } from '../../../platform/signer.js';
import type { AccountEntity } from '../account.entity.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { SecondFactorRepository } from './second-factor.repository.js';

/** What passkeys are made for, as authenticators show it. */
const SITE = 'Tastwerk';

const SIGN_IN = 'sign-in';
const registrationOf = (accountId: number) => `registration ${accountId}`;

type NewPasskey = Omit<PasskeyEntity, 'id' | 'accountId' | 'name' | 'createdAt' | 'lastUsedAt'>;

/** A passkey that has signed a challenge, with what is to be noted of it. */
export interface SignedChallenge {
  readonly passkey: PasskeyEntity;
  readonly use: Parameters<SecondFactorRepository['usePasskey']>[2];
}

/**
 * The ceremonies of WebAuthn level 3. Users are verified by their device (PIN, finger, face), so that a passkey is two factors at once;
 * passkeys are discoverable, so that signing in needs no address.
 */
@Injectable()
export class PasskeyService {
  private readonly logger = new Logger(PasskeyService.name);
  private readonly challenges: PasskeyChallenges;
  private readonly handles: Signer;
  private readonly origin: string;
  private readonly host: string;

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) { jwtSecret, secondFactorSecret, publicUrl }: ProcessConfiguration,
  ) {
    this.challenges = new PasskeyChallenges(jwtSecret);
    this.handles = new Signer(secondFactorSecret, 'passkey user handle');
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.host = hostname;
  }

  /** What a browser needs to make a passkey for `account` beside those that it has. */
  async registrationOptions(account: AccountEntity, existing: readonly PasskeyEntity[]) {
    return generateRegistrationOptions({
      rpName: SITE,
      rpID: this.host,
      userName: account.email,
      userDisplayName: account.displayName || account.email,
      userID: new Uint8Array(this.handleOf(account.id)),
      challenge: this.challenge(registrationOf(account.id)),
      attestationType: 'none',
      excludeCredentials: existing.map(describe),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The passkey that a browser has made for the account; undefined where it cannot be trusted. */
  async register(accountId: number, response: PasskeyRegistration): Promise<NewPasskey | undefined> {
    return this.attempt(async () => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...response, response: withoutUndefined(response.response) },
        expectedChallenge: (challenge) => this.timeOf(challenge, registrationOf(accountId)) !== undefined,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
      });
      if (!verified) return undefined;
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
        lastChallengeAt: this.clock.now(),
      };
    });
  }

  /** What a browser needs to sign with one of `allowed`, or with any passkey that it has. */
  async signingOptions(allowed: readonly PasskeyEntity[] = []) {
    return generateAuthenticationOptions({
      rpID: this.host,
      challenge: this.challenge(SIGN_IN),
      allowCredentials: allowed.map(describe),
      userVerification: 'required',
    });
  }

  /** The passkey that has signed a challenge of this server; undefined where none has. */
  async check(response: PasskeyAssertion): Promise<SignedChallenge | undefined> {
    const passkey = await this.factors.findPasskey(response.id);
    if (passkey === null) return undefined;
    const { userHandle } = response.response;
    if (userHandle !== undefined && userHandle !== this.handleOf(passkey.accountId).toString('base64url'))
      return undefined;
    let lastChallengeAt: Date | undefined;
    return this.attempt(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...response, response: withoutUndefined(response.response) },
        expectedChallenge: (challenge) => {
          lastChallengeAt = this.timeOf(challenge, SIGN_IN);
          return lastChallengeAt !== undefined;
        },
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
        },
        requireUserVerification: true,
      });
      if (!verified || lastChallengeAt === undefined) return undefined;
      const { newCounter, credentialBackedUp } = authenticationInfo;
      const lastUsedAt = this.clock.now();
      const use = { counter: String(newCounter), isSynced: credentialBackedUp, lastUsedAt, lastChallengeAt };
      return { passkey, use };
    });
  }

  /** Uses a signed challenge up; false where it was used before. */
  use(transaction: Transaction, { passkey, use }: SignedChallenge): Promise<boolean> {
    return this.factors.usePasskey(transaction, passkey.id, use);
  }

  /** By what an authenticator knows an account: nothing of it can be read from that (WebAuthn level 3, section 14.6.1). */
  private handleOf(accountId: number): Buffer {
    return this.handles.sign(String(accountId));
  }

  private challenge(purpose: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.challenges.make(purpose, this.clock.now()));
  }

  private timeOf(challenge: string, purpose: string): Date | undefined {
    return this.challenges.timeOf(challenge, purpose, this.clock.now());
  }

  /** The library throws for what is not as it should be. */
  private async attempt<T>(ceremony: () => Promise<T | undefined>): Promise<T | undefined> {
    try {
      return await ceremony();
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.message : '' }, 'a passkey was refused');
      return undefined;
    }
  }
}

function describe({ credentialId, transports }: PasskeyEntity) {
  return { id: credentialId, transports };
}

/** `record` without its keys that are undefined, as the types of the library want it. */
function withoutUndefined<T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // Only keys with a value are left.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
