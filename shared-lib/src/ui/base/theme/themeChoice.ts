/** Light, dark, or following the system. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Local storage key of the chosen theme; absent while it follows the system. */
export const themeStorageKey = 'vh_theme';

/** Parses a stored theme, of any content. */
export const parseThemeChoice = (stored: string | null): ThemeChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** The stored theme; follows the system if nothing is stored. */
export function loadThemeChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(themeStorageKey));
  } catch {
    return 'system';
  }
}

/** Stores the theme for the next visit, if the browser allows it. */
export function saveThemeChoice(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // It applies until the page is closed.
  }
}

/** The media query for the browser's toolbar color in a theme, given the choice. */
const barMedia = (choice: ThemeChoice, theme: 'light' | 'dark'): string => {
  if (choice === 'system') return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
};

/**
 * Applies a theme: tokens.css reads the attribute `data-theme`. An inline script has done the same before the
 * first paint (shell/src/index.html).
 */
export function applyTheme(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.media = barMedia(choice, bar.dataset.theme === 'dark' ? 'dark' : 'light');
  }
}
