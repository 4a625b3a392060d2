import { createContext, useContext } from 'react';
import type { Articles } from './article.ts';

interface HelpContextValue {
  articles: Articles;
  /**
   * Whether the app's pages are in this router; if not, a link to one reloads the page, which leads to the
   * sign-in.
   */
  signedIn: boolean;
}

/** The articles and the reader's sign-in state. */
export const HelpContext = createContext<HelpContextValue | null>(null);

/**
 * The articles, and whether the reader is signed in.
 * @throws outside the help pages.
 */
export function useHelp(): HelpContextValue {
  const help = useContext(HelpContext);
  if (!help) throw new Error('useHelp needs a HelpContext');
  return help;
}
