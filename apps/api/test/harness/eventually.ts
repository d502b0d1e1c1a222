import { WORK_MS } from '../../../../scripts/setup/patience.mjs';

/** Asks again and again until `look` gives something, and gives that: for what other processes bring about. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + WORK_MS; Date.now() < end;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain: ${what}`);
}
