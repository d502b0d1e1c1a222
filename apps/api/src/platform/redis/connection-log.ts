import { Logger } from '@nestjs/common';

/** Tells the log once that something is away, and once that it is back: tries to reach it again fail twice a second. */
export class ConnectionLog {
  private readonly logger: Logger;
  private isAway = false;

  constructor(context: string) {
    this.logger = new Logger(context);
  }

  away(error: Error): void {
    if (!this.isAway) this.logger.warn(`Redis is away: ${error.message}`);
    this.isAway = true;
  }

  back(): void {
    if (this.isAway) this.logger.warn('Redis is back');
    this.isAway = false;
  }
}
