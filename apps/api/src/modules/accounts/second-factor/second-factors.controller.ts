import { Body, Controller, Param, Res } from '@nestjs/common';
import type { BodyOf, ParamsOf, ResponseOf, ROUTES, User } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../platform/http/caller.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { SessionCookies } from '../session-cookies.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { PasskeyService } from './passkey.service.js';
import { ProofService } from './proof.service.js';
import { SecondFactorsService } from './second-factors.service.js';

type Told<R extends keyof typeof ROUTES> = Promise<ResponseOf<(typeof ROUTES)[R]>>;

/** Passkeys, authenticator apps, recovery codes and proofs over HTTP. */
@Controller()
export class SecondFactorsController {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeyService,
    private readonly signIns: PasskeySignIn,
    private readonly proofs: ProofService,
    private readonly cookies: SessionCookies,
  ) {}

  @ForRoute('passkeySignInOptions')
  async passkeySignInOptions(): Told<'passkeySignInOptions'> {
    return { ...(await this.passkeys.signingOptions()) };
  }

  @ForRoute('passkeySignIn')
  async passkeySignIn(
    @Body() { passkey }: BodyOf<'passkeySignIn'>,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.cookies.handLogin(reply, answer(await this.signIns.signIn(passkey, caller)));
  }

  @ForRoute('listSecondFactors')
  listSecondFactors(@FromActor() actor: Actor): Told<'listSecondFactors'> {
    return this.factors.list(actor);
  }

  @ForRoute('passkeyOptions')
  async passkeyOptions(@FromActor() actor: Actor): Told<'passkeyOptions'> {
    return answer(await this.factors.passkeyOptions(actor));
  }

  @ForRoute('addPasskey')
  async addPasskey(
    @Body() body: BodyOf<'addPasskey'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Told<'addPasskey'> {
    return answer(await this.factors.addPasskey(actor, body, caller));
  }

  @ForRoute('removePasskey')
  async removePasskey(
    @Param() { id }: ParamsOf<'removePasskey'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.factors.removePasskey(actor, id, caller));
  }

  @ForRoute('beginAuthenticatorApp')
  async beginAuthenticatorApp(@FromActor() actor: Actor): Told<'beginAuthenticatorApp'> {
    return answer(await this.factors.beginApp(actor));
  }

  @ForRoute('confirmAuthenticatorApp')
  async confirmAuthenticatorApp(
    @Body() { code }: BodyOf<'confirmAuthenticatorApp'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Told<'confirmAuthenticatorApp'> {
    return answer(await this.factors.confirmApp(actor, code, caller));
  }

  @ForRoute('removeAuthenticatorApp')
  async removeAuthenticatorApp(@FromActor() actor: Actor, @FromCaller() caller: Caller): Promise<void> {
    answer(await this.factors.removeApp(actor, caller));
  }

  @ForRoute('renewRecoveryCodes')
  async renewRecoveryCodes(
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Told<'renewRecoveryCodes'> {
    return answer(await this.factors.renewCodes(actor, caller));
  }

  @ForRoute('proofOptions')
  proofOptions(@FromActor() actor: Actor): Told<'proofOptions'> {
    return this.proofs.options(actor);
  }

  @ForRoute('prove')
  async prove(
    @Body() body: BodyOf<'prove'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<User> {
    return answer(await this.proofs.prove(actor, body, caller));
  }
}
