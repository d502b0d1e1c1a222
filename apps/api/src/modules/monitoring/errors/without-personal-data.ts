/** What stands in the place of what was taken out. */
const GAP = '…';

/**
 * `text` of an error without what may name a person or open a door: e-mail addresses, network addresses, values of queries, and words that
 * look like keys.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, GAP)
    .replace(/([?&#][\w.~-]+=)[^\s&#'")]+/g, `$1${GAP}`)
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b/g, GAP)
    .replace(/\b[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,7}\b/gi, GAP)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, GAP)
    .replace(/(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w/-])/g, GAP);
}
