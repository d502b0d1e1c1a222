import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Query of the list of articles. */
export class PostQueryDto extends createZodDto(ROUTES.listPosts.request.query) {}

/** Query of the list of headings. */
export class CategoryQueryDto extends createZodDto(ROUTES.listCategories.request.query) {}

/** Query of what has a language and no more. */
export class LanguageQueryDto extends createZodDto(ROUTES.legalMenu.request.query) {}

/** Path of one page. */
export class PageParamsDto extends createZodDto(ROUTES.getPage.request.params) {}

/** Query of a search. */
export class ContentSearchDto extends createZodDto(ROUTES.searchContent.request.query) {}

/** Body of a page view. */
export class PageViewDto extends createZodDto(ROUTES.countPageView.request.body) {}
