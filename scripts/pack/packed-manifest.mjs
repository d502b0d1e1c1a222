/** The condition by which this repository reads sources (ADR 1). Tarballs hold no sources. */
const SOURCE = '@tastwerk/source';

/** Fields that only this repository uses. */
const OURS = ['scripts', 'devDependencies', 'private'];

/** What each published package says of itself. */
const NEEDED = [
  ...['name', 'version', 'license', 'description', 'keywords', 'homepage', 'repository', 'bugs'],
  ...['type', 'engines', 'sideEffects', 'files', 'exports', 'publishConfig'],
];

function withoutSource(target) {
  if (typeof target === 'string') return target;
  const conditions = Object.entries(target).filter(([condition]) => condition !== SOURCE);
  const [[first, only], ...others] = conditions;
  return others.length === 0 && first === 'default' ? only : Object.fromEntries(conditions);
}

/** The package.json of a tarball, made from that of the workspace. Throws where a field is missing or a path leads to sources. */
export function packedManifest(manifest) {
  const missing = NEEDED.filter((field) => manifest[field] === undefined);
  if (missing.length > 0) throw new Error(`${manifest.name}: package.json lacks ${missing.join(', ')}`);
  const fields = Object.entries(manifest).filter(([field]) => !OURS.includes(field));
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => [entry, withoutSource(target)]),
  );
  const packed = { ...Object.fromEntries(fields), exports };
  if (JSON.stringify(packed).includes('./src/'))
    throw new Error(`${manifest.name}: package.json leads to sources, which the tarball does not hold`);
  return packed;
}
