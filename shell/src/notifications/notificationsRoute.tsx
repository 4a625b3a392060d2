import type { RouteObject } from 'react-router-dom';
import { shellPage, TitledPage } from '../app/titledPages.tsx';

const title = { en: 'All Notifications', es: 'Todas las notificaciones' };

/** The route of `/notifications` (spec section 2). Its code is loaded on demand. */
export const notificationsRoute: RouteObject = {
  path: '/notifications',
  element: (
    <TitledPage title={title}>
      {shellPage('All Notifications', async () => {
        const page = await import(/* webpackChunkName: "notifications" */ './NotificationsPage.tsx');
        return page.default;
      })}
    </TitledPage>
  ),
};
