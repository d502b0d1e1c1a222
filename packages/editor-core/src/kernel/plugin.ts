import type { LoadFormulas } from '../formulas/formulas.js';
import type { JsonObject } from '../values/json.js';
import type { RuleTable } from '../proofing/rule.js';
import type { CommandTable } from '../commands/command-set.js';
import type { ObjectKind } from '../objects/schema.js';
import type { Document } from '../document/schema.js';
import type { Kinds, KindTable } from '../objects/kinds.js';
import type { ExporterTable } from './exporter.js';
import type { ImporterTable } from './importer.js';
import type { SceneLineTable } from './scene-line.js';

/** Brings an object of one kind, as parsed JSON, from the form of the plugin's version `from` to that of the present one. Must not throw. */
export type ObjectMigration = (object: JsonObject, from: string) => JsonObject;

/** `after` with what follows on its pages from the change that led there from `before`: called after every command, so it looks only at what changed. */
export type FollowChange = (before: Document, after: Document, kinds: Kinds) => Document;

/** A capability of an engine as plain data: what it brings is told by the fields. */
export interface Plugin {
  /** Tells it from all others; that of a package from outside begins with the name of the package. */
  readonly id: string;
  /** Its version (semantic versioning). A document names it with each plugin that its objects need. */
  readonly version: string;
  /**
   * Whether its kinds belong to the form of documents itself (`formatVersion`), as those of the built-in plugins do: documents then do
   * not name it.
   */
  readonly isInFormat?: boolean;
  /** Ids of the plugins that it builds on. */
  readonly requires?: readonly string[];
  /** The kinds of objects that it brings. */
  readonly kinds?: KindTable;
  /** The commands that it brings. */
  readonly commands?: CommandTable;
  /** What follows from a change for objects that are tied to others. */
  readonly follow?: FollowChange;
  /** For each kind that looked different in an earlier version of the plugin: how an object of it is brought up to this one. */
  readonly migrations?: { readonly [K in ObjectKind]?: ObjectMigration };
  /** The rules of a proof that it brings, loaded when something is first proofed. */
  readonly rules?: () => Promise<RuleTable>;
  /** What writes, speaks and sets the formulas of texts, loaded when a text first has one; at most one plugin of an engine brings it. */
  readonly formulas?: LoadFormulas;
  /** The sorts of files that it reads. */
  readonly importers?: ImporterTable;
  /** The formats in which it writes documents. */
  readonly exporters?: ExporterTable;
  /** How scene texts say its kinds, loaded when there is one; a kind without a line is said by the names of its properties. */
  readonly sceneLines?: () => Promise<SceneLineTable>;
}

/** `plugin`, checked by the compiler; others may build on its kinds. */
export function definePlugin<K extends KindTable>(
  plugin: Plugin & { readonly kinds: K },
): Plugin & { readonly kinds: K };
export function definePlugin(plugin: Plugin): Plugin;
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
