import { keptText } from '../kept-text.js';

/** How the interface looks: as the system says, or as chosen. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

const kept = keptText('theme');

/** The theme chosen before, else the system's. */
export function initialTheme(): Theme {
  const stored = kept.read();
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Shows the page in `theme`; the tokens of the kit follow the attribute. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows the page in `theme` and keeps the choice where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  kept.write(theme);
}
