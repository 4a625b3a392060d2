import type { RouteObject } from 'react-router-dom';
import { shellPageInLanguage, TitledPage } from '../app/titledPages.tsx';
import { loadArticles } from '../docs/loadArticles.ts';

const title = { en: 'Get Help', es: 'Obtener ayuda' };

/** The route of `/help` (spec section 2). Its code and the articles are loaded on demand. */
export const helpRoute: RouteObject = {
  path: '/help',
  element: (
    <TitledPage title={title}>
      {shellPageInLanguage('Get Help', async (language) => {
        const [{ HelpPage }, articles] = await Promise.all([
          import(/* webpackChunkName: "help" */ './HelpPage.tsx'),
          loadArticles(language),
        ]);
        return () => <HelpPage articles={articles} />;
      })}
    </TitledPage>
  ),
};
