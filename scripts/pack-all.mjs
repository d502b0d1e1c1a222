/**
 * `npm run pack:all`: builds the packages that are published and writes a tarball of each to `var/packages`, or to the folder after
 * `--out` (docs/how-to/publish-the-packages.md).
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './pack/pack-packages.mjs';
import { ROOT } from './setup/root.mjs';

const BYTES_PER_KB = 1000;

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = values.out === undefined ? join(ROOT, 'var', 'packages') : resolve(values.out);
const packed = await packPackages(out);
for (const { name, file, bytes, files } of packed) {
  const size = `${(bytes / BYTES_PER_KB).toFixed(0)} KB`;
  console.log(
    `${name.padEnd(26)} ${size.padStart(8)} ${String(files).padStart(5)} files  ${relative('', file)}`,
  );
}
