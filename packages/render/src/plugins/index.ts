export {
  fillIn,
  isOneOf,
  oneFileOnly,
  oneOf,
  refusal,
  STANDARD_INPUT,
  systemOption,
  usage,
} from './command-helpers.js';
export { loadEngine } from './load-engine.js';
export { renderPlugins } from './render-plugins.js';
export type { CliPlugin, PluginAnswer, PluginCall, PluginCommand } from './cli-plugin.js';
