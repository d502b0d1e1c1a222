/** What changed for users, the newest first; each entry is a text of `stats.json`. */
export const CHANGES = [
  {
    version: '0.1.0',
    date: '2026-11-22',
    entries: [
      'editor',
      'panels',
      'braille',
      'preview',
      'proof',
      'keyboard',
      'imports',
      'embed',
      'catalogue',
      'publishing',
      'shop',
      'accounts',
      'administration',
      'content',
      'privacy',
    ],
  },
] as const;
