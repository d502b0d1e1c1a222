import type { Issue } from '@tastwerk/editor-core';

/** The header that says which characters and texts are missing from the braille of a draft's file; absent where all are written. */
export const UNWRITTEN_HEADER = 'x-missing-braille';

/** Most bytes of the header: servers and proxies take 8 KB for all headers of an answer. */
const MOST_BYTES = 4000;

/** The texts whose braille lacks a character in a file, or all of it. */
export interface UnwrittenTexts {
  /** How many there are. */
  readonly count: number;
  /** Their places and characters, as many of the first as the header has room for. */
  readonly issues: readonly Issue[];
}

/** The value of {@link UNWRITTEN_HEADER}: JSON of {@link UnwrittenTexts}, percent-encoded. */
export function unwrittenHeader(all: readonly Issue[]): string {
  const issues: Issue[] = [];
  const encode = () => encodeURIComponent(JSON.stringify({ count: all.length, issues }));
  for (const issue of all) {
    issues.push(issue);
    if (encode().length <= MOST_BYTES) continue;
    issues.pop();
    break;
  }
  return encode();
}

/** How many texts stand without braille in a file, by the value of its {@link UNWRITTEN_HEADER}; 0 where that is absent or says nothing. */
export function unwrittenCount(header: string | null): number {
  try {
    const texts: unknown = JSON.parse(decodeURIComponent(header ?? ''));
    const count = typeof texts === 'object' && texts !== null && 'count' in texts ? texts.count : 0;
    return Number.isSafeInteger(count) ? Number(count) : 0;
  } catch {
    return 0;
  }
}
