import type { Language } from '../../language.js';
import { isRecord } from '../../same-json.js';
import { type LineHunk, lineHunks } from '../sync/line-hunks.js';
import { withEdits } from '../sync/merge-lines.js';

/** What an author wrote and the document does not have yet, with the text that was changed. */
export interface UnfinishedText {
  readonly base: readonly string[];
  readonly mine: readonly string[];
}

/** What this browser keeps beside a draft. Read values may be anything. */
export interface TextMemory {
  readonly read: (uuid: string) => unknown;
  readonly write: (uuid: string, value: KeptText | null) => void;
}

/** Lines that an author wrote: where they stand, what stood there, and the line above. */
interface KeptLines {
  readonly at: number;
  readonly above: string;
  readonly was: readonly string[];
  readonly lines: readonly string[];
}

/** Unfinished lines as a browser keeps them. */
export interface KeptText {
  readonly language: Language;
  readonly changes: readonly KeptLines[];
}

/** Longer texts are not kept when the page is left, in characters: the browser has little room for what is beside the drafts. */
const MOST_CHARACTERS = 100_000;

const isLines = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

const isKeptLines = (value: unknown): value is KeptLines =>
  isRecord(value) &&
  Number.isInteger(value['at']) &&
  typeof value['above'] === 'string' &&
  isLines(value['was']) &&
  isLines(value['lines']);

/** What is to be kept of `text`; null where it is too long. */
function keptOf({ base, mine }: UnfinishedText, language: Language): KeptText | null {
  const changes = lineHunks(base, mine).map(({ from, to, lines }) => ({
    at: from,
    above: base[from - 1] ?? '',
    was: base.slice(from, to),
    lines,
  }));
  return JSON.stringify(changes).length > MOST_CHARACTERS ? null : { language, changes };
}

/** Where `change` belongs in `lines`, from line `least` on: where its lines stand, else below the line above it, else where it was. */
function placeIn(
  lines: readonly string[],
  { at, above, was, lines: own }: KeptLines,
  least: number,
): LineHunk {
  const isThere = (from: number) => was.every((line, index) => lines[from + index] === line);
  const places = [at, ...lines.keys()].filter((from) => from >= least);
  const found = was.length === 0 ? undefined : places.find(isThere);
  if (found !== undefined) return { from: found, to: found + was.length, lines: own };
  const below = lines[at - 1] === above ? at : lines.indexOf(above) + 1;
  const from = Math.min(Math.max(below > 0 ? below : at, least), lines.length);
  return { from, to: from, lines: own };
}

/** The unfinished text of `written` with what was kept; undefined where nothing was. */
function restored(kept: unknown, written: readonly string[], language: Language): UnfinishedText | undefined {
  if (!isRecord(kept) || kept['language'] !== language || !Array.isArray(kept['changes'])) return undefined;
  const changes = kept['changes'].filter(isKeptLines);
  const hunks: LineHunk[] = [];
  for (const change of changes) hunks.push(placeIn(written, change, hunks.at(-1)?.to ?? 0));
  return hunks.length === 0 ? undefined : { base: written, mine: withEdits(written, hunks) };
}

interface OpenText extends UnfinishedText {
  readonly language: Language;
}

const texts = new WeakMap<object, OpenText>();

/** Unfinished texts of one editor. */
export interface UnfinishedTexts {
  /** What was left unfinished of the text `written` of a document, in this page or before it was loaded. */
  of(uuid: string, written: readonly string[]): UnfinishedText | undefined;
  keep(uuid: string, text: UnfinishedText): void;
  forget(uuid: string): void;
}

/**
 * Unfinished texts of the editor with `store`: they are there again when the panel is opened again, and by `memory` also when the page was
 * loaded again. They are no part of the document, and never published.
 */
export function unfinishedTexts(store: object, language: Language, memory: TextMemory): UnfinishedTexts {
  let isKept = false;
  return {
    of(uuid, written) {
      const found = texts.get(store);
      if (found?.language === language) return found;
      const text = found ? undefined : restored(memory.read(uuid), written, language);
      isKept = text !== undefined;
      return text;
    },
    keep(uuid, text) {
      texts.set(store, { ...text, language });
      memory.write(uuid, keptOf(text, language));
      isKept = true;
    },
    forget(uuid) {
      texts.delete(store);
      if (isKept) memory.write(uuid, null);
      isKept = false;
    },
  };
}
