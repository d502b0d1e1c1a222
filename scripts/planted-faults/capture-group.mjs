import { spawn } from 'node:child_process';
import { signalGroup } from '../setup/process-group.mjs';

/**
 * Runs a command quietly in a process group of its own; resolves with its exit code and all that it printed. When `signal` is
 * aborted or `limitMs` are over, the group gets `endsBy`. What the command leaves behind is ended with it.
 */
export function captureGroup(command, args, { signal, limitMs, endsBy, ...options }) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const end = () => signalGroup(child.pid, endsBy);
    const timer = setTimeout(end, limitMs);
    signal.addEventListener('abort', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      signalGroup(child.pid, 'SIGKILL');
      if (signal.aborted) reject(signal.reason);
      else resolve({ code: code ?? 1, output });
    });
  });
}
