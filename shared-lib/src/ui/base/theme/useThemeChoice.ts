import { useMantineColorScheme } from '@mantine/core';
import type { ThemeChoice } from './themeChoice.ts';

/** The chosen theme and its setter; persisted across visits. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [
    colorScheme === 'auto' ? 'system' : colorScheme,
    (choice) => setColorScheme(choice === 'system' ? 'auto' : choice),
  ];
}
