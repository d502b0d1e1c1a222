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
  /** Slots of the workspace that show another part in place of all that plugins put there, or nothing where it is null. */
  readonly slots?: SlotChoice;
}
