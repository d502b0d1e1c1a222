import { Injectable } from '@nestjs/common';
import { openApiDocument, ROUTES } from '@tastwerk/contracts';
import { VERSION } from '../../platform/version.js';
import { apiPage } from './api-page.js';

/** The table of the API told to developers; it is the same for as long as the process lasts. */
@Injectable()
export class ApiDescription {
  private made: { readonly document: Record<string, unknown>; readonly page: string } | undefined;

  /** As an OpenAPI document. */
  get document(): Record<string, unknown> {
    return this.all().document;
  }

  /** As HTML. */
  get page(): string {
    return this.all().page;
  }

  private all() {
    this.made ??= { document: openApiDocument(ROUTES, VERSION), page: apiPage(ROUTES, VERSION) };
    return this.made;
  }
}
