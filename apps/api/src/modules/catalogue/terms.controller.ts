import { Body, Controller, Param } from '@nestjs/common';
import type { BodyOf, GraphicDetails, ParamsOf } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { TermsService } from './terms.service.js';

/** Over HTTP, what authors decide about their graphics. */
@Controller()
export class TermsController {
  constructor(private readonly terms: TermsService) {}

  @ForRoute('setTerms')
  async setTerms(
    @Param() { id }: ParamsOf<'setTerms'>,
    @Body() { visibility, licence, new_link }: BodyOf<'setTerms'>,
    @FromActor() actor: Actor,
  ): Promise<GraphicDetails> {
    return answer(await this.terms.setTerms(id, { visibility, licence, new_link }, actor));
  }

  @ForRoute('removeGraphic')
  async removeGraphic(@Param() { id }: ParamsOf<'removeGraphic'>, @FromActor() actor: Actor): Promise<void> {
    answer(await this.terms.remove(id, actor));
  }
}
