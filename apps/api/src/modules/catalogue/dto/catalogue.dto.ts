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

/** Body that gives a graphic other terms. */
export class TermsDto extends createZodDto(ROUTES.setTerms.request.body) {}

/** Query of the list of tags. */
export class TagQueryDto extends createZodDto(ROUTES.listTags.request.query) {}

/** Query of the counts of a search. */
export class FacetsQueryDto extends createZodDto(ROUTES.countGraphics.request.query) {}

/** Query of suggestions. */
export class SuggestionsQueryDto extends createZodDto(ROUTES.suggestGraphics.request.query) {}

/** Query of a history. */
export class HistoryQueryDto extends createZodDto(ROUTES.getHistory.request.query) {}

/** Path of one version. */
export class VersionParamsDto extends createZodDto(ROUTES.getVersion.request.params) {}

/** Body that publishes an old version once more. */
export class RestoreDto extends createZodDto(ROUTES.restoreVersion.request.body) {}

/** Body that hides or shows. */
export class ShowDto extends createZodDto(ROUTES.showVariant.request.body) {}

/** Query of the list of all tags. */
export class AllTagsQueryDto extends createZodDto(ROUTES.listAllTags.request.query) {}

/** Path of one tag. */
export class TagParamsDto extends createZodDto(ROUTES.renameTag.request.params) {}

/** Body that renames a tag. */
export class RenameTagDto extends createZodDto(ROUTES.renameTag.request.body) {}

/** Body that merges a tag. */
export class MergeTagDto extends createZodDto(ROUTES.mergeTag.request.body) {}
