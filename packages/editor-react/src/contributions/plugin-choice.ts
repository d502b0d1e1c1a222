import type { EditorPlugin, SlotId } from './editor-plugin.js';
import type { Part } from './part.js';

/** What stands in slots of the workspace in place of what plugins put there. */
export type SlotChoice = Readonly<Partial<Record<SlotId, Part | null>>>;

/** Which plugins the interface of an editor has, beginning from the editor's own. */
export interface PluginChoice {
  /** Ids of the editor's own plugins that are left out, such as `publish`. Documents with their objects can still be read. */
  readonly without?: readonly string[];
  /** Plugins that are added. */
  readonly with?: readonly EditorPlugin[];
  /**
   * Starts the worker in which documents are proofed, whose script calls `startProofWorker` of `@tastwerk/editor-react/proof-worker` with an engine
   * of the same plugins. Without it, an editor with plugins that bring kinds or rules proofs on the main thread.
   */
  readonly proofWorker?: () => Worker;
  /** Slots of the workspace that show another part in place of all that plugins put there, or nothing where it is null. */
  readonly slots?: SlotChoice;
}
