import { isJsonObject, type JsonObject, mapElements, mapProperty } from '../values/json.js';
import { LIMITS } from '../values/limits.js';
import type { Issue } from '../issue.js';
import { fail, ok, type Result } from '../result.js';
import type { ObjectMigration, Plugin } from './plugin.js';

/** Major, minor and patch of a version such as `1.4.0`. */
function numbersOf(version: string): readonly number[] {
  return version.split(/[.+-]/, 3).map(Number);
}

/** Below zero where version `a` is older than `b`, above zero where it is newer. */
function compareVersions(a: string, b: string): number {
  const [ours, theirs] = [numbersOf(a), numbersOf(b)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at < 0 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0);
}

/**
 * `json`, a document in the newest form, with the objects of older plugins brought to the versions that the engine has. A document of a
 * plugin with a newer major version is refused (DOCUMENT_PLUGIN_TOO_NEW with `plugin`, `version` and the `newest` that can be read).
 */
export function migratePlugins(plugins: readonly Plugin[], json: JsonObject): Result<JsonObject, Issue> {
  const named = json['plugins'];
  if (!isJsonObject(named)) return ok(json);
  const migrations = new Map<string, { readonly migrate: ObjectMigration; readonly from: string }>();
  for (const { id, version: newest, migrations: own = {} } of plugins) {
    const version = named[id];
    if (typeof version !== 'string' || version === newest) continue;
    if ((numbersOf(version)[0] ?? 0) > (numbersOf(newest)[0] ?? 0)) {
      const params = { plugin: id, version, newest };
      return fail({ code: 'DOCUMENT_PLUGIN_TOO_NEW', path: ['plugins', id], params });
    }
    if (compareVersions(version, newest) > 0) continue;
    for (const [kind, migrate] of Object.entries(own)) migrations.set(kind, { migrate, from: version });
  }
  if (migrations.size === 0) return ok(json);

  const migrated = (object: unknown, depth: number): unknown => {
    if (!isJsonObject(object)) return object;
    const step = migrations.get(String(object['type']));
    const own = step ? step.migrate(object, step.from) : object;
    if (depth === 0) return own;
    return mapProperty(own, 'objects', (members) => mapElements(members, (one) => migrated(one, depth - 1)));
  };
  return ok(
    mapProperty(json, 'pages', (pages) =>
      mapElements(pages, (page) => (isJsonObject(page) ? migrated(page, LIMITS.groupDepth + 1) : page)),
    ),
  );
}
