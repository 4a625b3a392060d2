import { createContext, useContext } from 'react';
import type { Articles } from './article.ts';

interface HelpContextValue {
  articles: Articles;
  /** Whether the app's pages are in the same router; else a link to one loads the page anew, which leads to the sign-in. */
  signedIn: boolean;
}

/** The articles, and who reads them. */
export const HelpContext = createContext<HelpContextValue | null>(null);

/**
 * The articles that are shown here, and whether the reader is signed in.
 * @throws outside the help's pages.
 */
export function useHelp(): HelpContextValue {
  const help = useContext(HelpContext);
  if (!help) throw new Error('useHelp needs a HelpContext');
  return help;
}
