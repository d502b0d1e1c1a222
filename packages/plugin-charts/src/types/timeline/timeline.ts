import type { ImageDescription } from '@tastwerk/editor-core';
import { Drawing } from '../../figures/drawing.js';
import { steppedTicks } from '../../figures/number-ticks.js';
import { brokenTexts } from '../../figures/words.js';
import type { ChartType } from '../../sheet/sheet.js';
import { writeYear } from './dates.js';
import { drawLevel } from './level.js';
import { timelineOf, timelineSchema, type TimelineSpec } from './timeline-spec.js';
import { drawUpright } from './upright.js';

function describe(spec: TimelineSpec): ImageDescription {
  const { language, title } = spec;
  const { from, to, entries } = timelineOf(spec);
  const kind = language === 'de' ? 'Zeitleiste' : 'Timeline';
  const count = entries.length;
  const range =
    language === 'de'
      ? `von ${writeYear(from, language)} bis ${writeYear(to, language)}, ${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`
      : `from ${writeYear(from, language)} to ${writeYear(to, language)}, ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${range}.`,
    details: entries.map(({ text }) => text).join('\n'),
  };
}

/** Lengths in mm that a timeline may have on A4 and A3. */
const LENGTHS_MM = Array.from({ length: 18 }, (_, index) => 112 + 16 * index);

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
    // Which years are written depends on the room: all that may be written are measured.
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
