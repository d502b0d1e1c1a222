import type { Drawing } from '../../figures/drawing.js';
import { steppedTicks } from '../../figures/number-ticks.js';
import { type Stackable, type Stacked, stackNames } from '../../figures/stack.js';
import { boxesOf, wordsOf } from '../../figures/words.js';
import { LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import type { Sheet } from '../../sheet/sheet.js';
import { writeYear } from './dates.js';
import type { Timeline, TimelineEntry } from './timeline-spec.js';

/** Half the length of a tick, from its end to the print below it, and from what swells to dots, in mm. */
const TICK_MM = 4;
const BELOW_MM = 1.5;
const CLEAR_MM = 3.3;
/** Radius of the disc of an event in mm. */
const DISC_MM = 3;
/** Half the upright bar at an end of a span in mm. */
const BAR_MM = 4;
/** Between rows of names in mm. */
const ROW_GAP_MM = 3;
/** Widths in mm at which names break into lines, widest first. */
const WIDTHS_MM = [90, 66, 48] as const;

interface Side {
  readonly entries: readonly TimelineEntry[];
  readonly items: readonly Stackable[];
  readonly stack: readonly Stacked[];
  readonly rowMm: number;
  readonly rows: number;
}

/** Draws a level line where all names have room over and below it; false where they have not, and nothing is to be used then. */
export function drawLevel(line: Timeline, sheet: Sheet, drawing: Drawing): boolean {
  const { area, language } = sheet;
  const end =
    Math.max(
      ...[line.from, line.to].map((year) => wordsOf(sheet, { text: writeYear(year, language) }).width),
    ) /
      2 +
    2;
  const [left, right] = [area.x + Math.max(end, 8), area.x + area.width - Math.max(end, 8)];
  const at = (year: number) => left + ((year - line.from) / (line.to - line.from)) * (right - left);
  const events = line.entries.filter(({ isSpan }) => !isSpan);
  const spans = line.entries.filter(({ isSpan }) => isSpan);
  const areApart = events.every(
    (event, index) => index === 0 || at(event.from) - at(events[index - 1]?.from ?? 0) >= 2 * DISC_MM + 3.1,
  );
  if (!areApart) return false;

  const sideOf = (entries: readonly TimelineEntry[], mostMm: number): Side | undefined => {
    const items = entries.map(({ from, text }) => ({ x: at(from), words: wordsOf(sheet, { text }, mostMm) }));
    const stack = stackNames(items, { left: area.x, right: area.x + area.width, most: 2 });
    if (!stack) return undefined;
    const rows = Math.max(0, ...stack.map(({ row }) => row + 1));
    return {
      entries,
      items,
      stack,
      rows,
      rowMm:
        Math.max(LABEL_HEIGHT_MM, ...items.map(({ words }) => words.height + words.excessMm)) + ROW_GAP_MM,
    };
  };
  const tickNamesMm = TICK_MM + BELOW_MM + LABEL_HEIGHT_MM + ROW_GAP_MM;
  const spanRows = spanRowsOf(spans, sheet, at);
  const spanMm = LABEL_HEIGHT_MM + CLEAR_MM + 2 * BAR_MM + ROW_GAP_MM;
  const spansMm = spanRows === undefined ? Infinity : Math.max(0, ...spanRows.map((row) => row + 1)) * spanMm;
  for (const mostMm of WIDTHS_MM) {
    // With spans below the line all events stand above it.
    const isUpper = (index: number) => spans.length > 0 || index % 2 === 0;
    const upper = sideOf(
      events.filter((_, index) => isUpper(index)),
      mostMm,
    );
    const lower = sideOf(
      events.filter((_, index) => !isUpper(index)),
      mostMm,
    );
    if (!upper || !lower) continue;
    const aboveMm = DISC_MM + CLEAR_MM + upper.rows * upper.rowMm + (upper.rows > 0 ? 2 : 0);
    const belowMm = tickNamesMm + lower.rows * lower.rowMm + spansMm;
    if (aboveMm + belowMm > area.height) continue;
    const y = area.y + Math.min((area.height - aboveMm - belowMm) / 3, 30) + aboveMm;
    drawing.line('line', { x: left - 4, y }, { x: right + 4, y }, { borderWidth: LINE_MM.data });
    const ticks = steppedTicks(
      { from: line.from, to: line.to, step: line.step },
      right - left,
      (year) => wordsOf(sheet, { text: writeYear(year, language) }).width,
    );
    for (const { value } of ticks)
      drawing.line(`tick ${value}`, { x: at(value), y: y - TICK_MM }, { x: at(value), y: y + TICK_MM });
    drawSide(upper, drawing, y, -1, DISC_MM + CLEAR_MM + 2);
    drawSide(lower, drawing, y, 1, tickNamesMm);
    drawSpans(spans, spanRows ?? [], sheet, drawing, at, y + tickNamesMm + lower.rows * lower.rowMm);
    for (const { value, isLabelled } of ticks) {
      const words = wordsOf(sheet, { text: writeYear(value, language) });
      const place = { x: at(value), y: y + TICK_MM + BELOW_MM, align: 'center' } as const;
      if (isLabelled && drawing.isFree(words, place)) drawing.put(`year ${value}`, words, place);
    }
    return true;
  }
  return false;
}

function drawSide(side: Side, drawing: Drawing, y: number, way: 1 | -1, startMm: number): void {
  const { entries, items, stack, rowMm } = side;
  stack.forEach(({ row, x, align }, index) => {
    const [item, entry] = [items[index], entries[index]];
    if (!item || !entry) return;
    const role = `event ${way} ${index}`;
    drawing.disc(role, { x: item.x, y }, DISC_MM, entry.text);
    const near = startMm + row * rowMm;
    // Names above end at their row and names below begin at it, with their print towards the line.
    const top = way < 0 ? y - near - item.words.height : y + near + item.words.excessMm;
    const stem = way < 0 ? near - CLEAR_MM - 0.4 : near - 1.5;
    if (stem > DISC_MM + 1)
      drawing.line(
        `${role} stem`,
        { x: item.x, y },
        { x: item.x, y: y + way * stem },
        { borderWidth: LINE_MM.help },
      );
    drawing.put(`${role} name`, item.words, { x, y: top, align });
  });
}

/** The row of each span below the line, so that neither spans nor their names meet; undefined where a name is wider than the sheet. */
function spanRowsOf(
  spans: readonly TimelineEntry[],
  sheet: Sheet,
  at: (year: number) => number,
): readonly number[] | undefined {
  const ends: number[] = [];
  const rows: number[] = [];
  for (const span of spans) {
    const words = wordsOf(sheet, { text: span.text });
    if (words.width > sheet.area.width) return undefined;
    const { all } = boxesOf(words, { ...spanPlace(span, words.width, sheet, at), y: 0 });
    const [from, to] = [Math.min(all.x, at(span.from)), Math.max(all.x + all.width, at(span.to))];
    const row = ends.findIndex((used) => used + 6 <= from);
    const own = row < 0 ? ends.length : row;
    ends[own] = to;
    rows.push(own);
  }
  return rows;
}

function spanPlace(
  { from, to }: TimelineEntry,
  width: number,
  { area }: Sheet,
  at: (year: number) => number,
) {
  const middle = (at(from) + at(to)) / 2;
  const x = Math.min(Math.max(middle, area.x + width / 2), area.x + area.width - width / 2);
  return { x, align: 'center' } as const;
}

function drawSpans(
  spans: readonly TimelineEntry[],
  rows: readonly number[],
  sheet: Sheet,
  drawing: Drawing,
  at: (year: number) => number,
  top: number,
): void {
  spans.forEach((span, index) => {
    const y = top + (rows[index] ?? 0) * (LABEL_HEIGHT_MM + CLEAR_MM + 2 * BAR_MM + ROW_GAP_MM) + BAR_MM + 1;
    const [from, to] = [at(span.from), at(span.to)];
    drawing.line(`span ${index}`, { x: from, y }, { x: to, y }, { borderWidth: 2.5, moniker: span.text });
    drawing.line(`span ${index} start`, { x: from, y: y - BAR_MM }, { x: from, y: y + BAR_MM });
    drawing.line(`span ${index} end`, { x: to, y: y - BAR_MM }, { x: to, y: y + BAR_MM });
    const words = wordsOf(sheet, { text: span.text });
    drawing.put(`span ${index} name`, words, {
      ...spanPlace(span, words.width, sheet, at),
      y: y + BAR_MM + 1.6,
    });
  });
}
