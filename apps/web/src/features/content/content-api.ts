import {
  type Category,
  CONTENT_PAGE,
  type ContentPage,
  type Post,
  type SearchHit,
} from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';
import type { Language } from '../../i18n/language.js';

/** What the side bar and the lists show of an article. */
export type PostSummary = Pick<Post, 'id' | 'slug' | 'title' | 'excerpt' | 'categories'>;

const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.query<readonly PostSummary[], Language>({
      query: (lang) =>
        call('listPosts', {
          query: { _fields: 'id,excerpt,title,categories,slug', per_page: CONTENT_PAGE, lang },
        }),
    }),
    post: build.query<Post | null, { readonly slug: string; readonly lang: Language }>({
      query: (query) => call('listPosts', { query }),
      transformResponse: (posts: readonly Post[]) => posts[0] ?? null,
    }),
    categories: build.query<readonly Category[], Language>({
      query: (lang) => call('listCategories', { query: { per_page: CONTENT_PAGE, lang } }),
    }),
    contentPage: build.query<ContentPage, { readonly id: number; readonly lang: Language }>({
      query: ({ id, lang }) => call('getPage', { params: { id }, query: { lang } }),
    }),
    contentSearch: build.query<readonly SearchHit[], { readonly search: string; readonly lang: Language }>({
      query: (query) => call('searchContent', { query }),
    }),
  }),
});

export const { usePostsQuery, usePostQuery, useCategoriesQuery, useContentPageQuery, useContentSearchQuery } =
  contentApi;
