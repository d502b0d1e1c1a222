import { Injectable } from '@nestjs/common';
import type {
  ApiLanguage,
  Category,
  ContentPage,
  MenuItem,
  Post,
  PostField,
  QueryOf,
  SearchHit,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { type ArticlePlace, articlePlaces } from './article-places.js';
import { ContentSource } from './content-source.js';
import { searchPosts } from './search-posts.js';

/** Answers what is asked of articles and legal pages, wherever they are kept. */
@Injectable()
export class ContentService {
  constructor(private readonly source: ContentSource) {}

  async posts(
    { _fields: fields, slug, per_page: limit }: QueryOf<'listPosts'>,
    language: ApiLanguage,
  ): Promise<Result<readonly Partial<Post>[], ApiFailure>> {
    const posts = await this.source.posts(language);
    if (!posts.ok) return posts;
    const wanted = slug === undefined ? posts.value : posts.value.filter((post) => post.slug === slug);
    return ok(wanted.slice(0, limit).map((post) => (fields === undefined ? post : pick(post, fields))));
  }

  async categories(limit: number, language: ApiLanguage): Promise<Result<readonly Category[], ApiFailure>> {
    const categories = await this.source.categories(language);
    return categories.ok ? ok(categories.value.slice(0, limit)) : categories;
  }

  menu(language: ApiLanguage): Promise<Result<readonly MenuItem[], ApiFailure>> {
    return this.source.menu(language);
  }

  async page(id: number, language: ApiLanguage): Promise<Result<ContentPage, ApiFailure>> {
    const page = await this.source.page(id, language);
    if (!page.ok) return page;
    return page.value === undefined ? fail({ code: 'CONTENT_NOT_FOUND' }) : ok(page.value);
  }

  /** Every address of the articles, with what is there. */
  async places(language: ApiLanguage): Promise<Result<ReadonlyMap<string, ArticlePlace>, ApiFailure>> {
    const [posts, categories] = await Promise.all([
      this.source.posts(language),
      this.source.categories(language),
    ]);
    if (!posts.ok) return posts;
    return categories.ok ? ok(articlePlaces(posts.value, categories.value)) : categories;
  }

  async search(search: string, language: ApiLanguage): Promise<Result<readonly SearchHit[], ApiFailure>> {
    const [posts, categories] = await Promise.all([
      this.source.posts(language),
      this.source.categories(language),
    ]);
    if (!posts.ok) return posts;
    return categories.ok ? ok(searchPosts(posts.value, categories.value, search)) : categories;
  }
}

function pick(post: Post, fields: readonly PostField[]): Partial<Post> {
  return Object.fromEntries(fields.map((field) => [field, post[field]]));
}
