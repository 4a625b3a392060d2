import { createContext } from 'react';

/** The modules that this account may point at another build. */
export const OverrideContext = createContext<readonly string[]>([]);
