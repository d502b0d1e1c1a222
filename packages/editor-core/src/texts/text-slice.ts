import { type MarkedStretch, markedText, NOTE_MARK } from './marked-stretches.js';
import { formulasIn } from './text-parts.js';

/** The marks of a stretch whose one bracket lies elsewhere: those of a note would write both brackets here. */
const marksOf = (text: string, { end, close, names }: MarkedStretch): string => {
  if (!names.includes(NOTE_MARK)) return text.slice(end, close);
  const others = names.filter((name) => name !== NOTE_MARK);
  return others.length === 0 ? '' : `]{${others.join()}}`;
};

const openingOf = ({ names }: MarkedStretch): string =>
  names.every((name) => name === NOTE_MARK) ? '' : '[';

/**
 * The part of `text` from `start` up to and without `end`, a line of it: a marked stretch that goes on in another line is marked in each, and
 * the brackets of a note stand where it begins and ends.
 */
export function textSlice(text: string, start: number, end: number): string {
  if (!text.includes(']{')) return text.slice(start, end);
  const { stretches, escapes } = markedText(text, formulasIn(text));
  const cut = stretches.filter(
    ({ open, close }) => open < end && close > start && (open < start || close > end),
  );
  // A backslash is hidden by the brace that its bracket has, and that stands in another line.
  const bare = escapes.filter(({ at, close }) => at >= start && at < end && close > end);
  if (cut.length + bare.length === 0) return text.slice(start, end);
  let slice = '';
  let from = start;
  const put = (to: number, then = '') => {
    slice += text.slice(from, Math.max(from, to)) + then;
  };
  for (const stretch of cut.filter(({ open }) => open < start)) slice += openingOf(stretch);
  const edges = cut.flatMap((stretch) => {
    const bracket = (sign: string) => (stretch.names.includes(NOTE_MARK) ? sign : '');
    const { open, start: first, end: last, close } = stretch;
    return [
      ...(open >= start ? [{ at: open, behind: first, put: bracket('[') + openingOf(stretch) }] : []),
      ...(close <= end ? [{ at: last, behind: close, put: marksOf(text, stretch) + bracket(']') }] : []),
    ];
  });
  edges.push(...bare.map(({ at }) => ({ at, behind: at + 1, put: '' })));
  for (const edge of edges.sort((a, b) => a.at - b.at)) {
    put(edge.at, edge.put);
    from = edge.behind;
  }
  put(end);
  for (const stretch of cut.filter(({ close }) => close > end).reverse()) slice += marksOf(text, stretch);
  return slice;
}
