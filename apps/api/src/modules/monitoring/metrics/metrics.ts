import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the times of answers, in seconds. */
const ANSWER_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** What this process measures of itself, in the names and units of Prometheus; nothing in it tells of persons. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: 'tastwerk_http_request_duration_seconds',
    help: 'Time until an answer was sent, by route of the contract and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts one answer. */
  answered(method: string, route: string, status: number, milliseconds: number): void {
    this.answers.observe({ method, route, status }, milliseconds / 1000);
  }

  /** Adds a figure with one label that is asked for whenever somebody reads. */
  addGauge(
    name: string,
    help: string,
    label: string,
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        for (const [value, count] of Object.entries(await read())) gauge.set({ [label]: value }, count);
      },
    });
  }

  /** All figures in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get mediaType(): string {
    return this.registry.contentType;
  }
}
