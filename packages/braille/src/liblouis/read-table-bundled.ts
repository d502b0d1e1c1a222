type TableModule = { readonly default: string };

/** Every table of the five systems as a file of its own in the bundle, so that a worker loads what it needs and nothing else. */
const TABLES: Readonly<Record<string, () => Promise<TableModule>>> = {
  'braille-patterns.cti': () => import('liblouis-build/tables/braille-patterns.cti?raw'),
  'countries.cti': () => import('liblouis-build/tables/countries.cti?raw'),
  'de-chardefs6.cti': () => import('liblouis-build/tables/de-chardefs6.cti?raw'),
  'de-de-accents.cti': () => import('liblouis-build/tables/de-de-accents.cti?raw'),
  'de-de-g0.utb': () => import('liblouis-build/tables/de-de-g0.utb?raw'),
  'de-de-g1.ctb': () => import('liblouis-build/tables/de-de-g1.ctb?raw'),
  'de-de-g2.ctb': () => import('liblouis-build/tables/de-de-g2.ctb?raw'),
  'de-eurobrl6.dis': () => import('liblouis-build/tables/de-eurobrl6.dis?raw'),
  'de-g0-core.uti': () => import('liblouis-build/tables/de-g0-core.uti?raw'),
  'de-g1-core.cti': () => import('liblouis-build/tables/de-g1-core.cti?raw'),
  'de-g2-core.cti': () => import('liblouis-build/tables/de-g2-core.cti?raw'),
  'digits6DotsPlusDot6.uti': () => import('liblouis-build/tables/digits6DotsPlusDot6.uti?raw'),
  'en-ueb-chardefs.uti': () => import('liblouis-build/tables/en-ueb-chardefs.uti?raw'),
  'en-ueb-g1.ctb': () => import('liblouis-build/tables/en-ueb-g1.ctb?raw'),
  'en-ueb-g2.ctb': () => import('liblouis-build/tables/en-ueb-g2.ctb?raw'),
  'en-ueb-math.ctb': () => import('liblouis-build/tables/en-ueb-math.ctb?raw'),
  'latinLetterDef6Dots.uti': () => import('liblouis-build/tables/latinLetterDef6Dots.uti?raw'),
  'latinLetterDef8Dots.uti': () => import('liblouis-build/tables/latinLetterDef8Dots.uti?raw'),
  'litdigits6Dots.uti': () => import('liblouis-build/tables/litdigits6Dots.uti?raw'),
};

/** Gives a table from the bundle; rejects when the bundle has none of that name. */
export async function readTableFromBundle(name: string): Promise<string> {
  const load = TABLES[name];
  if (!load) throw new Error(`table ${name} is not in the bundle`);
  return (await load()).default;
}
