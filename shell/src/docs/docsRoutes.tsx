import { currentLanguage } from 'shared-lib/i18n';
import type { RouteObject } from 'react-router-dom';
import { LazyPage } from '../app/LazyPage.tsx';

async function loadDocs(signedIn: boolean) {
  const [{ DocsPages }, { loadArticles }] = await Promise.all([
    import(/* webpackChunkName: "docs" */ './DocsPages.tsx'),
    import(/* webpackChunkName: "docs" */ './loadArticles.ts'),
  ]);
  const articles = await loadArticles(currentLanguage());
  return { default: () => <DocsPages articles={articles} signedIn={signedIn} /> };
}

const loadForSignedIn = () => loadDocs(true);
const loadForSignedOut = () => loadDocs(false);

/**
 * The routes of the public help, `/docs` and `/docs/{article}` (spec section 2, Public routes). They need the router, the
 * texts and the kit around them, and no account.
 */
export const docsRoutes = ({ signedIn }: { signedIn: boolean }): RouteObject[] => [
  { path: '/docs/*', element: <LazyPage load={signedIn ? loadForSignedIn : loadForSignedOut} /> },
];
