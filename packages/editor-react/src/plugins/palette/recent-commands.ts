import { readStored, writeStored } from '../../state/browser-storage.js';

const KEY = 'tastwerk-recent-commands';

/** Commands that are remembered. */
const MOST_RECENT = 6;

/** Ids of the commands that were chosen last, the latest first. */
export function recentCommands(): readonly string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST_RECENT) : [];
}

/** Notes that a command was chosen. */
export function rememberCommand(id: string): void {
  const others = recentCommands().filter((other) => other !== id);
  writeStored(KEY, [id, ...others].slice(0, MOST_RECENT));
}
