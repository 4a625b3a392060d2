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

/** Lets Mantine keep the person's choice of light or dark where the sign-in page, which has no Mantine, finds it too. */
export const themeManager: MantineColorSchemeManager = {
  get: () => schemeOf(readThemeChoice()),
  set: (scheme) => {
    const choice = scheme === 'auto' ? 'system' : scheme;
    storeThemeChoice(choice);
    showTheme(choice);
  },
  // Chosen in another tab.
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
