import type { BrailleSystem } from '@tastwerk/editor-core';

/** The table of each system in liblouis 3.2 (its German tables follow the rules before 2018). */
export const SYSTEM_TABLES = {
  'DE:BASIS': 'de-de-g0.utb',
  'DE:VOLL': 'de-de-g1.ctb',
  'DE:KURZ': 'de-de-g2.ctb',
  'EN:UEB1': 'en-ueb-g1.ctb',
  'EN:UEB2': 'en-ueb-g2.ctb',
} as const satisfies Record<BrailleSystem, string>;

/** Gives the text of a table by its file name; rejects when there is none. */
export type ReadTable = (name: string) => Promise<string>;

/** Reads every table that `system` needs, by file name. Rejects when one cannot be read. */
export async function readTablesOfSystem(
  system: BrailleSystem,
  readTable: ReadTable,
): Promise<ReadonlyMap<string, string>> {
  const tables = new Map<string, string>();
  const missing: string[] = [SYSTEM_TABLES[system]];
  for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
    if (tables.has(next)) continue;
    const text = await readTable(next);
    tables.set(next, text);
    missing.push(...includesOf(text));
  }
  return tables;
}

function includesOf(table: string): readonly string[] {
  return [...table.matchAll(/^\s*include\s+(\S+)/gm)].flatMap(([, name]) => (name ? [name] : []));
}
