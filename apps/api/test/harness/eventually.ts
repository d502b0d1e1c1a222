/** Longest wait for something that other processes bring about, in ms; a guard against hanging, no measure. */
const PATIENCE_MS = 110_000;

/** Asks again and again until `look` gives something, and gives that. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain: ${what}`);
}
