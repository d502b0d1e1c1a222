/** How the interface looks: as the system says, or as chosen. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';

/** The theme chosen before, else the system's. */
export function initialTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the page in `theme`; the tokens of the kit follow the attribute. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows the page in `theme` and keeps the choice where the browser allows it. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The choice then lasts until the page is closed.
  }
}
