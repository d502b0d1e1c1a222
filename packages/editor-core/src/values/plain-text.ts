import { z } from 'zod';

/** Line separators that word processors put into copied text, beside the common ones. */
const LINE_SEPARATORS = /[\v\f\u0085\u2028\u2029]/gu;

/** Characters that mean nothing on paper and that databases and files refuse: controls but tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Halves of characters beyond the basic plane that stand alone. */
const LONE_HALVES = /\p{Cs}/gu;

/** Soft hyphens, zero-width spaces, word joiners, byte order marks: unseen in print, but written in braille. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/gu;

function clean(text: string): string {
  return text
    .replace(LINE_SEPARATORS, '\n')
    .replace(CONTROLS, '')
    .replace(UNSEEN, '')
    .replace(LONE_HALVES, '\ufffd');
}

/** Text of at most `max` UTF-16 units. What copying brings along and paper cannot show is taken out, not refused. */
export function plainText(max: number) {
  return z.string().overwrite(clean).max(max);
}

/** White space, characters that are drawn with no ink (U+3164 and zero-width ones among them), and the empty braille cell. */
const NOTHING_VISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether `text` shows nothing when it is printed, however many characters it has. */
export function isBlankText(text: string): boolean {
  return NOTHING_VISIBLE.test(text);
}
