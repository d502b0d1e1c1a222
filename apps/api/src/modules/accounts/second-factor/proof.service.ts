import { Injectable } from '@nestjs/common';
import type { BodyOf, PasskeyAssertion, ResponseOf, ROUTES, User } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AccountService } from '../account.service.js';
import { PasswordService } from '../password.service.js';
import { SessionService } from '../session.service.js';
import { CodeService } from './code.service.js';
import { PasskeyService } from './passkey.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';

const REFUSED: ApiFailure = { code: 'PASSKEY_REFUSED' };

/** Lets users prove again who they are, within a session. */
@Injectable()
export class ProofService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeyService,
    private readonly codes: CodeService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly users: AccountService,
    private readonly transactions: Transactions,
  ) {}

  async options(actor: Actor): Promise<ResponseOf<typeof ROUTES.proofOptions>> {
    const [user, passkeys, hasApp] = await Promise.all([
      this.users.user(actor),
      this.factors.passkeysOf(actor.id),
      this.factors.hasApp(actor.id),
    ]);
    return {
      password: user.ok && user.value.has_password,
      code: hasApp || passkeys.length > 0,
      passkey: passkeys.length === 0 ? null : { ...(await this.passkeys.signingOptions(passkeys)) },
    };
  }

  async prove(actor: Actor, proof: BodyOf<'prove'>, caller: Caller): Promise<Result<User, ApiFailure>> {
    const proved = await this.check(actor, proof, caller);
    if (!proved.ok) return proved;
    return this.users.user({ ...actor, hasSecondFactor: actor.hasSecondFactor || !('password' in proof) });
  }

  private async check(
    actor: Actor,
    proof: BodyOf<'prove'>,
    caller: Caller,
  ): Promise<Result<unknown, ApiFailure>> {
    if ('passkey' in proof) return this.byPasskey(actor, proof.passkey);
    const confirmed =
      'code' in proof
        ? await this.codes.confirm(actor, proof.code, caller)
        : await this.passwords.confirm(actor, proof.password, caller);
    if (!confirmed.ok) return confirmed;
    await this.sessions.prove(this.transactions.none, actor.sessionId, 'code' in proof ? 'code' : 'password');
    return ok(null);
  }

  private async byPasskey(actor: Actor, assertion: PasskeyAssertion): Promise<Result<null, ApiFailure>> {
    const signed = await this.passkeys.check(assertion);
    if (signed === undefined || signed.passkey.accountId !== actor.id) return fail(REFUSED);
    return this.transactions.attempt(async (transaction) => {
      if (!(await this.passkeys.use(transaction, signed))) return fail(REFUSED);
      await this.sessions.prove(transaction, actor.sessionId, 'passkey');
      return ok(null);
    });
  }
}
