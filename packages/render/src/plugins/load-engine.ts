import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createEngine,
  type Engine,
  EngineError,
  fail,
  ok,
  type Plugin,
  type Result,
} from '@tastwerk/editor-core';
import { importDefault, importPackage } from './import-package.js';
import { renderPlugins } from './render-plugins.js';

/** Whether `value` says that it is a plugin; how its parts fit is looked at when the engine is made. */
function isPlugin(value: unknown): value is Plugin {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('version' in value)) return false;
  return [value.id, value.version].every((name) => typeof name === 'string' && name !== '');
}

/** Where the module called `name` is: a package as Node finds it, or a file below the folder in which the process was started. */
function specifierOf(name: string): string {
  const isFile = name.startsWith('.') || isAbsolute(name);
  return isFile ? pathToFileURL(resolve(name)).href : name;
}

async function pluginOf(name: string): Promise<Result<Plugin, string>> {
  try {
    const plugin = await importDefault(specifierOf(name));
    return isPlugin(plugin)
      ? ok(plugin)
      : fail(`TASTWERK_PLUGINS names "${name}", which has no plugin as its default export.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1).join() : String(error);
    return fail(`TASTWERK_PLUGINS names "${name}", which cannot be loaded: ${reason}`);
  }
}

/** Plugins of the house that are packages of their own: they are taken where they are installed. */
const HOUSE_PACKAGES = ['@tastwerk/plugin-charts', '@tastwerk/plugin-math', '@tastwerk/plugin-surfaces'];

/** Those that are installed. */
async function housePlugins(): Promise<readonly Plugin[]> {
  const plugins = await Promise.all(HOUSE_PACKAGES.map(importPackage));
  return plugins.filter(isPlugin);
}

async function engineOf(names: readonly string[]): Promise<Result<Engine, string>> {
  const plugins: Plugin[] = [...renderPlugins, ...(await housePlugins())];
  for (const name of names) {
    const plugin = await pluginOf(name);
    if (!plugin.ok) return plugin;
    plugins.push(plugin.value);
  }
  try {
    return ok(createEngine(plugins));
  } catch (error) {
    if (error instanceof EngineError) return fail(`TASTWERK_PLUGINS: ${error.message}`);
    throw error;
  }
}

const made = new Map<string, Promise<Result<Engine, string>>>();

/**
 * The engine of the built-in plugins, of those of the house that are installed, and of those that `list` names: packages or files, with commas between them, each with its plugin as
 * default export (`TASTWERK_PLUGINS`). It is made once for each list. Fails with a sentence for the person who starts the program.
 */
export function loadEngine(list = ''): Promise<Result<Engine, string>> {
  const known = made.get(list);
  if (known) return known;
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const engine = engineOf(names);
  made.set(list, engine);
  return engine;
}
