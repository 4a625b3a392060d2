import { createContext, use } from 'react';
import type { Account } from '../account.slice.ts';

/** The signed-in user who views a public page; null for an anonymous visitor. */
export const VisitorContext = createContext<Account | null>(null);

/** The dashboard account that views a public page; null for a visitor without one. */
export const useVisitor = (): Account | null => {
  const account = use(VisitorContext);
  return account?.role === 'field' ? null : account;
};

/** Whether the viewer of a public page is a signed-in field specialist. */
export const useIsFieldUser = (): boolean => use(VisitorContext)?.role === 'field';
