/** Texts of files by their paths in a package. */
export type PackageFiles = Readonly<Record<string, string>>;

/** What names of packages with plugins may begin with; the names in the package leave it out. */
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
  /** How people read the name. What it means in the other language is not known: only its spelling differs. */
  readonly label: { readonly de: string; readonly en: string };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The names of the plugin in the package `name`. */
export function pluginNames(name: string): PluginNames {
  const hyphened = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
  const words = hyphened.split('-').map(capitalised);
  const type = words.join('');
  return {
    package: name,
    hyphened,
    kind: type.charAt(0).toLowerCase() + type.slice(1),
    type,
    tool: hyphened.replaceAll('-', '_').toUpperCase(),
    label: { de: words.join('-'), en: capitalised(hyphened.replaceAll('-', ' ')) },
  };
}

/** The names of the example, in `docs/examples/plugin`. */
export const EXAMPLE_NAMES: PluginNames = {
  ...pluginNames('tastwerk-plugin-clock'),
  label: { de: 'Uhr', en: 'Clock' },
};

/** Where the example says what it is, and what is said of a copy of it, which draws the same until it is changed. */
const DESCRIPTION = ': clock faces with two hands.';
const PURPOSE = 'A plugin of Tastwerk that adds clock faces:';
const purposeOf = ({ label }: PluginNames) =>
  `A plugin of Tastwerk: ${label.en}. Until you change \`src/kind.ts\`, it draws what the example does, clock faces:`;

/**
 * `text` of the example with the names of another plugin, and without the key of its tool, which only one plugin can have. Sentences
 * that speak of clocks stay: so does what the plugin draws.
 */
export function withPluginNames(text: string, names: PluginNames): string {
  return text
    .replaceAll(DESCRIPTION, `: ${names.label.en}.`)
    .replaceAll(PURPOSE, purposeOf(names))
    .replaceAll(EXAMPLE_NAMES.package, names.package)
    .replaceAll(`'${EXAMPLE_NAMES.label.en}'`, `'${names.label.en}'`)
    .replaceAll(`'${EXAMPLE_NAMES.label.de}'`, `'${names.label.de}'`)
    .replace(/^( *)key: '[a-z]',$/m, '$1// key: a letter that no other tool has')
    .replace(/\bclock(?=-[a-z])/g, names.hyphened)
    .replace(/\bclock(?=['"`:]|[A-Z])/g, names.kind)
    .replace(/Clock(?=[A-Z])|(?<=[a-z])Clock/g, names.type)
    .replace(/\bCLOCK\b/g, names.tool);
}
