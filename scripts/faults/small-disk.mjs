/** A disk with little room that can be filled and emptied; only root may mount one. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BALLAST = 'ballast-';

/** A disk of `megabytes` at `folder`; undefined where this machine does not allow it. */
export function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  // PostgreSQL, which never runs as root, passes through.
  chmodSync(folder, 0o711);
  return {
    /** Writes until there is no room left. */
    fill() {
      for (let size = megabytes * 1024 * 1024; size >= 512; size /= 2) {
        const file = join(folder, `${BALLAST}${size}`);
        try {
          writeFileSync(file, Buffer.alloc(size));
        } catch {
          rmSync(file, { force: true });
        }
      }
    },
    empty() {
      for (const name of readdirSync(folder))
        if (name.startsWith(BALLAST)) rmSync(join(folder, name), { force: true });
    },
    end: () => execFileSync('umount', [folder]),
  };
}
