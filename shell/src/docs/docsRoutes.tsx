import type { RouteObject } from 'react-router-dom';
import { shellPageInLanguage } from '../app/titledPages.tsx';
import { loadArticles } from './loadArticles.ts';

/**
 * The routes of the public help, `/docs` and `/docs/{article}` (spec section 2, Public routes). They need the
 * router, the texts and the UI kit, but no account.
 * @param signedIn whether the app's pages are in the same router.
 */
export const docsRoutes = (signedIn: boolean): RouteObject[] => [
  {
    path: '/docs/*',
    element: shellPageInLanguage('The help', async (language) => {
      const [{ DocsPages }, articles] = await Promise.all([
        import(/* webpackChunkName: "docs" */ './DocsPages.tsx'),
        loadArticles(language),
      ]);
      return () => <DocsPages articles={articles} signedIn={signedIn} />;
    }),
  },
];
