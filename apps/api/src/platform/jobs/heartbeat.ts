import { writeFile } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { PRIVATE_FILE } from '../files/private-files.js';

/** Tells the world outside, by the time of a file, that this worker lives and reaches the database. */
@Injectable()
export class Heartbeat {
  private readonly logger = new Logger(Heartbeat.name);

  constructor(@Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration) {}

  /** Never rejects: a worker without a place for its file still works. */
  async beat(): Promise<void> {
    const { heartbeatFile } = this.configuration;
    if (heartbeatFile === undefined) return;
    try {
      await writeFile(heartbeatFile, `${new Date().toISOString()}\n`, PRIVATE_FILE);
    } catch (error) {
      this.logger.warn(`no sign of life could be written: ${String(error)}`);
    }
  }
}
