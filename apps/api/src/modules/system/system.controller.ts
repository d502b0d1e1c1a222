import { Controller, Header } from '@nestjs/common';
import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { answer } from '../../platform/http/api-failure.js';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { ApiDescription } from './api-description.js';
import { API_PAGE_POLICY } from './api-page.js';
import { SystemService } from './system.service.js';

/** Facts about the server over HTTP. */
@Controller()
export class SystemController {
  constructor(
    private readonly system: SystemService,
    private readonly description: ApiDescription,
  ) {}

  @ForRoute('health')
  health(): Promise<ResponseOf<typeof ROUTES.health>> {
    return this.system.health();
  }

  @ForRoute('live')
  live(): ResponseOf<typeof ROUTES.live> {
    return { status: 'ok' };
  }

  @ForRoute('ready')
  async ready(): Promise<ResponseOf<typeof ROUTES.ready>> {
    return answer(await this.system.ready());
  }

  @ForRoute('openApi')
  openApi(): ResponseOf<typeof ROUTES.openApi> {
    return this.description.document;
  }

  @ForRoute('apiPage')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', API_PAGE_POLICY)
  @Header('cache-control', 'no-cache')
  apiPage(): string {
    return this.description.page;
  }

  @ForRoute('backend')
  backend(): ResponseOf<typeof ROUTES.backend> {
    return this.system.backend();
  }
}
