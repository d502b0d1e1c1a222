import type { Told } from './rules.js';

const DECLARATION = /(?:^|[{;])\s*([\w-]+)\s*:([^;{}]*)/gu;
const FONT = /^(?:font(?:-.*)?|src|unicode-range)$/u;
/** Units that do not follow the size of braille cells. */
const ABSOLUTE_LENGTH = /(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)(?:px|pt|pc|cm|mm|in|q|vw|vh|vmin|vmax)\b/iu;
const REMOTE = /(?:@import\s+|url\()\s*["']?([a-z][a-z\d+.-]*:\/\/[^"')\s]+)/giu;

/** `css` without comments; one that does not end goes to the end of the sheet. */
function withoutComments(css: string): string {
  const [before = '', ...others] = css.split('/*');
  return [before, ...others.map((part) => part.split('*/').slice(1).join('*/'))].join(' ');
}

/** What of a style sheet, or of the value of a `style` attribute, breaks a rule. */
export function styleProblems(css: string): readonly Told[] {
  const plain = withoutComments(css);
  const remote = Array.from(plain.matchAll(REMOTE), ([, value = '']): Told => ({ id: 'RSC-006', value }));
  const declared = Array.from(plain.matchAll(DECLARATION)).flatMap(
    ([, property = '', value = '']): Told[] => {
      const name = property.toLowerCase();
      const length = ABSOLUTE_LENGTH.exec(value)?.[0];
      return [
        ...(name.startsWith('-epub-') ? [{ id: 'EBR-050' as const, value: property }] : []),
        ...(FONT.test(name) ? [{ id: 'EBR-051' as const, value: property }] : []),
        ...(length === undefined ? [] : [{ id: 'EBR-052' as const, value: `${property}: ${length}` }]),
      ];
    },
  );
  return [...remote, ...declared];
}
