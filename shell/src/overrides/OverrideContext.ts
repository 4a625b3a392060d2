import { createContext } from 'react';

/** The modules this account may override. */
export const OverrideContext = createContext<readonly string[]>([]);
