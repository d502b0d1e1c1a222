/** Texts of files by their paths in a package. */
export type PackageFiles = Readonly<Record<string, string>>;

/** The name of the package that is the example, and what its names begin with. */
const EXAMPLE = 'tastwerk-plugin-clock';
const PREFIX = 'tastwerk-plugin-';

/** Lower case words with hyphens: a name of a package from which identifiers can be made. */
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

/** Longest name of a package that npm accepts. */
const NAME_LENGTH = 214;

/** Whether a plugin may be called `name`. */
export function isPluginName(name: string): boolean {
  return name.length <= NAME_LENGTH && NAME.test(name) && name !== PREFIX.slice(0, -1);
}

/** The names of a plugin: `tastwerk-plugin-bar-chart` brings the kind `barChart` with the tool `BAR_CHART`. */
export interface PluginNames {
  readonly package: string;
  /** The beginning of the names of rules and templates: `bar-chart`. */
  readonly hyphened: string;
  /** The kind, the namespace of its texts and the beginning of names in code: `barChart`. */
  readonly kind: string;
  /** The beginning of names of types: `BarChart`. */
  readonly type: string;
  readonly tool: string;
}

/** The names of the plugin in the package `name`. */
export function pluginNames(name: string): PluginNames {
  const hyphened = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
  const type = hyphened
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const kind = type.charAt(0).toLowerCase() + type.slice(1);
  return { package: name, hyphened, kind, type, tool: hyphened.replaceAll('-', '_').toUpperCase() };
}

/** `text` of the example with the names of another plugin. Sentences that speak of clocks stay: so does what the plugin draws. */
export function withPluginNames(text: string, names: PluginNames): string {
  return text
    .replaceAll(EXAMPLE, names.package)
    .replace(/\bclock(?=-[a-z])/g, names.hyphened)
    .replace(/\bclock(?=['"`:]|[A-Z])/g, names.kind)
    .replace(/Clock(?=[A-Z])|(?<=[a-z])Clock/g, names.type)
    .replace(/\bCLOCK\b/g, names.tool);
}
