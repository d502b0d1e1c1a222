import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import { ok, type Result } from '../result.js';
import { type BlankDocumentInput, createBlankDocument } from '../document/blank.js';
import { clipboardObjects } from '../document/clipboard.js';
import { type ParsedDocument, parseDocument } from '../document/parse.js';
import type { PageObject } from '../objects/schema.js';
import type { Rules } from '../proofing/rule.js';
import { createCommands, type EngineCore } from '../commands/command-set.js';
import { settleOld } from '../old-drafts/settle-old.js';
import {
  commandsIn,
  exportersIn,
  followIn,
  formulasIn,
  importersIn,
  kindOwners,
  kindsIn,
  pluginsInOrder,
  rulesIn,
} from './compose.js';
import { createKinds } from './create-kinds.js';
import type { Exporter } from './exporter.js';
import type { Importer } from './importer.js';
import type { Plugin } from './plugin.js';
import { migratePlugins } from './plugin-migrations.js';
import { pluginNamer } from './plugin-names.js';

/** What documents are made of and what can be done to them, composed from plugins. A plain value: made once, never changed. */
export interface Engine extends EngineCore {
  /** The plugins, each after those that it requires. */
  readonly plugins: readonly Plugin[];
  /** The rules of a proof, loaded with the first call. */
  rules(): Promise<Rules>;
  /** What reads files, by its name, in the order in which files are offered to them. */
  readonly importers: ReadonlyMap<string, Importer>;
  /** What writes documents, by the name of the format. */
  readonly exporters: ReadonlyMap<string, Exporter>;
  /** A new document; see {@link createBlankDocument}. */
  blank(input: BlankDocumentInput): Document;
  /** Reads a document from parsed JSON of any origin; see {@link parseDocument}. */
  parse(json: unknown): Result<ParsedDocument, readonly Issue[]>;
  /** The objects that a text of the clipboard holds; undefined for any other text. */
  clipboardObjects(text: string): readonly PageObject[] | undefined;
}

/** `load` so that it loads once, with the first call; what has failed is loaded again with the next. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** An engine of `plugins`. Throws an {@link EngineError} with a sentence where they do not fit together. */
export function createEngine(plugins: readonly Plugin[]): Engine {
  const ordered = pluginsInOrder(plugins);
  const loadFormulas = formulasIn(ordered);
  const formulas = loadFormulas && loadedOnce(loadFormulas);
  const kinds = createKinds(kindsIn(ordered), kindOwners(ordered), formulas);
  const named = pluginNamer(ordered, kinds);
  const follow = followIn(ordered);
  return {
    plugins: ordered,
    kinds,
    commands: createCommands(commandsIn(ordered), kinds, (before, after) =>
      named(follow(before, after, kinds)),
    ),
    rules: loadedOnce(() => rulesIn(ordered)),
    importers: importersIn(ordered),
    exporters: exportersIn(ordered),
    blank: (input) => createBlankDocument(kinds, input),
    parse(json) {
      const parsed = parseDocument(kinds, json, (newest) => migratePlugins(ordered, newest), settleOld);
      return parsed.ok ? ok({ ...parsed.value, document: named(parsed.value.document) }) : parsed;
    },
    clipboardObjects: (text) => clipboardObjects(kinds, text),
  };
}
