import { Body, Controller, Query, Res, StreamableFile } from '@nestjs/common';
import type { BodyOf, Graphic, QueryOf } from '@tastwerk/contracts';
import type { FastifyReply } from 'fastify';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../platform/http/caller.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { AuthorshipService } from '../../catalogue/authorship.service.js';
import { SessionCookies } from '../session-cookies.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportService } from './account-export.service.js';

/** All that is kept about a user, over HTTP: looking at it, taking it along, having it deleted. */
@Controller()
export class AccountDataController {
  constructor(
    private readonly works: AuthorshipService,
    private readonly exports: AccountExportService,
    private readonly deletions: AccountDeletionService,
    private readonly cookies: SessionCookies,
  ) {}

  @ForRoute('myGraphics')
  myGraphics(
    @Query() { limit, offset }: QueryOf<'myGraphics'>,
    @FromActor() actor: Actor,
  ): Promise<readonly Graphic[]> {
    return this.works.graphicsOf(actor.id, limit, offset);
  }

  @ForRoute('exportAccount')
  async exportAccount(
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('cache-control', 'no-store');
    return new StreamableFile(await this.exports.open(actor, caller), {
      type: 'application/zip',
      disposition: `attachment; filename="tastwerk-account-${actor.id}.zip"`,
    });
  }

  @ForRoute('deleteAccount')
  async deleteAccount(
    @Body() { password }: BodyOf<'deleteAccount'>,
    @FromActor() actor: Actor,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    answer(await this.deletions.delete(actor, password, caller));
    this.cookies.clearRefreshToken(reply);
  }
}
