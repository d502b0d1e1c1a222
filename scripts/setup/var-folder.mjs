import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for one run of the product. Others may pass through it: PostgreSQL, which never runs as root, must reach its data.
 */
export function makeVarFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `tastwerk-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
