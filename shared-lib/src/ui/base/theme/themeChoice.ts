/** Whether the product is light, dark, or as the system is. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Browser local storage: the person's choice of light or dark; absent while it follows the system. */
export const themeStorageKey = 'vh_theme';

/** Reads a stored choice, of any content. */
export const themeChoiceOf = (stored: string | null): ThemeChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** The choice of an earlier visit; where the browser keeps nothing, there is none. */
export function readThemeChoice(): ThemeChoice {
  try {
    return themeChoiceOf(localStorage.getItem(themeStorageKey));
  } catch {
    return 'system';
  }
}

/** Keeps the choice for the next visit, where the browser lets it. */
export function storeThemeChoice(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // It holds until the page is left.
  }
}

/** What the browser's own bars take as their colour, by theme: on a system of either theme, when the choice allows it. */
const barMedia = (choice: ThemeChoice, theme: 'light' | 'dark'): string => {
  if (choice === 'system') return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
};

/**
 * Shows the page in the chosen theme: tokens.css reads the attribute `data-theme`. A script in the page's head has done the
 * same before the first paint (shell/src/index.html).
 */
export function showTheme(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.media = barMedia(choice, bar.dataset.theme === 'dark' ? 'dark' : 'light');
  }
}
