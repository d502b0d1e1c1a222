import type { CommandTable } from '../commands/command-set.js';
import type { KindOwner, KindTable } from '../objects/kinds.js';
import { type Rules, rulesOf, type RuleTable } from '../proofing/rule.js';
import type { Exporter } from './exporter.js';
import type { Importer } from './importer.js';
import type { FollowChange, Plugin } from './plugin.js';

/** Why plugins make no engine. */
export type EngineErrorCode =
  | 'PLUGIN_ID_TAKEN'
  | 'PLUGIN_MISSING'
  | 'PLUGIN_CYCLE'
  | 'KIND_TAKEN'
  | 'COMMAND_TAKEN'
  | 'RULE_TAKEN'
  | 'IMPORTER_TAKEN'
  | 'EXPORTER_TAKEN'
  | 'CONTRIBUTION_TAKEN';

/** Plugins that make no engine: a fault of the program that lists them, told when it starts. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'EngineError';
  }
}

/** What tells a plugin from others, and what it builds on: of the engine or of an interface. */
interface PluginName {
  readonly id: string;
  readonly requires?: readonly string[];
}

function byId<P extends PluginName>(plugins: readonly P[]): ReadonlyMap<string, P> {
  const known = new Map<string, P>();
  for (const plugin of plugins) {
    if (known.has(plugin.id)) {
      throw new EngineError('PLUGIN_ID_TAKEN', `Two plugins have the id "${plugin.id}".`);
    }
    known.set(plugin.id, plugin);
  }
  return known;
}

/** `plugins` with each after those that it requires, else in their order. Throws PLUGIN_ID_TAKEN, PLUGIN_MISSING, PLUGIN_CYCLE. */
export function pluginsInOrder<P extends PluginName>(plugins: readonly P[]): readonly P[] {
  const known = byId(plugins);
  const ordered = new Set<P>();
  const visit = (plugin: P, way: readonly P[]): void => {
    if (ordered.has(plugin)) return;
    if (way.includes(plugin)) {
      const circle = [...way.slice(way.indexOf(plugin)), plugin].map(({ id }) => `"${id}"`).join(' → ');
      throw new EngineError('PLUGIN_CYCLE', `These plugins require each other in a circle: ${circle}.`);
    }
    for (const id of plugin.requires ?? []) {
      const required = known.get(id);
      if (!required) {
        throw new EngineError(
          'PLUGIN_MISSING',
          `The plugin "${plugin.id}" requires "${id}", which is not in the list.`,
        );
      }
      visit(required, [...way, plugin]);
    }
    ordered.add(plugin);
  };
  for (const plugin of plugins) visit(plugin, []);
  return [...ordered];
}

/** Throws `code` with a sentence where two of `plugins` bring a `word` of one name. */
export function refuseTaken<P extends PluginName>(
  plugins: readonly P[],
  namesOf: (plugin: P) => readonly string[],
  code: EngineErrorCode,
  word: string,
): void {
  const owners = new Map<string, string>();
  for (const plugin of plugins) {
    for (const name of namesOf(plugin)) {
      const owner = owners.get(name);
      if (owner !== undefined) {
        throw new EngineError(
          code,
          `The plugins "${owner}" and "${plugin.id}" both bring the ${word} "${name}".`,
        );
      }
      owners.set(name, plugin.id);
    }
  }
}

/** What one plugin brings of one sort. */
interface Contribution<T> extends PluginName {
  readonly entries: T;
}

/** The entries of all `parts` as one table; throws `code` where two plugins have one of the same name. */
function joined<T extends object>(
  parts: readonly Contribution<T>[],
  code: EngineErrorCode,
  word: string,
): Partial<T> {
  refuseTaken(parts, ({ entries }) => Object.keys(entries), code, word);
  const table: Partial<T> = {};
  for (const { entries } of parts) Object.assign(table, entries);
  return table;
}

/** All kinds of `plugins`. Throws KIND_TAKEN. */
export const kindsIn = (plugins: readonly Plugin[]): KindTable =>
  joined(
    plugins.map(({ id, kinds = {} }) => ({ id, entries: kinds })),
    'KIND_TAKEN',
    'kind',
  );

/** The plugin of each kind of `plugins`, by the kind's name. */
export function kindOwners(plugins: readonly Plugin[]): ReadonlyMap<string, KindOwner> {
  return new Map(
    plugins.flatMap(({ id, version, isInFormat = false, kinds = {} }) =>
      Object.keys(kinds).map((kind) => [kind, { id, version, isInFormat }] as const),
    ),
  );
}

/** All commands of `plugins`. Throws COMMAND_TAKEN. */
export const commandsIn = (plugins: readonly Plugin[]): CommandTable =>
  joined(
    plugins.map(({ id, commands = {} }) => ({ id, entries: commands })),
    'COMMAND_TAKEN',
    'command',
  );

/** What loads the writer of formulas of `plugins`; undefined where none brings one. Throws CONTRIBUTION_TAKEN. */
export function formulasIn(plugins: readonly Plugin[]): Plugin['formulas'] {
  refuseTaken(plugins, ({ formulas }) => (formulas ? ['formulas'] : []), 'CONTRIBUTION_TAKEN', 'writer of');
  return plugins.find(({ formulas }) => formulas !== undefined)?.formulas;
}

/** What follows from a change by all of `plugins`, one after the other. */
export const followIn = (plugins: readonly Plugin[]): FollowChange => {
  const follows = plugins.flatMap(({ follow = [] }) => follow);
  return (before, after, kinds) =>
    follows.reduce((document, follow) => follow(before, document, kinds), after);
};

/** All rules of `plugins`, loaded one plugin after the other. Rejects with RULE_TAKEN. */
export async function rulesIn(plugins: readonly Plugin[]): Promise<Rules> {
  const parts: Contribution<RuleTable>[] = [];
  for (const plugin of plugins) parts.push({ id: plugin.id, entries: (await plugin.rules?.()) ?? {} });
  return rulesOf(joined<RuleTable>(parts, 'RULE_TAKEN', 'rule'));
}

/** All importers of `plugins` by their names, in the order in which they are asked. Throws IMPORTER_TAKEN. */
export function importersIn(plugins: readonly Plugin[]): ReadonlyMap<string, Importer> {
  refuseTaken(plugins, ({ importers = {} }) => Object.keys(importers), 'IMPORTER_TAKEN', 'importer');
  return new Map(plugins.flatMap(({ importers = {} }) => Object.entries(importers)));
}

/** All exporters of `plugins` by the names of their formats. Throws EXPORTER_TAKEN. */
export function exportersIn(plugins: readonly Plugin[]): ReadonlyMap<string, Exporter> {
  refuseTaken(plugins, ({ exporters = {} }) => Object.keys(exporters), 'EXPORTER_TAKEN', 'exporter');
  return new Map(plugins.flatMap(({ exporters = {} }) => Object.entries(exporters)));
}
