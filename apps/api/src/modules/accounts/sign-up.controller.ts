import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { ResponseOf, ROUTES, User } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { CommonPasswords } from './common-passwords.service.js';
import {
  ChangeLoginDto,
  ChangePasswordDto,
  KeyQueryDto,
  LoginOnlyDto,
  PasswordPrefixDto,
  ResetPasswordDto,
  SetPasswordDto,
  SignUpDto,
} from './dto/account.dto.js';
import { LoginChangeService } from './login-change.service.js';
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
    private readonly sessions: SessionService,
    private readonly common: CommonPasswords,
  ) {}

  @ForRoute('createAccount')
  async createAccount(
    @Body() body: SignUpDto,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof ROUTES.createAccount>> {
    answer(await this.signUps.signUp(body, caller));
    void reply.header('authorization', `Bearer ${await this.sessions.pendingToken()}`);
    return { verification_state: 1 };
  }

  @ForRoute('resendVerification')
  async resendVerification(@Body() { login }: LoginOnlyDto, @FromCaller() caller: Caller): Promise<void> {
    answer(await this.signUps.resend(login, caller));
  }

  @ForRoute('verifyAccount')
  async verifyAccount(
    @Query() { key }: KeyQueryDto,
    @Body() { password }: SetPasswordDto,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.signUps.verify(key, password, caller));
  }

  @ForRoute('resetPasswordRequest')
  async resetPasswordRequest(@Body() { login }: LoginOnlyDto, @FromCaller() caller: Caller): Promise<void> {
    answer(await this.passwords.askReset(login, caller));
  }

  @ForRoute('resetPassword')
  async resetPassword(
    @Body() { key, password }: ResetPasswordDto,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.passwords.reset(key, password, caller));
  }

  @ForRoute('changePassword')
  async changePassword(
    @Body() body: ChangePasswordDto,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<void> {
    answer(await this.passwords.change(actor, body.password, body['new-password'], caller));
  }

  @ForRoute('changeLogin')
  async changeLogin(
    @Body() { login, password }: ChangeLoginDto,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
  ): Promise<User> {
    return answer(await this.loginChanges.ask(actor, login, password, caller));
  }

  @ForRoute('verifyLoginChange')
  async verifyLoginChange(@Query() { key }: KeyQueryDto, @FromCaller() caller: Caller): Promise<void> {
    answer(await this.loginChanges.verify(key, caller));
  }

  @ForRoute('commonPasswords')
  commonPasswords(@Param() { prefix }: PasswordPrefixDto): Promise<readonly string[]> {
    return this.common.group(prefix);
  }
}
