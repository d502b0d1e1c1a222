import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Query of a search of the catalogue. */
export class SearchQueryDto extends createZodDto(ROUTES.searchGraphics.request.query) {}

/** Path of one graphic. */
export class GraphicParamsDto extends createZodDto(ROUTES.getGraphic.request.params) {}

/** Body that publishes a graphic. */
export class CreateGraphicDto extends createZodDto(ROUTES.createGraphic.request.body) {}

/** Path of one variant. */
export class VariantParamsDto extends createZodDto(ROUTES.getVariant.request.params) {}

/** Body that publishes a variant. */
export class CreateVariantDto extends createZodDto(ROUTES.createVariant.request.body) {}

/** Body that publishes a version. */
export class UpdateVariantDto extends createZodDto(ROUTES.updateVariant.request.body) {}

/** Query of the list of tags. */
export class TagQueryDto extends createZodDto(ROUTES.listTags.request.query) {}
