/**
 * The main navigation: text key, address, and the beginning of the paths that belong to it. What is `minor` stands in the bar on wide
 * screens only, and in the menu and the footer always.
 */
export const NAVIGATION = [
  { key: 'catalogue', href: '/catalogue', section: '/catalogue', isMinor: false },
  { key: 'editor', href: '/editor/splash', section: '/editor', isMinor: false },
  { key: 'support', href: '/support', section: '/support', isMinor: false },
  { key: 'knowledge', href: '/wissen', section: '/wissen', isMinor: true },
  { key: 'pricing', href: '/pricing', section: '/pricing', isMinor: true },
] as const;
