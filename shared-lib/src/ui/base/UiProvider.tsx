import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToastHost } from './toasts/ToastHost.tsx';
import { theme, variables } from './theme/theme.ts';
import { themeManager } from './theme/themeManager.ts';
import './mantine.css';

/**
 * Provides the kit's theme; render once, around the app. Light or dark follows the system until the user
 * chooses.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} colorSchemeManager={themeManager}>
      {children}
      <ToastHost />
    </MantineProvider>
  );
}
