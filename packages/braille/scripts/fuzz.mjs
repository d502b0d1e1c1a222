/**
 * `npm run fuzz:braille`: with options (`--table NAME`, `--all`) compares tables of an installed liblouis, with numbers or
 * without anything our own systems on lines of their languages.
 */
const hasOptions = process.argv.slice(2).some((word) => word.startsWith('--'));
await import(hasOptions ? './fuzz-tables.mjs' : './fuzz-systems.mjs');
