import type { Box } from '../geometry/box.js';
import type { Command } from '../commands/command-set.js';
import type { SourceKey } from './sources.js';

/** How much a finding weighs: what can hardly be read, what readers advise against, what is worth a look. */
export type Severity = 'error' | 'warning' | 'info';

/** What a rule sees; the proof adds the rule's id and the page. */
export interface Observation {
  readonly severity: Severity;
  /** Ids of the objects concerned; none where the page or the document as a whole is meant. */
  readonly objects: readonly string[];
  /** Where to look, in page mm; null for what stands on no page. */
  readonly place: Box | null;
  /** The figure found, in the unit of the rule's sentence: mm, or a count. */
  readonly measured?: number;
  /** The figure that the source asks for, in the same unit. */
  readonly wanted?: number;
  /** Words for the sentence that are no figures, such as the character that cannot be written. */
  readonly values?: Readonly<Record<string, string>>;
  /** Where the wanted figure or the rule comes from. */
  readonly source: SourceKey;
  /** A command that mends it, as far as it can be told from the document. */
  readonly fix?: Command;
}
