import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { steppedTicks } from '../../figures/number-ticks.js';
import { brokenTexts } from '../../figures/words.js';
import { baseFields, lineText } from '../../sheet/fields.js';
import type { ChartType } from '../../sheet/sheet.js';
import { readDate, writeDate, writeYear } from './dates.js';
import { drawLevel } from './level.js';
import { drawUpright } from './upright.js';

const date = z
  .string()
  .max(20)
  .refine((text) => readDate(text) !== undefined, { message: 'no date' });

const timelineSchema = z
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

function describe(spec: TimelineSpec): ImageDescription {
  const { language, title } = spec;
  const { from, to, entries } = timelineOf(spec);
  const kind = language === 'de' ? 'Zeitleiste' : 'Timeline';
  const range =
    language === 'de'
      ? `von ${writeYear(from, language)} bis ${writeYear(to, language)}, ${entries.length} Einträge`
      : `from ${writeYear(from, language)} to ${writeYear(to, language)}, ${entries.length} entries`;
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${range}.`,
    details: entries.map(({ text }) => text).join('\n'),
  };
}

/** Lengths in mm that a timeline may have on A4 and A3. */
const LENGTHS_MM = Array.from({ length: 30 }, (_, index) => 110 + 10 * index);

/** A timeline. */
export const timeline: ChartType<TimelineSpec> = {
  schema: timelineSchema,
  sample: (language) => ({
    type: 'timeline',
    title: language === 'de' ? 'Deutschland im 20. Jahrhundert' : 'Germany in the 20th century',
    language,
    from: 1910,
    to: 2000,
    step: 10,
    events:
      language === 'de'
        ? [
            { at: '1919', name: 'Weimarer Republik' },
            { at: '1949', name: 'Grundgesetz' },
            { at: '1961', name: 'Mauerbau' },
            { at: '9.11.1989', name: 'Mauerfall' },
          ]
        : [
            { at: '1919', name: 'Weimar Republic' },
            { at: '1949', name: 'Basic Law' },
            { at: '1961', name: 'Berlin Wall built' },
            { at: '1989-11-09', name: 'Berlin Wall falls' },
          ],
    spans: [
      { from: '1914', to: '1918', name: language === 'de' ? 'Erster Weltkrieg' : 'First World War' },
      { from: '1939', to: '1945', name: language === 'de' ? 'Zweiter Weltkrieg' : 'Second World War' },
    ],
    direction: 'auto',
  }),
  paper: ({ events, spans, direction }) =>
    direction === 'upright' || (direction === 'auto' && events.length + spans.length > 4)
      ? 'portrait'
      : 'landscape',
  texts: (spec) => {
    const line = timelineOf(spec);
    // Which years are written follows from the room; all that may be are measured.
    const years = LENGTHS_MM.flatMap((mm) => steppedTicks(line, mm, () => 0).map(({ value }) => value));
    return [
      ...brokenTexts(line.entries.map(({ text }) => text)),
      ...new Set(years.map((year) => writeYear(year, spec.language))),
    ];
  },
  layOut: (spec, sheet) => {
    const line = timelineOf(spec);
    let drawing = new Drawing(sheet);
    const isLevel = spec.direction !== 'upright' && drawLevel(line, sheet, drawing);
    if (!isLevel) {
      drawing = new Drawing(sheet);
      drawUpright(line, sheet, drawing);
    }
    for (const text of line.outside) drawing.note('figure-outside', { text }, true);
    return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
  },
  describe,
};
