import { Inject, Injectable } from '@nestjs/common';
import {
  type ApiLanguage,
  fillPath,
  LANGUAGES,
  LAST_ID,
  ROUTES,
  SCREEN_PATHS,
  screenAtAddress,
  type ScreenPlace,
  variantAddress,
} from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import type { WebPage, WebPages } from '../../platform/http/web-app.js';
import { hasText, textsIn } from '../../platform/texts/texts.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { ContentService } from '../content/content.service.js';
import { plainTextOf } from '../content/safe-html.js';
import { type PageHead, renderHead } from './page-head.js';
import { robotsText, SITE_MAP_MOST, siteMap } from './site-map.js';

/** Screens of the product that search engines list. */
const LISTED = ['home', 'catalogue', 'splash', 'pricing'] as const;

/** A key as an address holds it; undefined for anything else. */
function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LAST_ID
    ? Number(text)
    : undefined;
}

/** Says of each address whether the web application has a page there, and what link previews show of it. */
@Injectable()
export class PagesService implements WebPages {
  private readonly publicUrl: string;

  constructor(
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
    private readonly catalogue: CatalogueService,
    private readonly content: ContentService,
  ) {
    this.publicUrl = publicUrl;
  }

  async pageAt(pathname: string, language: ApiLanguage): Promise<WebPage> {
    const place = screenAtAddress(pathname);
    const head = place && (await this.headOf(place, pathname, language));
    const shown = head ?? this.missing(language);
    return { isFound: head !== undefined, language: shown.language, head: renderHead(shown, this.publicUrl) };
  }

  robots(): string {
    return robotsText(this.publicUrl);
  }

  /** Addresses that need no account; the articles stand in it once, whatever languages they have. */
  async siteMap(): Promise<string> {
    const [places, variants] = await Promise.all([
      this.content.places(LANGUAGES[0]),
      this.catalogue.listShown(SITE_MAP_MOST),
    ]);
    const articles = places.ok ? [...places.value.keys()] : [];
    return siteMap([...LISTED.map((name) => SCREEN_PATHS[name]), ...articles], variants, this.publicUrl);
  }

  /** The head of a screen; undefined where what its address names is not there, or is not for everybody. */
  private headOf(
    place: ScreenPlace,
    pathname: string,
    language: ApiLanguage,
  ): Promise<PageHead | undefined> | PageHead {
    const { name, params } = place;
    if (name === 'variant') return this.ofVariant(params, language);
    if (name === 'knowledge' || name === 'support') return this.ofArticle(pathname, params, language);
    if (name === 'info') return this.ofInfo(params);
    const usual = this.usual(language);
    if (name === 'home') return { ...usual, path: '/' };
    const t = textsIn(language, 'pages');
    const [title, description] = [`screens.${name}.title`, `screens.${name}.description`];
    if (!hasText('pages', title) || !hasText('pages', description)) return usual;
    return { ...usual, title: t(title), description: t(description), path: pathname };
  }

  private usual(language: ApiLanguage): PageHead {
    const t = textsIn(language, 'pages');
    const [description, imageText] = [t('product.description'), t('product.title')];
    const image = `/landing-sheet-${language}.png`;
    return { language, title: '', description, type: 'website', path: null, image, imageText };
  }

  private missing(language: ApiLanguage): PageHead {
    return { ...this.usual(language), title: textsIn(language, 'pages')('notFound') };
  }

  private async ofVariant(
    params: ScreenPlace['params'],
    language: ApiLanguage,
  ): Promise<PageHead | undefined> {
    const graphicId = idOf(params['graphicId']);
    const variantId = idOf(params['variantId']);
    const variant = variantId === undefined ? undefined : await this.catalogue.shownVariant(variantId);
    if (variant === undefined || variant.parent_graphic.id !== graphicId) return undefined;
    const { parent_graphic: graphic, current_file_name: fileName } = variant;
    return {
      ...this.usual(language),
      title: graphic.title,
      description: graphic.description || variant.description,
      type: 'article',
      path: variantAddress(graphic.id, variant.id),
      image: fillPath(ROUTES.thumbnail.path, { fileName, size: 'xl', page: '1' }),
      imageText: graphic.title,
    };
  }

  private async ofArticle(
    pathname: string,
    { catSlug, postSlug }: ScreenPlace['params'],
    language: ApiLanguage,
  ): Promise<PageHead | undefined> {
    const path = pathname.replace(/\/$/, '');
    const places = await this.content.places(language);
    // While the source of the articles does not answer, the page says so itself.
    if (!places.ok) return this.usual(language);
    const place = places.value.get(path);
    if (place === undefined) return undefined;
    const isIntroduction = catSlug === undefined && postSlug === undefined;
    const type = isIntroduction ? 'website' : 'article';
    return { ...this.usual(language), title: place.title, description: place.description, type, path };
  }

  private async ofInfo({ lang, textId }: ScreenPlace['params']): Promise<PageHead | undefined> {
    const language = LANGUAGES.find((known) => known === lang);
    const id = idOf(textId);
    if (language === undefined || id === undefined) return undefined;
    const page = await this.content.page(id, language);
    if (!page.ok) return page.error.code === 'CONTENT_NOT_FOUND' ? undefined : this.usual(language);
    const { title, content } = page.value;
    return {
      ...this.usual(language),
      title: plainTextOf(title.rendered),
      description: plainTextOf(content.rendered),
      type: 'article',
      path: `/info/${language}/${id}`,
    };
  }
}
