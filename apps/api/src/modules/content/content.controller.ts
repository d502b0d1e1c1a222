import { Body, Controller, Headers, Param, Query } from '@nestjs/common';
import type {
  BodyOf,
  Category,
  ContentPage,
  MenuItem,
  ParamsOf,
  Post,
  QueryOf,
  SearchHit,
} from '@tastwerk/contracts';
import { answer } from '../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../platform/http/caller.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { ContentService } from './content.service.js';
import { PageViewRepository } from './views/page-view.repository.js';

/** Articles, legal pages and counted page views over HTTP. */
@Controller()
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly views: PageViewRepository,
  ) {}

  @ForRoute('listPosts')
  async listPosts(
    @Query() query: QueryOf<'listPosts'>,
    @FromCaller() caller: Caller,
  ): Promise<readonly Partial<Post>[]> {
    return answer(await this.content.posts(query, query.lang ?? caller.language));
  }

  @ForRoute('listCategories')
  async listCategories(
    @Query() { per_page: limit, lang }: QueryOf<'listCategories'>,
    @FromCaller() caller: Caller,
  ): Promise<readonly Category[]> {
    return answer(await this.content.categories(limit, lang ?? caller.language));
  }

  @ForRoute('legalMenu')
  async legalMenu(
    @Query() { lang }: QueryOf<'legalMenu'>,
    @FromCaller() caller: Caller,
  ): Promise<readonly MenuItem[]> {
    return answer(await this.content.menu(lang ?? caller.language));
  }

  @ForRoute('getPage')
  async getPage(
    @Param() { id }: ParamsOf<'getPage'>,
    @Query() { lang }: QueryOf<'getPage'>,
    @FromCaller() caller: Caller,
  ): Promise<ContentPage> {
    return answer(await this.content.page(id, lang ?? caller.language));
  }

  @ForRoute('searchContent')
  async searchContent(
    @Query() { search, lang }: QueryOf<'searchContent'>,
    @FromCaller() caller: Caller,
  ): Promise<readonly SearchHit[]> {
    return answer(await this.content.search(search, lang ?? caller.language));
  }

  /** Whoever says by their browser that they do not want to be counted is not, whatever the page asked for. */
  @ForRoute('countPageView')
  async countPageView(
    @Body() { path }: BodyOf<'countPageView'>,
    @Headers('dnt') doNotTrack: string | undefined,
    @Headers('sec-gpc') privacyControl: string | undefined,
  ): Promise<void> {
    if (doNotTrack === '1' || privacyControl === '1') return;
    await this.views.count(path);
  }
}
