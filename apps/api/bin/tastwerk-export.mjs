#!/usr/bin/env node
/** `tastwerk export`, which the command line hands over to the server. */
process.argv.splice(2, 0, 'export');
await import('../dist/catalogue-files.js');
