import { createContext } from 'react';

/** Opens the list of keyboard shortcuts; null on pages without it. */
export const ShortcutsContext = createContext<(() => void) | null>(null);
