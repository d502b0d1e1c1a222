import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  type ApiLanguage,
  type Category,
  type ContentPage,
  LANGUAGES,
  type MenuItem,
  type Post,
} from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentSource, type ContentUnavailable } from '../content-source.js';
import {
  type ArticleFile,
  articleMarkdown,
  escapeText,
  momentOfDay,
  readArticle,
  type RenderMarkdown,
} from './article-file.js';
import { type Facts, fillIn } from './fill-in.js';
import { pictureSizes } from './pictures.js';

const categoriesSchema = z.array(
  z.strictObject({
    id: z.number().int().positive(),
    parent: z.number().int().nonnegative(),
    slug: z.string(),
    name: z.strictObject({ de: z.string(), en: z.string() }),
  }),
);

interface LanguageContent {
  readonly posts: readonly Post[];
  readonly pages: readonly ContentPage[];
  readonly menu: readonly MenuItem[];
}

/**
 * The content that comes with the product: Markdown in `folder`, read once. `articles/{section}/{category}/{slug}.{language}.md` is an
 * article, `pages/{slug}.{language}.md` a legal page, `pictures/` holds what they show, `categories.yaml` names the headings. Texts name
 * what `factsOf` knows of the operator.
 */
export class EmbeddedContent extends ContentSource {
  private readonly headings: z.output<typeof categoriesSchema>;
  private readonly render: RenderMarkdown;
  private readonly byLanguage: Readonly<Record<ApiLanguage, LanguageContent>>;

  constructor(
    private readonly folder: string,
    factsOf: (language: ApiLanguage) => Facts,
  ) {
    super();
    this.headings = categoriesSchema.parse(parse(readFileSync(join(folder, 'categories.yaml'), 'utf8')));
    this.render = articleMarkdown(pictureSizes(join(folder, 'pictures')));
    this.byLanguage = { de: this.read('de', factsOf('de')), en: this.read('en', factsOf('en')) };
  }

  async posts(language: ApiLanguage): Promise<Result<readonly Post[], ContentUnavailable>> {
    return ok(this.byLanguage[language].posts);
  }

  async categories(language: ApiLanguage): Promise<Result<readonly Category[], ContentUnavailable>> {
    return ok(this.headings.map((heading) => ({ ...heading, name: heading.name[language] })));
  }

  async menu(language: ApiLanguage): Promise<Result<readonly MenuItem[], ContentUnavailable>> {
    return ok(this.byLanguage[language].menu);
  }

  async page(
    id: number,
    language: ApiLanguage,
  ): Promise<Result<ContentPage | undefined, ContentUnavailable>> {
    return ok(this.byLanguage[language].pages.find((page) => page.id === id));
  }

  private read(language: ApiLanguage, facts: Facts): LanguageContent {
    const posts = this.files('articles', language, facts).map(({ path, file }) => {
      const folders = path.split('/');
      const heading = this.headings.find(({ slug }) => slug === folders.at(-2));
      const { excerpt } = file.head;
      if (heading === undefined) throw new Error(`articles/${path} lies in no category`);
      if (excerpt === undefined) throw new Error(`articles/${path} has no excerpt`);
      return {
        ...pageOf(path, file),
        excerpt: { rendered: escapeText(excerpt) },
        categories: [heading.id],
      };
    });
    const pages = this.files('pages', language, facts);
    const menu = pages
      .filter(({ file }) => file.head.menu !== undefined)
      .sort((one, other) => (one.file.head.menu ?? 0) - (other.file.head.menu ?? 0))
      .map(({ file }) => ({ object_id: file.head.id, title: file.head.title }));
    return {
      posts: posts.sort((one, other) => one.id - other.id),
      pages: pages.map(({ path, file }) => pageOf(path, file)),
      menu,
    };
  }

  private files(
    part: string,
    language: ApiLanguage,
    facts: Facts,
  ): readonly { readonly path: string; readonly file: ArticleFile }[] {
    const names = readdirSync(join(this.folder, part), { recursive: true }).map((name) =>
      String(name).split(sep).join('/'),
    );
    const suffix = `.${language}.md`;
    const strange = names.find(
      (name) => name.endsWith('.md') && !LANGUAGES.some((known) => name.endsWith(`.${known}.md`)),
    );
    if (strange !== undefined) throw new Error(`${part}/${strange} names no language`);
    return names
      .filter((name) => name.endsWith(suffix))
      .map((name) => {
        const text = readFileSync(join(this.folder, part, name), 'utf8');
        const file = readArticle(`${part}/${name}`, fillIn(text, facts), this.render);
        return { path: name.slice(0, -suffix.length), file };
      });
  }
}

function pageOf(path: string, { head, html }: ArticleFile): ContentPage {
  return {
    id: head.id,
    date: momentOfDay(head.published),
    modified: momentOfDay(head.modified ?? head.published),
    slug: path.split('/').at(-1) ?? path,
    title: { rendered: escapeText(head.title) },
    content: { rendered: html },
  };
}
