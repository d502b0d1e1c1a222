import type { ApiLanguage, Category, ContentPage, MenuItem, Post } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';

/** The content service does not answer, or not with content. */
export interface ContentUnavailable {
  readonly code: 'SERVICE_UNAVAILABLE';
  readonly detail: string;
}

/** The port to wherever articles and legal pages are kept. Its HTML is safe: it went through `safeHtml`. */
export abstract class ContentSource {
  /** Every article, in the order of the side bar. */
  abstract posts(language: ApiLanguage): Promise<Result<readonly Post[], ContentUnavailable>>;

  /** Sections such as knowledge, and their categories. */
  abstract categories(language: ApiLanguage): Promise<Result<readonly Category[], ContentUnavailable>>;

  /** The legal pages, in the order of the footer. */
  abstract menu(language: ApiLanguage): Promise<Result<readonly MenuItem[], ContentUnavailable>>;

  /** A page of its own, or undefined when there is none. */
  abstract page(
    id: number,
    language: ApiLanguage,
  ): Promise<Result<ContentPage | undefined, ContentUnavailable>>;
}
