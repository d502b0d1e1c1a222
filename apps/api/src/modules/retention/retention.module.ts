import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { KeptYearsRepository } from './kept-years.repository.js';
import { KeptYears } from './kept-years.service.js';

/** What workers forget after years. */
@Module({ providers: [KeptYears, KeptYearsRepository] })
export class RetentionModule implements OnApplicationBootstrap {
  constructor(private readonly keptYears: KeptYears) {}

  onApplicationBootstrap(): void {
    this.keptYears.start();
  }
}
