#!/usr/bin/env node
/** `tastwerk import`, which the command line hands over to the server. */
process.argv.splice(2, 0, 'import');
await import('../dist/catalogue-files.js');
