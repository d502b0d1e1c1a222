import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';

/** Wait before a lost connection is made again: doubled each time, from the first to the longest, in ms. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 4000;

/** Channels of PostgreSQL's NOTIFY that the migrations' triggers write to. */
type Channel = 'rendering';

/** Called with the words of a notification, or without when some may have been lost. */
type Listener = (payload: string | undefined) => void;

/**
 * Hears what any process tells through the database. It is a wake-up and no more: whoever listens looks at the tables, and looks now
 * and then without being told, for a proxy in front of PostgreSQL may swallow notifications.
 */
@Injectable()
export class Notifications implements OnModuleDestroy {
  private readonly logger = new Logger(Notifications.name);
  private readonly listeners = new Map<Channel, Set<Listener>>();
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private waitMs = FIRST_WAIT_MS;
  private isClosed = false;

  constructor(@Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration) {}

  /** Calls `listener` for each notification until the function that comes back is called. The first listener opens the connection. */
  listen(channel: Channel, listener: Listener): () => void {
    const others = this.listeners.get(channel);
    if (others === undefined) this.listeners.set(channel, new Set([listener]));
    else others.add(listener);
    if (this.client === undefined && this.timer === undefined) void this.connect();
    else if (others === undefined) this.client?.query(`LISTEN ${channel}`).catch(() => undefined);
    return () => this.listeners.get(channel)?.delete(listener);
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.configuration.databaseUrl,
      application_name: 'tastwerk notifications',
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', ({ channel, payload }) => this.tell(channel, payload));
    // One that breaks may say so more than once.
    client.on('error', (error) => this.lose(client, error));
    client.once('end', () => this.lose(client, new Error('the connection ended')));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
      this.waitMs = FIRST_WAIT_MS;
      this.listeners.forEach((_, channel) => this.tell(channel, undefined));
    } catch (error) {
      this.lose(client, error);
    }
  }

  private tell(channel: string, payload: string | undefined): void {
    this.listeners.forEach((listeners, name) => {
      if (name === channel) for (const listener of listeners) listener(payload);
    });
  }

  private lose(client: Client, error: unknown): void {
    if (this.client !== client || this.isClosed) return;
    this.logger.warn(`notifications are not heard for a moment: ${String(error)}`);
    this.client = undefined;
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.connect();
    }, this.waitMs);
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
  }
}
