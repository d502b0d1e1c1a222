import { Body, Controller, Param, Query } from '@nestjs/common';
import type { CountedTag } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import {
  AllTagsQueryDto,
  GraphicParamsDto,
  MergeTagDto,
  RenameTagDto,
  ShowDto,
  TagParamsDto,
  VariantParamsDto,
} from './dto/catalogue.dto.js';
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
    @Param() { id }: GraphicParamsDto,
    @Body() body: ShowDto,
    @FromActor() actor: Actor,
  ): Promise<Shown> {
    return answer(await this.visibility.showGraphic(id, { ...body, actorId: actor.id }));
  }

  @ForRoute('showVariant')
  async showVariant(
    @Param() { id }: VariantParamsDto,
    @Body() body: ShowDto,
    @FromActor() actor: Actor,
  ): Promise<Shown> {
    return answer(await this.visibility.showVariant(id, { ...body, actorId: actor.id }));
  }

  @ForRoute('listAllTags')
  listAllTags(@Query() query: AllTagsQueryDto): Promise<readonly CountedTag[]> {
    return this.tags.list(query);
  }

  @ForRoute('renameTag')
  async renameTag(@Param() { id }: TagParamsDto, @Body() { name }: RenameTagDto): Promise<CountedTag> {
    return answer(await this.tags.rename(id, name));
  }

  @ForRoute('mergeTag')
  async mergeTag(@Param() { id }: TagParamsDto, @Body() { into }: MergeTagDto): Promise<CountedTag> {
    return answer(await this.tags.merge(id, into));
  }
}
