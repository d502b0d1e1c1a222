import { z } from 'zod';
import { baseFields, lineText } from '../../sheet/fields.js';
import { readDate, writeDate } from './dates.js';

const date = z
  .string()
  .max(20)
  .refine((text) => readDate(text) !== undefined, { message: 'no date' });

/** What a timeline must look like. */
export const timelineSchema = z
  .strictObject({
    type: z.literal('timeline'),
    ...baseFields,
    /** First and last year; as the events need when null. */
    from: z.number().int().min(-1e5).max(1e5).nullable().default(null),
    to: z.number().int().min(-1e5).max(1e5).nullable().default(null),
    /** Years between ticks; as many as have room when null. */
    step: z.number().positive().max(1e5).nullable().default(null),
    /** A year, a month or a day: `1989`, `1989-11`, `1989-11-09` or `9.11.1989`. */
    events: z
      .array(z.strictObject({ at: date, name: lineText }))
      .max(30)
      .default([]),
    spans: z
      .array(z.strictObject({ from: date, to: date, name: lineText }))
      .max(10)
      .default([]),
    /** Level where its names have room and else upright, or as it is said here. */
    direction: z.enum(['auto', 'level', 'upright']).default('auto'),
  })
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    message: 'the end must lie after the beginning',
  })
  .refine(
    ({ spans }) => spans.every(({ from, to }) => (readDate(from)?.years ?? 0) < (readDate(to)?.years ?? 0)),
    {
      path: ['spans'],
      message: 'a span must end after its beginning',
    },
  );

/** A timeline of events and spans. */
export type TimelineSpec = z.infer<typeof timelineSchema>;

/** An event, or a span, with its words. */
export interface TimelineEntry {
  readonly from: number;
  readonly to: number;
  readonly isSpan: boolean;
  readonly text: string;
}

/** What a timeline shows: its years, and its entries from the first to the last. */
export interface Timeline {
  readonly from: number;
  readonly to: number;
  readonly step: number | null;
  readonly entries: readonly TimelineEntry[];
  readonly outside: readonly string[];
}

function written(spec: TimelineSpec, at: string): string {
  const read = readDate(at);
  return read ? writeDate(read, spec.language) : at;
}

/** The years and entries of `spec`. */
export function timelineOf(spec: TimelineSpec): Timeline {
  const yearsOf = (at: string) => readDate(at)?.years ?? 0;
  const all: readonly TimelineEntry[] = [
    ...spec.events.map(({ at, name }) => ({
      from: yearsOf(at),
      to: yearsOf(at),
      isSpan: false,
      text: `${written(spec, at)} ${name}`.trim(),
    })),
    ...spec.spans.map(({ from, to, name }) => ({
      from: yearsOf(from),
      to: yearsOf(to),
      isSpan: true,
      text: `${written(spec, from)}–${written(spec, to)} ${name}`.trim(),
    })),
  ].toSorted((a, b) => a.from - b.from || a.to - b.to);
  const [first, last] = [Math.min(...all.map(({ from }) => from)), Math.max(...all.map(({ to }) => to))];
  const nice = 10 ** Math.floor(Math.log10(Math.max(1, last - first)));
  const from = spec.from ?? (all.length === 0 ? 1900 : Math.floor(first / nice) * nice);
  const end = spec.to ?? (all.length === 0 ? 2000 : Math.ceil((last + 0.01) / nice) * nice);
  const to = Math.max(end, from + 1);
  const isInside = (entry: TimelineEntry) => entry.from >= from && entry.to <= to;
  return {
    from,
    to,
    step: spec.step,
    entries: all.filter(isInside),
    outside: all.filter((entry) => !isInside(entry)).map(({ text }) => text),
  };
}
