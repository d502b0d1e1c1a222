import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, CountedTag, ParamsOf, QueryOf } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { TagAdministration } from './tag-administration.service.js';
import { type Shown, VisibilityService } from './visibility.service.js';

/** Over HTTP, what keeps the catalogue in order. */
@Controller()
export class ModerationController {
  constructor(
    private readonly visibility: VisibilityService,
    private readonly tags: TagAdministration,
  ) {}

  @ForRoute('showGraphic')
  async showGraphic(
    @Param() { id }: ParamsOf<'showGraphic'>,
    @Body() body: BodyOf<'showGraphic'>,
    @FromActor() actor: Actor,
  ): Promise<Shown> {
    return answer(await this.visibility.showGraphic(id, { ...body, actorId: actor.id }));
  }

  @ForRoute('showVariant')
  async showVariant(
    @Param() { id }: ParamsOf<'showVariant'>,
    @Body() body: BodyOf<'showVariant'>,
    @FromActor() actor: Actor,
  ): Promise<Shown> {
    return answer(await this.visibility.showVariant(id, { ...body, actorId: actor.id }));
  }

  @ForRoute('listAllTags')
  listAllTags(@Query() query: QueryOf<'listAllTags'>): Promise<readonly CountedTag[]> {
    return this.tags.list(query);
  }

  @ForRoute('renameTag')
  async renameTag(
    @Param() { id }: ParamsOf<'renameTag'>,
    @Body() { name }: BodyOf<'renameTag'>,
  ): Promise<CountedTag> {
    return answer(await this.tags.rename(id, name));
  }

  @ForRoute('mergeTag')
  async mergeTag(
    @Param() { id }: ParamsOf<'mergeTag'>,
    @Body() { into }: BodyOf<'mergeTag'>,
  ): Promise<CountedTag> {
    return answer(await this.tags.merge(id, into));
  }
}
