import { Controller, Query } from '@nestjs/common';
import { type Figures, ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { FiguresService } from './figures.service.js';

class FiguresQueryDto extends createZodDto(ROUTES.getFigures.request.query) {}

/** The figures of the start of the administration, over HTTP. */
@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @ForRoute('getFigures')
  getFigures(@Query() { days }: FiguresQueryDto): Promise<Figures> {
    return this.figures.read(days);
  }
}
