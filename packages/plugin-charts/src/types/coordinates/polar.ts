import { arcPoints, onCircle } from '../../figures/geometry.js';
import type { Drawing } from '../../figures/drawing.js';
import { steppedTicks } from '../../figures/number-ticks.js';
import { wordsOf } from '../../figures/words.js';
import { LABEL_HEIGHT_MM } from '../../sheet/draw.js';
import type { Sheet } from '../../sheet/sheet.js';
import { writeNumber } from '../../texts/numbers.js';
import type { Plane } from './cartesian.js';
import type { CoordinatesSpec } from './coordinates-spec.js';

/** Degrees between rays. */
const RAY_DEGREES = 30;
/** From the outer circle to the numbers of angles, in mm. */
const OUTSIDE_MM = 4;
/** Least distance of circles in mm (TU Dresden TL_G). */
const BETWEEN_MM = 10;

/** Draws circles about the pole and rays from it. */
export function polarPlane(spec: CoordinatesSpec, sheet: Sheet, drawing: Drawing): Plane {
  const { area, language } = sheet;
  const rays = Array.from({ length: 360 / RAY_DEGREES }, (_, index) => index * RAY_DEGREES);
  const widest = Math.max(...rays.map((degrees) => wordsOf(sheet, { text: `${degrees}°` }).width));
  const radius = Math.min(
    area.width / 2 - widest - OUTSIDE_MM - 1,
    area.height / 2 - LABEL_HEIGHT_MM - OUTSIDE_MM - 1,
  );
  if (radius < 30) drawing.note('figure-too-small', {}, true);
  const centre = { x: area.x + area.width / 2, y: area.y + radius + LABEL_HEIGHT_MM + OUTSIDE_MM + 1 };
  const range = { from: 0, to: spec.x.to, step: spec.x.step };
  const ticks = steppedTicks(
    range,
    radius,
    (value) => wordsOf(sheet, { text: writeNumber(value, language) }).width,
  ).filter(({ value }) => value > 0);
  const mm = (value: number) => (value / spec.x.to) * radius;
  let drawn = 0;
  const circles = ticks.filter(({ value }) => {
    const isRim = Math.abs(mm(value) - radius) < 0.01;
    const has = mm(value) - drawn >= BETWEEN_MM - 0.01 && (isRim || radius - mm(value) >= BETWEEN_MM - 0.01);
    if (has) drawn = mm(value);
    return has && !isRim && spec.hasGrid;
  });
  drawing.ellipse('rim', centre, radius, radius, { borderWidth: 1 });
  for (const { value } of circles) drawing.help(`circle ${value}`, arcPoints(centre, mm(value), 15, 375));
  const first = circles[0] ? mm(circles[0].value) : radius / 3;
  for (const degrees of rays) {
    if (degrees % 90 !== 0 && spec.hasGrid)
      drawing.help(`ray ${degrees}`, [onCircle(centre, first, degrees), onCircle(centre, radius, degrees)]);
  }
  drawing.line('polar axis', centre, { x: centre.x + radius, y: centre.y }, { borderWidth: 1.5 });
  if (spec.hasGrid) {
    for (const degrees of [90, 180, 270])
      drawing.line(`ray ${degrees}`, centre, onCircle(centre, radius, degrees), { borderWidth: 0.7 });
  }
  return {
    at: ({ x, y }) => onCircle(centre, mm(x), y),
    writeNumbers: () => {
      for (const degrees of rays) {
        const at = onCircle(centre, radius, degrees);
        drawing.name(
          `angle ${degrees}`,
          { text: `${degrees}°` },
          {
            at,
            radius: 0.8,
            directions: [0, -15, 15, -30, 30].map((turn) => degrees + turn),
            mayLead: false,
          },
        );
      }
      for (const { value } of ticks) {
        const words = wordsOf(sheet, { text: writeNumber(value, language) });
        const place = { x: centre.x + mm(value), y: centre.y + 3, align: 'center' } as const;
        if (mm(value) < radius - 1 && drawing.isFree(words, place))
          drawing.put(`radius ${value}`, words, place);
      }
      if (spec.x.name !== '')
        drawing.name(
          'radius name',
          { text: spec.x.name },
          {
            at: { x: centre.x + radius / 2, y: centre.y },
            radius: 0.8,
            directions: [90, 70, 110],
            mayLead: false,
          },
        );
    },
  };
}
