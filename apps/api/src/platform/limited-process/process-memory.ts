import { readFile } from 'node:fs/promises';

/** Bytes of a page of memory on every machine that Node 20 runs on with a `/proc`. */
const PAGE_BYTES = 4096;

/** Memory that the process `pid` holds, in bytes; undefined where the system does not tell, or when it has ended. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(resident) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}
