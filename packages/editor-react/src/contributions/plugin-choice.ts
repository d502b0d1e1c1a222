import type { EditorPlugin } from './editor-plugin.js';

/** Which plugins the interface of an editor has, beginning from the editor's own. */
export interface PluginChoice {
  /** Ids of the editor's own plugins that are left out, such as `publish`. Documents with their objects can still be read. */
  readonly without?: readonly string[];
  /** Plugins that are added. */
  readonly with?: readonly EditorPlugin[];
}
