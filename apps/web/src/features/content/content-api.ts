import { CONTENT_PAGE, type Post } from '@tastwerk/contracts';
import { injectRoutes } from '../../api/inject-routes.js';
import { routeCall } from '../../api/route-call.js';
import type { Language } from '../../i18n/language.js';

/** What the side bar and the lists show of an article. */
export type PostSummary = Pick<Post, 'id' | 'slug' | 'title' | 'excerpt' | 'categories'>;

const FIELDS = 'id,excerpt,title,categories,slug';

const contentApi = injectRoutes(({ query, build }) => ({
  posts: build.query<readonly PostSummary[], Language>({
    query: (lang) => routeCall('listPosts', { _fields: FIELDS, per_page: CONTENT_PAGE, lang }),
  }),
  post: build.query<Post | null, { readonly slug: string; readonly lang: Language }>({
    query: (asked) => routeCall('listPosts', asked),
    transformResponse: (posts: readonly Post[]) => posts[0] ?? null,
  }),
  categories: query('listCategories'),
  contentPage: query('getPage'),
  contentSearch: query('searchContent'),
}));

export const { usePostsQuery, usePostQuery, useCategoriesQuery, useContentPageQuery, useContentSearchQuery } =
  contentApi;
