import { Module } from '@nestjs/common';
import { RenderJobsModule } from '../rendering/render-jobs.module.js';
import { KeptVariantRepository } from './kept-variants.sql.js';
import { KeptVariantsController } from './kept-variants.controller.js';
import { RenderRoundListRepository } from './render-round-list.sql.js';
import { RenderRoundService } from './render-round.service.js';
import { RenderRoundsController } from './render-rounds.controller.js';

/** The catalogue as admins look after it: what is hidden, and files made again. */
@Module({
  imports: [RenderJobsModule],
  controllers: [KeptVariantsController, RenderRoundsController],
  providers: [KeptVariantRepository, RenderRoundListRepository, RenderRoundService],
})
export class AdministrationModule {}
