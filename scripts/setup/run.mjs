import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Runs a command in the checkout with its output shown, and resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command quietly; resolves with its exit code and all that it printed. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/** The command line of a tool that npm installed, started by this Node. */
export function tool(name) {
  return `${ROOT}/node_modules/.bin/${name}`;
}

/** The compiler (ADR 22); `.bin/tsc` may be the older one that linters read. */
export const TSC = `${ROOT}/node_modules/typescript-7/bin/tsc`;
