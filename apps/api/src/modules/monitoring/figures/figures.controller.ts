import { Controller, Query } from '@nestjs/common';
import type { Figures, QueryOf } from '@tastwerk/contracts';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { FiguresService } from './figures.service.js';

/** The figures of the start of the administration, over HTTP. */
@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @ForRoute('getFigures')
  getFigures(@Query() { days }: QueryOf<'getFigures'>): Promise<Figures> {
    return this.figures.read(days);
  }
}
