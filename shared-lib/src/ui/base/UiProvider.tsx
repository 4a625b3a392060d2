import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToastHost } from './toasts/ToastHost.tsx';
import { theme, variables } from './theme/theme.ts';
import { themeManager } from './theme/themeManager.ts';
import './mantine.css';

/** Wraps the app, once, in the kit's theme; light or dark follows the system until the person chooses. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} colorSchemeManager={themeManager}>
      {children}
      <ToastHost />
    </MantineProvider>
  );
}
