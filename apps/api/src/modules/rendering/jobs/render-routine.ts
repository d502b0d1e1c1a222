import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Schedule } from '../../../platform/schedule.js';
import { VersionTexts } from '../../catalogue/version-texts.service.js';
import { RenderRounds } from '../rounds/render-rounds.service.js';

/** Times between two rounds, in ms. */
const STEP_MS = 1000;
const CLEARING_MS = 2000;

/**
 * Leads the rounds that admins begin, and forgets the braille of versions whose files are made. Several workers may: of two that take
 * versions of one round, one waits for the other.
 */
@Injectable()
export class RenderRoutine {
  constructor(
    rounds: RenderRounds,
    private readonly jobs: Jobs,
    private readonly versions: VersionTexts,
    schedule: Schedule,
  ) {
    schedule.add('rounds of rendering', STEP_MS, () => rounds.drive());
    schedule.add('forgetting braille', CLEARING_MS, () => this.forgetBraille());
  }

  /** Forgets the braille that no open job needs. */
  async forgetBraille(): Promise<void> {
    await this.versions.clear(await this.jobs.openSubjects('rendering'));
  }
}
