import { Body, Controller, Req, Res } from '@nestjs/common';
import type { BodyOf, OwnWordList } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { isCopyCurrent } from '../../platform/http/kept-copy.js';
import { OwnWordsService } from './own-words.service.js';

/** Own words of accounts and of the installation over HTTP. */
@Controller()
export class OwnWordsController {
  constructor(private readonly ownWords: OwnWordsService) {}

  @ForRoute('getAccountOwnWords')
  getAccountOwnWords(@FromActor() actor: Actor): Promise<OwnWordList> {
    return this.ownWords.list(actor.id);
  }

  @ForRoute('storeAccountOwnWords')
  async storeAccountOwnWords(
    @Body() list: BodyOf<'storeAccountOwnWords'>,
    @FromActor() actor: Actor,
  ): Promise<OwnWordList> {
    return answer(await this.ownWords.storeOfAccount(actor, list));
  }

  @ForRoute('getInstallationOwnWords')
  async getInstallationOwnWords(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnWordList | undefined> {
    const etag = `"${await this.ownWords.stateOf(null)}"`;
    // Asked for again each time: a change is made from the newest list, and an answer without a list is short.
    if (isCopyCurrent({ etag, isPublic: true, freshSeconds: 0 }, request, reply)) return undefined;
    return this.ownWords.list(null);
  }

  @ForRoute('storeInstallationOwnWords')
  async storeInstallationOwnWords(@Body() list: BodyOf<'storeInstallationOwnWords'>): Promise<OwnWordList> {
    return answer(await this.ownWords.storeOfInstallation(list));
  }
}
