import { createContext, use } from 'react';
import type { Account } from '../account.slice.ts';

/** The account that looks at a page for everyone; null for a visitor without one. */
export const VisitorContext = createContext<Account | null>(null);

/** The account that looks at a page for everyone; null for a visitor without one. */
export const useVisitor = (): Account | null => use(VisitorContext);
