import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, ROUTES, User } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { type Actor, FromActor, FromVisitor, type Visitor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { CommonPasswords } from './common-passwords.service.js';
import { LoginChangeService } from './login-change.service.js';
import { LoginSwitch } from './login-undo/login-switch.service.js';
import { PasswordService } from './password.service.js';
import { SessionService } from './session.service.js';
import { SignUpService } from './sign-up.service.js';

/** Signing up, passwords and addresses to log in with, over HTTP. */
@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly passwords: PasswordService,
    private readonly loginChanges: LoginChangeService,
    private readonly logins: LoginSwitch,
    private readonly sessions: SessionService,
    private readonly common: CommonPasswords,
  ) {}

  @ForRoute('createAccount')
  async createAccount(
    @Body() body: BodyOf<'createAccount'>,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof ROUTES.createAccount>> {
    answer(await this.signUps.signUp(body, caller));
    void reply.header('authorization', `Bearer ${await this.sessions.pendingToken()}`);
    return { verification_state: 1 };
  }

  @ForRoute('resendVerification')
  async resendVerification(
    @Body() { login }: BodyOf<'resendVerification'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.signUps.resend(login, caller));
  }

  @ForRoute('verifyAccount')
  async verifyAccount(
    @Query() { key }: QueryOf<'verifyAccount'>,
    @Body() { password }: BodyOf<'verifyAccount'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.signUps.verify(key, password, caller));
  }

  @ForRoute('resetPasswordRequest')
  async resetPasswordRequest(
    @Body() { login }: BodyOf<'resetPasswordRequest'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.passwords.askReset(login, caller));
  }

  @ForRoute('resetPassword')
  async resetPassword(
    @Body() { key, password }: BodyOf<'resetPassword'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.passwords.reset(key, password, caller));
  }

  @ForRoute('changePassword')
  async changePassword(
    @Body() body: BodyOf<'changePassword'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.passwords.change(actor, body.password, body['new-password'], caller));
  }

  @ForRoute('changeLogin')
  async changeLogin(
    @Body() { login, password }: BodyOf<'changeLogin'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<User> {
    return answer(await this.loginChanges.ask(actor, login, password, caller));
  }

  @ForRoute('verifyLoginChange')
  async verifyLoginChange(
    @Query() { key }: QueryOf<'verifyLoginChange'>,
    @FromVisitor() visitor: Visitor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.logins.confirm(key, visitor, caller));
  }

  @ForRoute('undoLoginChange')
  async undoLoginChange(
    @Query() { key }: QueryOf<'undoLoginChange'>,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.logins.undo(key, caller));
  }

  @ForRoute('commonPasswords')
  commonPasswords(@Param() { prefix }: ParamsOf<'commonPasswords'>): Promise<readonly string[]> {
    return this.common.group(prefix);
  }
}
