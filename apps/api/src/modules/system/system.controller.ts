import { Controller } from '@nestjs/common';
import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { ForRoute } from '../../platform/http/for-route.decorator.js';
import { SystemService } from './system.service.js';

/** Facts about the server over HTTP. */
@Controller()
export class SystemController {
  constructor(private readonly system: SystemService) {}

  @ForRoute('health')
  health(): Promise<ResponseOf<typeof ROUTES.health>> {
    return this.system.health();
  }

  @ForRoute('backend')
  backend(): ResponseOf<typeof ROUTES.backend> {
    return this.system.backend();
  }
}
