import type { RouteObject } from 'react-router-dom';
import { currentLanguage } from 'shared-lib/i18n';
import { shellPage, TitledPage } from '../app/titledPages.tsx';
import { loadArticles } from '../docs/loadArticles.ts';

const title = { en: 'Get Help', es: 'Obtener ayuda' };

/** The route of `/help` (spec section 2); its code and the articles are fetched when it is opened. */
export const helpRoute: RouteObject = {
  path: '/help',
  element: (
    <TitledPage title={title}>
      {shellPage('Get Help', async () => {
        const [{ HelpPage }, articles] = await Promise.all([
          import(/* webpackChunkName: "help" */ './HelpPage.tsx'),
          loadArticles(currentLanguage()),
        ]);
        return () => <HelpPage articles={articles} />;
      })}
    </TitledPage>
  ),
};
