import type { RuleTable } from '../proofing/rule.js';
import type { CommandTable } from './commands.js';
import type { KindTable } from './kinds.js';

/** A capability of an engine as plain data: what it brings is told by the fields. */
export interface Plugin {
  /** Tells it from all others; that of a package from outside begins with the name of the package. */
  readonly id: string;
  /** Its version (semantic versioning). A document names it with each plugin that its objects need. */
  readonly version: string;
  /** Ids of the plugins that it builds on. */
  readonly requires?: readonly string[];
  /** The kinds of objects that it brings. */
  readonly kinds?: KindTable;
  /** The commands that it brings. */
  readonly commands?: CommandTable;
  /** The rules of a proof that it brings, loaded when something is first proofed. */
  readonly rules?: () => Promise<RuleTable>;
}

/** `plugin`, checked by the compiler. */
export const definePlugin = <P extends Plugin>(plugin: P): P => plugin;
