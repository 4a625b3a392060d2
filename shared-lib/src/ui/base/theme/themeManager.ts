import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import {
  loadThemeChoice,
  applyTheme,
  saveThemeChoice,
  parseThemeChoice,
  themeStorageKey,
  type ThemeChoice,
} from './themeChoice.ts';

const schemeOf = (choice: ThemeChoice): MantineColorScheme => (choice === 'system' ? 'auto' : choice);

let stop = () => {};

/** Makes Mantine store the theme where the sign-in page, which has no Mantine, also reads it. */
export const themeManager: MantineColorSchemeManager = {
  get: () => schemeOf(loadThemeChoice()),
  set: (scheme) => {
    const choice = scheme === 'auto' ? 'system' : scheme;
    saveThemeChoice(choice);
    applyTheme(choice);
  },
  // Changed in another tab.
  subscribe: (onUpdate) => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === themeStorageKey) onUpdate(schemeOf(parseThemeChoice(newValue)));
    };
    window.addEventListener('storage', follow);
    stop = () => window.removeEventListener('storage', follow);
  },
  unsubscribe: () => stop(),
  clear: () => themeManager.set('auto'),
};
