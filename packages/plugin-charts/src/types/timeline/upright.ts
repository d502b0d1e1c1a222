import type { Drawing } from '../../figures/drawing.js';
import { steppedTicks } from '../../figures/number-ticks.js';
import { wordsOf } from '../../figures/words.js';
import { DOTS_MIDDLE_MM, LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import type { Sheet } from '../../sheet/sheet.js';
import { writeYear } from './dates.js';
import type { Timeline } from './timeline-spec.js';

const TICK_MM = 4;
/** From what swells to dots in mm. */
const CLEAR_MM = 3.3;
/** Radius of the disc of an event in mm. */
const DISC_MM = 3;
/** Between spans beside each other, and from the line to the first, in mm. */
const LANE_MM = 9;
/** Room in mm in which lines lead from the time of an entry to its words. */
const FAN_MM = 22;
/** Between words below each other in mm. */
const ROW_GAP_MM = 2;

/** How far below each other the words of entries begin: each as near to its own height as those above and below allow. */
function spread(
  wished: readonly number[],
  heights: readonly number[],
  top: number,
  bottom: number,
): readonly number[] | undefined {
  const placed: number[] = [];
  wished.forEach((wish, index) => {
    const above = index === 0 ? top : (placed[index - 1] ?? top) + (heights[index - 1] ?? 0) + ROW_GAP_MM;
    placed.push(Math.max(wish, above));
  });
  let limit = bottom;
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const own = Math.min(placed[index] ?? 0, limit - (heights[index] ?? 0));
    placed[index] = own;
    limit = own - ROW_GAP_MM;
  }
  return placed.length === 0 || (placed[0] ?? 0) >= top - 0.001 ? placed : undefined;
}

/** Draws an upright line, the earliest above, with the words of all entries at the right of it. */
export function drawUpright(line: Timeline, sheet: Sheet, drawing: Drawing): void {
  const { area, language } = sheet;
  const [top, bottom] = [area.y + 8, area.y + area.height - 8];
  const at = (year: number) => top + ((year - line.from) / (line.to - line.from)) * (bottom - top);
  const ticks = steppedTicks(
    { from: line.from, to: line.to, step: line.step },
    bottom - top,
    () => LABEL_HEIGHT_MM - 4,
  );
  const dateMm = Math.max(
    ...ticks.map(({ value }) => wordsOf(sheet, { text: writeYear(value, language) }).width),
  );
  const x = area.x + dateMm + CLEAR_MM + TICK_MM + 1;
  const lanes: number[] = [];
  const laneOf = line.entries.map(({ isSpan, from, to }) => {
    if (!isSpan) return 0;
    const free = lanes.findIndex((end) => end < from);
    const own = free < 0 ? lanes.length : free;
    lanes[own] = to;
    return own + 1;
  });
  const fan = x + lanes.length * LANE_MM + DISC_MM + FAN_MM;
  const mostMm = area.x + area.width - fan - CLEAR_MM;
  const words = line.entries.map(({ text }) => wordsOf(sheet, { text }, mostMm));
  const middles = line.entries.map(({ from, to }) => (at(from) + at(to)) / 2);
  // Words in the order of the heights at which their lead lines begin, so that these do not cross.
  const order = [...middles.keys()].toSorted((a, b) => (middles[a] ?? 0) - (middles[b] ?? 0));
  const heights = order.map((index) => (words[index]?.height ?? 0) + (words[index]?.excessMm ?? 0));
  const tops = spread(
    order.map((index) => (middles[index] ?? 0) - DOTS_MIDDLE_MM),
    heights,
    area.y,
    area.y + area.height,
  );
  if (!tops || words.some(({ width }) => width > mostMm)) drawing.note('figure-too-small', {}, true);

  drawing.line('line', { x, y: top - 4 }, { x, y: bottom + 4 }, { borderWidth: LINE_MM.data });
  for (const { value } of ticks)
    drawing.line(`tick ${value}`, { x: x - TICK_MM, y: at(value) }, { x: x + TICK_MM, y: at(value) });
  line.entries.forEach((entry, index) => {
    const start = x + (laneOf[index] ?? 0) * LANE_MM;
    if (!entry.isSpan) return drawing.disc(`event ${index}`, { x, y: at(entry.from) }, DISC_MM, entry.text);
    drawing.line(
      `span ${index}`,
      { x: start, y: at(entry.from) },
      { x: start, y: at(entry.to) },
      { borderWidth: 2.5, moniker: entry.text },
    );
    for (const [side, year] of [
      ['start', entry.from],
      ['end', entry.to],
    ] as const) {
      drawing.line(`span ${index} ${side}`, { x, y: at(year) }, { x: start, y: at(year) });
    }
  });
  order.forEach((index, place) => {
    const [own, middle] = [words[index], middles[index] ?? 0];
    if (!own || !tops) return;
    const upper = (tops[place] ?? 0) + own.excessMm;
    const from = { x: x + (laneOf[index] ?? 0) * LANE_MM, y: middle };
    // The lead line is level between the lanes, so that it crosses spans at a right angle.
    const way = [from, { x: fan - FAN_MM, y: middle }, { x: fan, y: upper + DOTS_MIDDLE_MM }];
    drawing.path(`lead ${index}`, way, { borderWidth: LINE_MM.help });
    drawing.put(`words ${index}`, own, { x: fan + CLEAR_MM + 0.4, y: upper, align: 'left' });
  });
  for (const { value, isLabelled } of ticks) {
    const year = wordsOf(sheet, { text: writeYear(value, language) });
    const place = { x: x - TICK_MM - CLEAR_MM - 0.4, y: at(value) - DOTS_MIDDLE_MM, align: 'right' } as const;
    if (isLabelled && drawing.isFree(year, place)) drawing.put(`year ${value}`, year, place);
  }
}
