import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import type {
  BodyOf,
  Facets,
  GraphicDetails,
  ParamsOf,
  QueryOf,
  ResponseOf,
  Suggestions,
  Variant,
  VariantWithDocument,
} from '@tastwerk/contracts';
import { ROUTES } from '@tastwerk/contracts';
import { type Actor, FromActor, FromVisitor, type Visitor } from '../../platform/http/actor.js';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { FromRawBody } from '../../platform/http/raw-body.js';
import { readPart } from '../../platform/http/request-parts.js';
import { CatalogueService } from './catalogue.service.js';
import { FromReader, type Reader } from './reader.js';
import { DocumentReader } from './reading/document-reader.js';
import { NEEDED_TITLES, PublishingService } from './publishing.service.js';
import { SearchService } from './search/search.service.js';
import { TermsService } from './terms.service.js';
import { TagAdministration } from './tag-administration.service.js';

/** For what everybody asks for: the service gives JSON text, which is sent as it is. */
const AnswersText = () => Header('content-type', 'application/json; charset=utf-8');

/** The catalogue over HTTP. */
@Controller()
export class CatalogueController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly searches: SearchService,
    private readonly reader: DocumentReader,
    private readonly publishing: PublishingService,
    private readonly tags: TagAdministration,
    private readonly terms: TermsService,
  ) {}

  @ForRoute('searchGraphics')
  @AnswersText()
  searchGraphics(
    @Query() query: QueryOf<'searchGraphics'>,
    @FromVisitor() visitor: Visitor,
  ): Promise<string> {
    return this.searches.find(query, visitor);
  }

  @ForRoute('countGraphics')
  countGraphics(@Query() query: QueryOf<'countGraphics'>, @FromVisitor() visitor: Visitor): Promise<Facets> {
    return this.searches.count(query, visitor);
  }

  @ForRoute('suggestGraphics')
  suggestGraphics(
    @Query() { search }: QueryOf<'suggestGraphics'>,
    @FromVisitor() visitor: Visitor,
  ): Promise<Suggestions> {
    return this.searches.suggest(search, visitor);
  }

  @ForRoute('getGraphic')
  async getGraphic(
    @Param() { id }: ParamsOf<'getGraphic'>,
    @FromReader() reader: Reader,
  ): Promise<GraphicDetails> {
    return answer(await this.catalogue.graphic(id, reader));
  }

  @ForRoute('createGraphic')
  async createGraphic(
    @FromRawBody() json: Uint8Array,
    @FromActor() actor: Actor,
  ): Promise<ResponseOf<typeof ROUTES.createGraphic>> {
    const { read, body } = answer(await this.reader.readBody(json, NEEDED_TITLES.createGraphic, actor));
    const input = { ...readPart(ROUTES.createGraphic.request.body, body), read };
    const { graphic, variant } = answer(await this.publishing.createGraphic(input, actor));
    return { created_graphic: graphic, default_variant: variant };
  }

  @ForRoute('getVariant')
  @AnswersText()
  async getVariant(
    @Param() { id }: ParamsOf<'getVariant'>,
    @FromReader() reader: Reader,
  ): Promise<VariantWithDocument | string> {
    return answer(await this.catalogue.variant(id, reader));
  }

  @ForRoute('createVariant')
  async createVariant(@FromRawBody() json: Uint8Array, @FromActor() actor: Actor): Promise<Variant> {
    const { read, body } = answer(await this.reader.readBody(json, NEEDED_TITLES.createVariant, actor));
    const input = { ...readPart(ROUTES.createVariant.request.body, body), read };
    return answer(await this.publishing.createVariant(input, actor));
  }

  @ForRoute('updateVariant')
  async updateVariant(
    @Param() { id }: ParamsOf<'updateVariant'>,
    @FromRawBody() json: Uint8Array,
    @FromActor() actor: Actor,
  ): Promise<Variant> {
    const { read, body } = answer(await this.reader.readBody(json, NEEDED_TITLES.updateVariant, actor));
    const input = { ...readPart(ROUTES.updateVariant.request.body, body), read };
    return answer(await this.publishing.updateVariant(id, input, actor));
  }

  @ForRoute('listTags')
  @AnswersText()
  listTags(@Query() { limit }: QueryOf<'listTags'>): Promise<string> {
    return this.tags.listMostUsed(limit);
  }

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
