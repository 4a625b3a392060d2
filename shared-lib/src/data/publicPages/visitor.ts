import { createContext, use } from 'react';
import type { Account } from '../account.slice.ts';

/** Who is signed in and looks at a page for everyone; null for a visitor who is not. */
export const VisitorContext = createContext<Account | null>(null);

/** The account of the dashboard that looks at a page for everyone; null for a visitor without one. */
export const useVisitor = (): Account | null => {
  const account = use(VisitorContext);
  return account?.role === 'field' ? null : account;
};

/** Whether whoever looks at a page for everyone is signed in and works in the field. */
export const useIsFromField = (): boolean => use(VisitorContext)?.role === 'field';
