const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ].*)?$/u;
const GERMAN = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?$/u;
const MONTH_YEAR = /^(\d{1,2})[./](\d{4})$/u;
const YEAR = /^[12]\d{3}$/u;

/** Years of two digits from here on are of the last century. */
const PIVOT_YEAR = 70;

const DAY_MS = 86_400_000;

/** Days from 1 January 1970 to a date; undefined for one that no calendar has. */
function dayOf(year: number, month: number, day: number): number | undefined {
  const time = new Date(Date.UTC(2000, month - 1, day));
  time.setUTCFullYear(year, month - 1, day);
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day
    ? Math.round(time.getTime() / DAY_MS)
    : undefined;
}

/** The day on which `text` lies, counted from 1 January 1970: `2024-05-01`, `2024-05`, `1.5.2024`, `1.5.`, `5/2024` or `2024`. */
export function readDate(text: string): number | undefined {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1));
  const german = GERMAN.exec(trimmed);
  if (german) {
    const [, day = '', month = '', year] = german;
    const short = Number(year ?? 2000);
    const full = year?.length === 2 ? short + (short < PIVOT_YEAR ? 2000 : 1900) : short;
    return dayOf(full, Number(month), Number(day));
  }
  const month = MONTH_YEAR.exec(trimmed);
  if (month) return dayOf(Number(month[2]), Number(month[1]), 1);
  return YEAR.test(trimmed) ? dayOf(Number(trimmed), 1, 1) : undefined;
}
