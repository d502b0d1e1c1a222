/** What changed for users, the newest first; each entry is a text of `stats.json`. */
export const CHANGES = [
  {
    version: '0.1.0',
    date: '2026-11-22',
    entries: ['content', 'privacy', 'accounts', 'panels', 'preview', 'keyboard', 'imports', 'embed'],
  },
  {
    version: '0.1.0',
    date: '2026-11-21',
    entries: ['editor', 'braille', 'proof', 'catalogue', 'publishing'],
  },
] as const;
