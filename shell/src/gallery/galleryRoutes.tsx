import type { RouteObject } from 'react-router-dom';
import { shellPage, TitledPage } from '../app/titledPages.tsx';

/** The UI kit on one page, `/ui`, for developers; left out of production builds. */
export function galleryRoutes(): RouteObject[] {
  if (process.env.NODE_ENV !== 'development') return [];
  const page = shellPage('The kit', async () => {
    const gallery = await import(/* webpackChunkName: "gallery" */ './GalleryPage.tsx');
    return gallery.default;
  });
  return [{ path: '/ui', element: <TitledPage title={{ en: 'The kit' }}>{page}</TitledPage> }];
}
