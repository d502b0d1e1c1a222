import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Recurring } from '../../../platform/recurring.js';
import { RenderRounds } from '../render-rounds.service.js';

/** Time between two steps of the rounds under way, in ms. */
const STEP_MS = 1000;

/** Leads the rounds that admins begin. Several workers may: of two that take versions of one round, one waits for the other. */
@Injectable()
export class RoundDriver implements OnModuleDestroy {
  private readonly steps: Recurring;

  constructor(rounds: RenderRounds) {
    this.steps = new Recurring('rounds of rendering', STEP_MS, () => rounds.drive());
  }

  start(): void {
    this.steps.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.steps.stop();
  }
}
