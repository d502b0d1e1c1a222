import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { RenderingFormat } from '@tastwerk/contracts';
import { Logger } from 'nestjs-pino';
import type { RenderBatchEntity } from '../modules/rendering/rounds/render-batch.entity.js';
import {
  type BatchOutcome,
  RenderBatchRepository,
} from '../modules/rendering/rounds/render-batch.repository.js';
import { AccountsModule } from '../modules/accounts/accounts.module.js';
import { AuditModule } from '../modules/audit/audit.module.js';
import { RenderingModule } from '../modules/rendering/rendering.module.js';
import { JOBS_WAITING, RenderRounds } from '../modules/rendering/rounds/render-rounds.service.js';
import type { ProcessConfiguration } from '../platform/config/process-configuration.js';
import { PlatformModule } from '../platform.module.js';

/** Time between two looks, in ms. */
const LOOK_MS = 500;

/** How far a round is: what has ended, what waits, and versions that have not been ordered yet. */
export interface BatchProgress {
  readonly outcomes: readonly BatchOutcome[];
  readonly jobs: number;
  readonly versions: number;
}

/** The process that orders files; workers beside it make them. */
@Module({})
class RenderAllModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: RenderAllModule,
      imports: [PlatformModule.with(configuration), AccountsModule, AuditModule, RenderingModule],
    };
  }
}

/** Has every version of the catalogue rendered again, a few at a time; a round that was cut off goes on where it was. */
export class RenderAllApp {
  private readonly batches: RenderBatchRepository;
  private readonly rounds: RenderRounds;

  private constructor(private readonly context: INestApplicationContext) {
    this.batches = context.get(RenderBatchRepository);
    this.rounds = context.get(RenderRounds);
  }

  static async create(configuration: ProcessConfiguration): Promise<RenderAllApp> {
    const context = await NestFactory.createApplicationContext(RenderAllModule.with(configuration), {
      bufferLogs: true,
      abortOnError: false,
    });
    context.useLogger(context.get(Logger));
    return new RenderAllApp(context);
  }

  /** The round that was cut off last, unless there is none or a new one is wanted. */
  async unfinished(): Promise<RenderBatchEntity | undefined> {
    return (await this.batches.findUnfinished()) ?? undefined;
  }

  begin(formats: readonly RenderingFormat[]): Promise<RenderBatchEntity> {
    return this.batches.begin(formats);
  }

  /** Goes through what is left of `batch`, tells how far it is, and gives how it ended. */
  async run(
    batch: RenderBatchEntity,
    onProgress: (progress: BatchProgress) => void,
  ): Promise<readonly BatchOutcome[]> {
    for (;;) {
      const left = await this.batches.left(batch.id);
      const outcomes = await this.batches.outcomes(batch);
      onProgress({ ...left, outcomes });
      if (left.versions === 0 && left.jobs === 0) {
        await this.batches.finish(batch.id);
        return outcomes;
      }
      if (left.versions > 0 && left.jobs < JOBS_WAITING) await this.rounds.orderSome(batch);
      else await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
