#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/cli/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('tastwerk ist noch nicht gebaut; bitte zuerst "npm run build" ausführen.');
  console.error('tastwerk has not been built yet; please run "npm run build" first.');
  process.exitCode = 2;
}
