/** The main navigation: text key, address, and the beginning of the paths that belong to it. */
export const NAVIGATION = [
  { key: 'catalogue', href: '/catalogue', section: '/catalogue' },
  { key: 'editor', href: '/editor/splash', section: '/editor' },
] as const;
