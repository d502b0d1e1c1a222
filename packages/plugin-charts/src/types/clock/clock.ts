import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { onCircle } from '../../figures/geometry.js';
import { LABEL_HEIGHT_MM, labelSize, LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';

const clockSchema = z.strictObject({
  type: z.literal('clock'),
  ...baseFields,
  hours: z.number().int().min(0).max(23).default(3),
  minutes: z.number().int().min(0).max(59).default(0),
  /** Whether marks of single minutes are drawn. */
  hasMinuteMarks: z.boolean().default(true),
  numbers: z.enum(['all', 'quarters', 'none']).default('all'),
  /** Whether the time is written below the clock, and whether its hours go to 24. */
  hasText: z.boolean().default(false),
  is24Hours: z.boolean().default(true),
});

/** A clock with hands. */
export type ClockSpec = z.infer<typeof clockSchema>;

/** Largest radius of a face in mm: two hands reach around it. */
const MOST_MM = 80;
/** Between the face and the numbers outside of it, in mm. */
const OUTSIDE_MM = 4;
/** Lengths of the marks of hours and minutes, inwards, in mm. */
const MARKS_MM = { hour: 9, minute: 5 } as const;
/** Marks of minutes need this much from each other, in mm (TU Dresden TL_A). */
const BETWEEN_MM = 6;
/** Lengths of the hands as shares of the radius: they differ by a third at least. */
const HANDS = { hour: 0.5, minute: 0.8 } as const;
const HUB_MM = 4;

/** Where on the face something stands, in degrees counter-clockwise from the right. */
const faceDegrees = (turns: number): number => 90 - turns * 360;

function timeText({ hours, minutes, is24Hours, language }: ClockSpec): string {
  const minute = String(minutes).padStart(2, '0');
  if (is24Hours) return `${hours}:${minute}${language === 'de' ? ' Uhr' : ''}`;
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  if (language === 'de') return `${hour}:${minute} Uhr`;
  return `${hour}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

function layOut(spec: ClockSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const wide = labelSize(sheet, '10').width;
  const textMm = spec.hasText ? LABEL_HEIGHT_MM + 6 : 0;
  const outside = spec.numbers === 'none' ? 1 : OUTSIDE_MM + 1;
  const radius = Math.min(
    MOST_MM,
    area.width / 2 - outside - (spec.numbers === 'none' ? 0 : wide),
    (area.height - textMm) / 2 - outside - (spec.numbers === 'none' ? 0 : LABEL_HEIGHT_MM),
  );
  if (radius < 35) drawing.note('figure-too-small', {}, true);
  const centre = { x: area.x + area.width / 2, y: area.y + (area.height - textMm) / 2 };
  drawing.ellipse('face', centre, radius, radius, { borderWidth: LINE_MM.data });
  const hasMinutes =
    spec.hasMinuteMarks &&
    (2 * Math.PI * (radius - MARKS_MM.minute)) / 60 >= BETWEEN_MM + (LINE_MM.data + LINE_MM.help) / 2;
  if (spec.hasMinuteMarks && !hasMinutes) drawing.note('figure-no-minutes', {}, false);
  for (let minute = 0; minute < 60; minute += hasMinutes ? 1 : 5) {
    const isHour = minute % 5 === 0;
    const degrees = faceDegrees(minute / 60);
    const inner = onCircle(centre, radius - (isHour ? MARKS_MM.hour : MARKS_MM.minute), degrees);
    drawing.line(`mark ${minute}`, onCircle(centre, radius, degrees), inner, {
      borderWidth: isHour ? LINE_MM.data : LINE_MM.help,
    });
  }
  const hour = faceDegrees((spec.hours % 12) / 12 + spec.minutes / 720);
  const minute = faceDegrees(spec.minutes / 60);
  drawing.line('minute hand', centre, onCircle(centre, radius * HANDS.minute, minute), {
    borderWidth: LINE_MM.axis,
  });
  drawing.line('hour hand', centre, onCircle(centre, radius * HANDS.hour, hour), { borderWidth: 2.5 });
  drawing.disc('hub', centre, HUB_MM);
  for (let number = 1; number <= 12; number += 1) {
    if (spec.numbers === 'none' || (spec.numbers === 'quarters' && number % 3 !== 0)) continue;
    const degrees = faceDegrees(number / 12);
    const directions = [0, 6, -6, 15, -15].map((turn) => degrees + turn);
    const text = String(number);
    const at = onCircle(centre, radius, degrees);
    if (!drawing.name(`number ${number}`, { text }, { at, radius: 1, directions, mayLead: false }))
      drawing.noRoom(text);
  }
  if (spec.hasText) {
    const top = area.y + area.height - LABEL_HEIGHT_MM;
    drawing.label('time', timeText(spec), { x: centre.x, y: top, align: 'center' });
  }
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe(spec: ClockSpec): ImageDescription {
  const { language, title, hours, minutes } = spec;
  const [hour, next] = [hours % 12 === 0 ? 12 : hours % 12, (hours % 12) + 1];
  const isGerman = language === 'de';
  const hourHand =
    minutes === 0
      ? isGerman
        ? `zeigt auf die ${hour}`
        : `points at ${hour}`
      : isGerman
        ? `steht zwischen ${hour} und ${next}`
        : `stands between ${hour} and ${next}`;
  const minuteHand = isGerman
    ? `zeigt auf die Minute ${minutes}${minutes % 5 === 0 ? `, auf die ${minutes === 0 ? 12 : minutes / 5}` : ''}`
    : `points at minute ${minutes}${minutes % 5 === 0 ? `, at ${minutes === 0 ? 12 : minutes / 5}` : ''}`;
  const kind = isGerman ? 'Uhr' : 'Clock';
  return {
    type: kind,
    summary: isGerman
      ? `${title === '' ? kind : title}: eine runde Uhr mit zwei Zeigern zeigt ${timeText(spec)}.`
      : `${title === '' ? kind : title}: a round clock with two hands shows ${timeText(spec)}.`,
    details: isGerman
      ? `Der Stundenzeiger, kurz und breit, ${hourHand}.\nDer Minutenzeiger, lang und schmal, ${minuteHand}.`
      : `The hour hand, short and wide, ${hourHand}.\nThe minute hand, long and thin, ${minuteHand}.`,
  };
}

/** A clock. */
export const clock: ChartType<ClockSpec> = {
  schema: clockSchema,
  sample: (language) => ({
    type: 'clock',
    title: language === 'de' ? 'Wie spät ist es?' : 'What time is it?',
    language,
    hours: 10,
    minutes: 20,
    hasMinuteMarks: true,
    numbers: 'all',
    hasText: false,
    is24Hours: true,
  }),
  paper: () => 'portrait',
  texts: (spec) => [...Array.from({ length: 12 }, (_, index) => String(index + 1)), timeText(spec)],
  layOut,
  describe,
};
