import { createContext } from 'react';

/** Shows the list of keyboard shortcuts; null where a page has none. */
export const ShortcutsContext = createContext<(() => void) | null>(null);
