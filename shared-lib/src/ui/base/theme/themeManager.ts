import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import {
  readThemeChoice,
  showTheme,
  storeThemeChoice,
  themeChoiceOf,
  themeStorageKey,
  type ThemeChoice,
} from './themeChoice.ts';

const schemeOf = (choice: ThemeChoice): MantineColorScheme => (choice === 'system' ? 'auto' : choice);

let stop = () => {};

/** Makes Mantine store the theme where the sign-in page, which has no Mantine, also reads it. */
export const themeManager: MantineColorSchemeManager = {
  get: () => schemeOf(readThemeChoice()),
  set: (scheme) => {
    const choice = scheme === 'auto' ? 'system' : scheme;
    storeThemeChoice(choice);
    showTheme(choice);
  },
  // Changed in another tab.
  subscribe: (onUpdate) => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === themeStorageKey) onUpdate(schemeOf(themeChoiceOf(newValue)));
    };
    window.addEventListener('storage', follow);
    stop = () => window.removeEventListener('storage', follow);
  },
  unsubscribe: () => stop(),
  clear: () => themeManager.set('auto'),
};
